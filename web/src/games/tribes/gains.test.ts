import { expect, test } from 'vitest';
import { changes } from './gains';

test('only what changed is told, and only what is known', () => {
  const before = { lines: [{ source: 'gold', points: [50, null] }, { source: 'tiles', points: [8, 0] }] };
  const now = { lines: [{ source: 'gold', points: [47, null] }, { source: 'tiles', points: [8, 6] }, { source: 'palms', points: [3, 0] }] };
  expect(changes(before, now, 0)).toEqual([{ source: 'gold', points: -3 }, { source: 'palms', points: 3 }]);
  expect(changes(before, now, 1)).toEqual([{ source: 'tiles', points: 6 }]);
});
