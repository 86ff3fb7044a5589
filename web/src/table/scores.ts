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

/** What a turn has brought one seat so far, source by source; sources without a change are left out. */
export function gains(before: ScoreLine[], now: ScoreLine[], seat: number): { source: string; points: number }[] {
  const old = new Map(before.map((line) => [line.source, line.points[seat] ?? null]));
  return now.flatMap(({ source, points }) => {
    const value = points[seat] ?? null;
    if (value === null) return [];
    const change = value - (old.get(source) ?? 0);
    return change === 0 ? [] : [{ source, points: change }];
  });
}

/** Only the lines in which somebody has something, so that short games have short tables. */
export const filled = (scores: ScoreLine[]) =>
  scores.filter((line) => line.points.some((points) => points === null || points !== 0));
