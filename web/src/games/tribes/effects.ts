import type { Happened } from '../game';
import { middle } from './layout';
import { TRIBES } from './pieces/shapes';
import type { Event, Meeples, Piece, SowingView, Tile, Tribe } from './wire';

/** One piece in motion, or one that comes or goes. Points are those of the board's picture. */
export interface Effect {
  key: string;
  /** `move` from one place to another, `come` from above, `go` upwards, `fall` dead, `say` a gain of gold. */
  motion: 'move' | 'come' | 'go' | 'fall' | 'say';
  what: { tribe: Tribe } | { piece: Piece } | { seat: number; tent: boolean } | { seat: number; gold: number };
  from: { x: number; y: number };
  to: { x: number; y: number };
  /** Its place in the queue: things that come after each other start after each other. */
  order: number;
}

/** What is to be seen of the facts of one decision. */
export function effects(fresh: Happened<Event>[], sowing: SowingView | null): Effect[] {
  const seen: Effect[] = [];
  let order = 0;
  fresh.forEach(({ seq, event }, i) => {
    const add = (motion: Effect['motion'], what: Effect['what'], from: Tile, to: Tile = from, n = 0) =>
      seen.push({ key: `${seq}.${i}.${n}`, motion, what, from: middle(from), to: middle(to), order });
    const addAll = (motion: Effect['motion'], meeples: Meeples, tile: Tile) => {
      let n = 0;
      for (const tribe of TRIBES) {
        for (let one = 0; one < (meeples[tribe] ?? 0); one += 1) add(motion, { tribe }, tile, tile, n++);
      }
    };
    const before = seen.length;
    switch (event.kind) {
      case 'dropped':
      case 'flew':
        add('move', { tribe: event.tribe }, stepBefore(sowing, event.tile), event.tile);
        break;
      case 'collected':
        addAll('go', { [event.tribe]: event.count }, event.tile);
        break;
      case 'meeples_drawn':
        addAll('come', event.meeples, event.tile);
        break;
      case 'called':
        add('move', { tribe: event.tribe }, event.from, event.to);
        break;
      case 'killed':
        if (event.tile !== null) add('fall', { tribe: event.tribe }, event.tile);
        break;
      case 'placed':
        add('come', { piece: event.piece }, event.tile);
        break;
      case 'controlled':
        add('come', { seat: event.seat, tent: event.marker === 'tent' }, event.tile);
        break;
      case 'freed':
        add('go', { seat: event.seat, tent: event.marker === 'tent' }, event.tile);
        break;
      case 'camel_moved':
        add('move', { seat: event.seat, tent: false }, event.from, event.to);
        break;
      case 'gold_gained':
        if (sowing) add('say', { seat: event.seat, gold: event.amount }, sowing.at);
        break;
    }
    if (seen.length > before) order += 1;
  });
  return seen;
}

/** Where the meeple dropped last came from. */
function stepBefore(sowing: SowingView | null, tile: Tile): Tile {
  if (!sowing) return tile;
  return sowing.path.at(-2)?.tile ?? sowing.start;
}
