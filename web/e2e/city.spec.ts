import { devices, type Page } from '@playwright/test';
import { expect, test } from './house';
import { decide, dice, lastEntry, myTurn, newTable } from './player';
import { expectSound } from './sound';

const table = (page: Page, players = 2) => newTable(page, { game: 'djinn', players });

async function play(page: Page, seed: number, decisions: number) {
  const roll = dice(seed);
  for (let i = 0; i < decisions; i += 1) if (await myTurn(page)) await decide(page, roll);
  await myTurn(page);
}

/** Plays until a field of the map can be chosen. */
async function toTheMap(page: Page, seed: number) {
  const roll = dice(seed);
  for (let i = 0; i < 60; i += 1) {
    await myTurn(page);
    if (/^A? ?Where to/.test((await page.locator('#status').textContent())?.trim() ?? '')) return;
    await decide(page, roll);
  }
}

test('the city is walked and chosen from by keyboard, and says what is where', async ({ page }) => {
  await table(page);
  const [offers, fields] = [page.locator('.dock [data-move]'), page.locator('[data-field][data-can]')];
  for (let i = 0; i < 30; i += 1) {
    await myTurn(page);
    await expect(offers.or(fields).first()).toBeVisible();
    if ((await fields.count()) > 0) break;
    const before = await lastEntry(page);
    await offers.first().click();
    await expect.poll(() => lastEntry(page)).not.toBe(before);
  }
  const before = await lastEntry(page);
  const wanted = (await fields.first().getAttribute('data-field'))!;
  await page.locator('[data-field][tabindex="0"]').focus();
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowDown', 'ArrowRight']) {
    if ((await page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.field)) === wanted) break;
    await page.keyboard.press(key);
  }
  await page.locator(`[data-field="${wanted}"]`).focus();
  await expect(page.locator(`[data-field="${wanted}"]`)).toHaveAccessibleName(/(square|round|middle of the city).*can be chosen$/);
  await page.keyboard.press('Enter');
  await expect(offers.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator(`[data-field="${wanted}"]`)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(offers.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => lastEntry(page)).not.toBe(before);
  // Whoever plays by keys is led on to the next choice.
  await myTurn(page);
  await expect(page.locator('.djinn [data-move]:focus, .djinn [data-field]:focus')).toHaveCount(1);
});

test('the route board tells what lies within three moves', async ({ page }) => {
  await table(page);
  await page.getByRole('tab', { name: 'Routes' }).click();
  await expect(page.getByText('Once your figure stands in the city')).toBeVisible();
  const roll = dice(4);
  for (let i = 0; i < 40 && (await page.getByText('In one move').count()) === 0; i += 1) if (await myTurn(page)) await decide(page, roll);
  await expect(page.getByRole('heading', { name: 'In 3 moves' })).toBeVisible();
  await expect(page.locator('.verdict').first()).toHaveText(/caught|no catch|no djinns/);
});

for (const theme of ['light', 'dark'] as const) {
  test(`the table of Djinn is accessible by ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await table(page, 4);
    await play(page, 5, 15);
    for (const tab of ['Routes', 'On offer', 'Players', 'Log']) {
      await page.getByRole('tab', { name: tab, exact: true }).click();
      await expectSound(page);
    }
  });
}

test('Djinn fits a small phone in four languages', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await table(page, 4);
  await play(page, 6, 12);
  const parts = page.locator('.djinn [role=tab]');
  for (const language of ['Español', 'Italiano', 'Deutsch', 'English']) {
    await page.goto('/settings');
    await page.getByRole('radio', { name: language }).check();
    await page.goBack();
    await expect(page.locator('.djinn')).toBeVisible();
    await expect(parts).toHaveCount(7);
    for (const part of await parts.all()) {
      await part.click();
      await expect(page.locator('body')).not.toContainText('‹');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    }
    const wide = await page.locator('.drawn .name').evaluateAll((names) =>
      names.filter((name) => name.getBoundingClientRect().width > name.closest('.drawn')!.querySelector('.ground')!.getBoundingClientRect().width).map((name) => name.textContent),
    );
    expect(wide).toEqual([]);
  }
});

test('every place explains itself in words, by mouse and by keyboard', async ({ page }) => {
  await table(page);
  await play(page, 7, 6);
  const card = page.locator('.city + .card');
  for (const field of ['S1', 'R1', 'R4', 'M']) {
    await page.locator(`[data-field="${field}"]`).hover();
    await expect(card).toContainText(field === 'M' ? 'the middle of the city' : new RegExp(`${field}, (square|round)`));
    await expect(card).toContainText(field.startsWith('R') ? /Special: .*Standard: / : /[A-Z]/);
  }
  await page.mouse.move(2, 2);
  await expect(card).toHaveCount(0);
  await page.locator('[data-field][tabindex="0"]').focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  await expect(card).toContainText(/square|round|middle of the city/);
});

test('what others do is seen and told, can be skipped, and stands still where motion is unwanted', async ({ page }) => {
  test.setTimeout(240_000);
  // Slowly: whoever looks on has time to skip, however busy the machine is.
  await page.addInitScript(() => localStorage.setItem('lamplight.settings', JSON.stringify({ speed: 'slow' })));
  await table(page);
  await toTheMap(page, 8);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const roll = dice(8);
  const [mine, skip, said] = [page.locator('.status.mine'), page.getByRole('button', { name: 'Skip' }), page.locator('.city g.say')];
  let wasSkipped = false;
  for (let i = 0; i < 100 && !wasSkipped; i += 1) {
    await expect(mine.or(skip).first()).toBeVisible({ timeout: 30_000 });
    if ((await mine.count()) > 0) {
      await decide(page, roll);
      continue;
    }
    await expect(mine.or(said).first()).toBeAttached({ timeout: 30_000 });
    // The playback may come to its end by itself first.
    if ((await said.count()) > 0) wasSkipped = await skip.click({ timeout: 2000 }).then(() => true, () => false);
  }
  expect(wasSkipped).toBe(true);
  await expect(said).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^What .* did last/ }).last()).toContainText(/\S/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => document.querySelectorAll('.city g.say, .city g.go, .city g.come, .city g.move').forEach((one) => seen.push(one.classList[0]!))).observe(document.body, { subtree: true, childList: true });
  });
  for (let i = 0; i < 6; i += 1) if (await myTurn(page)) await decide(page, roll);
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
});

test('on a phone the map can be read, nothing lies over what is chosen, and a touch explains before it decides', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ ...devices['Pixel 5'], viewport: { width: 360, height: 640 }, baseURL: baseURL!, reducedMotion: 'reduce', locale: 'en-GB' });
  const page = await context.newPage();
  await table(page);
  await toTheMap(page, 9);
  const sizes = await page.locator('.city text:visible').evaluateAll((texts) =>
    texts.filter((text) => text.closest('.drawn') && !text.closest('svg svg')).map((text) => parseFloat(getComputedStyle(text).fontSize) * (text as SVGTextElement).getScreenCTM()!.a),
  );
  expect(Math.min(...sizes)).toBeGreaterThan(9.5);
  const fields = page.locator('[data-field][data-can]');
  for (const field of await fields.all()) {
    await field.scrollIntoViewIfNeeded();
    const isFree = await field.evaluate((place) => {
      const { x, y, width, height } = place.getBoundingClientRect();
      return place.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect(isFree).toBe(true);
  }
  const before = await lastEntry(page);
  await fields.first().tap();
  await expect(page.locator('.city + .card')).toBeVisible();
  await expect(page.locator('.dock [data-move]').first()).toBeVisible();
  expect(await lastEntry(page)).toBe(before);
  await page.locator('.dock [data-move]').first().tap();
  await expect.poll(() => lastEntry(page)).not.toBe(before);
  await context.close();
});

test('three djinns bottled in one colour bring the offer of a trophy', async ({ page }) => {
  // Such a moment is far in a game; here the socket is made to bring one.
  await page.routeWebSocket(/\/live/, (socket) => {
    const house = socket.connectToServer();
    house.onMessage((text) => {
      const message = JSON.parse(String(text));
      if (message.now?.moves.length > 0) {
        message.now.view.phase = { kind: 'act' };
        message.now.view.pending = [];
        message.now.view.players[0].bottled = [3, 0, 0, 0];
        message.now.moves = ['trophy 1.3 red', 'trophy 1.6 red', 'end'].map((move) => {
          const [, trophy] = move.split(' ');
          return { text: move, move: trophy ? { kind: 'trophy', trophy, colour: 'red', masters: 0 } : { kind: 'end' }, facts: {}, ends_turn: !trophy };
        });
      }
      socket.send(JSON.stringify(message));
    });
  });
  await table(page);
  const offer = page.getByRole('group', { name: 'Hand in three bottled djinns for a trophy' });
  await expect(offer.getByRole('button')).toHaveText([/Trophy 1.3, 30 points and 1 bottle and 1 cork, for 3 djinns in red bottles/, /Trophy 1.6, 36 points and 1 coin/]);
  await expect(page.locator('.beside [title*="red with a djinn"]')).toHaveCount(3);
  await offer.getByRole('button').first().click();
  // The engine knows better, and its refusal is told in words.
  await expect(page.getByRole('alert')).toContainText('This cannot be done now.');
});
