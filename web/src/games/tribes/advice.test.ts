import { expect, test } from 'vitest';
import { readAdvice } from '../advice';
import { way } from './advice';
import type { Move } from './wire';

const written = (move: Move) => ({ text: '', move });
const sow = written({ kind: 'sow', tile: 'c3' });
const drop = (tile: string) => written({ kind: 'drop', tribe: 'vizier', tile });

test('the first candidate is the advised one', () => {
  const detail = {
    seat: 0,
    ...sow,
    candidates: [
      { moves: [sow, drop('c4')], points: 8, sources: [{ source: 'tiles', points: 8 }], gift: { seat: 1, before: 9, after: 7.5 }, mean: 3, spread: 2, visits: 40 },
      { moves: [sow], points: 2, sources: [], gift: null },
    ],
  };
  expect(readAdvice(detail)).toMatchObject({ moves: [sow, drop('c4')], points: 8, gift: { before: 9, after: 7.5 } });
});

test('a mind without words gives no advice', () => {
  for (const detail of [null, undefined, 'x', {}, { candidates: [] }, { candidates: [{ moves: 3 }] }]) expect(readAdvice(detail)).toBeNull();
});

test('the advised way begins where the meeples are picked up, or where the last one lies', () => {
  const advice = (...moves: ReturnType<typeof written>[]) => ({ moves, points: 0, sources: [], gift: null });
  expect(way(advice(sow, drop('c4'), drop('d4'), written({ kind: 'act', fakirs: 0 })), null)).toEqual(['c3', 'c4', 'd4']);
  expect(way(advice(drop('d4')), 'c4')).toEqual(['c4', 'd4']);
  expect(way(advice(written({ kind: 'end' })), 'c4')).toEqual([]);
});
