import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './house';
import { lastEntry, myTurn } from './player';

/** Drops on a tile; where several tribes could be dropped there, this one. */
async function drop(page: Page, tile: string, move: string) {
  await page.locator(`.board [data-tile="${tile}"]`).click();
  const asked = page.locator('.board [role=dialog]');
  const dropped = page.locator(`.board [role=dialog] [data-move="${move}"]`);
  await page.waitForTimeout(150);
  if ((await asked.count()) > 0) await dropped.click();
}

/** Walks over the board with the arrow keys. */
async function walk(page: Page, tile: string) {
  for (let steps = 0; steps < 12; steps += 1) {
    const here = await page.evaluate(() => document.activeElement?.getAttribute('data-tile'));
    if (here === tile) return;
    expect(here, 'the keyboard is on the board').toBeTruthy();
    const [across, down] = [0, 1].map((i) => tile.charCodeAt(i) - here!.charCodeAt(i)) as [number, number];
    await page.keyboard.press(across > 0 ? 'ArrowRight' : across < 0 ? 'ArrowLeft' : down > 0 ? 'ArrowDown' : 'ArrowUp');
  }
  throw new Error(`no way to ${tile}`);
}

/** Presses Tab until this is focused. */
async function tabTo(page: Page, there: Locator) {
  for (let i = 0; i < 80; i += 1) {
    if (await there.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no way to ${there} by Tab`);
}

const task = (page: Page) => page.locator('#task');

test('somebody new finds the lessons, takes the first three and is praised', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Begin' }).click();
  await expect(page.getByRole('heading', { name: 'Move the meeples' })).toBeVisible();

  // What is not allowed is explained in a sentence, and nothing is lost by it.
  await page.locator('.board [data-tile="b2"]').click();
  await expect(page.getByRole('alert')).toContainText('From b2 the last meeple could never join its own tribe.');

  await page.locator('.board [data-tile="c3"]').click();
  await expect(task(page)).toContainText('bring the yellow Vizier to f3');
  await drop(page, 'd3', 'w>d3');
  await page.getByRole('button', { name: 'One step back' }).click();
  await drop(page, 'd3', 'g>d3');
  await drop(page, 'e3', 'w>e3');
  await drop(page, 'f3', 'y>f3');
  await expect(task(page)).toContainText('That is how every turn begins.');
  await expect(page.locator('.gains')).toContainText('Viziers');

  await page.getByRole('link', { name: 'Next lesson' }).click();
  await expect(page.getByRole('heading', { name: 'Join your own colour' })).toBeVisible();
  // A move that misses the goal says so; another try is one click away.
  await page.locator('.board [data-tile="c3"]').click();
  await drop(page, 'c2', 'y>c2');
  await expect(task(page)).toContainText('Not quite.');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.locator('.board [data-tile="c2"]').click();
  await drop(page, 'd2', 'y>d2');
  await drop(page, 'd3', 'b>d3');
  await drop(page, 'e3', 'g>e3');
  await expect(task(page)).toContainText('Three in one go.');

  await page.getByRole('link', { name: 'Next lesson' }).click();
  await expect(page.getByRole('heading', { name: 'Take a tile' })).toBeVisible();
  // Help marks move after move.
  for (const [tile, move] of [['b3', ''], ['b4', 'g>b4'], ['b5', 'r>b5'], ['c5', 'w>c5']] as const) {
    await page.getByRole('button', { name: 'Show me' }).click();
    await expect(page.locator(`.board [data-tile="${tile}"] .hinted`)).toBeVisible();
    await drop(page, tile, move);
  }
  await expect(task(page)).toContainText('12 points at the end');

  await page.getByRole('link', { name: 'All lessons' }).click();
  await expect(page.getByText('3 of 18 done')).toBeVisible();
  await page.reload();
  await expect(page.getByText('3 of 18 done')).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Learn Five Tribes in five minutes' })).toHaveCount(0);
});

test('the first three lessons by keyboard only', async ({ page }) => {
  await page.goto('/');
  const begin = page.getByRole('link', { name: 'Begin' });
  await expect(begin).toBeVisible();
  for (let i = 0; i < 30 && !(await begin.evaluate((link) => link === document.activeElement)); i += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Move the meeples' })).toBeVisible();

  const play = async (steps: [tile: string, key: string][]) => {
    await page.keyboard.press('b');
    for (const [tile, key] of steps) {
      const before = await page.locator('[data-decided]').getAttribute('data-decided');
      await walk(page, tile);
      await page.keyboard.press(key);
      await expect(page.locator('[data-decided]')).not.toHaveAttribute('data-decided', before ?? '');
    }
    await expect(page.getByRole('link', { name: 'Next lesson' })).toBeFocused();
  };

  await play([['c3', 'Enter'], ['d3', '2'], ['e3', '3'], ['f3', 'Enter']]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Join your own colour' })).toBeVisible();
  await play([['c2', 'Enter'], ['d2', '1'], ['d3', '4'], ['e3', 'Enter']]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Take a tile' })).toBeVisible();
  await play([['b3', 'Enter'], ['b4', '3'], ['b5', '5'], ['c5', 'Enter']]);
  await expect(task(page)).toContainText('12 points at the end');
});

test('a lesson of Djinn is taken on its own board', async ({ page }) => {
  await page.goto('/learn/djinn/catch');
  await page.locator('.board [data-field="R4"]').click();
  await expect(task(page)).toContainText('A djinn needs 4 magic');
  await page.locator('.board [data-move="catch violet"]').first().click();
  await page.locator('.board [data-move="bind"]').first().click();
  await expect(task(page)).toContainText('Caught!');
});

test('the first game is guided: why, and three choices with reasons, until one sends the guide away', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await myTurn(page);
  await expect(page.getByText('Apprentice').first()).toBeVisible();
  const guide = page.getByRole('region', { name: 'Guide' });
  await expect(guide).toContainText('Who pays more acts earlier.');
  await expect(guide.getByRole('listitem').getByRole('button').first()).toBeVisible({ timeout: 30_000 });

  // A whole turn as the guide says: it draws each choice on the board, and the board is where one plays.
  const top = await page.locator('.board').evaluate((board) => Math.round(board.getBoundingClientRect().top + scrollY));
  for (let i = 0; i < 25 && !/end your turn|sell goods/i.test((await page.locator('#status').textContent()) ?? ''); i += 1) {
    if (!(await myTurn(page))) break;
    const before = await lastEntry(page);
    const choice = guide.getByRole('listitem').getByRole('button').first();
    // Of one choice, and of what was said often enough, it says nothing.
    await expect(guide.locator('ol')).toHaveAttribute('aria-busy', 'false', { timeout: 45_000 });
    if (await choice.isVisible()) {
      await choice.click();
      await expect(page.locator('.board .hinted').first()).toBeVisible();
    }
    const hinted = page.locator('.board .hinted:visible');
    const offers = (await hinted.count()) > 0 ? hinted : page.locator('.board [data-can]:visible, .board [data-move]:visible');
    await offers.first().click();
    await page.waitForTimeout(200);
    if ((await lastEntry(page)) === before) await page.locator('.board [role=dialog] [data-move]:visible').first().click();
    await expect.poll(() => lastEntry(page)).not.toBe(before);
    expect(await page.locator('.board').evaluate((board) => Math.round(board.getBoundingClientRect().top + scrollY))).toBe(top);
  }
  await guide.getByRole('button', { name: 'No guide, please' }).click();
  await expect(guide).toHaveCount(0);
  await page.getByRole('button', { name: 'Guide', exact: true }).click();
  await expect(guide).toBeVisible();
});

test('a guided turn by keyboard only', async ({ page }) => {
  test.setTimeout(300_000);
  await page.goto('/');
  const start = page.getByRole('button', { name: 'Play', exact: true });
  await expect(start).toBeVisible();
  await tabTo(page, start);
  await page.keyboard.press('Enter');
  await myTurn(page);
  const guide = page.getByRole('region', { name: 'Guide' });
  const choices = guide.getByRole('listitem').getByRole('button');
  const status = page.locator('#status');
  let isFollowed = 0;
  for (let i = 0; i < 25; i += 1) {
    if (!(await myTurn(page)) || /end your turn|sell goods/i.test((await status.textContent()) ?? '')) break;
    const before = await lastEntry(page);
    await expect(guide.locator('ol')).toHaveAttribute('aria-busy', 'false', { timeout: 45_000 });
    if ((await choices.count()) > 0) {
      await tabTo(page, choices.first());
      await page.keyboard.press('Enter');
      await expect(page.locator('.board .hinted').first()).toBeVisible();
      isFollowed += 1;
    }
    await page.keyboard.press('b');
    const hinted = page.locator('.board .hinted:visible').first();
    const offer = (await hinted.count()) > 0 ? hinted : page.locator('.board [data-can]:visible, .board [data-move]:visible').first();
    const tile = await offer.evaluate((element) => element.closest('[data-tile]')?.getAttribute('data-tile'));
    if (tile) {
      if (!(await page.evaluate(() => document.activeElement?.getAttribute('data-tile')))) await tabTo(page, page.locator('.board [data-tile][tabindex="0"]'));
      await walk(page, tile);
    } else {
      await tabTo(page, offer);
    }
    await page.keyboard.press('Enter');
    // Where several meeples could be dropped, the keyboard is in the question.
    const question = page.locator('.board [role=dialog] [data-move]');
    await expect.poll(async () => (await lastEntry(page)) !== before || (await question.count()) > 0).toBe(true);
    if ((await lastEntry(page)) === before) {
      await expect(question.and(page.locator(':focus'))).toHaveCount(1);
      await page.keyboard.press('Enter');
    }
    await expect.poll(() => lastEntry(page)).not.toBe(before);
  }
  expect(isFollowed).toBeGreaterThan(1);
  await expect(status).toContainText(/end your turn|sell goods/i);

  // The guide goes and comes back by keyboard, too.
  await tabTo(page, guide.getByRole('button', { name: 'No guide, please' }));
  await page.keyboard.press('Enter');
  await expect(guide).toHaveCount(0);
  await tabTo(page, page.getByRole('button', { name: 'Guide', exact: true }));
  await page.keyboard.press('Enter');
  await expect(guide).toBeVisible();
});

test('the rules open beside the board, where they speak of what is being decided', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await myTurn(page);
  const address = page.url();
  await page.locator('.at-table').getByRole('link', { name: 'Rules' }).click();
  const rules = page.getByRole('complementary', { name: 'Rules' });
  await expect(rules.getByRole('heading', { name: 'Bidding' })).toBeInViewport();
  expect(page.url()).toBe(address);
  await rules.getByRole('searchbox').fill('palm trees');
  await expect(rules.getByRole('heading', { name: 'Bidding' })).toHaveCount(0);
  await expect(rules.getByRole('heading', { name: 'The tiles' })).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(rules).toHaveCount(0);
});

for (const theme of ['light', 'dark'] as const) {
  test(`a lesson is accessible by ${theme} and fits a small phone`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 640 });
    for (const path of ['/learn/tribes/move', '/learn/tribes/bid', '/learn/tribes/item', '/learn/djinn/market']) {
      await page.goto(path);
      await expect(task(page)).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).options({ rules: { 'label-content-name-mismatch': { enabled: true } } }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
      const [content, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      expect(content, path).toBeLessThanOrEqual(screen ?? 0);
    }
  });
}
