import { expect, test } from 'vitest';
import { course, swing, turningPoints, worst, type Verdict } from './verdict';

const verdict = (number: number, seat: number, win: number, loss = 0, mark?: Verdict['mark']): Verdict => ({
  number,
  entries: [number, number],
  seat,
  turn: number,
  round: 1,
  forced: false,
  before: [{ win, points: 100 }, { win: 1 - win, points: 90 }],
  played: { moves: [], after: [], points: 0, sources: [] },
  loss: { win: loss, points: 0, error: 0, points_error: 0 },
  ...(mark ? { mark } : {}),
  effect: [0, 0],
});

const game = [verdict(1, 0, 0.5), verdict(2, 1, 0.55, 0.1, 'mistake'), undefined, verdict(4, 1, 0.7, 0.2, 'blunder')];

test('the course of a game has gaps where nothing is known yet, and ends with its result', () => {
  expect(course(game, [1, 0], 'win').map((seats) => seats?.[0] ?? null)).toEqual([0.5, 0.55, null, 0.7, 1]);
  expect(course(game, null, 'points').at(-1)).toBeNull();
});

test('a swing needs to know both sides of a choice', () => {
  expect(swing(game, [1, 0], 0)).toBeCloseTo(0.05);
  expect(swing(game, [1, 0], 1)).toBe(0);
  expect(swing(game, [1, 0], 3)).toBeCloseTo(0.3);
});

test('turning points are the largest swings, in the order of the game', () => {
  const turns = [0.5, 0.7, 0.72, 0.4, 0.45].map((win, i) => verdict(i + 1, 0, win));
  expect(turningPoints(turns, [1, 0])).toEqual([0, 2, 4]);
  expect(turningPoints(turns, [1, 0], 1)).toEqual([4]);
});

test('the worst choices of a seat come worst first', () => {
  expect(worst(game, 1).map(({ number }) => number)).toEqual([4, 2]);
  expect(worst(game, 0)).toEqual([]);
});
