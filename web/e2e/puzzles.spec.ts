import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './house';

interface Puzzle {
  id: string;
  best: string[];
}
const PUZZLES = readFileSync(new URL('../../crates/shelf/puzzles/tribes.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .slice(1)
  .filter((line) => line.startsWith('{'))
  .map((line) => JSON.parse(line) as Puzzle);

async function say(page: Page, move: string) {
  const field = page.locator('#notation');
  if (!(await field.isVisible())) await page.getByText('All moves as a list').click();
  await field.fill(move);
  await field.press('Enter');
}

test('a puzzle is solved by playing its turn, and the answer explains itself', async ({ page }) => {
  await page.goto('/puzzles');
  await expect(page.getByRole('link', { name: /Puzzle of the day/ })).toBeVisible();
  const puzzle = PUZZLES.find(({ best }) => best[0]?.startsWith('sow'))!;
  await page.goto(`/puzzles/tribes/${puzzle.id}`);
  const again = page.locator('[data-state]');
  await expect(again).toContainText('Find the best turn');
  for (const [i, move] of puzzle.best.entries()) {
    await say(page, move);
    if (i + 1 < puzzle.best.length) await expect(page.locator('.board')).toHaveAttribute('data-version', String(i + 1));
  }
  await expect(again).toHaveAttribute('data-state', 'solved', { timeout: 60_000 });
  await expect(again).toContainText('Well found!');
  await page.getByRole('button', { name: 'Next puzzle' }).click();
  await expect(page).not.toHaveURL(new RegExp(puzzle.id));
  await page.getByRole('link', { name: 'All puzzles' }).click();
  await expect(page.getByText('1 solved; 1 in a row at the first try')).toBeVisible();
});

test('a puzzle that does not exist says so, and both games can be chosen', async ({ page }) => {
  await page.goto('/puzzles/tribes/nothing');
  await expect(page.getByRole('alert')).toContainText('There is no such puzzle.');
  await page.getByRole('link', { name: 'Djinn', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Puzzles' })).toBeVisible();
});
