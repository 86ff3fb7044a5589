import { expect, it } from 'vitest';
import { ago } from './time';

it('says how long ago in words', () => {
  expect(ago(0, 30_000, 'en')).toBe('now');
  expect(ago(0, 300_000, 'en')).toBe('5 minutes ago');
  expect(ago(0, 2 * 86_400_000, 'de')).toBe('vorgestern');
});
