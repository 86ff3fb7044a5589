import { expect, it } from 'vitest';
import { filled, gains, total } from './scores';

const scores = [
  { source: 'gold', points: [50, null] },
  { source: 'viziers', points: [13, 3] },
  { source: 'palms', points: [0, 0] },
];

it('adds what is known and says when something is not', () => {
  expect(total(scores, 0)).toEqual({ points: 63, isWhole: true });
  expect(total(scores, 1)).toEqual({ points: 3, isWhole: false });
});

it('tells what a turn has brought by source', () => {
  const now = [
    { source: 'gold', points: [45, null] },
    { source: 'viziers', points: [15, 3] },
    { source: 'palms', points: [0, 0] },
    { source: 'tents', points: [4, 0] },
  ];
  expect(gains(scores, now, 0)).toEqual([
    { source: 'gold', points: -5 },
    { source: 'viziers', points: 2 },
    { source: 'tents', points: 4 },
  ]);
  expect(gains(scores, now, 1)).toEqual([]);
});

it('leaves out sources that brought nobody anything', () => {
  expect(filled(scores).map((line) => line.source)).toEqual(['gold', 'viziers']);
});
