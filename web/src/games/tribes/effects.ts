import type { Motion, Place } from '../../parts/Moving.svelte';
import type { Flight } from '../../parts/flights';
import type { Happened } from '../game';
import { corner, middle } from './layout';
import { corners, stand } from './pile';
import { TRIBES } from './pieces/shapes';
import type { Djinn, Event, Item, Meeples, Piece, Resource, SowingView, Thief, Tile, TileView, Tribe, View } from './wire';

/** One piece in motion, or one that comes or goes. Points are those of the board's picture. */
export interface Effect {
  key: string;
  motion: Motion;
  what: { tribe: Tribe } | { piece: Piece } | { seat: number; tent: boolean } | { seat: number; gold: number };
  from: Place;
  to: Place;
  /** Where it arrives: it is drawn there only when it has. */
  lands: Tile | null;
  /** Its place in the queue: things that come after each other start after each other. */
  order: number;
}

/** What flies over the page between the board, the offer and its owner. `null` is a card nobody else may see. */
export type Flown = { card: Resource | null } | { djinn: Djinn } | { thief: Thief } | { item: Item | null } | { tribe: Tribe } | { gold: number } | { marker: number };

export interface Seen {
  board: Effect[];
  flights: Flight<Flown>[];
}

/** A meeple is drawn 28 high. */
const HIGH = 28;
/** How far beside its tile a camel begins to walk. */
const OUTSIDE = 58;
/** More of one kind than this are not shown one by one. */
const MOST = 6;

/** What is to be seen of the facts of one decision: what moves on the board, and what flies over the page. */
export function effects(fresh: Happened<Event>[], view: Pick<View, 'tiles' | 'sowing'>): Seen {
  const [board, flights]: [Effect[], Flight<Flown>[]] = [[], []];
  const tileOf = (at: Tile) => view.tiles.find((tile) => tile.at === at);
  const kept = new Set(fresh.flatMap(({ event }) => (event.kind === 'kept' ? [event.tribe] : [])));
  let [order, number] = [0, 0];
  fresh.forEach(({ seq, event }) => {
    const key = () => `${seq}.${number++}`;
    const add = (motion: Motion, what: Effect['what'], from: Place, to: Place = from, lands: Tile | null = null) =>
      board.push({ key: key(), motion, what, from, to, lands, order });
    const fly = (what: Flown, from: string[], to: string[]) => flights.push({ key: key(), what, from, to, order });
    const home = (seat: number, part: string) => [`seat:${seat}:${part}`, `seat:${seat}`];
    const before = board.length + flights.length;
    switch (event.kind) {
      case 'bid':
        fly({ marker: event.seat }, home(event.seat, 'bid'), [`spot:${event.spot}`]);
        break;
      case 'dropped':
      case 'flew':
        add('move', { tribe: event.tribe }, inHand(stepBefore(view.sowing, event.tile)), standing(event.tile, event.tribe, tileOf(event.tile)), event.tile);
        break;
      case 'collected':
        each({ [event.tribe]: event.count }, event.tile, (tribe, from) => {
          if (kept.has(tribe)) fly({ tribe }, [`tile:${event.tile}`], home(event.seat, tribe));
          else add('go', { tribe }, from);
        });
        break;
      case 'meeples_drawn':
        each(event.meeples, event.tile, (tribe, to) => add('come', { tribe }, to, to, event.tile));
        break;
      case 'called':
        add('move', { tribe: event.tribe }, standing(event.from, event.tribe), standing(event.to, event.tribe, tileOf(event.to)), event.to);
        break;
      case 'killed':
        if (event.tile !== null) add('fall', { tribe: event.tribe }, standing(event.tile, event.tribe));
        break;
      case 'placed':
        add('come', { piece: event.piece }, inCorner(event.tile, event.piece, tileOf(event.tile)), undefined, event.tile);
        break;
      case 'controlled': {
        const to = inCorner(event.tile, 'marker', tileOf(event.tile));
        add('walk', { seat: event.seat, tent: event.marker === 'tent' }, { ...to, x: to.x - OUTSIDE }, to, event.tile);
        break;
      }
      case 'freed':
        add('go', { seat: event.seat, tent: event.marker === 'tent' }, inCorner(event.tile, 'marker', tileOf(event.tile)));
        break;
      case 'camel_moved':
        add('walk', { seat: event.seat, tent: false }, inCorner(event.from, 'marker', tileOf(event.from)), inCorner(event.to, 'marker', tileOf(event.to)), event.to);
        break;
      case 'gold_gained':
        fly({ gold: event.amount }, view.sowing ? [`tile:${view.sowing.at}`] : ['supply'], home(event.seat, 'gold'));
        break;
      case 'gold_paid':
        fly({ gold: -event.amount }, home(event.seat, 'gold'), []);
        break;
      case 'card_taken':
      case 'card_drawn':
        fly({ card: event.card }, event.kind === 'card_taken' ? [`card:${event.card}`, 'row'] : ['row'], home(event.seat, 'cards'));
        break;
      case 'sold':
        for (const [card, count] of Object.entries(event.goods) as [Resource, number][]) {
          for (let one = 0; one < Math.min(count, MOST); one += 1) fly({ card }, [`seat:${event.seat}:card:${card}`, ...home(event.seat, 'cards')], ['row']);
        }
        break;
      case 'djinn_gained':
        fly({ djinn: event.djinn }, [`djinn:${event.djinn}`, 'djinns'], home(event.seat, 'djinns'));
        break;
      case 'thief_hired':
        fly({ thief: event.thief }, [`thief:${event.thief}`, 'djinns'], home(event.seat, 'djinns'));
        break;
      case 'item_gained':
        fly({ item: event.item }, view.sowing ? [`tile:${view.sowing.at}`] : ['row'], home(event.seat, 'items'));
        break;
    }
    if (board.length + flights.length > before) order += 1;
  });
  return { board, flights };
}

/** Where the meeple dropped last came from. */
function stepBefore(sowing: SowingView | null, tile: Tile): Tile {
  if (!sowing) return tile;
  return sowing.path.at(-2)?.tile ?? sowing.start;
}

/** Where the hand is held over a tile: beside its value. */
export function inHand(tile: Tile): Place {
  const { x, y } = corner(tile);
  return { x: x + 58, y: y + 2, size: 20 / HIGH };
}

/** Where the last meeple of a tribe stands on its tile; in the middle where it is not known. */
function standing(at: Tile, tribe: Tribe, tile?: TileView): Place {
  const place = corner(at);
  const figure = tile && stand(tile.meeples).findLast((one) => one.tribe === tribe);
  if (!figure) return { x: middle(at).x - 16, y: middle(at).y - 12, size: 37 / HIGH };
  return { x: place.x + figure.x, y: place.y + figure.y, size: figure.height / HIGH };
}

function inCorner(at: Tile, what: 'marker' | Piece, tile?: TileView): Place {
  const place = corner(at);
  const { x, y, size } = tile ? corners(tile)[what] : { x: 6, y: 75, size: 0.84 };
  return { x: place.x + x, y: place.y + y, size };
}

/** Some meeples as they stand on a tile by themselves. */
function each(meeples: Meeples, tile: Tile, see: (tribe: Tribe, at: Place) => void) {
  const place = corner(tile);
  for (const tribe of TRIBES) {
    const count = Math.min(MOST, meeples[tribe] ?? 0);
    for (let one = 0; one < count; one += 1) see(tribe, { x: place.x + 50 - count * 11 + one * 22 - 4, y: place.y + 38.5, size: 37 / HIGH });
  }
}

/** A tile without what is still on its way there. */
export function arriving(tile: TileView, coming: Effect[]): TileView {
  if (coming.length === 0) return tile;
  const left: TileView = { ...tile, meeples: { ...tile.meeples } };
  for (const { what } of coming) {
    if ('tribe' in what) left.meeples[what.tribe] = Math.max(0, (left.meeples[what.tribe] ?? 0) - 1);
    else if ('piece' in what) left[what.piece === 'palm' ? 'palms' : 'palaces'] -= 1;
    else left.owner = null;
  }
  return left;
}
