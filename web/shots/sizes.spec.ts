import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { test } from '../e2e/house';
import { decide, dice, myTurn, newTable, type Wish } from '../e2e/player';

const FOLDER = fileURLToPath(new URL('../../docs/img/sizes/', import.meta.url));

/** From a small phone to a large screen; 640 x 400 is what 1280 x 800 leaves at a zoom of 200 %. */
const SIZES = [[360, 640], [390, 844], [844, 390], [820, 1180], [640, 400], [1280, 800], [1366, 768], [1920, 1080]] as const;

const TABLES: [name: string, wish: Wish, isThere: (page: Page) => Promise<boolean>][] = [
  // In the middle of a move, with both boxes and four players: the fullest board there is.
  ['tribes', { players: 4, tick: [/Thieves/, /Artisans/] }, (page) => page.getByRole('group', { name: 'In hand' }).isVisible()],
  ['djinn', { game: 'djinn', players: 2 }, async (page) => /catch/i.test((await page.locator('#status').textContent()) ?? '')],
];

for (const [name, wish, isThere] of TABLES) {
  test(`${name} at every size`, async ({ page }) => {
    test.setTimeout(400_000);
    mkdirSync(FOLDER, { recursive: true });
    await newTable(page, wish);
    const roll = dice(29);
    for (let i = 0; i < 60 && (await myTurn(page)); i += 1) {
      if (i > 18 && (await isThere(page))) break;
      await decide(page, roll);
    }
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await page.mouse.move(1, 1);
      await page.evaluate(() => {
        (document.activeElement as HTMLElement | null)?.blur();
        for (const part of document.querySelectorAll('.beside, .first, .talk')) part.scrollTop = 0;
        scrollTo(0, 0);
      });
      await page.waitForTimeout(400);
      await page.screenshot({ path: `${FOLDER}${name}-${width}x${height}.jpg`, type: 'jpeg', quality: 60 });
    }
  });
}
