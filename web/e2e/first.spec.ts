import { expect, test } from './house';

test('one click on the first page starts a game', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForURL(/\/table\//);
  await expect(page.locator('#status')).toBeVisible();
  await expect(page.locator('.board')).not.toBeEmpty();
});

test('the first page is under 120 kB compressed, and with a board under 220 kB', async ({ page }) => {
  const [heads, bodies] = [new Map<string, number>(), new Map<string, number>()];
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  // What comes with an answer but is not of us: its headers.
  client.on('Network.responseReceived', ({ requestId, response }) => heads.set(requestId, response.encodedDataLength));
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => bodies.set(requestId, encodedDataLength - Math.min(encodedDataLength, heads.get(requestId) ?? 0)));
  const sum = () => [...bodies.values()].reduce((all, size) => all + size, 0);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'My games' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const first = sum();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.locator('#status')).toBeVisible();
  await expect(page.locator('.board [data-tile]').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const playing = sum();
  test.info().annotations.push({ type: 'bytes', description: `first page ${first} in ${heads.size} files, until a board stands ${playing}` });
  expect(first).toBeGreaterThan(50_000);
  expect(first).toBeLessThan(120_000);
  expect(playing).toBeLessThan(220_000);
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
