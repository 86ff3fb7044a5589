import type { Scores } from '../game';

/** What a turn has brought one seat, source by source; sources without a change are left out. */
export function changes(before: Scores, now: Scores, seat: number): { source: string; points: number }[] {
  const old = new Map(before.lines.map((line) => [line.source, line.points[seat] ?? 0]));
  return now.lines.flatMap(({ source, points }) => {
    const value = points[seat] ?? null;
    const change = value === null ? 0 : value - (old.get(source) ?? 0);
    return change === 0 ? [] : [{ source, points: change }];
  });
}
