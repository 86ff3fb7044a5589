import { expect, test } from './house';
import { lastEntry, myTurn, newTable } from './player';

/** Goes with the arrow keys from the focused tile to another one. */
async function walk(page: import('@playwright/test').Page, to: string) {
  for (let steps = 0; steps < 12; steps += 1) {
    const at = await page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.tile ?? '');
    if (at === to) return;
    const [column, row] = [to.charCodeAt(0) - at.charCodeAt(0), Number(to[1]) - Number(at[1])];
    await page.keyboard.press(column > 0 ? 'ArrowRight' : column < 0 ? 'ArrowLeft' : row > 0 ? 'ArrowDown' : 'ArrowUp');
  }
  throw new Error(`arrow keys do not lead to ${to}`);
}

const focusBoard = (page: import('@playwright/test').Page) => page.locator('[data-tile][tabindex="0"]').focus();

test('a whole turn on the board by keyboard only', async ({ page }) => {
  await newTable(page);
  let sown = 0;
  for (let i = 0; i < 60 && sown < 2; i += 1) {
    if (!(await myTurn(page))) break;
    const before = await lastEntry(page);
    const places = page.locator('[data-tile][data-can]');
    const bid = page.locator('button[data-spot]');
    await expect(places.or(bid).or(page.locator('.dock button:not(:disabled)')).first()).toBeVisible();
    if ((await bid.count()) > 0) {
      await bid.last().focus();
      await page.keyboard.press('Enter');
    } else if ((await places.count()) > 0) {
      const tile = (await places.first().getAttribute('data-tile'))!;
      await focusBoard(page);
      await walk(page, tile);
      await page.keyboard.press('Enter');
      if ((await page.locator('.chooser').count()) > 0) {
        await expect(page.locator('.chooser button').first()).toBeFocused();
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Escape');
        await expect(page.locator(`[data-tile="${tile}"]`)).toBeFocused();
        await page.keyboard.press('Enter');
        await page.keyboard.press('Enter');
      }
    } else {
      const offer = page.locator('.dock button[data-move]').last();
      const isEnd = (await offer.getAttribute('data-move')) === 'end';
      await offer.focus();
      await page.keyboard.press('Enter');
      if (isEnd) {
        const sure = page.getByRole('button', { name: 'End my turn' });
        await expect(sure).toBeFocused();
        await expect(page.getByText(/This turn brings/)).toBeVisible();
        await page.keyboard.press('Enter');
        sown += 1;
      }
    }
    await expect.poll(() => lastEntry(page)).not.toBe(before);
  }
  expect(sown).toBe(2);
});

test('a number drops the meeple of that tribe, and a tile says what stands on it', async ({ page }) => {
  await newTable(page);
  for (let i = 0; i < 20; i += 1) {
    await myTurn(page);
    const bid = page.locator('button[data-spot]');
    const places = page.locator('[data-tile][data-can]');
    await expect(places.or(bid).first()).toBeVisible();
    const before = await lastEntry(page);
    if ((await bid.count()) > 0) await bid.first().click();
    else {
      await expect(places.first()).toHaveAccessibleName(/^[a-f][1-5], .* worth \d+ \((red|blue)\), .*can be picked up$/);
      await places.first().click();
      await expect.poll(() => lastEntry(page)).not.toBe(before);
      break;
    }
    await expect.poll(() => lastEntry(page)).not.toBe(before);
  }
  const places = page.locator('[data-tile][data-can]');
  await expect(places.first()).toHaveAccessibleName(/you can drop/);
  const before = await lastEntry(page);
  const tribes = ['Vizier', 'Elder', 'Merchant', 'Builder', 'Assassin'];
  const named = (await places.first().getAttribute('aria-label'))!.split('you can drop')[1]!;
  await places.first().focus();
  await page.keyboard.press(String(tribes.findIndex((tribe) => named.includes(tribe)) + 1));
  await expect.poll(() => lastEntry(page)).not.toBe(before);
});

test('a djinn, a card and a tile explain themselves', async ({ page }) => {
  await newTable(page);
  await myTurn(page);
  await expect(page.getByRole('heading', { name: 'Djinns' })).toBeVisible();
  await page.getByRole('button', { name: /^1\. / }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('in the deck');
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^1\. / })).toBeFocused();
});

test('the second of two bids says so, and a tile that cannot be chosen says why', async ({ page }) => {
  await newTable(page);
  const status = page.locator('#status');
  for (let i = 0; i < 20; i += 1) {
    await myTurn(page);
    const bid = page.locator('button[data-spot]');
    await expect(page.locator('[data-tile][data-can]').or(bid).first()).toBeVisible();
    if ((await bid.count()) === 0) break;
    await expect(status).toContainText(/Your bid [12] of 2/);
    const before = await lastEntry(page);
    await bid.first().click();
    await expect.poll(() => lastEntry(page)).not.toBe(before);
  }
  await page.locator('[data-tile][data-can]').first().click();
  await expect(status).toContainText(/\d/);
  const before = await lastEntry(page);
  await page.locator('[data-tile]:not([data-can])').last().click();
  await expect(page.getByRole('alert')).toContainText('Not done:');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await lastEntry(page)).toBe(before);
});
