import type { Tile, Tribe } from './wire';

/** What ending on a tile with a tribe would bring. */
export interface LensResult {
  start: Tile;
  end: Tile;
  tribe: Tribe;
  /** Points now, all sources together. */
  points: number;
  /** By how much the next player's best answer grows; unknown if `null`. */
  gift: number | null;
  /** The points by source; empty if unknown. */
  sources: [source: string, points: number][];
}

/** Reads the lens's answer; what is not a result is left out. The best comes first. */
export function readLens(answer: unknown): LensResult[] {
  const list = Array.isArray(answer) ? answer : ((answer as { results?: unknown } | null)?.results ?? []);
  if (!Array.isArray(list)) return [];
  return list
    .flatMap((one): LensResult[] => {
      if (typeof one?.end !== 'string' || typeof one.tribe !== 'string' || typeof one.points !== 'number') return [];
      const { start, end, tribe, points, gift, sources } = one;
      return [{ start, end, tribe, points, gift: typeof gift === 'number' ? gift : null, sources: Array.isArray(sources) ? sources : [] }];
    })
    .sort((a, b) => b.points - a.points);
}
