import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './house';
import { myTurn, newTable } from './player';

const at = (page: Page) => page.locator('.analysis[data-at]');

/** Plays a move by its notation. */
async function say(page: Page, move: string) {
  const field = page.getByLabel('Move in notation').or(page.locator('#notation'));
  if (!(await field.first().isVisible())) await page.getByText('All moves as a list').click();
  await field.first().fill(move);
  await field.first().press('Enter');
}

async function example(page: Page) {
  await page.goto('/analysis');
  await page.getByRole('button', { name: 'Use this example' }).click();
  await page.getByRole('button', { name: 'Set it up' }).click();
  await expect(page.locator('.board [data-tile="c3"]')).toBeVisible();
}

test('a written position is played on, branched, named, shared and saved', async ({ page, browser, baseURL }) => {
  await example(page);
  await page.locator('.board [data-tile="c3"]').click();
  await expect(at(page)).toHaveAttribute('data-steps', '2');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /one step back/i }).first().click();
  await expect(at(page)).toHaveAttribute('data-at', '0');
  await say(page, 'sow b2');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).first().click();
  await page.getByRole('navigation', { name: 'Variations' }).getByRole('button', { name: 'sow c3' }).click();
  for (const move of ['w>d3', 'g>e3', 'y>f3']) await say(page, move);
  await expect(at(page)).toHaveAttribute('data-steps', '5');
  // Another way from the same place.
  await page.getByRole('navigation', { name: 'Variations' }).getByRole('button', { name: 'w>d3' }).click();
  await say(page, 'y>e3').catch(() => undefined);
  await page.getByLabel('Name').fill('Main line');
  await page.getByLabel('Comment').fill('the Vizier joins its own');
  await page.getByLabel('Comment').press('Tab');
  await expect(page.getByRole('navigation', { name: 'Variations' })).toContainText('Main line');

  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page).toHaveURL(/#a=/);
  const other = await (await browser.newContext({ baseURL, locale: 'en-GB' })).newPage();
  await other.goto(page.url());
  await expect(other.getByRole('navigation', { name: 'Variations' })).toContainText('the Vizier joins its own');
  await other.getByRole('navigation', { name: 'Variations' }).getByRole('button', { name: 'y>f3' }).click();
  await expect(other.getByRole('table').first()).toContainText('Viziers');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const file = await (await download).path();
  await other.goto('/analysis');
  await other.locator('input[type=file]').setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: (await import('node:fs')).readFileSync(file) });
  await expect(other.getByRole('navigation', { name: 'Variations' })).toContainText('Main line');
  await other.context().close();
});

test('the strongest mind is asked, thinks deeper, and its line is drawn', async ({ page }) => {
  await example(page);
  await page.getByLabel('Ask the strongest mind').check();
  const lines = page.getByRole('region', { name: 'What the strongest mind thinks' });
  await expect(lines.getByRole('listitem').first()).toContainText('%', { timeout: 60_000 });
  await expect.poll(async () => Number(await lines.getAttribute('data-depth')), { timeout: 60_000 }).toBeGreaterThan(1);
  await lines.getByRole('button').first().focus();
  await expect(page.locator('.trace.advice').first()).toBeAttached();
  await page.getByRole('button', { name: 'Deal again' }).click();
  await expect(page.getByRole('navigation', { name: 'Variations' })).toContainText('dealt again');
});

test('a position that cannot be is answered with all that is wrong with it', async ({ page }) => {
  await page.goto('/analysis');
  await page.getByLabel('Position').fill('players 2\nc3 yyyyyyyyyyyyyyyyyyyyyyyyyyyyyy\nA gold=-4\nturn A');
  const faults = page.getByRole('alert');
  await expect(faults).toContainText('This position cannot be');
  await expect(faults.getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Set it up' })).toBeDisabled();
});

test('at my own table I try something in thought, and nothing is sent', async ({ page }) => {
  await newTable(page);
  await myTurn(page);
  const table = page.url();
  const version = await page.locator('[data-version]').first().getAttribute('data-version');
  await page.getByRole('link', { name: 'Try it' }).click();
  await expect(page.getByText('This is a trial. Nothing is sent to the table.')).toBeVisible();
  await page.locator('.board [data-move]:visible, .board [data-can]:visible').first().click();
  await expect(at(page)).toHaveAttribute('data-steps', '2');
  await page.getByRole('link', { name: 'Back to the table' }).click();
  await expect(page).toHaveURL(table);
  await expect(page.locator('[data-version]').first()).toHaveAttribute('data-version', version ?? '');
});

test('the analysis board is accessible and fits a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/analysis');
  for (const open of [async () => undefined, () => example(page)]) {
    await open();
    await expect(page.locator('main')).not.toContainText('‹');
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
    const [content, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(content).toBeLessThanOrEqual(screen ?? 0);
  }
});
