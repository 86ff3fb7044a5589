import type { Tile } from './wire';

/** A tile's side, and the distance from one tile to the next. */
export const SIDE = 100;
export const PITCH = 106;

/** Room for the letters and numbers at the board's edge. */
export const EDGE = 20;

/** Columns of every board. */
export const COLUMNS = 6;

/** A tile's column and row, from 0. */
export const cell = (tile: Tile) => ({ column: tile.charCodeAt(0) - 97, row: Number(tile.slice(1)) - 1 });

/** The tile in a column and row, from 0. */
export const tileAt = (column: number, row: number): Tile => `${String.fromCharCode(97 + column)}${row + 1}`;

/** A tile's left upper corner. */
export function corner(tile: Tile): { x: number; y: number } {
  const { column, row } = cell(tile);
  return { x: EDGE + column * PITCH, y: EDGE + row * PITCH };
}

/** A tile's middle. */
export function middle(tile: Tile): { x: number; y: number } {
  const { x, y } = corner(tile);
  return { x: x + SIDE / 2, y: y + SIDE / 2 };
}

/** How large the whole board is. */
export const extent = (rows: number) => ({
  width: EDGE + COLUMNS * PITCH - (PITCH - SIDE) + 4,
  height: EDGE + rows * PITCH - (PITCH - SIDE) + 4,
});

/** The tile an arrow key leads to; the same at the board's edge. */
export function neighbour(tile: Tile, key: string, rows: number): Tile {
  const { column, row } = cell(tile);
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] ?? [0, 0];
  const clamp = (value: number, count: number) => Math.min(count - 1, Math.max(0, value));
  return tileAt(clamp(column + dx!, COLUMNS), clamp(row + dy!, rows));
}
