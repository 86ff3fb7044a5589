import { runInNewContext } from 'node:vm';
import AxeBuilder from '@axe-core/playwright';
import { parse, serialize, Transformer, type Resource, type TextElement } from '@fluent/syntax';
import type { Page } from '@playwright/test';
import { expect, test } from './house';

const PAGES = ['/at', '/pad', '/aid/tribes?boxes=thieves,artisans', '/aid/djinn', '/cards', '/cards/tribes/djinn-hagis', '/draw'];
const LANGUAGES = { en: 'English', es: 'Español', it: 'Italiano', de: 'Deutsch' };
const SIZES = { phone: { width: 360, height: 640 }, desktop: { width: 1280, height: 800 } };
/** What the score pad may load before it can be used: compressed files, in bytes. */
const MOST_BYTES = 60_000;

async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.locator('h1').first()).toBeVisible();
}

async function expectSound(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
}

for (const [size, viewport] of Object.entries(SIZES)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`pages for a real table are accessible and fit: ${size}, ${colorScheme}`, async ({ page }) => {
      test.setTimeout(300_000);
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const path of PAGES) {
        await open(page, path);
        if (path === '/draw') await page.getByRole('button', { name: 'Draw', exact: true }).click();
        await expectSound(page);
        const [content, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
        expect(content, path).toBeLessThanOrEqual(screen ?? 0);
      }
    });
  }
}

test('every page speaks four languages', async ({ page }) => {
  for (const path of PAGES) {
    await open(page, path);
    for (const [code, name] of Object.entries(LANGUAGES)) {
      await page.getByRole('button', { name, exact: true }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      await expect(page.locator('body')).not.toContainText('‹');
      expect((await page.locator('main').innerText()).trim()).not.toBe('');
    }
    await page.evaluate(() => localStorage.clear());
  }
});

test('the score pad is small to load', async ({ page }) => {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize)));
  await open(page, '/pad');
  await page.getByRole('button', { name: 'One more: Gold coins' }).click();
  await page.waitForLoadState('networkidle');
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThan(MOST_BYTES);
});

test('after the first visit everything works with the server stopped', async ({ page, house }) => {
  await open(page, '/pad');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).some((name) => name.startsWith('at-')))).toBe(true);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await house.kill();
  try {
    for (const path of PAGES) {
      await open(page, path);
      await expect(page.locator('body')).not.toContainText('‹');
    }
    await open(page, '/pad');
    await page.getByRole('button', { name: 'One more: Gold coins' }).click();
    await page.getByRole('button', { name: 'Deutsch' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Wertungsblock' })).toBeVisible();
    await open(page, '/cards');
    await page.getByRole('searchbox').fill('palmera');
  } finally {
    await house.start();
  }
});

test('the pad counts, finds what cannot be, keeps games and shares them', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/pad');
  const total = (column: number) => page.locator('tfoot td').nth(column);
  await page.getByLabel('Name of player 1').fill('Zoë');
  await page.getByRole('spinbutton', { name: 'Gold coins' }).fill('23');
  await page.getByRole('spinbutton', { name: 'Vizier', exact: true }).fill('3');
  await expect(total(0)).toHaveText('36');
  for (const good of ['Ivory', 'Jewels', 'Silk']) await page.getByRole('button', { name: `One more: ${good}` }).click();
  await expect(total(0)).toHaveText('43');
  await expect(page.getByText('In front: Zoë')).toBeVisible();
  await page.getByRole('button', { name: 'Boaz', exact: false }).click();
  await page.getByRole('group', { name: 'Whose things?' }).getByRole('button', { name: 'Player 2' }).click();
  await page.getByRole('button', { name: 'Boaz', exact: false }).click();
  await expect(page.getByText('This cannot be')).toBeVisible();
  await page.getByRole('button', { name: 'Boaz', exact: false }).click();
  await expect(page.getByText('This cannot be')).toBeHidden();
  await page.getByRole('button', { name: 'Keep this game' }).click();
  await page.getByRole('button', { name: 'New game' }).click();
  await expect(total(0)).toHaveText('0');
  await page.reload();
  await page.getByRole('button', { name: /Zoë 49.*Open the game/ }).click();
  await expect(total(0)).toHaveText('49');
  await page.getByRole('button', { name: 'Copy a link' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  await expect(total(0)).toHaveText('49');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save a picture' }).click();
  expect((await saved).suggestedFilename()).toBe('lamplight.png');
});

test('a card is found by its name in any language, has an address, and tells the open question', async ({ page }) => {
  await open(page, '/cards');
  for (const asked of ['fachiro', 'Faquir', 'FAKIR']) {
    await page.getByRole('searchbox').fill(asked);
    await expect(page.getByRole('link', { name: 'Fakir', exact: true })).toBeVisible();
  }
  await page.getByRole('searchbox').fill('hagis');
  await page.getByRole('link', { name: 'Hagis', exact: true }).click();
  await expect(page).toHaveURL(/\/cards\/tribes\/djinn-hagis$/);
  await expect(page.getByRole('heading', { name: /^Open question/ })).toHaveCount(2);
  await expect(page.getByText('all eight').first()).toBeVisible();
});

test('the draw names everybody once, and the timer runs', async ({ page }) => {
  await page.clock.install();
  await open(page, '/draw');
  await page.getByRole('button', { name: 'Draw', exact: true }).click();
  await expect(page.getByText(/^Player [12] starts\.$/)).toBeVisible();
  await expect(page.getByRole('list').filter({ hasText: 'Player' }).getByRole('listitem')).toHaveCount(2);
  await page.getByLabel('Seconds a turn').fill('30');
  await page.getByLabel('Seconds a turn').blur();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.clock.runFor(10_000);
  await expect(page.getByRole('timer')).toContainText('20 seconds left');
  await page.clock.runFor(21_000);
  await expect(page.getByRole('timer')).toContainText('time is up');
});

test('aids print on one sheet', async ({ page }) => {
  for (const path of ['/aid/tribes', '/aid/tribes?boxes=thieves,artisans', '/aid/djinn']) {
    await open(page, path);
    await expect(page.locator('.mark svg').first()).toBeVisible();
    for (const format of ['A4', 'Letter']) {
      const file = (await page.pdf({ format })).toString('latin1');
      const pages = file.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
      expect(pages, `${path} ${format}`).toBeGreaterThan(0);
      expect(pages, `${path} ${format}`).toBeLessThanOrEqual(2);
    }
  }
});

/** Languages by their own names, and what the browser itself says of one. */
const OWN = [...Object.values(LANGUAGES), 'and'];

/** A language made up for this test: every letter of every sentence becomes þ. What shows without was not taken from a language. */
class MadeUp extends Transformer {
  override visitTextElement(node: TextElement) {
    node.value = node.value.replace(/\p{L}/gu, 'þ');
    return node;
  }
}

test.describe(() => {
  test.beforeEach(async ({ page }) => {
    // The service worker would answer with words that it has kept.
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  });

  test('nothing is said but in the words of the language', async ({ page }) => {
    await page.route(/\/assets\/(aid|tribes|djinn|rules-tribes|rules-djinn)-[\w-]+\.js$/, async (route) => {
      const answer = await route.fetch();
      const text = await answer.text();
      const words = /^(?:const|var|let) (\w+)\s*=\s*(`[\s\S]*`|"[\s\S]*"|'[\s\S]*');\s*export\s*\{[^}]*\};?\s*$/.exec(text) ?? /^(export default)\s*([\s\S]*?);?\s*$/.exec(text);
      if (!words) return route.fulfill({ response: answer });
      const source: unknown = runInNewContext(words[2]!);
      if (typeof source !== 'string' || !source.includes(' = ')) return route.fulfill({ response: answer });
      const made = serialize(new MadeUp().genericVisit(parse(source, {})) as Resource, {});
      return route.fulfill({ response: answer, body: text.replace(words[2]!, () => JSON.stringify(made)) });
    });
    for (const path of PAGES) {
      await open(page, path);
      const told = await page.evaluate(() => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const parent = node.parentElement;
          if (!parent || parent.closest('script, style, noscript, svg, footer, [lang]:not(html)')) continue;
          found.push(node.textContent ?? '');
        }
        return found;
      });
      expect(told.some((text) => text.includes('þ')), path).toBe(true);
      // Codes of cards and places are the same in every language; lists are joined by the browser.
      const own = told.flatMap((text) => text.split(/[^\p{L}\d]+/u)).filter((word) => /\p{L}/u.test(word) && !/^þ+$/u.test(word) && !/\d/.test(word) && word.length > 1 && !OWN.includes(word));
      expect(own, path).toEqual([]);
    }
  });
});
