import { TRIBES } from './pieces/shapes';
import type { Meeples, Tribe } from './wire';

/** Where one figure of a pile stands, and how many it stands for. */
export interface Standing {
  tribe: Tribe;
  /** 1, or how many a figure stands for where the pile is too tall to draw each. */
  count: number;
  x: number;
  y: number;
  height: number;
}

/** The most meeples that are drawn one by one. */
const SINGLE = 6;

/** How many meeples are there in all. */
export const total = (meeples: Meeples) => TRIBES.reduce((sum, tribe) => sum + (meeples[tribe] ?? 0), 0);

/** The tribes that are there, in the order of the rulebook. */
export const present = (meeples: Meeples) => TRIBES.filter((tribe) => (meeples[tribe] ?? 0) > 0);

/** Stands a pile of meeples on a tile of 100 x 100, between its value and its owner. */
export function stand(meeples: Meeples): Standing[] {
  const isTall = total(meeples) > SINGLE;
  const figures = present(meeples).flatMap((tribe) => {
    const count = meeples[tribe] ?? 0;
    return isTall ? [{ tribe, count }] : Array.from({ length: count }, () => ({ tribe, count: 1 }));
  });
  const rows = figures.length <= 3 ? [figures] : [figures.slice(0, Math.ceil(figures.length / 2)), figures.slice(Math.ceil(figures.length / 2))];
  const height = rows.length === 1 ? 36 : 29;
  const width = (height * 6) / 7;
  const gap = isTall ? 3 : 1.5;
  const top = rows.length === 1 ? 37 : 33;
  return rows.flatMap((row, line) => {
    const left = 50 - (row.length * width + (row.length - 1) * gap) / 2;
    return row.map((figure, i) => ({ ...figure, x: left + i * (width + gap), y: top + line * (height - 2), height }));
  });
}
