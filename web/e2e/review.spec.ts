import AxeBuilder from '@axe-core/playwright';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './house';
import { decide, dice, myTurn, newTable } from './player';

const LOG = readFileSync(new URL('../../testdata/games/tribes/base-2-08.jsonl', import.meta.url), 'utf8');

/** Opens the review of a log file and waits until it is whole. */
async function reviewed(page: Page, log: string) {
  await page.goto('/review');
  await page.locator('input[type=file]').setInputFiles({ name: 'game.jsonl', mimeType: 'application/json', buffer: Buffer.from(log) });
  await expect(page.locator('[data-done]')).toHaveAttribute('data-done', 'true', { timeout: 200_000 });
}

const slider = (page: Page) => page.getByRole('slider', { name: 'Course of the game' });

test('a finished table is reviewed with one click, part by part, and the review stays', async ({ page }) => {
  test.setTimeout(240_000);
  await newTable(page, { game: 'toy', seats: ['bot:random'] });
  const roll = dice(7);
  while (await myTurn(page)) await decide(page, roll);
  await page.getByRole('link', { name: 'Review this game' }).click();
  await expect(page.locator('[data-done]')).toHaveAttribute('data-done', 'true', { timeout: 120_000 });
  await expect(page.getByRole('table', { name: 'How it adds up' })).toContainText('Result');
  const total = await page.locator('[data-total]').getAttribute('data-total');
  await expect(slider(page)).toHaveAttribute('aria-valuemax', total ?? '');

  // It is kept: another look needs no thought.
  await page.reload();
  await expect(page.locator('[data-done]')).toHaveAttribute('data-done', 'true', { timeout: 5000 });
  await page.getByRole('link', { name: 'Replay', exact: true }).last().click();
  await page.getByRole('link', { name: 'Review this game' }).click();
  await expect(slider(page)).toBeVisible();
});

test('the course of a game is stepped along by mouse and keyboard, with both plans on the board', async ({ page }) => {
  test.setTimeout(300_000);
  await reviewed(page, LOG);
  await slider(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(slider(page)).toHaveAttribute('aria-valuenow', '2');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /Decision 2 of \d+, .*%/);
  // From mark to mark: these two players did anything.
  await page.keyboard.press('PageDown');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /Inaccuracy|Mistake|Blunder/);
  const box = (await slider(page).boundingBox())!;
  await page.mouse.click(box.x + box.width * 0.7, box.y + box.height / 2);
  expect(Number(await slider(page).getAttribute('aria-valuenow'))).toBeGreaterThan(20);

  // A move of meeples with a better one: both ways are drawn.
  await page.getByLabel('Only decisions with a mark').uncheck();
  const rows = page.locator('[data-review-table] tbody tr');
  const sowing = rows.filter({ hasText: /[a-f]\d to [a-f]\d, last/ }).filter({ hasText: '??' }).first();
  await sowing.getByRole('button').click();
  await expect(page.getByRole('region', { name: 'What was played, and what was best' })).toContainText('Best found');
  await expect(page.locator('.trace.advice').first()).toBeAttached();
  await expect(page.locator('.trace.past').first()).toBeAttached();
  await page.getByRole('button', { name: /Turning point/ }).first().click();

  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 640 });
  const [content, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(content).toBeLessThanOrEqual(screen ?? 0);
});

test('a mistake is played again and judged at once', async ({ page }) => {
  test.setTimeout(300_000);
  await reviewed(page, LOG);
  const mistakes = page.getByRole('listitem').getByRole('button', { name: /^Decision \d+: / });
  expect(await mistakes.count()).toBeGreaterThan(2);
  await mistakes.first().click();
  const again = page.locator('[data-state]');
  await expect(again).toContainText('Find a better turn');
  const roll = dice(3);
  for (let i = 0; i < 30 && (await again.getAttribute('data-state')) === 'open'; i += 1) {
    if ((await page.locator('.board [data-can]:visible, .board [data-move]:visible').count()) === 0) break;
    await decide(page, roll).catch(() => undefined);
  }
  await expect(again).toHaveAttribute('data-state', /solved|missed/, { timeout: 60_000 });
  await expect(again).toContainText(/Chance to win/);
  await again.getByRole('button', { name: 'Once more' }).click();
  await expect(again).toHaveAttribute('data-state', 'open');
});

test('a log that does not replay is reviewed up to the entry that fails, which is told', async ({ page }) => {
  test.setTimeout(240_000);
  const lines = LOG.split('\n');
  lines[60] = lines[60]!.replace(/"move":"[^"]*"/, '"move":"bid 99"');
  await reviewed(page, lines.join('\n'));
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('up to entry 60, which fails');
  await expect(page.locator('.board, .frame').first()).toBeVisible();
});
