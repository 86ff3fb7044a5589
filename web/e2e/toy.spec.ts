import { decide, dice, myTurn, newTable } from './player';
import { expect, test } from './house';

/**
 * What docs/adding-a-game.md promises: a game that is one crate and one line of the shelf can be played in the browser.
 * The program of these tests is built with all features, so the toy stands on its shelf.
 */
test('a game without a folder, a judge or words of its own is played to its end on the plain board', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'toy', exact: true })).toBeVisible();
  await newTable(page, { game: 'toy' });
  const board = page.getByRole('region', { name: 'The table in words' });
  await expect(board).toBeVisible();
  // What is seen is a table: one's own cards, and of the other only how many.
  await expect(board.getByRole('row', { name: /^seats/ })).toContainText('hand cards');
  await expect(page.locator('#status')).toContainText(/Your turn: choose one of \d+ moves\./);

  const [roll, seen] = [dice(11), new Set<string>()];
  while (await myTurn(page)) {
    const buttons = board.locator('[data-move]');
    const moves = await page.evaluate(() => document.querySelectorAll('.board [data-move]').length);
    await expect(buttons).toHaveCount(moves);
    for (const text of await buttons.allInnerTexts()) seen.add(text.replace(/\s+/g, ' '));
    await decide(page, roll);
  }
  // What the engine knows of a move stands on its button.
  expect([...seen].some((text) => /^(trust|doubt) \w+ \d/.test(text)), [...seen].join(' | ')).toBe(true);
  await expect(page.locator('#final-title')).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'points' }).first()).toBeVisible();
});
