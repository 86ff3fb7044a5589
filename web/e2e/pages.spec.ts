import type { Page } from '@playwright/test';
import { expect, test } from './house';
import { decide, dice, myTurn, newTable } from './player';
import { expectSound } from './sound';

const PAGES = ['/', '/new', '/learn', '/replay', '/rules', '/rules/djinn', '/settings', '/help', '/about', '/nowhere'];
/** They have no foot, where languages are chosen. */
const LESSONS = ['/learn/tribes/move', '/learn/djinn/market'];
/** The pages for a real table. */
const AT = ['/at', '/pad', '/aid/tribes', '/cards', '/draw'];
const LANGUAGES = ['English', 'Español', 'Italiano', 'Deutsch'] as const;

async function expectNarrow(page: Page) {
  const [content, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(content, page.url()).toBeLessThanOrEqual(screen ?? 0);
}

const settled = (page: Page) => expect(page.locator('h1')).toBeAttached();

for (const theme of ['light', 'dark'] as const) {
  test(`every page is accessible by ${theme}`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    for (const path of PAGES) {
      await page.goto(path);
      await settled(page);
      await expectSound(page);
    }
    for (const path of [...LESSONS, ...AT]) {
      await page.goto(path);
      await settled(page);
      await expectSound(page);
    }
    await newTable(page, { seats: ['open'] });
    await expectSound(page);
    for (const game of ['tribes', 'djinn']) {
      await newTable(page, { game });
      const roll = dice(3);
      for (let i = 0; i < 4; i += 1) if (await myTurn(page)) await decide(page, roll);
      for (const tab of ['log', 'points', 'moves', 'chat']) {
        await page.locator(`#tab-${tab}`).click();
        await expectSound(page);
      }
      await page.getByRole('button', { name: 'Guide', exact: true }).click();
      await expect(page.getByRole('region', { name: 'Guide' })).toBeVisible();
      await expectSound(page);
      await page.getByRole('button', { name: 'No guide, please' }).click();
    }
  });
}

test('nothing scrolls sideways on a small phone, and the board stays where it is', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const path of PAGES) {
    await page.goto(path);
    await settled(page);
    await expectNarrow(page);
  }
  await newTable(page, { players: 4 });
  const roll = dice(5);
  const tops = new Set<number>();
  for (let i = 0; i < 6; i += 1) {
    if (await myTurn(page)) await decide(page, roll);
    tops.add(await page.locator('.board').evaluate((board) => Math.round(board.getBoundingClientRect().top + scrollY)));
  }
  expect([...tops]).toHaveLength(1);
  await expectNarrow(page);
});

test('every page speaks four languages without a reload', async ({ page }) => {
  for (const path of [...PAGES, 'table']) {
    if (path === 'table') await newTable(page);
    else await page.goto(path);
    for (const language of LANGUAGES) {
      if (path === 'table') {
        await page.goto('/settings');
        await page.getByRole('radio', { name: language }).check();
        await page.goBack();
        await expect(page.locator('#status')).not.toBeEmpty();
      } else {
        await settled(page);
        await page.getByRole('button', { name: language, exact: true }).click();
      }
      await expect(page.locator('html')).toHaveAttribute('lang', language.slice(0, 2).toLowerCase());
      await expect(page.locator('body')).not.toContainText('‹');
    }
    await page.evaluate(() => localStorage.clear());
  }
});

test('settings last', async ({ page }) => {
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Night' }).check();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('radio', { name: 'Night' })).toBeChecked();
});

test('a guest can change, keep and give up a name', async ({ page }) => {
  await page.goto('/settings');
  await page.getByLabel('Name', { exact: true }).fill('Scheherazade');
  await page.getByLabel('Password').fill('a thousand and one');
  await page.getByRole('button', { name: 'Keep this name' }).click();
  await expect(page.getByText('You are signed in as Scheherazade.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByText(/a guest: only this browser/)).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('Scheherazade');
  await page.getByLabel('Password').fill('wrong password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel('Password').fill('a thousand and one');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('You are signed in as Scheherazade.')).toBeVisible();
});
