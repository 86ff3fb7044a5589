import { expect, test } from './house';
import { lastEntry, myTurn, newTable } from './player';

const LANGUAGES = [
  ['English', 'Not done: There is no such price on the turn order track.'],
  ['Español', 'Ese precio no está en la pista de orden de turno.'],
  ['Italiano', 'Questo prezzo non c’è sul tracciato dell’ordine di turno.'],
  ['Deutsch', 'Diesen Preis gibt es auf der Zugleiste nicht.'],
] as const;

test('a move that is refused changes nothing and is explained in every language', async ({ page }) => {
  await newTable(page);
  await myTurn(page);
  const before = await lastEntry(page);
  for (const [language, reason] of LANGUAGES) {
    await page.goto('/settings');
    await page.getByRole('radio', { name: language }).check();
    await page.goBack();
    await myTurn(page);
    await page.locator('body').press('m');
    await page.locator('#notation').fill('bid 99');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText(reason);
    expect(await lastEntry(page)).toBe(before);
  }
  await page.getByRole('alert').getByRole('button').click();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a file that is no log is refused in the language of whoever opens it', async ({ page }) => {
  await page.goto('/replay');
  await page.getByRole('button', { name: 'Deutsch', exact: true }).click();
  await page.locator('input[type=file]').setInputFiles({ name: 'letter.jsonl', mimeType: 'text/plain', buffer: Buffer.from('Dear player,') });
  await expect(page.getByRole('alert')).toHaveText('Das ist kein Protokoll, das wir lesen können. Der Fehler steht in Zeile 1.');
});
