import type { Page } from '@playwright/test';
import { decide, dice, myTurn, newTable } from './player';
import { expect, test } from './house';

/**
 * What docs/adding-a-game.md promises: a game that is one crate and one line of the shelf can be played in the browser.
 * The program of these tests is built with all features, so the toy stands on its shelf.
 */
test('a game without a folder, a judge or words of its own is played to its end on the plain board', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'toy', exact: true })).toBeVisible();
  await sit(page);
  const board = page.getByRole('region', { name: 'The table in words' });
  await expect(board).toBeVisible();
  // What is seen is a table: one's own cards, and of the other only how many.
  await expect(board.getByRole('row', { name: /^seats/ })).toContainText('hand cards');
  await expect(page.locator('#status')).toContainText(/Your turn: choose one of \d+ moves\./);
  const [roll, seen] = [dice(11), new Set<string>()];
  await play(page, roll, seen);
  await expect(page.locator('#final-title')).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'points' }).first()).toBeVisible();

  // What the engine knows of a move stands on its button. Whether one is asked to trust is for the other to decide.
  const hasFacts = () => [...seen].some((text) => /^(trust|doubt) \w+ \d/.test(text));
  for (let game = 0; game < 12 && !hasFacts(); game += 1) {
    await sit(page);
    await play(page, roll, seen);
  }
  expect(hasFacts(), [...seen].join(' | ')).toBe(true);
});

/** A table of the toy against somebody who does anything. */
const sit = (page: Page) => newTable(page, { game: 'toy', seats: ['bot:random'] });

/** Plays to the end and remembers what stood on the buttons. */
async function play(page: Page, roll: (sides: number) => number, seen: Set<string>) {
  while (await myTurn(page)) {
    for (const text of await page.locator('.board [data-move]').allInnerTexts()) seen.add(text.replace(/\s+/g, ' '));
    await decide(page, roll);
  }
}
