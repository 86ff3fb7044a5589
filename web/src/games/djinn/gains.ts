import type { Scores } from '../game';

/** What a turn has brought to a seat, in all. */
export function gained(before: Scores | null, now: Scores, seat: number | null): number {
  if (!before || seat === null) return 0;
  const total = (scores: Scores) => scores.lines.reduce((all, line) => all + (line.points[seat] ?? 0), 0);
  return total(now) - total(before);
}
