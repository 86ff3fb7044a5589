import { expect, test } from 'vitest';
import { better, readAdvice } from './advice';

const plan = (points: number, more: object = {}) => ({ moves: [{ text: 'x', move: {} }], points, sources: [], ...more });

test('a hint with nothing to say is nothing', () => {
  expect(readAdvice(null)).toBeNull();
  expect(readAdvice({ candidates: [{ moves: 3 }] })).toBeNull();
});

test('of the other plans the one with most points is the rival, if it has more', () => {
  const advice = readAdvice({ candidates: [plan(8), plan(12), plan(10)] })!;
  expect(advice.rival?.points).toBe(12);
  expect(readAdvice({ candidates: [plan(8), plan(7)] })!.rival).toBeNull();
});

test('why it is better: what is left to the next, the chance to win, the lead, or what comes later', () => {
  const why = (mine: object, other: object) => better(readAdvice({ candidates: [plan(8, mine), plan(12, other)] })!);
  expect(why({ gift: { before: 9, after: 9 } }, { gift: { before: 9, after: 15 } })).toEqual({ reason: 'gift', by: 6 });
  expect(why({ win: { mean: 0.62 } }, { win: { mean: 0.55 } })).toEqual({ reason: 'win', by: 7 });
  expect(why({ mean: 4.2 }, { mean: 1 })).toEqual({ reason: 'lead', by: 3 });
  expect(why({}, {})).toEqual({ reason: 'other', by: 0 });
});
