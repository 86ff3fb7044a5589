import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { legal } from '../sample';
import { COPIES, DJINNS, ITEMS, THIEVES } from './wire/figures';
import { describe, endingLine } from './describe';
import { expansions, opening } from './scene';
import type { Own } from './own';
import { sentence } from './sentence';
import { status } from './status';
import { TRIBES } from './pieces/shapes';
import type { Event, Ground, Loot, Move, Phase, View } from './wire';

const english = readFileSync(fileURLToPath(new URL('../../../../locales/en/tribes.ftl', import.meta.url)), 'utf8');
const keys = new Set([...english.matchAll(/^([a-z][\w-]*) *=/gm)].map((found) => found[1]));
const expectKey = (key: string) => expect(keys, key).toContain(key);

test('every card, thief and item has a name and a text', () => {
  for (const djinn of Object.keys(DJINNS)) [`tribes-djinn-${djinn}`, `tribes-power-${djinn}`].forEach(expectKey);
  for (const thief of Object.keys(THIEVES)) [`tribes-thief-${thief}`, `tribes-theft-${thief}`].forEach(expectKey);
  for (const [item, { value }] of Object.entries(ITEMS)) {
    expectKey(`tribes-item-${item}`);
    if (value === 0) expectKey(`tribes-magic-${item}`);
  }
  for (const card of Object.keys(COPIES)) expectKey(`tribes-card-${card}`);
  for (const tribe of TRIBES) [`tribes-tribe-${tribe}`, `tribes-meeples-${tribe}`, `tribes-offer-act-${tribe}`].forEach(expectKey);
});

const GROUNDS: Ground[] = ['large_market', 'small_market', 'oasis', 'village', 'sacred_place_6', 'sacred_place_15', 'workshop', 'specialized_market'];
type Moments = Partial<View>;
const PHASES: Phase[] = [
  { kind: 'bid' }, { kind: 'start' }, { kind: 'sow', at: 'c3', came_from: null, hand: { elder: 2 } }, { kind: 'mark', tile: 'c3' },
  { kind: 'second_victim', tile: 'c3', seat: null }, { kind: 'second_card', among: 5 },
  { kind: 'aim', djinn: 'enki' }, { kind: 'settle', piece: 'palm', tile: 'c3' }, { kind: 'settle', piece: 'palace', tile: 'c3' },
  { kind: 'shift', piece: 'palm', tile: 'c3' }, { kind: 'shift', piece: 'palace', tile: 'c3' }, { kind: 'keep_djinn', djinns: [] }, { kind: 'close' },
  { kind: 'sale', set: { fish: 1 } }, { kind: 'thief', thief: 'ziad' }, { kind: 'claim_at', piece: 'palm', pool: [] }, { kind: 'claim_at', piece: 'palace', pool: [] },
  { kind: 'keep_item', items: [] }, { kind: 'flute', tile: 'c3', left: 5 }, { kind: 'talisman_to', from: 'c3' }, { kind: 'horn', cards: {} }, { kind: 'over' },
  ...Object.keys(THIEVES).flatMap((thief): Phase[] => [
    { kind: 'give', thief: thief as never, victim: 1, given: 0, pool: [] },
    { kind: 'claim', thief: thief as never, taken: 0, pool: [] },
  ]),
];
const MOMENTS: Moments[] = [
  ...PHASES.map((phase): Moments => ({ phase, sale: 1, magic: 'rebirth_ring' })),
  ...TRIBES.map((tribe): Moments => ({ phase: { kind: 'act' }, collected: { tribe, count: 2, tile: 'c3', ground: 'oasis', wage: 3 } })),
  ...GROUNDS.map((ground): Moments => ({ phase: { kind: 'tile' }, collected: { tribe: 'elder', count: 2, tile: 'c3', ground, wage: 0 } })),
  ...Object.entries(ITEMS).filter(([, { value }]) => value === 0).map(([item]): Moments => ({ phase: { kind: 'lamp' }, magic: item as never })),
];

test('whatever is to be decided, one line says so: to whoever decides and to the others', () => {
  for (const moment of MOMENTS) {
    const view = { ...opening(), ...moment };
    const moves = [legal<Own>({ kind: 'end' }, {})];
    expectKey(status({ view, moves, acting: 0, seat: 0, names: ['A', 'B', 'C'] }).key);
    expectKey(status({ view, moves: [], acting: 1, seat: 0, names: ['A', 'B', 'C'] }).key);
  }
  expect(status({ view: opening(), moves: [], acting: null, seat: null, names: [] }).key).toBe('tribes-do-over');
});

const LOOTS: Loot[] = [
  { loot: 'resource', card: 'fish' }, { loot: 'djinn', djinn: 'enki' }, { loot: 'tile', tile: 'c3' }, { loot: 'piece', piece: 'palm', tile: 'c3' },
  { loot: 'item', item: 'crown' },
];
const EVENTS: Event[] = [
  { kind: 'round_began', round: 2 }, { kind: 'bid', seat: 0, spot: 8, paid: 8, fakirs: 0 }, { kind: 'turn_began', seat: 0 }, { kind: 'turn_skipped', seat: 0 },
  { kind: 'picked_up', seat: 0, tile: 'c3', meeples: { elder: 2 } }, { kind: 'collected', seat: 0, tribe: 'elder', count: 2, tile: 'c3' },
  { kind: 'controlled', seat: 0, tile: 'c3', marker: 'camel' }, { kind: 'freed', seat: 0, tile: 'c3', marker: 'tent' }, { kind: 'camel_moved', seat: 0, from: 'a1', to: 'c3' },
  { kind: 'kept', seat: 0, tribe: 'elder', count: 2 }, { kind: 'spent', seat: 0, tribe: 'elder', count: 2 }, { kind: 'gold_gained', seat: 0, amount: 6, from: 'builders' },
  { kind: 'gold_gained', seat: 0, amount: 2, from: 'baal' }, { kind: 'gold_paid', seat: 0, amount: 3 }, { kind: 'fakirs_spent', seat: 0, count: 1 },
  { kind: 'card_taken', seat: 0, card: 'fish' }, { kind: 'card_drawn', seat: 0, card: null }, { kind: 'card_drawn', seat: 0, card: 'fish' },
  { kind: 'killed', seat: 0, tribe: 'elder', tile: 'c3', victim: null }, { kind: 'killed', seat: 0, tribe: 'elder', tile: null, victim: 1 },
  { kind: 'placed', seat: 0, piece: 'palm', tile: 'c3' }, { kind: 'placed', seat: 0, piece: 'palace', tile: 'c3' }, { kind: 'djinn_gained', seat: 0, djinn: 'enki' },
  { kind: 'djinn_used', seat: 0, djinn: 'enki', payment: 'elder' }, { kind: 'djinns_shown', seat: 0, count: 3, djinns: null }, { kind: 'djinns_shown', seat: 0, count: 1, djinns: ['enki'] },
  { kind: 'djinns_discarded', djinns: ['enki'] }, { kind: 'meeples_drawn', tile: 'c3', meeples: { elder: 1 } }, { kind: 'sold', seat: 0, goods: { fish: 1 }, gold: 1 },
  { kind: 'row_refilled', cards: { fish: 1 } }, { kind: 'djinns_revealed', djinns: ['enki'] }, { kind: 'reshuffled', pile: 'resources' }, { kind: 'reshuffled', pile: 'djinns' },
  { kind: 'reshuffled', pile: 'items' }, { kind: 'end_triggered', ending: 'last-camel' }, { kind: 'end_triggered', ending: 'no-legal-move' }, { kind: 'game_over' },
  { kind: 'thief_hired', seat: 0, thief: 'ziad', payment: 'elders' }, { kind: 'thief_used', seat: 0, thief: 'ziad' }, { kind: 'thief_revealed', thief: 'ziad' },
  ...LOOTS.flatMap((loot): Event[] => [{ kind: 'gave', seat: 0, loot }, { kind: 'claimed', seat: 0, loot }]),
  { kind: 'gave_vizier', seat: 0 }, { kind: 'items_shown', seat: 0, count: 2, items: null }, { kind: 'items_shown', seat: 0, count: 1, items: { crown: 1 } },
  { kind: 'item_gained', seat: 0, item: null }, { kind: 'item_gained', seat: 0, item: 'crown' }, { kind: 'item_restored', seat: 0, item: 'crown' }, { kind: 'item_used', seat: 0, item: 'rebirth_ring' },
  { kind: 'items_discarded', items: { crown: 1 } }, { kind: 'called', tribe: 'elder', from: 'c3', to: 'c4' }, { kind: 'row_discarded', cards: { fish: 1 } }, { kind: 'laid', card: 'fish' },
];

test('every fact has a sentence in the log', () => {
  for (const event of EVENTS) {
    const line = describe(event, ['A', 'B']);
    expect(line, event.kind).not.toBeNull();
    expectKey(line!.key);
  }
});

test('what I did is said to me, and what others did to me too', () => {
  for (const event of EVENTS) {
    const line = describe(event, ['A', 'B'], 0, 0);
    expectKey(line!.key);
    expect(Object.keys(line!.args ?? {}), event.kind).not.toContain('name');
  }
  expect(describe({ kind: 'killed', seat: 0, tribe: 'elder', tile: null, victim: 1 }, ['A', 'B'], 1)?.key).toBe('tribes-log-killed-held-yours');
  expect(sentence({ kind: 'kill_held', tribe: 'elder', seat: 1 }, [], 1).key).toBe('tribes-move-kill-yours');
});

test('whoever placed the last camel is named', () => {
  const happened = [{ seq: 9, seat: 1, event: { kind: 'end_triggered', ending: 'last-camel' } as Event }];
  expect(endingLine('last-camel', happened, ['A', 'B'], 0)).toEqual({ key: 'tribes-ending-last-camel-by', args: { name: 'B' } });
  expect(endingLine('last-camel', happened, ['A', 'B'], 1)?.key).toBe('tribes-ending-last-camel-by-you');
  expect(endingLine('no-legal-move', happened, ['A', 'B'], 0)).toBeNull();
  for (const key of ['tribes-ending-last-camel-by', 'tribes-ending-last-camel-by-you', 'tribes-log-end-last-camel-by']) expectKey(key);
});

/** Every form a move can take. */
const MOVES: Move[] = [
  { kind: 'bid', spot: 0, fakirs: 0 }, { kind: 'bid', spot: 12, fakirs: 2 }, { kind: 'sow', tile: 'c3' }, { kind: 'drop', tribe: 'merchant', tile: 'c4' }, { kind: 'fly', tribe: 'merchant', tile: 'c4' },
  { kind: 'act', fakirs: 0 }, { kind: 'act', fakirs: 1 }, { kind: 'kill', tribe: 'merchant', tile: 'c4' }, { kind: 'kill_held', tribe: 'elder', seat: 1 }, { kind: 'place' }, { kind: 'take', position: 1 },
  { kind: 'buy', djinn: 'enki', payment: 'elders' }, { kind: 'hire', thief: 'ziad', payment: 'elders' }, { kind: 'craft', payment: 'fakirs' }, { kind: 'use', djinn: 'enki', payment: 'fakir' },
  { kind: 'magic', item: 'rebirth_ring' }, { kind: 'steal', thief: 'ziad' }, { kind: 'at', tile: 'c3' }, { kind: 'keep', djinn: 'enki' }, { kind: 'keep_item', item: 'crown' }, { kind: 'call', tribe: 'merchant', tile: 'c3' },
  { kind: 'lay', card: 'fish' }, { kind: 'mark', marker: 'camel' }, { kind: 'mark', marker: 'tent' }, { kind: 'give', loot: { loot: 'resource', card: 'fish' } }, { kind: 'claim', loot: { loot: 'tile', tile: 'c3' } },
  { kind: 'sell', good: 'fish' }, { kind: 'done' }, { kind: 'skip' }, { kind: 'end' },
];

test('every move has a sentence, also one of which only the kind is known', () => {
  for (const move of MOVES) expectKey(sentence(move).key);
  expectKey(sentence({ kind: 'keep_item' } as Move).key);
});

test('the scenes of the gallery show whole boards', () => {
  expect(opening().tiles.length).toBe(30);
  expect(expansions().tiles.length).toBe(36);
});
