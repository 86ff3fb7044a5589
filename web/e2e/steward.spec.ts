import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, guest, test } from './house';
import { newTable } from './player';

const LANGUAGES = ['Español', 'Italiano', 'Deutsch', 'English'] as const;

async function expectSound(page: Page) {
  const { violations } = await new AxeBuilder({ page }).options({ rules: { 'label-content-name-mismatch': { enabled: true } } }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
}

test('somebody who looks after the house mutes, bans and closes, and all of it is written down', async ({ page, browser, house }) => {
  test.setTimeout(180_000);
  await page.goto('/house');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectSound(page);

  const name = `Stella ${Date.now() % 100_000}`;
  const claimed = await page.evaluate(async (name) => {
    await fetch('/api/me', { method: 'POST' });
    const body = JSON.stringify({ name, password: 'a long password' });
    return (await fetch('/api/me/claim', { method: 'POST', headers: { 'content-type': 'application/json' }, body })).json();
  }, name);
  house.operate('steward', claimed.id, '--why', 'helps');

  const other = await guest(browser, new URL('/', page.url()).href);
  await newTable(other.page, { seats: ['open'] });
  const table = other.page.url().split('/').pop() ?? '';
  const who = await other.page.evaluate(async () => (await fetch('/api/me')).json());
  await other.page.getByLabel('Say something').fill('a rude word');
  await other.page.getByRole('button', { name: 'Send' }).click();
  await expect(other.page.getByText('a rude word')).toBeVisible();

  await page.goto('/house');
  const words = page.getByLabel("Name, person’s id or table’s id");
  await words.fill(table.slice(0, 10));
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await page.getByRole('button', { name: table }).click();
  await expect(page.getByText('a rude word')).toBeVisible();
  await expectSound(page);
  for (const width of [360, 1200]) {
    await page.setViewportSize({ width, height: 800 });
    const [content, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(content).toBeLessThanOrEqual(screen ?? 0);
  }
  await page.getByRole('button', { name: 'Delete line 1' }).click();
  await page.locator('#line-reason').fill('rude');
  await page.getByRole('button', { name: 'Delete line 1' }).last().click();
  await expect(page.getByText('a rude word')).toHaveCount(0);
  await expect(other.page.getByText('a rude word')).toHaveCount(0);

  await page.getByRole('button', { name: who.name, exact: true }).first().click();
  const deed = page.getByRole('form', { name: `Do something ${who.name}` });
  await deed.getByLabel('What').selectOption('mute');
  await deed.getByLabel('Reason').fill('shouting');
  await deed.getByRole('button', { name: 'Do it' }).click();
  await expect(deed.getByText('Done.')).toBeVisible();
  await other.page.getByLabel('Say something').fill('again');
  await other.page.getByRole('button', { name: 'Send' }).click();
  await expect(other.page.getByText(/You may not talk here for now: shouting/)).toBeVisible();
  await expectSound(page);

  for (const language of LANGUAGES) {
    await page.getByRole('button', { name: language, exact: true }).click();
    await expect(page.locator('main')).not.toContainText('‹');
  }
  await words.fill(table.slice(0, 10));
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await page.getByRole('button', { name: table }).first().click();
  const close = page.getByRole('form', { name: `Do something ${table}` });
  await close.getByLabel('What').selectOption('close');
  await close.getByLabel('Reason').fill('enough');
  await close.getByRole('button', { name: 'Do it' }).click();
  await expect(page.getByText(/close .*: enough/)).toBeVisible();
  await expect(page.getByText(/mute .*: shouting/)).toBeVisible();
  await other.page.context().close();
});
