import { expect, test } from './house';
import { lastEntry, myTurn, newTable } from './player';

test('a turn sequence by keyboard only', async ({ page }) => {
  await newTable(page);
  for (let i = 0; i < 25; i += 1) {
    if (!(await myTurn(page))) break;
    const before = await lastEntry(page);
    await page.locator('body').press('m');
    await expect(page.locator('#notation')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('#tab-panel [data-move]').first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(() => lastEntry(page)).not.toBe(before);
  }
  expect(await lastEntry(page)).toBeGreaterThan(20);
});

test('keys walk through the page and the help lists them', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.locator('body').press('?');
  await expect(page.getByRole('heading', { name: 'Keys at the table' })).toBeVisible();
});

test('the log, points and chat open by their keys', async ({ page }) => {
  await newTable(page);
  await myTurn(page);
  for (const [key, tab] of [['p', 'points'], ['c', 'chat']] as const) {
    await page.locator('#status').click();
    await page.keyboard.press(key);
    await expect(page.locator(`#tab-${tab}`)).toHaveAttribute('aria-selected', 'true');
  }
});
