import { expect, test } from './house';
import { Line } from './line';
import { lastEntry, myTurn, newTable } from './player';

const BANNER = 'Connection lost. Trying again';

test('a line that falls silent is noticed within 5 seconds, and a decision made meanwhile counts once', async ({ page, house }) => {
  const line = await Line.to(house.url);
  // Everything of this page goes over that line.
  await newTable(page);
  await myTurn(page);
  const { pathname } = new URL(page.url());
  const cookies = await page.context().cookies();
  await page.context().addCookies(cookies.map(({ name, value }) => ({ name, value, url: line.url })));
  await page.goto(line.url + pathname);
  await myTurn(page);

  // Whoever only looks is told as soon as whoever clicks.
  await page.waitForTimeout(2500);
  line.swallow();
  const silent = Date.now();
  await expect(page.getByText(BANNER)).toBeVisible({ timeout: 8000 });
  expect(Date.now() - silent).toBeLessThan(5000);
  await expect(page.locator('.board [data-can], .board [data-move]')).toHaveCount(0);
  for (const name of ['Take back', 'Hint']) await expect(page.getByRole('button', { name, exact: true })).toBeDisabled();
  line.heal();
  await expect(page.getByText(BANNER)).toBeHidden({ timeout: 20_000 });
  await myTurn(page);

  const before = await lastEntry(page);
  line.swallow();
  await page.locator('button[data-spot]').first().click();
  await expect(page.getByText(BANNER)).toBeVisible({ timeout: 8000 });
  line.heal();
  await expect.poll(() => lastEntry(page), { timeout: 30_000 }).toBeGreaterThan(before);
  await expect(page.getByText(BANNER)).toBeHidden({ timeout: 20_000 });
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.locator('#tab-log').click();
  await expect(page.locator('#tab-panel li').filter({ hasText: /You:\s*Bid \d+/ })).toHaveCount(1);
  line.close();
});

test('the browser that knows it is offline says so at once', async ({ page, context }) => {
  await newTable(page);
  await myTurn(page);
  await context.setOffline(true);
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await expect(page.getByText(BANNER)).toBeVisible({ timeout: 1000 });
  await context.setOffline(false);
  await expect(page.getByText(BANNER)).toBeHidden({ timeout: 20_000 });
});
