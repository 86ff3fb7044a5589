import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { LETTERS } from './letters.mjs';

it('has every letter and sign that the words of any language use', () => {
  const folder = fileURLToPath(new URL('../../locales/', import.meta.url));
  const missing = new Map<string, string>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ftl'))) {
    for (const letter of readFileSync(`${folder}${file}`, 'utf8')) {
      if (!LETTERS.includes(letter) && letter !== '\n') missing.set(letter, file);
    }
  }
  expect([...missing]).toEqual([]);
});
