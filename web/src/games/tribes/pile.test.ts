import { expect, test } from 'vitest';
import { stand, total } from './pile';
import type { Meeples } from './wire';

const inside = (meeples: Meeples) =>
  stand(meeples).every((figure) => figure.x >= 0 && figure.x + (figure.height * 6) / 7 <= 100 && figure.y >= 30 && figure.y + figure.height <= 90);

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

test('no pile leaves its tile', () => {
  for (let each = 0; each <= 9; each += 1) {
    for (const pile of [{ vizier: each }, { vizier: each, elder: 1, merchant: 2 }, { vizier: each, elder: each, merchant: each, builder: each, assassin: each, artisan: each }]) {
      expect(inside(pile), JSON.stringify(pile)).toBe(true);
      expect(stand(pile).reduce((sum, figure) => sum + figure.count, 0)).toBe(total(pile));
    }
  }
});
