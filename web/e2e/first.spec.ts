import { expect, test } from './house';

test('one click on the first page starts a game', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForURL(/\/table\//);
  await expect(page.locator('#status')).toBeVisible();
  await expect(page.locator('.board')).not.toBeEmpty();
});

test('the first load, up to a running game, is under 200 kB', async ({ page }) => {
  const sizes: number[] = [];
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  client.on('Network.loadingFinished', (event) => sizes.push(event.encodedDataLength));
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'My games' })).toBeVisible();
  const first = sizes.reduce((sum, size) => sum + size, 0);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.locator('#status')).toBeVisible();
  await expect(page.locator('.board')).not.toBeEmpty();
  const playing = sizes.reduce((sum, size) => sum + size, 0);
  test.info().annotations.push({ type: 'bytes', description: `first page ${first}, until a board stands ${playing}` });
  expect(playing).toBeLessThan(200_000);
});

test('a game can be continued from the first page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForURL(/\/table\//);
  const address = page.url();
  await page.goto('/');
  await page.getByRole('link', { name: 'Continue' }).first().click();
  await expect(page).toHaveURL(address);
});

test('what is not there is said to be not there', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'Nothing here' })).toBeVisible();
  await page.goto('/table/nosuchtable');
  await expect(page.getByText('There is no such table.')).toBeVisible();
});
