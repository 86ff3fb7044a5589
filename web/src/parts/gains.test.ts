import { expect, it } from 'vitest';
import { gains, signed, sum } from './gains';

const before = [
  { source: 'gold', points: [50, null] },
  { source: 'viziers', points: [13, 3] },
  { source: 'palms', points: [0, 0] },
];
const now = [
  { source: 'gold', points: [45, null] },
  { source: 'viziers', points: [15, 3] },
  { source: 'palms', points: [0, 3] },
  { source: 'tents', points: [4, 0] },
];

it('tells what a turn has brought by source, and only what changed and is known', () => {
  expect(gains(before, now, 0)).toEqual([
    { source: 'gold', points: -5 },
    { source: 'viziers', points: 2 },
    { source: 'tents', points: 4 },
  ]);
  expect(gains(before, now, 1)).toEqual([{ source: 'palms', points: 3 }]);
  expect(sum(gains(before, now, 0))).toBe(1);
});

it('writes a change with its sign', () => {
  expect([3, 0, -2].map(signed)).toEqual(['+3', '0', '−2']);
});
