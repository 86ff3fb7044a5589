import { expect, guest, test } from './house';
import { decide, dice, lastEntry, myTurn, newTable } from './player';

test('a reload in mid-turn brings the same moment back', async ({ page }) => {
  await newTable(page);
  const roll = dice(7);
  for (let i = 0; i < 5; i += 1) if (await myTurn(page)) await decide(page, roll);
  await myTurn(page);
  const [version, status] = [await lastEntry(page), await page.locator('#status').textContent()];
  await page.reload();
  await myTurn(page);
  expect(await lastEntry(page)).toBe(version);
  expect(await page.locator('#status').textContent()).toBe(status);
  await decide(page, roll);
});

test('the log reads the same after a reload, and for whoever comes late', async ({ page, browser }) => {
  await newTable(page, { players: 3 });
  const roll = dice(31);
  for (let i = 0; i < 14; i += 1) if (await myTurn(page)) await decide(page, roll);
  await myTurn(page);
  await page.locator('#tab-log').click();
  const lines = page.locator('#tab-panel li');
  const lived = await lines.allInnerTexts();
  expect(lived.join()).toMatch(/pays? \d+ gold/);
  await page.reload();
  await myTurn(page);
  await page.locator('#tab-log').click();
  expect(await lines.allInnerTexts()).toEqual(lived);
  const late = await guest(browser, page.url());
  await late.page.locator('#tab-log').click();
  const read = late.page.locator('#tab-panel li');
  await expect(read).toHaveCount(lived.length);
  expect((await read.allInnerTexts()).map((text) => text.split('\n')[0])).toEqual(lived.map((text) => text.split('\n')[0]));
  await late.page.context().close();
});

test('a server that is killed in mid-turn loses nothing, and the page comes back by itself', async ({ page, house }) => {
  await newTable(page);
  const roll = dice(11);
  for (let i = 0; i < 5; i += 1) if (await myTurn(page)) await decide(page, roll);
  await myTurn(page);
  const version = await lastEntry(page);
  await house.kill();
  await expect(page.getByText('Connection lost. Trying again')).toBeVisible();
  await house.start();
  await expect(page.getByText('Connection lost. Trying again')).toBeHidden({ timeout: 30_000 });
  expect(await lastEntry(page)).toBe(version);
  await myTurn(page);
  await decide(page, roll);
  expect(await lastEntry(page)).toBeGreaterThan(version);
});

test('a step can be taken back', async ({ page }) => {
  await newTable(page);
  const roll = dice(13);
  await myTurn(page);
  for (let i = 0; i < 20; i += 1) {
    if (!(await myTurn(page))) break;
    await decide(page, roll);
    const undo = page.getByRole('toolbar').getByRole('button', { name: 'Take back' });
    if (await undo.isEnabled()) {
      const version = await lastEntry(page);
      await undo.click();
      await expect.poll(() => lastEntry(page)).toBe(version + 1);
      await page.locator('#tab-log').click();
      await expect(page.getByText('took back')).toBeVisible();
      return;
    }
  }
  throw new Error('no decision could be taken back');
});
