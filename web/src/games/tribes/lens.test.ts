import { expect, test } from 'vitest';
import { readLens } from './lens';

test('the best result comes first, and what is no result is left out', () => {
  const answer = [
    { start: 'c3', end: 'd4', tribe: 'elder', points: 4, gift: 2 },
    { start: 'c3', end: 'b2', tribe: 'builder', points: 12 },
    { start: 'c3', end: 'b2' },
    null,
  ];
  expect(readLens(answer).map(({ points, gift }) => [points, gift])).toEqual([[12, null], [4, 2]]);
  expect(readLens({ results: answer }).length).toBe(2);
  expect(readLens('no')).toEqual([]);
  expect(readLens(null)).toEqual([]);
});
