import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { test } from '../e2e/house';
import { decide, dice, myTurn, newTable } from '../e2e/player';

const FOLDER = fileURLToPath(new URL('../../docs/img/', import.meta.url));

/** Plays until the figure is about to move, so that the ways through the city are shown. */
async function toTheStreets(page: Page) {
  const roll = dice(31);
  for (let i = 0; i < 60 && (await myTurn(page)); i += 1) {
    if (i > 22 && /^A? ?Where to/.test((await page.locator('#status').textContent())?.trim() ?? '')) break;
    await decide(page, roll);
  }
  await page.locator('#tab-log').click();
  await page.evaluate(() => scrollTo(0, 0));
}

test('pictures of Djinn', async ({ page }) => {
  test.setTimeout(300_000);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await newTable(page, { game: 'djinn', players: 3 });
  await toTheStreets(page);
  await page.screenshot({ path: `${FOLDER}djinn-desktop.png` });
  await page.getByRole('button', { name: 'Routes' }).click();
  await page.screenshot({ path: `${FOLDER}djinn-routes-desktop.png` });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 640 });
  await page.screenshot({ path: `${FOLDER}djinn-night-phone.png` });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.screenshot({ path: `${FOLDER}djinn-phone.png` });
});
