import { expect, test } from './house';
import { newTable, playToTheEnd } from './player';
import { expectSound, expectStill, watchShifts } from './sound';

test('the end of a game and its replay stand still, are accessible by day and night, and say how far one came', async ({ page }) => {
  test.setTimeout(400_000);
  await watchShifts(page);
  await newTable(page, { game: 'djinn', players: 1, fill: [[/Last round at the latest/, 4]] });
  await playToTheEnd(page, 3);
  await expect(page.locator('#final-title')).not.toContainText(/win/);
  await expect(page.getByText(/Your rank: /).first()).toBeVisible();
  const table = page.url();
  for (const [width, height] of [[1280, 800], [390, 844]] as const) {
    await page.setViewportSize({ width, height });
    for (const path of [table, table.replace('/table/', '/replay/'), '/', '/replay']) {
      await page.goto(path);
      await expect(page.locator('h1')).toBeAttached();
      await expectStill(page, `${path} at ${width}`);
      if (path === table) await expect(page.getByRole('button', { name: /Take the seat back|Take back|Hint|Give up/ })).toHaveCount(0);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await expectSound(page);
      }
    }
  }
});
