import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, looksAs, open, test } from './gallery';

const SCENES = { tribes: ['start', 'sow', 'tile', 'piles'], djinn: ['act', 'catch'] };
const THEMES = ['light', 'dark'];
const BOARD = 'svg.field, svg.city';

// One after the other, so that the gallery is built once.
test.describe.configure({ mode: 'default' });

for (const theme of THEMES) {
  test(`the house's own hand looks as it was kept, ${theme}`, async ({ page, gallery }) => {
    await open(page, gallery, { page: 'system', theme });
    await looksAs(page, `system-${theme}`);
  });
  for (const [game, scenes] of Object.entries(SCENES)) {
    test(`pieces and boards of ${game} look as they were kept, ${theme}`, async ({ page, gallery }) => {
      await open(page, gallery, { game, page: 'pieces', theme });
      await looksAs(page, `${game}-pieces-${theme}`);
      for (const scene of scenes) {
        await open(page, gallery, { game, scene, theme });
        await page.locator(BOARD).waitFor();
        // The drawn board alone: what is said beside it changes with every better word.
        await looksAs(page, `${game}-${scene}-${theme}`, BOARD);
      }
    });
  }
}

test('a drawing that is missing or of another colour is noticed', async ({ page, gallery }) => {
  test.skip(process.env.LAMPLIGHT_PICTURES === 'new', 'pictures are kept now');
  await open(page, gallery, { game: 'tribes', scene: 'piles', theme: 'light' });
  await page.locator('svg.field').waitFor();
  await page.addStyleTag({ content: '.meeple { visibility: hidden; }' });
  await expect(looksAs(page, 'tribes-piles-light', BOARD)).rejects.toThrow(/looks different/);
});

test('a board has few nodes, however much stands on it', async ({ page, gallery }) => {
  for (const [game, scenes] of Object.entries({ tribes: ['piles', 'sow', 'tile'], djinn: ['catch'] })) {
    for (const scene of scenes) {
      await open(page, gallery, { game, scene });
      const nodes = await page.locator('svg.field, svg.city').first().locator('*').count();
      expect(nodes, `${game} ${scene}`).toBeLessThan(2500);
      expect(nodes).toBeGreaterThan(100);
    }
  }
});

test('every letter and outline inside the drawings stands out', async ({ gallery }) => {
  test.setTimeout(600_000);
  const script = fileURLToPath(new URL('../scripts/contrast.mjs', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [script, gallery], { cwd: fileURLToPath(new URL('..', import.meta.url)) });
  expect(stdout).toMatch(/^\d{4,} texts and pieces looked at, 0 too faint$/m);
});

test('what happens is seen to happen: meeples walk, a card and a djinn fly to their owner, a camel arrives', async ({ page, gallery }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, gallery, { game: 'tribes', scene: 'walk', pace: '450' });
  const seen = page.evaluate(
    () =>
      new Promise<Record<string, boolean>>((resume) => {
        const found: Record<string, boolean> = {};
        const look = () => {
          if (document.querySelector('.effects .move .meeple')) found.meeple = true;
          if (document.querySelector('.hand')) found.hand = true;
          if (document.querySelector('.effects .walk .marker')) found.camel = true;
          if (document.querySelector('.flight .card')) found.card = true;
          if (document.querySelector('.flight .smoke')) found.djinn = true;
          if (document.querySelector('.flight .coins')) found.gold = true;
          if (document.documentElement.dataset.playing === 'done') resume(found);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  expect(await seen).toEqual({ meeple: true, hand: true, camel: true, card: true, djinn: true, gold: true });
  // Nothing stays in the air.
  await expect(page.locator('.effects > *, .flight')).toHaveCount(0);
  await expect(page.locator('span.gold').first()).toHaveText(/62 gold/);
});

test('a chest opens and djinns are caught, and nothing moves for those who want it still', async ({ page, gallery }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const pace of ['300', '0']) {
    await open(page, gallery, { game: 'djinn', scene: 'caught', pace });
    await page.evaluate(() => {
      const found = new Set<string>();
      Object.assign(window, { found });
      const look = () => {
        for (const [name, what] of Object.entries({ chest: '.burst .opens', bound: '.binding', caught: '.flight .smoke' })) if (document.querySelector(what)) found.add(name);
        requestAnimationFrame(look);
      };
      look();
    });
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-playing', 'done');
    const found = await page.evaluate(() => [...(window as unknown as { found: Set<string> }).found].sort());
    expect(found).toEqual(pace === '0' ? [] : ['bound', 'caught', 'chest']);
  }
});
