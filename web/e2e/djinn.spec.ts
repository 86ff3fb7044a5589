import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './house';
import { decide, dice, lastEntry, myTurn, newTable, playToTheEnd } from './player';

/** The clock ends a game alone; with others, an early last round keeps these games short. */
const GAMES: [players: number, lastRound: number, seed: number][] = [
  [1, 60, 1],
  [2, 9, 2],
  [4, 6, 3],
];

const table = (page: Page, players = 2) => newTable(page, { game: 'djinn', players });

async function play(page: Page, seed: number, decisions: number) {
  const roll = dice(seed);
  for (let i = 0; i < decisions; i += 1) if (await myTurn(page)) await decide(page, roll);
  await myTurn(page);
}

for (const [players, lastRound, seed] of GAMES) {
  test(`a whole game of Djinn by clicks, ${players} at the table`, async ({ page }) => {
    test.setTimeout(600_000);
    await newTable(page, { game: 'djinn', players, fill: [[/Last round at the latest/, lastRound]] });
    expect(await playToTheEnd(page, seed)).toBeGreaterThan(15);
    const final = page.getByRole('region', { name: /win/ });
    await expect(final.getByRole('table')).toContainText('Total');
    await expect(final.getByText(/Fair: the seed is the one promised/)).toBeVisible();
    if (players === 1) await expect(page.getByText(/Your rank: (Novice|Apprentice|Mage|Inner circle)/).first()).toBeVisible();
    await page.locator('#tab-log').click();
    await expect(page.locator('#tab-panel')).toContainText('The game is over');
    await final.getByRole('link', { name: 'Replay' }).click();
    await expect(page.getByText(/^Step 0 of/)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText(/^Step 1 of/)).toBeVisible();
    await expect(page.getByRole('group', { name: 'The city' })).toBeVisible();
  });
}

test('the city is walked and chosen from by keyboard, and says what is where', async ({ page }) => {
  await table(page);
  const [offers, fields] = [page.locator('.dock [data-move]'), page.locator('[data-field][data-can]')];
  for (let i = 0; i < 30; i += 1) {
    await myTurn(page);
    await expect(offers.or(fields).first()).toBeVisible();
    if ((await fields.count()) > 0) break;
    const before = await lastEntry(page);
    await offers.first().click();
    await expect.poll(() => lastEntry(page)).not.toBe(before);
  }
  const before = await lastEntry(page);
  const wanted = (await fields.first().getAttribute('data-field'))!;
  await page.locator('[data-field][tabindex="0"]').focus();
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowDown', 'ArrowRight']) {
    if ((await page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.field)) === wanted) break;
    await page.keyboard.press(key);
  }
  await page.locator(`[data-field="${wanted}"]`).focus();
  await expect(page.locator(`[data-field="${wanted}"]`)).toHaveAccessibleName(/(square|round|middle of the city).*can be chosen$/);
  await page.keyboard.press('Enter');
  await expect(offers.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator(`[data-field="${wanted}"]`)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(offers.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => lastEntry(page)).not.toBe(before);
});

test('the route board tells what lies within three moves', async ({ page }) => {
  await table(page);
  await page.getByRole('button', { name: 'Routes' }).click();
  await expect(page.getByText('Once your figure stands in the city')).toBeVisible();
  const roll = dice(4);
  for (let i = 0; i < 40 && (await page.getByText('In one move').count()) === 0; i += 1) if (await myTurn(page)) await decide(page, roll);
  await expect(page.getByRole('heading', { name: 'In 3 moves' })).toBeVisible();
  await expect(page.locator('.verdict').first()).toHaveText(/caught|no catch|no djinns/);
});

for (const theme of ['light', 'dark'] as const) {
  test(`the table of Djinn is accessible by ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await table(page, 4);
    await play(page, 5, 15);
    for (const tab of ['Routes', 'On offer', 'Players', 'My board']) {
      await page.getByRole('button', { name: tab, exact: true }).click();
      const { violations } = await new AxeBuilder({ page }).analyze();
      const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
      expect(grave.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
    }
  });
}

test('Djinn fits a small phone in four languages', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await table(page, 4);
  await play(page, 6, 12);
  for (const language of ['Español', 'Italiano', 'Deutsch', 'English']) {
    await page.goto('/settings');
    await page.getByRole('radio', { name: language }).check();
    await page.goBack();
    await expect(page.locator('.djinn')).toBeVisible();
    for (const tab of await page.locator('.tabs[role=group] button').all()) {
      await tab.click();
      await expect(page.locator('body')).not.toContainText('‹');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    }
  }
});
