import { readFileSync } from 'node:fs';
import { expect, test } from './house';
import { newTable, playToTheEnd, type Wish } from './player';

const GAMES: [name: string, wish: Wish, seed: number][] = [
  ['the base game', { players: 3 }, 1],
  ['the Thieves of Naqala', { tick: [/Thieves/], players: 4 }, 2],
  ['the Artisans of Naqala', { tick: [/Artisans/], players: 4 }, 3],
];

for (const [name, wish, seed] of GAMES) {
  test(`a whole game of ${name} by clicks, its end and its replay`, async ({ page }) => {
    test.setTimeout(600_000);
    await newTable(page, wish);
    const decisions = await playToTheEnd(page, seed);
    expect(decisions).toBeGreaterThan(20);

    const final = page.getByRole('region', { name: /win/ });
    await expect(final.getByRole('table')).toBeVisible();
    await expect(final.getByRole('table')).not.toContainText('?');
    await expect(final.getByText(/Fair: the seed is the one promised/)).toBeVisible();
    await expect(final.getByRole('img', { name: /A line for each player/ })).toBeVisible();

    const download = page.waitForEvent('download');
    await final.getByRole('link', { name: 'Download log' }).click();
    const file = await (await download).path();
    expect(readFileSync(file, 'utf8').split('\n').length).toBeGreaterThan(decisions);

    await final.getByRole('link', { name: 'Replay' }).click();
    const step = page.getByText(/^Step \d+ of/);
    await expect(step).toContainText('Step 0 of');
    await page.keyboard.press('ArrowRight');
    await expect(step).toContainText('Step 1 of');
    await expect(page).toHaveURL(/step=1$/);
    await page.getByRole('button', { name: 'Next turn' }).click();
    await page.keyboard.press('End');
    await page.reload();
    await expect(step).not.toContainText('Step 0 of');

    await page.goto('/replay');
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(page.getByText(/^Step 0 of/)).toBeVisible();
  });
}
