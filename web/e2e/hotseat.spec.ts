import type { Page } from '@playwright/test';
import { expect, guest, test } from './house';
import { decide, dice, isMine, lastEntry, newTable } from './player';

/** What goes over a socket, as far as secrets are concerned. */
interface Frame {
  type: string;
  entry?: unknown;
  events?: unknown;
  now?: { eyes: { kind: string; seat?: number }; moves: unknown[]; end: unknown; view: { seats?: { gold: unknown; hand: unknown }[] } };
}

/** Every frame of the page's socket with the seat that was last looked for when it came. */
function listen(page: Page): { frame: Frame; looked: number | null }[] {
  const heard: { frame: Frame; looked: number | null }[] = [];
  page.on('websocket', (socket) => {
    let looked: number | null = null;
    socket.on('framesent', ({ payload }) => {
      const sent = JSON.parse(String(payload));
      if (sent.type === 'look') looked = sent.seat;
    });
    socket.on('framereceived', ({ payload }) => heard.push({ frame: JSON.parse(String(payload)), looked }));
  });
  return heard;
}

for (const game of ['djinn', 'tribes']) {
  test(`two people at one screen, a bot and somebody far away play ${game}, and no screen shows what it must not`, async ({ page, browser }) => {
    test.setTimeout(300_000);
    const heard = listen(page);
    await newTable(page, { game, players: 4, seats: ['me', 'bot:random', 'open'], names: ['Ada', 'Bela'] });
    const far = await guest(browser, await page.getByLabel('Link to invite others').inputValue());
    await far.page.getByRole('button', { name: 'Sit here' }).click();

    const roll = dice(23);
    const curtain = page.getByRole('dialog', { name: /decides$/ });
    const [lifted, decided]: [string[], Set<string>] = [[], new Set()];
    for (let i = 0; i < 200 && (lifted.length < 6 || decided.size < 3); i += 1) {
      await expect.poll(async () => (await curtain.isVisible()) || (await isMine(page)) || (await isMine(far.page)), { timeout: 30_000 }).toBe(true);
      if (await isMine(far.page)) {
        decided.add('far');
        await decide(far.page, roll);
        const version = await lastEntry(far.page);
        await expect.poll(() => lastEntry(page)).toBeGreaterThanOrEqual(version);
        continue;
      }
      if (await curtain.isVisible()) {
        await expect(page.locator('.board [data-move], .board [data-can], .board .djinn, .board .tribes')).toHaveCount(0);
        await expect(page.locator('#status')).toHaveText(/(Ada|Bela) decides$/);
        lifted.push((await curtain.getByRole('heading').textContent()) ?? '');
        await expect(curtain.getByRole('button')).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(page.locator('.status.mine')).toBeVisible();
      }
      decided.add(lifted.at(-1)!);
      await decide(page, roll);
    }
    expect(new Set(lifted)).toEqual(new Set(['Ada decides', 'Bela decides']));
    expect(lifted.some((name, i) => i > 0 && name !== lifted[i - 1])).toBe(true);

    for (const { frame, looked } of heard) {
      const { now } = frame;
      if (!now || now.end) continue;
      if (now.eyes.kind === 'seat') expect(now.eyes.seat).toBe(looked);
      else expect(now.moves).toEqual([]);
      now.view.seats?.forEach(({ gold, hand }, seat) => {
        if (now.eyes.kind !== 'seat' || now.eyes.seat !== seat) expect([gold, hand]).toEqual([null, null]);
      });
    }
    const steps = (frames: Frame[]) => frames.filter(({ type }) => type === 'step').map(({ entry, events }) => JSON.stringify([entry, events]));
    const known = new Set(steps(heard.map(({ frame }) => frame)));
    expect(known.size).toBeGreaterThan(10);
    expect(JSON.stringify([...known])).not.toMatch(/"card_drawn","seat":[01],"card":"/);
    expect(far.faults).toEqual([]);
    await far.page.context().close();
  });
}
