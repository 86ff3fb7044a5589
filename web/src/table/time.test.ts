import { expect, it } from 'vitest';
import { clockFace, leftAt } from './time';

it('lets only the running clock run', () => {
  const clocks = { left_ms: [60_000, 30_000], running: 0, at: 1_000_000 };
  expect(leftAt(clocks, 0, 1_015_000)).toBe(45_000);
  expect(leftAt(clocks, 1, 1_015_000)).toBe(30_000);
  expect(leftAt(clocks, 0, 2_000_000)).toBe(0);
  expect(leftAt(clocks, 0, 999_000)).toBe(60_000);
});

it('reads as a clock does', () => {
  expect(clockFace(4_230)).toBe('0:04.2');
  expect(clockFace(65_000)).toBe('1:05');
  expect(clockFace(3_723_000)).toBe('1:02:03');
  expect(clockFace(187_200_000)).toBe('2d 4h');
});
