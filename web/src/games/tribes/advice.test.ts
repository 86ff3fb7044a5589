import { expect, test } from 'vitest';
import { readAdvice } from './advice';

test('the first candidate is the advised one', () => {
  const detail = {
    seat: 0,
    move: 'sow c3',
    candidates: [
      { moves: ['sow c3', 'y>c4'], points: 8, sources: [{ source: 'tiles', points: 8 }], gift: { seat: 1, before: 9, after: 7.5 }, mean: 3, spread: 2, visits: 40 },
      { moves: ['sow a1'], points: 2, sources: [], gift: null },
    ],
  };
  expect(readAdvice(detail)).toMatchObject({ moves: ['sow c3', 'y>c4'], points: 8, gift: { before: 9, after: 7.5 } });
});

test('a mind without words gives no advice', () => {
  for (const detail of [null, undefined, 'x', {}, { candidates: [] }, { candidates: [{ moves: 3 }] }]) expect(readAdvice(detail)).toBeNull();
});
