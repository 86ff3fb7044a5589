import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** axe finds nothing on the page as it stands. */
export async function expectSound(page: Page) {
  const { violations } = await new AxeBuilder({ page }).options({ rules: { 'label-content-name-mismatch': { enabled: true } } }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`), page.url()).toEqual([]);
}

type Shift = [value: number, moved: string];

/** Watches from now on, on every page that is loaded, what moves without anybody having touched it. */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: [number, string][] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean; sources: { node?: Element }[] }[]) {
        if (!entry.hadRecentInput) shifts.push([entry.value, entry.sources.map(({ node }) => node?.className ?? node?.nodeName).join(',')]);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Less has moved since the page was loaded than anybody would notice. */
export async function expectStill(page: Page, what: string) {
  await page.waitForTimeout(1200);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
  expect(shifts.reduce((sum, [value]) => sum + value, 0), `${what}: ${JSON.stringify(shifts)}`).toBeLessThan(0.05);
}
