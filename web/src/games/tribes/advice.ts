import type { Move, Tile } from './wire';

/** What a mind says for the plan it advises. */
export interface Advice {
  moves: { text: string; move: Move }[];
  /** Expected points now, all sources together. */
  points: number;
  sources: { source: string; points: number }[];
  /** What the next player's best turn is worth before and after; `null` if unknown. */
  gift: { before: number; after: number } | null;
}

/** Reads what a mind says about its hint; `null` if it says nothing that can be shown. */
export function readAdvice(detail: unknown): Advice | null {
  const first = (detail as { candidates?: unknown[] } | null)?.candidates?.[0] as Partial<Advice> | undefined;
  if (!first || !Array.isArray(first.moves) || typeof first.points !== 'number') return null;
  return { moves: first.moves, points: first.points, sources: Array.isArray(first.sources) ? first.sources : [], gift: first.gift ?? null };
}

/** The way of an advised turn over the board: where the meeples are picked up, or stand now, and where they go. */
export function way(advice: Advice, from: Tile | null): Tile[] {
  const tiles = advice.moves.flatMap(({ move }) => (move.kind === 'sow' || move.kind === 'drop' || move.kind === 'fly' ? [move] : []));
  if (tiles.length === 0) return [];
  return tiles[0]!.kind === 'sow' || from === null ? tiles.map(({ tile }) => tile) : [from, ...tiles.map(({ tile }) => tile)];
}
