import { expect, test } from './house';
import { decide, dice, myTurn, newTable } from './player';

/** The clock ends a game alone; with others, an early last round keeps these games short. */
const GAMES: [players: number, lastRound: number, seed: number][] = [
  [1, 60, 1],
  [2, 9, 2],
  [4, 6, 3],
];

for (const [players, lastRound, seed] of GAMES) {
  test(`a whole game of Djinn by clicks, ${players} at the table`, async ({ page }) => {
    test.setTimeout(600_000);
    await newTable(page, { game: 'djinn', players, fill: [[/Last round at the latest/, lastRound]] });
    const roll = dice(seed);
    const announced = new Set<string>();
    let decisions = 0;
    let isClosing = false;
    for (; await myTurn(page); decisions += 1) {
      for (const words of await page.locator('.ending[role=status]').allTextContents()) announced.add(words);
      for (const words of await page.locator('.where').allTextContents()) if (/The clock drives off a master/.test(words)) announced.add('clock');
      // Whoever can do nothing at the Source is not asked, so not every game has a closing visit of mine.
      isClosing ||= /Closing visit/.test(await page.locator('#status').innerText());
      await decide(page, roll);
    }
    expect(decisions).toBeGreaterThan(15);
    expect([...announced].join(' ')).toMatch(/Final round/);
    expect([...announced].some((words) => /Closing visit to the Source/.test(words))).toBe(isClosing);
    expect(announced.has('clock')).toBe(players === 1);
    // Alone nobody wins: one is told how far one came.
    const final = page.getByRole('region', { name: players === 1 ? /^You reached \d+ points$/ : /win/ });
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
