import { expect, it } from 'vitest';
import { filled, total } from './scores';

const scores = [
  { source: 'gold', points: [50, null] },
  { source: 'viziers', points: [13, 3] },
  { source: 'palms', points: [0, 0] },
];

it('adds what is known and says when something is not', () => {
  expect(total(scores, 0)).toEqual({ points: 63, isWhole: true });
  expect(total(scores, 1)).toEqual({ points: 3, isWhole: false });
});

it('leaves out sources that brought nobody anything', () => {
  expect(filled(scores).map((line) => line.source)).toEqual(['gold', 'viziers']);
});
