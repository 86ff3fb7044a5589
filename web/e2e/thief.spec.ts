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
  for (const log of [page.locator('#tab-panel'), other.page.locator('#tab-panel')]) {
    await expect(log).toContainText('Give up Jafaar');
    await expect(log).toContainText('takes: Jafaar');
  }
  expect(other.faults).toEqual([]);
  await other.page.context().close();
});
