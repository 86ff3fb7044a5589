import AxeBuilder from '@axe-core/playwright';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, guest, test } from './house';
import { newTable } from './player';

const LANGUAGES = ['Español', 'Italiano', 'Deutsch', 'English'] as const;

async function expectSound(page: Page) {
  const { violations } = await new AxeBuilder({ page }).options({ rules: { 'label-content-name-mismatch': { enabled: true } } }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
}

/** Keeps a name with a password, without the form. */
const claim = (page: Page, name: string) =>
  page.evaluate(async (name) => {
    await fetch('/api/me', { method: 'POST' });
    const body = JSON.stringify({ name, password: 'a long password' });
    const answer = await fetch('/api/me/claim', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    return (await answer.json()) as { id: string; name: string; codes: string[] };
  }, name);

test('a name is kept, its codes are shown once, and one of them leads back in', async ({ page }) => {
  test.setTimeout(120_000);
  const name = `Amal ${Date.now() % 100_000}`;
  await page.goto('/settings');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Password', { exact: true }).fill('a long password');
  await page.getByRole('button', { name: 'Keep this name' }).click();
  await expect(page.getByRole('heading', { name: 'Write these codes down' })).toBeVisible();
  const codes = await page.locator('code').allTextContents();
  expect(codes).toHaveLength(8);
  await expect(page.getByText('You have 8 codes left.')).toBeVisible();
  await expectSound(page);
  for (const width of [360, 1200]) {
    await page.setViewportSize({ width, height: 800 });
    const [content, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(content).toBeLessThanOrEqual(screen ?? 0);
  }
  for (const language of LANGUAGES) {
    await page.getByRole('button', { name: language, exact: true }).click();
    await expect(page.locator('main')).not.toContainText('‹');
  }
  await page.getByRole('button', { name: 'I have them' }).click();
  await expect(page.locator('code')).toHaveCount(0);

  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save my data' }).click();
  const data = JSON.parse(readFileSync(await (await saving).path(), 'utf8'));
  expect(data.name).toBe(name);

  await page.getByLabel('Your password').fill('a long password');
  await page.getByLabel('New password').fill('another password');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(page.getByText('The password is changed.')).toBeVisible();

  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByRole('link', { name: 'Forgotten the password?' }).click();
  await page.getByLabel('Name', { exact: true }).first().fill(name);
  await page.getByRole('textbox', { name: 'Code' }).fill((codes[0] ?? '').toUpperCase());
  await page.getByLabel('New password').fill('a third password');
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await expect(page.getByText('The new password is set.')).toBeVisible();
  await expectSound(page);
  await page.goto('/account');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Password', { exact: true }).fill('a third password');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('You have 7 codes left.')).toBeVisible();
});

test('somebody is muted, reported and turned away; a seat is kept for a friend, who finds the invitation', async ({ page, browser, house }) => {
  test.setTimeout(180_000);
  await page.goto('/');
  await claim(page, `Owner ${Date.now() % 100_000}`);
  await newTable(page, { players: 3, seats: ['open', 'open'] });
  const invitation = await page.getByLabel('Link to invite others').inputValue();
  const rude = await guest(browser, invitation);
  await rude.page.getByRole('button', { name: 'Sit here' }).first().click();
  const { name: rudeName } = await rude.page.evaluate(async () => (await fetch('/api/me')).json());
  await rude.page.getByLabel('Say something').fill('a rude word');
  await rude.page.getByRole('button', { name: 'Send' }).click();

  const talk = page.getByRole('list', { name: 'Chat' });
  await expect(talk.locator('.said', { hasText: 'a rude word' })).toBeVisible();
  // By keyboard alone: the menu opens, the form is filled in, Escape closes it.
  await talk.getByRole('button', { name: `What to do about ${rudeName}` }).press('Enter');
  const menu = page.getByRole('dialog');
  await expect(menu).toContainText('a rude word');
  await expectSound(page);
  await menu.getByRole('button', { name: 'Report' }).press('Enter');
  await menu.getByLabel('Why').selectOption('abuse');
  await menu.getByLabel('What else should we know?').fill('again and again');
  await menu.getByRole('button', { name: 'Send the report' }).press('Enter');
  await expect(menu).toContainText('Somebody will look at it.');
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);

  await talk.getByRole('button', { name: `What to do about ${rudeName}` }).click();
  await menu.getByRole('button', { name: 'Do not hear' }).click();
  await expect(talk.getByText('a rude word')).toHaveCount(0);
  await expect(rude.page.getByText('a rude word')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('list', { name: 'The others at this table' }).getByRole('button').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Turn away' }).click();
  // Who is turned away is no longer among the others, so the menu about them is gone, too.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText(`${rudeName} was turned away.`)).toBeVisible();
  await rude.page.getByRole('button', { name: 'Sit here' }).first().click();
  await expect(rude.page.getByText('does not want you to sit here')).toBeVisible();

  const friend = await guest(browser, new URL('/', page.url()).href);
  const { name: friendName } = await claim(friend.page, `Friend ${Date.now() % 100_000}`);
  await page.getByLabel('Keep for (name)').first().fill(friendName);
  await page.getByRole('button', { name: 'Keep', exact: true }).first().click();
  await expect(page.getByText(`kept for ${friendName}`)).toBeVisible();
  await expectSound(page);
  for (const width of [360, 1200]) {
    await page.setViewportSize({ width, height: 800 });
    const [content, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(content).toBeLessThanOrEqual(screen ?? 0);
  }
  await friend.page.evaluate(() => localStorage.setItem('lamplight.known', 'yes'));
  await friend.page.goto('/');
  await expect(friend.page.getByRole('heading', { name: 'You are invited' })).toBeVisible();

  const steward = await guest(browser, new URL('/', page.url()).href);
  const { id } = await claim(steward.page, `Stella ${Date.now() % 100_000}`);
  house.operate('steward', id, '--why', 'helps');
  await steward.page.goto('/house');
  await expect(steward.page.getByText('again and again')).toBeVisible();
  await expect(steward.page.getByText('a rude word')).toBeVisible();
  await expectSound(steward.page);
  await steward.page.getByRole('region', { name: 'What people reported' }).getByLabel('Reason').fill('talked to');
  await steward.page.getByRole('button', { name: 'Settle' }).click();
  await expect(steward.page.getByText('again and again')).toHaveCount(0);
  await expect(steward.page.getByText(/settle .*: talked to/)).toBeVisible();
  for (const other of [rude, friend, steward]) await other.page.context().close();
});
