import { expect, test } from 'vitest';
import { FIELDS, NEIGHBOURS, PATHS, before, isRound, livesAt, middle, placeAt, standing, toward } from './map';
import { NARROW, WIDE } from './sheet';
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

test.each([['wide', WIDE], ['narrow', NARROW]])('on the %s sheet all fields fit and none lies on another', (_, sheet) => {
  const half = (field: string) => (isRound(field) || field === 'M' ? { x: sheet.round, y: sheet.round } : sheet.square);
  for (const field of FIELDS) {
    const at = middle(field, sheet);
    expect(Math.min(at.x, sheet.width - at.x)).toBeGreaterThanOrEqual(half(field).x);
    expect(Math.min(at.y, sheet.height - at.y)).toBeGreaterThanOrEqual(half(field).y);
    for (const other of FIELDS) {
      if (other === field) continue;
      const there = middle(other, sheet);
      const gaps = [Math.abs(at.x - there.x) - half(field).x - half(other).x, Math.abs(at.y - there.y) - half(field).y - half(other).y];
      expect(Math.max(...gaps), `${field} ${other}`).toBeGreaterThan(-3);
    }
  }
});

test.each([['wide', WIDE], ['narrow', NARROW]])('on the %s sheet a figure stands nearer to where it is than to where it came from', (_, sheet) => {
  for (const [a, b] of PATHS) {
    for (const [from, to] of [[a, b], [b, a]] as const) {
      const [start, end, at] = [middle(from, sheet), middle(to, sheet), standing(from, to, 0, sheet)];
      expect(Math.hypot(at.x - end.x, at.y - end.y)).toBeLessThan(Math.hypot(at.x - start.x, at.y - start.y));
    }
  }
  expect(before('R4', 'M', 66).y).toBeCloseTo(middle('M').y - 66);
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
