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

test('giving up against bots ends the game, which can be played again or removed', async ({ page }) => {
  await newTable(page);
  await page.getByRole('button', { name: 'Give up' }).click();
  await expect(page.getByRole('dialog')).toContainText('The game ends here.');
  await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
  await expect(page.getByRole('heading', { name: 'You gave up in round 1' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take the seat back' })).toHaveCount(0);
  await expect(page.locator('.board [data-move], .board [data-can]')).toHaveCount(0);
  await page.goto('/');
  await expect(page.getByText('given up · Round 1')).toBeVisible();
  await page.getByRole('button', { name: 'Remove from my games' }).click();
  await expect(page.getByText('given up · Round 1')).toHaveCount(0);
});

test('where somebody gives up, the others go on with a bot or end the game; both may call it off', async ({ page, browser }) => {
  await newTable(page, { seats: ['open'] });
  const other = await guest(browser, await page.getByLabel('Link to invite others').inputValue());
  await other.page.getByRole('button', { name: 'Sit here' }).click();
  await expect(page.locator('#status')).not.toBeEmpty();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Suggest calling it off' }).click();
  await expect(page.getByText('You suggest calling the game off.')).toBeVisible();
  await expect(other.page.getByText(/would like to call the game off/)).toBeVisible();
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(other.page.getByText(/would like to call the game off/)).toHaveCount(0);

  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
  await expect(page.getByRole('button', { name: 'Take the seat back' })).toBeVisible();
  await expect(other.page.getByText(/has given up. A bot plays on./)).toBeVisible();
  await other.page.getByRole('button', { name: 'End the game here' }).click();
  await expect(other.page.getByRole('heading', { name: /gave up in round 1/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'You gave up in round 1' })).toBeVisible();
  expect(other.faults).toEqual([]);
  await other.page.context().close();
});

test('a waiting room says what is played, asks for a name once, has chat and bots, and the clock waits until all are ready', async ({ page, browser }) => {
  await page.goto('/new?game=tribes');
  await page.getByRole('radio', { name: '3', exact: true }).check();
  await page.getByRole('combobox', { name: 'Seat B' }).selectOption('open');
  await page.getByRole('combobox', { name: 'Seat C' }).selectOption('open');
  await page.getByLabel('Time to think').selectOption('quick');
  await page.locator('form button[type=submit]').click();
  await expect(page.getByText('10 minutes, and 10 seconds a turn. The clock starts when everybody is ready')).toBeVisible();
  await expect(page.getByText('Lens and hints')).toBeVisible();
  await page.getByRole('combobox', { name: 'Add a bot' }).last().selectOption('novice');
  await expect(page.locator('li > span').filter({ hasText: 'level 2: Apprentice' })).toBeVisible();

  const other = await guest(browser, await page.getByLabel('Link to invite others').inputValue());
  await other.page.getByLabel('Your name, as the others see it').fill('Zoë');
  await page.getByLabel('Say something').fill('Welcome');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(other.page.getByText('Welcome')).toBeVisible();
  await other.page.getByRole('button', { name: 'Sit here' }).click();

  await expect(page.getByText('Zoë', { exact: false }).first()).toBeVisible();
  await page.getByRole('button', { name: 'I am ready' }).click();
  await expect(page.getByText(/Waiting until Zoë is ready/)).toBeVisible();
  await expect(page.locator('.clock.runs')).toHaveCount(0);
  await other.page.getByRole('button', { name: 'I am ready' }).click();
  await expect(page.locator('.clock.runs').or(page.locator('.strip .note')).first()).toBeVisible();
  await expect(page.getByText(/Waiting until/)).toHaveCount(0);
  await other.page.goto('/');
  await expect(other.page.getByText(/Five Tribes/).first()).toBeVisible();
  expect(other.faults).toEqual([]);
  await other.page.context().close();
});
