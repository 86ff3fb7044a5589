import { expect, test } from 'vitest';
import { FIELDS, HEIGHT, NEIGHBOURS, PATHS, WIDTH, before, isRound, livesAt, middle, placeAt, toward } from './map';
import { player, scene } from './scene';

test('21 paths join small fields with round ones, three or four at each', () => {
  expect(PATHS.length).toBe(21);
  for (const field of FIELDS) {
    expect([3, 4]).toContain(NEIGHBOURS[field]!.length);
    for (const other of NEIGHBOURS[field]!) {
      expect(isRound(other)).toBe(!isRound(field));
      expect(NEIGHBOURS[other]).toContain(field);
    }
  }
});

test('all fields fit on the sheet and none lies on another', () => {
  for (const field of FIELDS) {
    const { x, y } = middle(field);
    expect(Math.min(x, y, WIDTH - x, HEIGHT - y)).toBeGreaterThanOrEqual(54);
    for (const other of FIELDS) {
      if (other === field) continue;
      const there = middle(other);
      expect(Math.hypot(x - there.x, y - there.y)).toBeGreaterThan(112);
    }
  }
});

test('a figure stands on its path, nearer to where it is than to where it came from', () => {
  for (const [a, b] of PATHS) {
    const [from, to, at] = [middle(a), middle(b), before(a, b, 66)];
    expect(Math.hypot(at.x - to.x, at.y - to.y)).toBeCloseTo(66);
    expect(Math.hypot(at.x - from.x, at.y - from.y)).toBeGreaterThan(66);
  }
});

test('arrow keys reach every field from every field', () => {
  const seen = new Set(['M']);
  for (const field of seen) for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) seen.add(toward(field, key));
  expect(seen.size).toBe(13);
});

test('places and djinns are read by field', () => {
  const view = scene([player()]);
  expect(placeAt(view, 'S1')).toBe('academy');
  expect(placeAt(view, 'R1')).toBe('manufactory');
  expect(placeAt(view, 'R6')).toBe('academy');
  expect(placeAt(view, 'M')).toBe('source');
  expect(livesAt(view, 'R4').master).toBe(true);
  expect(livesAt(view, 'S4').djinns).toEqual([0, 0, 0, 0]);
});
