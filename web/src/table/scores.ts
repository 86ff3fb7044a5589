import type { ScoreLine } from '../wire';

/** A seat's points from all sources that are known, and whether some are not. */
export function total(scores: ScoreLine[], seat: number): { points: number; isWhole: boolean } {
  let points = 0;
  let isWhole = true;
  for (const line of scores) {
    const value = line.points[seat] ?? null;
    if (value === null) isWhole = false;
    else points += value;
  }
  return { points, isWhole };
}

/** Only the lines in which somebody has something, so that short games have short tables. */
export const filled = (scores: ScoreLine[]) =>
  scores.filter((line) => line.points.some((points) => points === null || points !== 0));
