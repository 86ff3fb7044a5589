import { words } from '../i18n/words.svelte';

/** Points of one source by seat; `null` is what these eyes may not know. */
export interface Source {
  source: string;
  points: (number | null)[];
}

/** What a turn has brought one seat, source by source; sources without a change are left out. */
/** What one source has brought. */
export interface Gain {
  source: string;
  points: number;
}

export function gains(before: Source[], now: Source[], seat: number): Gain[] {
  const old = new Map(before.map((line) => [line.source, line.points[seat] ?? null]));
  return now.flatMap(({ source, points }) => {
    const value = points[seat] ?? null;
    if (value === null) return [];
    const change = value - (old.get(source) ?? 0);
    return change === 0 ? [] : [{ source, points: change }];
  });
}

/** The sum of what a turn has brought. */
export const sum = (list: { points: number }[]) => list.reduce((all, { points }) => all + points, 0);

/** "+3", "−2", "0" in the chosen language. */
export const signed = (points: number) =>
  new Intl.NumberFormat(words.language, { signDisplay: 'exceptZero' }).format(points).replace('-', '−');
