import { expect, type Page } from '@playwright/test';

/** What a board marks as choosable. */
const OFFERS = '.board [data-move]:visible, .board [data-can]:visible, .board button.can:visible';

/** A small choice the board asks for before anything else. */
const QUESTION = '.board [role=dialog] [data-move]:visible';

/** Numbers that look random and are the same in every run. */
export function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >> 8) % sides;
  };
}

export interface Wish {
  game?: string;
  players?: number;
  /** Options to tick, by the words beside them. */
  tick?: RegExp[];
  /** Numbers to fill in among the rulings, by the words beside them. */
  fill?: [RegExp, number][];
  /** What to choose for seats after the first. */
  seats?: string[];
  /** Names of the people at this screen. */
  names?: string[];
}

/** Makes a table through the form; bots answer at once. Ends on the table's page. */
export async function newTable(page: Page, wish: Wish = {}) {
  await page.goto(`/new?game=${wish.game ?? 'tribes'}`);
  await page.getByRole('radio', { name: String(wish.players ?? 2), exact: true }).check();
  for (const words of wish.tick ?? []) await page.getByRole('checkbox', { name: words }).check();
  if (wish.fill) await page.locator('form details summary').click();
  for (const [words, number] of wish.fill ?? []) {
    // A limit that nobody asks for is none: its number appears with its tick.
    const limit = page.getByRole('checkbox', { name: words });
    if ((await limit.count()) > 0) await limit.check();
    await page.getByRole('spinbutton', { name: words }).fill(String(number));
  }
  for (const [i, seat] of (wish.seats ?? []).entries()) {
    await page.getByRole('combobox', { name: `Seat ${'BCD'[i]}` }).selectOption(seat);
  }
  for (const [i, name] of (wish.names ?? []).entries()) await page.getByLabel('Name (optional)').nth(i).fill(name);
  await page.getByRole('checkbox', { name: /Bots pause/ }).uncheck();
  await page.locator('form button[type=submit]').click();
  await page.waitForURL(/\/table\//);
}

/** Waits until I may decide (`true`) or the game is over (`false`). */
export async function myTurn(page: Page): Promise<boolean> {
  await page.waitForFunction(() => document.querySelector('.status.mine, #final-title') !== null, null, { timeout: 60_000 });
  return (await page.locator('#final-title').count()) === 0;
}

/** May somebody on this page decide now? */
export const isMine = (page: Page) => page.locator('.status.mine').count().then((count) => count > 0);

/** Plays one decision by clicking what the board offers, or what the list of moves does. */
export async function decide(page: Page, roll: (sides: number) => number) {
  const before = await lastEntry(page);
  for (let tries = 0; tries < 6; tries += 1) {
    const question = page.locator(QUESTION);
    const offers = (await question.count()) > 0 ? question : page.locator(OFFERS);
    const count = await offers.count();
    if (count === 0 && (await hasMoved(page, before))) return;
    if (count === 0) break;
    await offers.nth(roll(count)).click({ timeout: 20_000 });
    if (await hasMoved(page, before)) return;
  }
  await page.locator('#tab-moves').click();
  const listed = page.locator('#tab-panel [data-move]');
  await listed.nth(roll(await listed.count())).click();
  await expect.poll(() => lastEntry(page)).not.toBe(before);
}

/** Plays until the game is over; gives the number of my decisions. */
export async function playToTheEnd(page: Page, seed: number, most = 2000): Promise<number> {
  const roll = dice(seed);
  for (let count = 0; count < most; count += 1) {
    if (!(await myTurn(page))) return count;
    await decide(page, roll);
  }
  throw new Error(`the game did not end within ${most} decisions`);
}

/** The number of the newest entry of the log that the page has. */
export const lastEntry = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.querySelector<HTMLElement>('[data-version]')?.dataset.version ?? 0));

async function hasMoved(page: Page, before: number): Promise<boolean> {
  try {
    await page.waitForFunction(
      (known) => Number(document.querySelector<HTMLElement>('[data-version]')?.dataset.version ?? 0) !== known,
      before,
      { timeout: 400 },
    );
    return true;
  } catch {
    return false;
  }
}
