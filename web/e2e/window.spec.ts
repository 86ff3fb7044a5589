import { expect, test } from './house';
import { myTurn, newTable, type Wish } from './player';

const TABLES: Record<string, Wish> = {
  'Five Tribes': { players: 2 },
  'Five Tribes with both boxes, four players': { tick: [/Thieves/, /Artisans/], players: 4 },
  Djinn: { game: 'djinn', players: 3 },
};

for (const [name, wish] of Object.entries(TABLES)) {
  test(`the board of ${name} has the largest part of the window, and few nodes`, async ({ page }) => {
    await newTable(page, wish);
    await myTurn(page);
    const board = page.locator('svg.field, svg.city').first();
    for (const [width, height] of [[1280, 800], [1920, 1080]] as const) {
      await page.setViewportSize({ width, height });
      // What is drawn anew after a change of size has been drawn.
      await page.evaluate(() => new Promise((resume) => requestAnimationFrame(() => requestAnimationFrame(resume))));
      const share = await board.evaluate((picture) => {
        const { width, top, bottom } = picture.getBoundingClientRect();
        return (width * (Math.min(bottom, innerHeight) - Math.max(top, 0))) / (innerWidth * innerHeight);
      });
      expect(share, `${width} x ${height}`).toBeGreaterThanOrEqual(0.45);
      // All of it is in sight, and nothing is to be scrolled sideways.
      expect(await board.evaluate((picture) => picture.getBoundingClientRect().bottom - innerHeight), `${width} x ${height}`).toBeLessThanOrEqual(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
    expect(await board.locator('*').count()).toBeLessThan(2500);
  });
}
