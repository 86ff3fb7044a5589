import { describe, expect, it } from 'vitest';
import { backoff, isGap } from './sync';

describe('a gap', () => {
  it('is a step that does not follow the known version', () => {
    expect(isGap(7, { type: 'step', version: 8 })).toBe(false);
    expect(isGap(7, { type: 'step', version: 9 })).toBe(true);
  });

  it('is any other message from a later version', () => {
    expect(isGap(7, { type: 'chat', version: 7 })).toBe(false);
    expect(isGap(7, { type: 'presence', version: 8 })).toBe(true);
  });

  it('is never an answer about an older version', () => {
    expect(isGap(7, { type: 'hint', version: 5 })).toBe(false);
    expect(isGap(7, { type: 'step', version: 6 })).toBe(false);
  });
});

describe('the wait before the next try', () => {
  it('doubles and stays below eight seconds', () => {
    expect(backoff(0, 1)).toBe(250);
    expect(backoff(1, 1)).toBe(500);
    expect(backoff(30, 1)).toBe(8000);
  });

  it('is at least half of its most, so that clients spread', () => {
    expect(backoff(3, 0)).toBe(1000);
    expect(backoff(3, 0.5)).toBe(1500);
  });
});
