import type { Choice } from './own';
import { present } from './pile';
import type { Loot, Move, Tile, TileView, Tribe } from './wire';

export type { Choice };

/** The tile a move is shown on, or `null` for one that is offered beside the board. */
export function tileOf(move: Move): Tile | null {
  switch (move.kind) {
    case 'sow':
    case 'drop':
    case 'fly':
    case 'kill':
    case 'at':
    case 'call':
      return move.tile;
    case 'give':
    case 'claim':
      return 'tile' in move.loot ? move.loot.tile : null;
    default:
      return null;
  }
}

/** The same move on another tile, against somebody who stands there if anybody does. */
export function onTile(move: Move, tile: Tile, there: TileView | undefined): Move {
  if (move.kind === 'kill') return { ...move, tile, tribe: (there && present(there.meeples)[0]) ?? move.tribe };
  if (move.kind === 'give' || move.kind === 'claim') return 'tile' in move.loot ? { ...move, loot: { ...move.loot, tile } } : move;
  return 'tile' in move ? { ...move, tile } : move;
}

/** The tribe of the meeple a move is about, if it is about one. */
export const tribeOf = (move: Move): Tribe | null => ('tribe' in move ? move.tribe : null);

/** The moves by the tile they are shown on. */
export function byTile(moves: Choice[]): Map<Tile, Choice[]> {
  const found = new Map<Tile, Choice[]>();
  for (const choice of moves) {
    const tile = tileOf(choice.move);
    if (tile !== null) found.set(tile, [...(found.get(tile) ?? []), choice]);
  }
  return found;
}

/** The moves by the spot of the turn order track; a spot that costs nothing is one, however many there are. */
export function bySpot(moves: Choice[]): Map<number, Choice[]> {
  const found = new Map<number, Choice[]>();
  for (const choice of moves) {
    if (choice.move.kind !== 'bid') continue;
    found.set(choice.move.spot, [...(found.get(choice.move.spot) ?? []), choice]);
  }
  return found;
}

/** Moves offered beside the board, in the order in which they are read. */
export interface Offers {
  /** What the turn waits for: the tribe's action, a card, a djinn, what a thief wants. */
  main: Choice[];
  /** What one may do besides: powers, items, thieves, sales. */
  besides: Choice[];
  /** How one goes on without. */
  leave: Choice[];
}

const BESIDES = new Set<Move['kind']>(['use', 'magic', 'steal', 'sell']);
const LEAVE = new Set<Move['kind']>(['skip', 'done', 'end']);

/** Sorts what is offered beside the board. */
export function offers(moves: Choice[]): Offers {
  const sorted: Offers = { main: [], besides: [], leave: [] };
  for (const choice of moves) {
    const { kind } = choice.move;
    if (kind === 'bid' || tileOf(choice.move) !== null) continue;
    if (LEAVE.has(kind)) sorted.leave.push(choice);
    else if (BESIDES.has(kind)) sorted.besides.push(choice);
    else sorted.main.push(choice);
  }
  return sorted;
}

/** The moves about one thing beside the board: `djinn:enki`, `thief:ziad`, `row:2`, `card:fish`, `item:crown`. */
export function thingOf(move: Move): string | null {
  switch (move.kind) {
    case 'take':
      return `row:${move.position}`;
    case 'buy':
    case 'use':
    case 'keep':
      return `djinn:${move.djinn}`;
    case 'hire':
    case 'steal':
      return `thief:${move.thief}`;
    case 'magic':
    case 'keep_item':
      return `item:${move.item}`;
    case 'lay':
      return `card:${move.card}`;
    case 'sell':
      return `card:${move.good}`;
    case 'give':
    case 'claim':
      return lootThing(move.loot);
    default:
      return null;
  }
}

function lootThing(loot: Loot): string | null {
  switch (loot.loot) {
    case 'resource':
      return `card:${loot.card}`;
    case 'djinn':
      return `djinn:${loot.djinn}`;
    case 'item':
      return `item:${loot.item}`;
    default:
      return null;
  }
}

/** The moves by the thing they are about. */
export function byThing(moves: Choice[]): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of moves) {
    const thing = thingOf(choice.move);
    if (thing !== null) found.set(thing, [...(found.get(thing) ?? []), choice]);
  }
  return found;
}
