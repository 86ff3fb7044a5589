import { expect, it } from 'vitest';
import { moment, SPANS, until } from './spans';

it('ends after its length, or never', () => {
  expect(until('hour', 1000)).toBe(3_601_000);
  expect(until('month', 0)).toBe(SPANS.month);
  expect(until('ever', 1000)).toBeUndefined();
});

it('tells a moment in the words of a language', () => {
  expect(moment(Date.UTC(2026, 10, 16, 12), 'de')).toMatch(/16\.11\.2026/);
});
