import { expect, guest, test } from './house';
import { newTable } from './player';

test('whom a thief robs is asked, though it is not their turn', async ({ page, browser, house }) => {
  await newTable(page, { tick: [/Thieves/], seats: ['open'] });
  const other = await guest(browser, await page.getByLabel('Link to invite others').inputValue());
  await other.page.getByRole('button', { name: 'Sit here' }).click();
  await expect(page.locator('#status')).toBeVisible();
  await house.place(new URL(page.url()).pathname.split('/').at(-1)!, 'thief');

  const robber = page.locator('.board');
  await expect(page.locator('#status')).toContainText('Use Ouafat now?');
  await expect(other.page.locator('#status')).not.toHaveClass(/mine/);
  await robber.getByRole('button', { name: /Send Ouafat/ }).click();

  const victim = other.page.locator('.board');
  await expect(other.page.locator('#status')).toContainText('Ouafat is here: give up a djinn.');
  await expect(page.locator('#status')).toContainText(/Ouafat/);
  await expect(page.locator('.board [data-move], .board [data-can]')).toHaveCount(0);
  await expect(victim.getByRole('button', { name: /^Give up/ })).toHaveText([/Ba'al/, /Jafaar/, /Marid/]);
  await victim.getByRole('button', { name: /Give up Jafaar/ }).click();

  await expect(page.locator('#status')).toHaveClass(/mine/);
  // The robber is "you" in their own log, and has a name in the other's.
  for (const [one, taken] of [[page, 'You take: Jafaar'], [other.page, 'takes: Jafaar']] as const) {
    await one.locator('#tab-log').click();
    await expect(one.locator('#tab-panel')).toContainText('Give up Jafaar');
    await expect(one.locator('#tab-panel')).toContainText(taken);
  }
  expect(other.faults).toEqual([]);
  await other.page.context().close();
});
