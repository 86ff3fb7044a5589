import { expect, test } from 'vitest';
import { stand, total } from './pile';
import type { Meeples } from './wire';

/** The 20 of 24 units a meeple fills, on its tile and below the value. */
const inside = (meeples: Meeples) =>
  stand(meeples).every(({ x, y, height }) => x + (height * 2) / 28 >= 1 && x + (height * 22) / 28 <= 99 && y >= 35 && y + height <= 97);

test('a small pile shows every meeple, a tall one counts them', () => {
  expect(stand({ elder: 2, builder: 1 }).map(({ tribe, count }) => [tribe, count])).toEqual([
    ['elder', 1],
    ['elder', 1],
    ['builder', 1],
  ]);
  expect(stand({ merchant: 4, vizier: 3 }).map(({ tribe, count }) => [tribe, count])).toEqual([
    ['vizier', 3],
    ['merchant', 4],
  ]);
});

test('up to four meeples keep their size and leave the lower corners to camel and buildings', () => {
  const one = stand({ elder: 1 })[0]!.height;
  for (const pile of [{ elder: 2 }, { elder: 2, builder: 1 }, { vizier: 1, elder: 1, merchant: 1, builder: 1 }, { assassin: 4 }]) {
    expect(stand(pile)).toHaveLength(total(pile));
    for (const { y, height } of stand(pile)) {
      expect(height).toBe(one);
      expect(y + height).toBeLessThanOrEqual(76);
    }
  }
});

test('no pile leaves its tile', () => {
  for (let each = 0; each <= 9; each += 1) {
    for (const pile of [{ vizier: each }, { vizier: each, elder: 1, merchant: 2 }, { vizier: each, elder: each, merchant: each, builder: each, assassin: each, artisan: each }]) {
      expect(inside(pile), JSON.stringify(pile)).toBe(true);
      expect(stand(pile).reduce((sum, figure) => sum + figure.count, 0)).toBe(total(pile));
    }
  }
});
