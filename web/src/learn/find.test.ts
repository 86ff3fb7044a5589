import { expect, it } from 'vitest';
import { holds } from './find';

it('finds words in any order, without capitals and accents', () => {
  const text = 'Älteste (weiß) | Behalte sie. Sie bezahlen Djinns.';
  expect(holds(text, 'djinns alteste')).toBe(true);
  expect(holds(text, 'ÄLTESTE')).toBe(true);
  expect(holds(text, 'wesir')).toBe(false);
  expect(holds(text, '')).toBe(true);
});
