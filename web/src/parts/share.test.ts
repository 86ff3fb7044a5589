import { expect, test } from 'vitest';
import { share } from './share';

test('what is equal is identical, and nothing else is', () => {
  const before = { tiles: [{ at: 'a1', pile: { elder: 2 } }, { at: 'b1', pile: {} }], gold: 3, none: null };
  expect(share(before, structuredClone(before))).toBe(before);
  const after = { ...structuredClone(before), tiles: [{ at: 'a1', pile: { elder: 1 } }, { at: 'b1', pile: {} }, { at: 'c1', pile: {} }] };
  const seen = share(before, after);
  expect(seen).toEqual(after);
  expect(seen).not.toBe(before);
  expect(seen.tiles[0]).not.toBe(before.tiles[0]);
  expect(seen.tiles[1]).toBe(before.tiles[1]);
});

test('a part that is gone, new, empty or of another kind is told', () => {
  for (const [before, after] of [[{ a: 1, b: undefined }, { a: 1 }], [{ a: 1 }, { a: 1, b: undefined }], [[1, 2], [1]], [[], {}], [{ a: null }, { a: {} }], [null, { a: 1 }], [1, '1']]) {
    expect(share(before, after)).toStrictEqual(after);
  }
});
