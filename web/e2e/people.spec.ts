import type { Browser, Page } from '@playwright/test';
import { expect, test, watch } from './house';
import { decide, dice, lastEntry, newTable } from './player';

const isMine = (page: Page) => page.locator('.status.mine').count().then((count) => count > 0);

async function guest(browser: Browser, url: string): Promise<{ page: Page; faults: string[]; heard: string[] }> {
  const context = await browser.newContext({ baseURL: new URL(url).origin, reducedMotion: 'reduce', locale: 'en-GB' });
  const page = await context.newPage();
  const heard: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  const faults = watch(page);
  await page.goto(url);
  return { page, faults, heard };
}

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

test('two people at one screen are parted by a curtain', async ({ page }) => {
  await newTable(page, { seats: ['me'] });
  const roll = dice(19);
  const seen = new Set<string>();
  for (let i = 0; i < 12; i += 1) {
    const curtain = page.getByRole('dialog', { name: /decides/ });
    await page.waitForFunction(() => document.querySelector('.status.mine, .curtain') !== null);
    if (await curtain.isVisible()) {
      seen.add((await curtain.getByRole('heading').textContent()) ?? '');
      await expect(page.locator('.board [data-move], .board [data-can]')).toHaveCount(0);
      await curtain.getByRole('button').click();
    }
    await decide(page, roll);
  }
  expect(seen.size).toBe(2);
});

test('somebody who gives up is played by a bot and can come back', async ({ page }) => {
  await newTable(page);
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
  const back = page.getByRole('button', { name: 'Take the seat back' });
  const over = page.locator('#final-title');
  await expect(back.or(over)).toBeVisible();
});
