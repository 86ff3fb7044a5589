import { TRIBES } from './pieces/shapes';
import type { Meeples, TileView, Tribe } from './wire';

/** Where one figure of a pile stands, and how many it stands for. */
export interface Standing {
  tribe: Tribe;
  /** 1, or how many a figure stands for where the pile is too tall to draw each. */
  count: number;
  x: number;
  y: number;
  height: number;
}

/** The most figures that stand in one row at their full size. */
const ROW = 4;

/** Height of a figure in one row, and in two. */
const FULL = 37;
const DEEP = 28.5;

/** How much of a tile a row may take; four at full size stand shoulder to shoulder. */
const WIDTH = 97;

/** Of the 24 units a meeple is wide it fills the 20 in the middle. */
const BODY = 20 / 28;
const MARGIN = 2 / 28;

/** How many meeples are there in all. */
export const total = (meeples: Meeples) => TRIBES.reduce((sum, tribe) => sum + (meeples[tribe] ?? 0), 0);

/** The tribes that are there, in the order of the rulebook. */
export const present = (meeples: Meeples) => TRIBES.filter((tribe) => (meeples[tribe] ?? 0) > 0);

/** Are there so many tribes that they stand in two rows? */
export const isDeep = (meeples: Meeples) => present(meeples).length > ROW;

/** Stands a pile of meeples on a tile of 100 x 100, below its value and scene: up to four one by one, then one of each tribe with a count. */
export function stand(meeples: Meeples): Standing[] {
  const isTall = total(meeples) > ROW;
  const figures = present(meeples).flatMap((tribe) => {
    const count = meeples[tribe] ?? 0;
    return isTall ? [{ tribe, count }] : Array.from({ length: count }, () => ({ tribe, count: 1 }));
  });
  const front = Math.ceil(figures.length / 2);
  const rows = figures.length <= ROW ? [figures] : [figures.slice(0, front), figures.slice(front)];
  const height = rows.length === 1 ? FULL : DEEP;
  const width = height * BODY;
  const top = rows.length === 1 ? 38.5 : 38;
  return rows.flatMap((row, line) => {
    const gap = Math.min(rows.length === 1 ? 3 : 0.5, (WIDTH - row.length * width) / Math.max(1, row.length - 1));
    const left = 50 - (row.length * width + (row.length - 1) * gap) / 2 - height * MARGIN;
    return row.map((figure, i) => ({ ...figure, x: left + i * (width + gap), y: top + line * (height + 0.5), height }));
  });
}

/** Where a camel or tent, a palm or a palace stands on its tile, and how large. */
export interface Cornered {
  x: number;
  y: number;
  size: number;
}

/** The corners of a tile: the marker on the left, buildings on the right; two rows of meeples leave only little room, none the whole ground. */
export function corners(tile: TileView): { marker: Cornered; palm: Cornered; palace: Cornered } {
  const [isCrowded, isEmpty] = [isDeep(tile.meeples), total(tile.meeples) === 0];
  const hasBoth = tile.palms > 0 && tile.palaces > 0;
  const size = isCrowded ? 0.58 : !isEmpty ? 0.84 : hasBoth ? 1.2 : 1.4;
  const tall = isCrowded ? 0.8 : !isEmpty ? 1 : hasBoth ? 1.15 : 1.45;
  const palm = { x: 95 - 20 * tall, y: 97.5 - 22 * tall, size: tall };
  // Palaces stand beside palms, or above them where there is no room beside.
  const second = isCrowded ? { ...palm, y: palm.y - 22 } : { ...palm, x: palm.x - 24 * tall };
  return { marker: { x: isCrowded ? 2.5 : 6, y: 96.8 - 25.6 * size, size }, palm, palace: tile.palms > 0 ? second : palm };
}
