import type { Page, Response } from '@playwright/test';
import type { ReviewPart } from '../src/wire';
import { expect, test } from './house';
import { decide, dice, lastEntry, myTurn, newTable, playToTheEnd } from './player';
import { expectStill, watchShifts } from './sound';

/** Every page that is the same for all. */
const PAGES = [
  ...['/', '/new', '/learn', '/learn/tribes/move', '/learn/djinn/market', '/puzzles', '/puzzles/djinn', '/analysis', '/replay', '/rules', '/rules/djinn'],
  ...['/settings', '/account', '/help', '/about', '/nowhere', '/at', '/pad', '/aid/tribes', '/aid/djinn', '/cards', '/draw'],
];

const BOARD = '.board svg.field, .board svg.city';

/** Plays some decisions. */
async function play(page: Page, seed: number, count: number) {
  const roll = dice(seed);
  for (let i = 0; i < count; i += 1) if (await myTurn(page)) await decide(page, roll);
  await myTurn(page);
}

/** Lets the next review come as if it were being made now: nothing of it first, then half of it, then all. */
async function slowReview(page: Page) {
  const shares = [0, 0.5];
  await page.route(/\/api\/tables\/[^/]+\/review\?/, async (route) => {
    const answer = await route.fetch();
    const part = (await answer.json()) as ReviewPart;
    const share = part.head === null ? undefined : shares.shift();
    if (share === undefined) return route.fulfill({ response: answer });
    await new Promise((resume) => setTimeout(resume, 400));
    const choices = part.choices.slice(0, Math.round(part.choices.length * share));
    return route.fulfill({ response: answer, json: { ...part, made: choices.length, is_running: true, head: null, choices } });
  });
}

/** What lies over the middle of any tile or field, or over its lower edge. */
const covered = (page: Page) =>
  page.locator('.board .place').evaluateAll((places) => {
    const over: string[] = [];
    for (const place of places) {
      place.scrollIntoView({ block: 'nearest' });
      const { x, y, width, height } = place.getBoundingClientRect();
      for (const [px, py] of [[x + width / 2, y + height / 2], [x + width / 2, y + height * 0.9]] as const) {
        const found = document.elementFromPoint(px, py);
        if (found && py < innerHeight && !found.closest('svg')) over.push(`${place.getAttribute('aria-label')?.slice(0, 12)}: ${found.className}`);
      }
    }
    return over;
  });

for (const { game, players, tick } of [
  { game: 'tribes', players: 4, tick: [/Thieves/, /Artisans/] },
  { game: 'djinn', players: 2, tick: [] },
]) {
  test(`the board of ${game} is large, nothing lies over it, and my things are in sight`, async ({ page }) => {
    test.setTimeout(240_000);
    await newTable(page, { game, players, tick });
    await play(page, 11, game === 'djinn' ? 14 : 10);
    for (const [width, height] of [[1280, 800], [1366, 768], [1920, 1080], [640, 400], [844, 390], [820, 1180], [390, 844], [360, 640]] as const) {
      await page.setViewportSize({ width, height });
      await page.waitForTimeout(200);
      expect(await covered(page), `${width}x${height}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      if (width < 1280) continue;
      await page.evaluate(() => scrollTo(0, 0));
      const { share, bottom } = await page.locator(BOARD).evaluate((board) => {
        const box = board.getBoundingClientRect();
        return { share: (box.width * box.height) / innerWidth / innerHeight, bottom: box.bottom };
      });
      expect(bottom).toBeLessThanOrEqual(height);
      // The board of four with Artisans is square.
      if (height !== 768) expect(share).toBeGreaterThanOrEqual(game === 'tribes' && players === 4 ? 0.38 : 0.45);
      const mine = page.getByRole('heading', { name: /^My (things|board)/ });
      expect(await mine.evaluate((heading) => heading.closest('section')!.getBoundingClientRect().top)).toBeLessThan(height * 0.7);
    }
  });
}

test('the board of two is at least 45 % of the window', async ({ page }) => {
  await newTable(page);
  await myTurn(page);
  for (const [width, height] of [[1280, 800], [1920, 1080]] as const) {
    await page.setViewportSize({ width, height });
    const share = await page.locator(BOARD).evaluate((board) => (board.getBoundingClientRect().width * board.getBoundingClientRect().height) / innerWidth / innerHeight);
    expect(share).toBeGreaterThanOrEqual(0.45);
    await expect(page.getByText('50 gold').first()).toBeInViewport();
  }
});

for (const game of ['tribes', 'djinn']) {
  test(`what the others did in ${game} stays drawn and told until I decide, and can be watched again`, async ({ page }) => {
    test.setTimeout(240_000);
    await newTable(page, { game });
    const roll = dice(21);
    const [trail, again] = [page.locator(game === 'tribes' ? '.trace.past' : '.city .gone'), page.getByRole('button', { name: 'Watch again' })];
    for (let i = 0; i < 80 && (await trail.count()) === 0; i += 1) if (await myTurn(page)) await decide(page, roll);
    await expect(trail.first()).toBeAttached();
    const recap = page.getByRole('button', { name: /^What .* did last/ }).last();
    await recap.click();
    const told = page.getByRole('dialog', { name: /did last/ });
    await expect(told.getByRole('listitem').first()).toContainText(/\w/);
    await page.keyboard.press('Escape');
    await expect(told).toHaveCount(0);

    await again.first().click();
    await expect(page.getByRole('button', { name: 'Skip' })).toBeVisible();
    await expect(page.locator('.status.mine')).toBeVisible({ timeout: 60_000 });
    await expect(trail.first()).toBeAttached();

    // Coming back, one is told how much happened, and can watch it.
    await page.reload();
    await expect(page.getByText(/Since you were last here: \d+ turn|Since you were last here: 1 turn/)).toBeVisible();
    await expect(trail.first()).toBeAttached();
    await myTurn(page);
    await decide(page, roll);
    await expect(page.getByText(/Since you were last here/)).toHaveCount(0);
  });
}

test('I am "you" in the log, and no line is said twice', async ({ page }) => {
  test.setTimeout(240_000);
  await newTable(page);
  await play(page, 31, 14);
  await page.locator('#tab-log').click();
  const log = page.locator('#tab-panel');
  await expect(log).toContainText(/You (collect|get|pay|keep|kill|take|control)/);
  expect(await log.innerText()).not.toContain('Guest');
  for (const entry of await log.locator('ol > li').all()) {
    const lines = (await entry.innerText()).split('\n').filter((line) => line.trim() !== '');
    expect(new Set(lines).size, lines.join(' | ')).toBe(lines.length);
  }
});

test('a hint in Djinn is said in words and drawn, and a field that cannot be chosen says why', async ({ page }) => {
  test.setTimeout(240_000);
  await newTable(page, { game: 'djinn' });
  const roll = dice(41);
  const field = page.locator('[data-field][data-can]');
  for (let i = 0; i < 60; i += 1) {
    await myTurn(page);
    await expect(field.or(page.locator('.dock [data-move]')).first()).toBeVisible();
    if ((await page.locator('.city .way').count()) > 0) break;
    await decide(page, roll);
  }
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.getByText(/^The whole turn: /)).toBeVisible({ timeout: 60_000 });
  await expect(page.locator('.city .way.advised').first()).toBeAttached();
  await page.locator('[data-field]:not([data-can])').first().click();
  await expect(page.getByRole('alert')).toContainText('Not done:');
});

test('my games tell where it is my turn, and Continue is the large button', async ({ page }) => {
  await newTable(page);
  await myTurn(page);
  await page.goto('/');
  const go = page.locator('.hero .play');
  await expect(go).toHaveText('Continue');
  const card = page.locator('#mine ~ ul > li').first();
  await expect(card).toContainText('Your turn · Round 1');
  // Nobody has any points that everybody knows of.
  await expect(card).not.toContainText(/\d\+/);
  await go.click();
  await expect(page.locator('#status')).not.toBeEmpty();
});

test('a finished game tells who won by how much, loads only what it shows, and is listed for replay', async ({ page }) => {
  test.setTimeout(400_000);
  await newTable(page);
  await playToTheEnd(page, 51);
  await expect(page.locator('#final-title')).toContainText(/You win by|wins/);
  await expect(page.locator('.board')).toBeVisible();
  await expect(page.getByText(/placed (the|your) last camel|nobody can move/i).first()).toBeVisible();
  const loaded: number[] = [];
  const weigh = async (answer: Response) => {
    if (/\/api\/tables\/[^/]+\/(points|replay)/.test(answer.url())) loaded.push((await answer.body()).length);
  };
  page.on('response', weigh);
  await page.reload();
  await expect(page.locator('.chart, svg.chart, [aria-labelledby="final-title"] svg').first()).toBeVisible();
  await page.waitForTimeout(1000);
  expect(loaded.length).toBe(1);
  expect(loaded[0]).toBeLessThan(20_000);
  page.off('response', weigh);

  // Nothing of it jumps: at the table, in its replay, in its review while that is made and when it is kept, and in an analysis.
  const table = page.url();
  const id = table.split('/').at(-1);
  await watchShifts(page);
  for (const [width, height] of [[1280, 800], [390, 844]] as const) {
    await page.setViewportSize({ width, height });
    for (const address of [table, `/replay/${id}`, `/analysis?table=${id}&entry=40`]) {
      await page.goto(address);
      await expect(page.locator('svg.field').first()).toBeVisible();
      await expectStill(page, `${address} at ${width}`);
    }
    await slowReview(page);
    for (const made of ['slowly', 'before']) {
      await page.goto(`/review/${id}`);
      await expect(page.locator('[data-done]')).toHaveAttribute('data-done', made === 'slowly' ? 'false' : 'true', { timeout: 60_000 });
      await expect(page.locator('svg.field').first()).toBeVisible();
      await expect(page.locator('[data-done]')).toHaveAttribute('data-done', 'true', { timeout: 60_000 });
      await expectStill(page, `review made ${made} at ${width}`);
      await page.unrouteAll({ behavior: 'wait' });
    }
  }
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.goto('/');
  await expect(page.locator('#past ~ ul > li').first()).toContainText(/won by \d+|Tied/);
  await page.goto('/replay');
  await page.getByRole('listitem').getByRole('link', { name: 'Replay' }).click();
  await expect(page.locator('#turns-of')).toContainText('Apprentice');
});

test('alone one plays against a clock that is told from the start', async ({ page }) => {
  await newTable(page, { game: 'djinn', players: 1 });
  await expect(page.getByText(/Alone against the clock: every 5 turns/)).toBeVisible();
});

test('nothing jumps: layout shift stays under 0.05 on every page', async ({ page }) => {
  test.setTimeout(400_000);
  await watchShifts(page);
  const tables: string[] = [];
  for (const game of ['tribes', 'djinn']) {
    await newTable(page, { game });
    tables.push(page.url());
  }
  await newTable(page, { seats: ['open'] });
  const room = page.url();
  for (const [width, height] of [[1280, 800], [390, 844]] as const) {
    await page.setViewportSize({ width, height });
    for (const path of [...PAGES, room]) {
      await page.goto(path);
      await expectStill(page, `${path} at ${width}`);
    }
    for (const table of tables) {
      await page.goto(table);
      await expectStill(page, `${table} at ${width}`);
      // Live, while bots play.
      const roll = dice(61);
      for (let i = 0; i < 5; i += 1) if (await myTurn(page)) await decide(page, roll);
      await expectStill(page, `live ${table} at ${width}`);
    }
  }
});

test('a bid says what it leaves, can be taken back beside the track, and the keyboard stays there', async ({ page }) => {
  await newTable(page);
  await myTurn(page);
  await expect(page.locator('button[data-spot="12"]')).toHaveAccessibleName('Bid 12 and keep 38 gold');
  await page.locator('button[data-spot="12"]').hover();
  await expect(page.locator('.track')).toContainText('Bid 12 and keep 38 gold');
  const before = await lastEntry(page);
  await page.locator('button[data-spot="12"]').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => lastEntry(page)).not.toBe(before);
  await page.mouse.move(2, 2);
  await myTurn(page);
  if (/Your bid 2 of 2/.test((await page.locator('#status').textContent()) ?? '')) {
    await expect(page.locator('button[data-spot]:focus')).toHaveCount(1);
    await page.locator('button[data-spot]:focus').blur();
  }
  await expect(page.locator('.track')).toContainText('You keep 38 gold.');
  await page.locator('.track').getByRole('button', { name: 'Take back' }).click();
  await expect(page.locator('#status')).toContainText('Your bid 1 of 2');
  await expect(page.locator('button[data-spot="12"]')).toBeVisible();
});

test('a price, a card and a djinn that cannot be had say why', async ({ page }) => {
  await newTable(page);
  const roll = dice(5);
  const status = page.locator('#status');
  const isBidding = async () => /Your bid/.test((await status.textContent()) ?? '');
  await myTurn(page);
  await page.getByRole('button', { name: /^(Ba'al|[A-Z][\w'’ -]+)$/ }).and(page.locator('.beside .name')).first().click();
  await expect(page.getByRole('alert')).toContainText('This cannot be done now.');
  for (let i = 0; i < 12 && ((await page.locator('.track button.spot').count()) === 0 || !(await isBidding())); i += 1) {
    if (await myTurn(page)) await decide(page, roll);
    await myTurn(page);
  }
  await page.locator('.track button.spot').first().click();
  await expect(page.getByRole('alert')).toContainText(/stands on \d+ already|It costs \d+ gold, and you have|All three spots for 0 are taken/);
});
