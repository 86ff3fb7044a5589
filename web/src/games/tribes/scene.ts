import { TRIBES } from './pieces/shapes';
import type { Event, Ground, Meeples, SeatView, TileView, Tribe, View } from './wire';
import { tileAt } from './layout';

const VALUES: Record<Ground, number> = {
  large_market: 4,
  small_market: 6,
  oasis: 8,
  village: 5,
  sacred_place_6: 6,
  sacred_place_10: 10,
  sacred_place_12: 12,
  sacred_place_15: 15,
  workshop: 5,
  specialized_market: 10,
  chasm: 0,
};
const BLUE: Ground[] = ['village', 'sacred_place_6', 'sacred_place_10', 'sacred_place_12', 'sacred_place_15', 'workshop'];
const BASE: Ground[] = [
  'oasis', 'small_market', 'village', 'sacred_place_15', 'small_market', 'large_market',
  'village', 'sacred_place_6', 'oasis', 'small_market', 'large_market', 'oasis',
  'small_market', 'oasis', 'sacred_place_12', 'village', 'small_market', 'sacred_place_6',
  'large_market', 'village', 'small_market', 'oasis', 'sacred_place_10', 'small_market',
  'sacred_place_6', 'small_market', 'large_market', 'village', 'sacred_place_6', 'oasis',
];

/** A tile as the dealer would lay it. */
function tile(ground: Ground, index: number, columns = 6): TileView {
  const meeples: Meeples = {};
  for (const step of [1, 2, 4]) {
    const tribe = TRIBES[(index * step + step) % 5]!;
    meeples[tribe] = (meeples[tribe] ?? 0) + 1;
  }
  const colour = ground === 'chasm' ? 'neutral' : BLUE.includes(ground) ? 'blue' : 'red';
  return {
    at: tileAt(index % columns, Math.floor(index / columns)),
    ground,
    value: VALUES[ground],
    colour,
    meeples: ground === 'chasm' ? {} : meeples,
    owner: null,
    tent: false,
    palms: 0,
    palaces: 0,
  };
}

const seat = (change: Partial<SeatView> = {}): SeatView => ({
  gold: null,
  camels: 8,
  tents: 0,
  viziers: 0,
  elders: 0,
  artisans: 0,
  cards: 0,
  hand: null,
  sets: null,
  djinns: [],
  used: [],
  thieves: [],
  item_count: 0,
  items: null,
  ...change,
});

/** A game of three at its beginning. */
export function opening(): View {
  return {
    setup: { players: 3 },
    round: 1,
    phase: { kind: 'bid' },
    deciding: 0,
    active: null,
    rows: 5,
    tiles: BASE.map((ground, i) => tile(ground, i)),
    mountains: [],
    sowing: null,
    collected: null,
    sale: null,
    magic: null,
    bag: {},
    to_bid: [0, 2],
    track: [null, null, null, null, null, 1, null, null, null],
    acted: [],
    row: ['fish', 'fakir', 'silk', 'gold', 'wheat', 'fakir', 'pottery', 'papyrus', 'ivory'],
    reach: 0,
    pile: 45,
    discard: {},
    djinns: ['enki', 'kandicha', 'sibittis'],
    djinn_pile: 19,
    djinn_discard: [],
    palms_left: 12,
    palaces_left: 10,
    seats: [seat({ gold: 50, hand: {} }), seat(), seat()],
    thieves: null,
    items: null,
    ending: null,
  };
}

/** The same game later: tiles are owned, piles are tall. */
export function middleGame(): View {
  const view = opening();
  const change = (at: string, part: Partial<TileView>) => Object.assign(view.tiles.find((one) => one.at === at)!, part);
  change('a1', { meeples: {}, owner: 0, palms: 2 });
  change('b2', { meeples: {}, owner: 1 });
  change('c1', { meeples: { elder: 2 }, owner: 2, palaces: 1 });
  change('d3', { meeples: {}, owner: 0, palaces: 3, palms: 1 });
  change('e2', { meeples: { vizier: 3, elder: 2, merchant: 4, builder: 1, assassin: 2 } });
  change('b4', { meeples: { merchant: 2, assassin: 3 } });
  change('f5', { meeples: { builder: 5, merchant: 2, vizier: 2 }, palms: 2 });
  change('c3', { meeples: {} });
  return {
    ...view,
    round: 6,
    phase: { kind: 'sow', at: 'd4', came_from: 'c4', hand: { merchant: 1, vizier: 1 } },
    active: 0,
    to_bid: [],
    track: [null, null, null, 2, null, null, null, null, null],
    acted: [1],
    bag: { merchant: 5, builder: 4, assassin: 6 },
    sowing: { start: 'c3', at: 'd4', hand: { merchant: 1, vizier: 1 }, path: [{ tribe: 'elder', tile: 'c4' }, { tribe: 'builder', tile: 'd4' }] },
    palms_left: 9,
    palaces_left: 6,
    discard: { fakir: 2, wheat: 1 },
    seats: [
      seat({ gold: 38, camels: 4, viziers: 3, elders: 2, cards: 8, hand: { fish: 2, wheat: 1, silk: 1, ivory: 1, fakir: 3 }, sets: [{ goods: ['ivory', 'silk', 'fish', 'wheat'], wilds: 0, value: 13 }, { goods: ['fish'], wilds: 0, value: 1 }], djinns: ['jafaar', 'leta'], used: ['leta'] }),
      seat({ camels: 5, viziers: 1, elders: 4, cards: 3, djinns: ['marid'] }),
      seat({ camels: 6, elders: 1, cards: 5 }),
    ],
  };
}

/** Both expansions on the large board. */
export function expansions(): View {
  const view = middleGame();
  const grounds: Ground[] = [...BASE, 'small_market', 'oasis', 'village', 'sacred_place_6', 'large_market', 'oasis'];
  grounds[8] = 'workshop';
  grounds[15] = 'chasm';
  grounds[19] = 'specialized_market';
  grounds[22] = 'workshop';
  const tiles = grounds.map((ground, i) => tile(ground, i));
  const change = (at: string, part: Partial<TileView>) => Object.assign(tiles.find((one) => one.at === at)!, part);
  change('b2', { meeples: { artisan: 2, elder: 1 } });
  change('d5', { meeples: { artisan: 1, merchant: 1, assassin: 1 } });
  change('f6', { meeples: {}, owner: 1, tent: true, palms: 1 });
  change('a1', { meeples: {}, owner: 0, palms: 1 });
  return {
    ...view,
    setup: { players: 3, expansions: ['thieves', 'artisans'] },
    rows: 6,
    tiles,
    mountains: [
      { from: 'c2', to: 'd2' },
      { from: 'c2', to: 'c3' },
      { from: 'e3', to: 'e4' },
      { from: 'd4', to: 'e4' },
    ],
    phase: { kind: 'tile' },
    sowing: null,
    collected: { tribe: 'elder', count: 2, tile: 'd1', ground: 'sacred_place_15', wage: 0 },
    seats: [
      { ...view.seats[0]!, tents: 1, artisans: 2, thieves: ['ziad'], item_count: 2, items: { crown: 1, flying_carpet: 1 } },
      { ...view.seats[1]!, item_count: 1 },
      { ...view.seats[2]!, tents: 1, thieves: ['kohdjah'] },
    ],
    thieves: { open: 'houssain', pile: 3 },
    items: { pile: 12, discard: { jewellery: 1 } },
  };
}

/** Both expansions with every pile a tile can carry: up to nine meeples, of one tribe to all six, with owners, palms and palaces. */
export function piles(): View {
  const view = expansions();
  const tiles = view.tiles.map((one, i): TileView => {
    if (one.ground === 'chasm') return one;
    const meeples: Meeples = {};
    for (let n = 0; n < i % 10; n += 1) {
      const tribe = TRIBES[(n * (1 + (i % 3)) + i) % (1 + (i % TRIBES.length))]!;
      meeples[tribe] = (meeples[tribe] ?? 0) + 1;
    }
    return { ...one, meeples, owner: i % 3 === 0 ? (i / 3) % 4 : null, tent: i % 5 === 0, palms: i % 4 === 1 ? 0 : i % 4, palaces: i % 6 < 2 ? i % 6 : 0 };
  });
  return { ...view, tiles };
}

/** A whole turn, decision by decision: nine meeples are picked up and walk, the last ones are collected, a camel comes, cards and a djinn find their owner. */
export function walk(): { view: View; happened: Event[] }[] {
  const hand: Tribe[] = ['vizier', 'elder', 'merchant', 'builder', 'assassin', 'vizier', 'elder', 'builder', 'merchant'];
  const way = ['b1', 'b2', 'b3', 'c3', 'd3', 'd4', 'e4', 'e3', 'e2'];
  let view = opening();
  const steps: { view: View; happened: Event[] }[] = [];
  const tiles = (at: string, change: (tile: TileView) => Partial<TileView>) => view.tiles.map((tile) => (tile.at === at ? { ...tile, ...change(tile) } : tile));
  const held = (list: Tribe[]) => list.reduce<Meeples>((all, tribe) => ({ ...all, [tribe]: (all[tribe] ?? 0) + 1 }), {});
  const next = (change: Partial<View>, ...happened: Event[]) => {
    view = { ...view, ...change };
    steps.push({ view, happened });
  };
  const mine = (change: Partial<SeatView>) => view.seats.map((one, i) => (i === 0 ? { ...one, ...change } : one));
  next({ phase: { kind: 'start' }, active: 0, deciding: 0, to_bid: [], tiles: tiles('a1', () => ({ meeples: held(hand) })) });
  next({ phase: { kind: 'sow', at: 'a1', came_from: null, hand: held(hand) }, tiles: tiles('a1', () => ({ meeples: {} })), sowing: { start: 'a1', at: 'a1', hand: held(hand), path: [] } }, { kind: 'picked_up', seat: 0, tile: 'a1', meeples: held(hand) });
  way.forEach((tile, i) => {
    const tribe = hand[i]!;
    const sowing = { start: 'a1', at: tile, hand: held(hand.slice(i + 1)), path: way.slice(0, i + 1).map((at, n) => ({ tribe: hand[n]!, tile: at })) };
    next({ sowing, tiles: tiles(tile, ({ meeples }) => ({ meeples: { ...meeples, [tribe]: (meeples[tribe] ?? 0) + 1 } })) }, { kind: 'dropped', seat: 0, tribe, tile });
  });
  const at = way.at(-1)!;
  const { ground, meeples: there } = view.tiles.find((tile) => tile.at === at)!;
  const count = there.merchant ?? 0;
  next(
    { phase: { kind: 'act' }, collected: { tribe: 'merchant', count, tile: at, ground, wage: 0 }, tiles: tiles(at, ({ meeples }) => ({ meeples: { ...meeples, merchant: 0 }, owner: 0 })) },
    { kind: 'collected', seat: 0, tribe: 'merchant', count, tile: at },
    { kind: 'controlled', seat: 0, tile: at, marker: 'camel' },
  );
  next({ row: view.row.slice(2), seats: mine({ hand: { fish: 1, fakir: 1 }, cards: 2 }) }, { kind: 'card_taken', seat: 0, card: 'fish' }, { kind: 'card_taken', seat: 0, card: 'fakir' });
  next({ djinns: view.djinns.slice(1), seats: mine({ djinns: ['enki'], gold: 62 }) }, { kind: 'djinn_gained', seat: 0, djinn: 'enki' }, { kind: 'gold_gained', seat: 0, amount: 12, from: 'builders' } as Event);
  next({ phase: { kind: 'close' }, tiles: tiles(at, () => ({ palms: 1 })) }, { kind: 'placed', seat: 0, piece: 'palm', tile: at });
  return steps;
}
