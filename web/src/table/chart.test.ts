import { expect, it } from 'vitest';
import { linePath, ticks } from './chart';

it('chooses round marks that reach the top', () => {
  expect(ticks(143)).toEqual([0, 50, 100, 150]);
  expect(ticks(9)).toEqual([0, 2, 4, 6, 8, 10]);
});

it('draws a line through its points', () => {
  expect(linePath([0, 5], (i) => i * 10, (points) => 100 - points)).toBe('M0.0 100.0L10.0 95.0');
});
