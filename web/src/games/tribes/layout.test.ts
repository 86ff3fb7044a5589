import { expect, test } from 'vitest';
import { cell, corner, extent, neighbour, tileAt, SIDE } from './layout';

test('arrow keys go from tile to tile and stop at the edge', () => {
  expect(neighbour('c3', 'ArrowLeft', 5)).toBe('b3');
  expect(neighbour('c3', 'ArrowDown', 5)).toBe('c4');
  expect(neighbour('a1', 'ArrowLeft', 5)).toBe('a1');
  expect(neighbour('f5', 'ArrowDown', 5)).toBe('f5');
  expect(neighbour('f5', 'ArrowDown', 6)).toBe('f6');
});

test('every tile lies on the board', () => {
  for (const rows of [5, 6]) {
    const { width, height } = extent(rows);
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column < 6; column += 1) {
        const tile = tileAt(column, row);
        expect(cell(tile)).toEqual({ column, row });
        const { x, y } = corner(tile);
        expect(x + SIDE <= width && y + SIDE <= height).toBe(true);
      }
    }
  }
});
