import { expect, guest, test } from './house';
import { decide, dice, isMine, lastEntry, newTable } from './player';

test('two people and a spectator at one table, each with their own eyes', async ({ page, browser }) => {
  await newTable(page, { seats: ['open'] });
  await expect(page.getByRole('heading', { name: 'One seat is open' })).toBeVisible();
  const invitation = await page.getByLabel('Link to invite others').inputValue();

  const other = await guest(browser, invitation);
  await other.page.getByRole('button', { name: 'Sit here' }).click();
  const spectator = await guest(browser, invitation);
  await expect(spectator.page.getByText('You are watching.')).toBeVisible();
  await expect(page.getByText('one spectator')).toBeVisible();

  const roll = dice(17);
  for (let i = 0; i < 12; i += 1) {
    await expect.poll(async () => (await isMine(page)) !== (await isMine(other.page))).toBe(true);
    const [actor, watcher] = (await isMine(page)) ? [page, other.page] : [other.page, page];
    await decide(actor, roll);
    const version = await lastEntry(actor);
    await expect.poll(() => lastEntry(watcher)).toBe(version);
    await expect.poll(() => lastEntry(spectator.page)).toBe(version);
  }

  await other.page.locator('#tab-chat').click();
  await other.page.getByLabel('Say something').fill('Well played');
  await other.page.getByRole('button', { name: 'Send' }).click();
  // The very first line is announced like any other.
  await expect(page.locator('#tab-chat')).toContainText('1');
  await page.locator('#tab-chat').click();
  await expect(page.getByText('Well played')).toBeVisible();

  const eyes = (frames: string[]) =>
    new Set(frames.map((frame) => JSON.parse(frame).now?.eyes).filter(Boolean).map((found) => JSON.stringify(found)));
  expect([...eyes(spectator.heard)]).toEqual(['{"kind":"spectator"}']);
  expect([...eyes(other.heard)].filter((found) => found.includes('"seat":0'))).toEqual([]);
  const moves = spectator.heard.flatMap((frame) => JSON.parse(frame).now?.moves ?? []);
  expect(moves).toEqual([]);
  await expect(spectator.page.locator('.board [data-move], .board [data-can]')).toHaveCount(0);

  expect([...other.faults, ...spectator.faults]).toEqual([]);
  await other.page.context().close();
  await spectator.page.context().close();
});

test('somebody who gives up is played by a bot and can come back', async ({ page }) => {
  await newTable(page);
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
  const back = page.getByRole('button', { name: 'Take the seat back' });
  const over = page.locator('#final-title');
  await expect(back.or(over)).toBeVisible();
});
