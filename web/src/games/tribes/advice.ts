import type { Advice } from '../advice';
import type { Move, Tile } from './wire';

/** The way of an advised turn over the board: where the meeples are picked up, or stand now, and where they go. */
export function way(advice: Pick<Advice<Move>, 'moves'>, from: Tile | null): Tile[] {
  const tiles = advice.moves.flatMap(({ move }) => (move.kind === 'sow' || move.kind === 'drop' || move.kind === 'fly' ? [move] : []));
  if (tiles.length === 0) return [];
  return tiles[0]!.kind === 'sow' || from === null ? tiles.map(({ tile }) => tile) : [from, ...tiles.map(({ tile }) => tile)];
}
