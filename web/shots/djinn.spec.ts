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
  const night = (is: boolean) => page.emulateMedia({ colorScheme: is ? 'dark' : 'light', reducedMotion: 'reduce' });
  const take = async (name: string) => {
    await page.evaluate(() => scrollTo(0, 0));
    await page.screenshot({ path: `${FOLDER}djinn-${name}.png` });
  };
  await night(false);
  await newTable(page, { game: 'djinn', players: 3 });
  await toTheStreets(page);
  await page.locator('[data-field="R1"]').hover();
  await take('desktop');
  await page.mouse.move(2, 2);
  await page.getByRole('tab', { name: 'Routes' }).click();
  await take('routes-desktop');
  await page.getByRole('tab', { name: 'Log' }).click();
  await night(true);
  await page.setViewportSize({ width: 1920, height: 1080 });
  await take('night-desktop');
  await page.setViewportSize({ width: 360, height: 640 });
  await take('night-phone');
  await night(false);
  await take('phone');
});
