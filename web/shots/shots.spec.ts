import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { test } from '../e2e/house';
import { decide, dice, myTurn, newTable } from '../e2e/player';

const FOLDER = fileURLToPath(new URL('../../docs/img/', import.meta.url));
const SCREENS = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 360, height: 640 },
};

async function take(page: Page, name: string) {
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: `${FOLDER}${name}.png` });
}

/** Plays some decisions, then on until a sowing is under way. */
async function intoAGame(page: Page, seed: number, decisions: number) {
  const roll = dice(seed);
  for (let i = 0; i < decisions && (await myTurn(page)); i += 1) await decide(page, roll);
  for (let i = 0; i < 30 && (await myTurn(page)); i += 1) {
    if (/meeple/i.test((await page.locator('#status').textContent()) ?? '')) break;
    await decide(page, roll);
  }
  await page.locator('#tab-log').click();
  await page.evaluate(() => scrollTo(0, 0));
}

for (const [screen, viewport] of Object.entries(SCREENS)) {
  test(`pictures for ${screen}`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto('/');
    await take(page, `home-${screen}`);
    await newTable(page, { players: 2 });
    await intoAGame(page, 23, 24);
    await take(page, `table-${screen}`);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await take(page, `table-night-${screen}`);
    await newTable(page, { tick: [/Thieves/, /Artisans/], players: 4 });
    await intoAGame(page, 29, 12);
    await take(page, `artisans-${screen}`);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto('/rules');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await take(page, `rules-${screen}`);
  });
}
