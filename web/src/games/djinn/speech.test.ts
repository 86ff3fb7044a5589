import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test, vi } from 'vitest';
import { t, words } from '../../i18n/words.svelte';
import type { Line } from '../game';
import { isEcho } from '../echo';
import { legal } from '../sample';
import { CHARACTERS, CHESTS, COLOURS, EQUIPMENT, PASSAGES, SCORING_CARDS, TROPHIES } from './wire/figures';
import { ECHOES } from './echo';
import { describe } from './describe';
import { offerWords } from './offer';
import type { Own } from './own';
import { player, scene } from './scene';
import { say, sentence } from './sentence';
import { status } from './status';
import { byField, grouped } from './targets';
import { GLYPHS, PLACES } from './pieces/shapes';
import type { Effect, Event, Facts, Move, Phase, Task } from './wire';
import { effectWords, fieldLabel, fieldText } from './words';

const english = readFileSync(fileURLToPath(new URL('../../../../locales/en/djinn.ftl', import.meta.url)), 'utf8');
const keys = new Set([...english.matchAll(/^([a-z][\w-]*) *=/gm)].map((found) => found[1]));
const expectKey = (key: string) => expect(keys, key).toContain(key);
const names = ['Anna', 'Basil'];

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await words.need('djinn');
  await words.speak('en');
});

/** Every form a move can take. */
const MOVES: Move[] = [
  { kind: 'choose', character: 'G10' }, { kind: 'place', spot: 'R1>S1' }, { kind: 'go', field: 'M' }, { kind: 'skip', field: 'R4' }, { kind: 'pay', seat: 1, unit: 'coin' }, { kind: 'spare', seat: 1 },
  { kind: 'standard' }, { kind: 'special' }, { kind: 'forgo', coins: 2, magic: 0 }, { kind: 'forgo', coins: 1, magic: 1 }, { kind: 'forgo', coins: 0, magic: 3 }, { kind: 'passage' },
  { kind: 'catch', djinn: 'red' }, { kind: 'catch', djinn: 'master' }, { kind: 'refuse' }, { kind: 'use', mage: 'R3', saving: null }, { kind: 'use', mage: 'V8', saving: 'scroll' }, { kind: 'use_staff' },
  { kind: 'bind' }, { kind: 'house_circle' }, { kind: 'house_bottle', colour: 'blue' }, { kind: 'free', colour: 'violet' }, { kind: 'pass' }, { kind: 'done' }, { kind: 'buy_scroll' }, { kind: 'sell_scroll' },
  { kind: 'buy_bottle', colour: 'yellow' }, { kind: 'buy_cork' }, { kind: 'buy_equipment', equipment: 'H3' }, { kind: 'hire', mage: 'B8' }, { kind: 'equip', equipment: 'T7' }, { kind: 'take_bottle', colour: 'red' },
  { kind: 'unlock', opener: 'key' }, { kind: 'unlock', opener: 'coin' }, { kind: 'put_away', chest: '18' }, { kind: 'wake', mage: 'Y1' }, { kind: 'wake_all' }, { kind: 'circle' },
  { kind: 'dig', passage: 'A', field: 'S3' }, { kind: 'refill' }, { kind: 'bottle', colour: 'red' }, { kind: 'bottle_master', colour: 'blue' }, { kind: 'trophy', trophy: '1.3', colour: 'red', masters: 0 },
  { kind: 'trophy', trophy: '3.7', colour: 'red', masters: 1 }, { kind: 'end' },
];

test('every move has a sentence, in the log and on its button', () => {
  const view = scene([player({ spot: 'S1>R4' }), player({ spot: 'R1>S4' })], { duties: { action: true, passage: 'A', passage_used: false, catch: true } });
  for (const move of MOVES) {
    expectKey(sentence(move).key);
    for (const facts of [{}, { coins: 1, keys: 1, magic: 2, cost: 4, to: [1], toll: 1, gives: [{ coin: 2 }] }] satisfies Facts[]) {
      for (const said of [say(move, names), offerWords(legal<Own>(move, facts), view, names)]) expect(said, move.kind).not.toMatch(/‹|\{|undefined|^$/);
    }
  }
});

const offered = (move: Move, facts: Facts) => offerWords(legal<Own>(move, facts), scene([player({ spot: 'R1>S1' }), player({ spot: 'S6>R4' })]), names);

test('buttons say what the engine says of a move: whom it pays, what it costs, what is lost', () => {
  expect(offered({ kind: 'go', field: 'R4' }, { toll: 1, to: [1] })).toBe('Tavern R4, round: stop and pay 1 coin or scroll to Basil');
  expect(offered({ kind: 'go', field: 'R3' }, {})).toBe('Catacombs R3, round');
  expect(offered({ kind: 'refuse' }, { magic: 1 })).toBe('Catch nothing and lose 1 magic');
  expect(offered({ kind: 'refuse' }, {})).toBe('Catch nothing, it costs no magic');
  expect(offered({ kind: 'buy_cork' }, { coins: 0 })).toMatch(/\(0 coins\)$/);
  expect(offered({ kind: 'buy_cork' }, { coins: 2 })).toMatch(/\(2 coins\)$/);
});

const caught = { normal: [0, 0, 0, 0] as [number, number, number, number], with_master: true, free: true };
const PHASES: Phase[] = [
  { kind: 'draft', step: 0 }, { kind: 'gifts', turn: 0 }, { kind: 'place' }, { kind: 'move', from: 'R1', at: 'S1' }, { kind: 'pay', from: 'S1', to: 'R4', left: [1], paid: 0, spared: 0 },
  { kind: 'act' }, { kind: 'market', trades: 2, discount: false, begun: false }, { kind: 'manufactory', special: true, equipped: false, corks: 0 },
  { kind: 'archives', special: true, woke: false, circle: false, passage: false }, { kind: 'source', closing: false, refilled: false, woke: false, bottled: false },
  { kind: 'source', closing: true, refilled: false, woke: false, bottled: false }, { kind: 'passage' }, { kind: 'catch', normal: [1, 0, 0, 0], master: false, used: [], staff: false },
  { kind: 'house', ...caught, master: true }, { kind: 'house', ...caught, master: false }, { kind: 'over' },
];
const EFFECTS: Effect[] = [
  { coin: 1 }, { scroll: 1 }, { key: 1 }, { magic: 1 }, { limit: 1 }, { bottle: 1 }, { cork: 1 }, { mage: 1 }, { equip: 1 }, { circle: 1 }, { passage: 1 }, { wake: 1 }, 'wake_all',
  'refill', { chest: 1 }, { unlocked_chest: 2 }, { bottling: 2 },
];
/** What is asked about; everything else is given at once. */
const ASKED: Effect[] = [{ bottle: 1 }, { mage: 1 }, { equip: 1 }, { passage: 1 }, { wake: 1 }, { bottling: 2 }];
const TASKS: Task[] = [...ASKED.map((give): Task => ({ give })), { compartment: '16' }, { put_away: ['1', '2'] }];

test('whatever is to be decided, one line says so: to whoever decides and to the others', () => {
  const moves = [legal<Own>({ kind: 'end' }, {})];
  const lines = (change: Parameters<typeof scene>[1]) => {
    const view = scene([player({ spot: 'S1>R4' }), player()], change);
    expectKey(status({ view, moves, acting: 0, seat: 0, names }).key);
    expectKey(status({ view, moves: [], acting: 1, seat: 0, names }).key);
  };
  for (const phase of PHASES) lines({ phase });
  for (const task of TASKS) lines({ pending: [task] });
  const over = scene([player()], { phase: { kind: 'over' }, rank: 'mage' });
  expect(status({ view: over, moves: [], acting: null, seat: 0, names }).args).toEqual({ rank: 'Mage' });
});

const EVENTS: Event[] = [
  { kind: 'chosen', seat: 0, character: 'G1' }, { kind: 'placed', seat: 0, spot: 'R1>S1' }, { kind: 'skipped', seat: 0, field: 'R4' }, { kind: 'stopped', seat: 0, spot: 'S1>R4' },
  { kind: 'paid', seat: 0, to: 1, unit: 'coin' }, { kind: 'spared', seat: 0, to: 1 }, { kind: 'acted', seat: 0, place: 'market', special: true }, { kind: 'acted', seat: 0, place: 'market', special: false },
  { kind: 'forwent', seat: 0, coins: 1, magic: 1 }, { kind: 'passage_used', seat: 0, passage: 'A' }, { kind: 'gained', seat: 0, good: 'limit', count: 2 }, { kind: 'lost', seat: 0, good: 'magic', count: 1 },
  { kind: 'bottle_gained', seat: 0, colour: 'red' }, { kind: 'hired', seat: 0, mage: 'R1' }, { kind: 'mage_shown', mage: 'R2' }, { kind: 'equipped', seat: 0, equipment: 'H1', replaced: null },
  { kind: 'equipped', seat: 0, equipment: 'H1', replaced: 'H2' }, { kind: 'equipment_shown', equipment: 'C1' }, { kind: 'chest_drawn', seat: 0, chest: '16' }, { kind: 'chest_put_away', seat: 0, chest: '16' },
  { kind: 'unlocked', seat: 0, chest: '16', opener: null }, { kind: 'dug', seat: 0, passage: 'A', field: 'S1' }, { kind: 'woken', seat: 0, mage: 'R1' }, { kind: 'used', seat: 0, mage: 'R1' },
  { kind: 'staff_used', seat: 0, equipment: 'T7' }, { kind: 'bound', seat: 0, field: 'R4', djinns: [1, 0, 0, 0], master: true, magic: 4 }, { kind: 'free_taken', seat: 0, field: 'R4', colour: 'red' },
  { kind: 'housed', seat: 0, djinn: 'red', bottle: null }, { kind: 'housed', seat: 0, djinn: 'master', bottle: 'blue' }, { kind: 'bottled', seat: 0, djinn: 'red', bottle: 'red' }, { kind: 'refused', seat: 0 },
  { kind: 'driven_off', field: 'R4' }, { kind: 'drawn', field: 'R4', djinns: [1, 1, 0, 0] }, { kind: 'drawn', field: 'R4', djinns: [0, 0, 0, 0] },
  { kind: 'trophy_gained', seat: 0, trophy: '1.3', colour: 'red', masters: 0 }, { kind: 'end_near', reason: 'masters-gone', last_round: 9 }, { kind: 'end_near', reason: 'solo-clock', last_round: 31 },
  { kind: 'end_near', reason: 'round-cap', last_round: 61 }, { kind: 'round_began', round: 2 }, { kind: 'source_visited', seat: 0 }, { kind: 'over' },
];

test('every fact has a sentence in the log', () => {
  for (const event of EVENTS) {
    const line = describe(event, names);
    expect(line, event.kind).not.toBeNull();
    expectKey(line!.key);
    for (const value of Object.values(line!.args ?? {})) expect(String(value), event.kind).not.toMatch(/‹|undefined/);
  }
});

test('what I did is said to me, and what others pay me too', () => {
  for (const event of EVENTS) {
    const line = describe(event, names, null, 0);
    expectKey(line!.key);
    expect(Object.keys(line!.args ?? {}), event.kind).not.toContain('name');
  }
  const told = (line: Line | null) => t(line!.key, line!.args);
  expect(told(describe({ kind: 'lost', seat: 0, good: 'magic', count: 4 }, names, null, 0))).toBe('You spend 4 magic');
  expect(told(describe({ kind: 'paid', seat: 0, to: 1, unit: 'coin' }, names, null, 1))).toBe('Anna pays you 1 coin');
  expect(told(sentence({ kind: 'spare', seat: 1 }, names, null, 1))).toBe('leave you unpaid');
});

test('log and moves name places as they lie in this game', () => {
  const view = scene([player(), player()]);
  const told = (line: Line | null) => t(line!.key, line!.args);
  expect(told(describe({ kind: 'stopped', seat: 0, spot: 'S1>R4' }, names, view))).toBe('Anna goes from Academy S1 to Tavern R4');
  expect(told(describe({ kind: 'stopped', seat: 1, spot: 'R4>M' }, names, view))).toBe('Basil goes from Tavern R4 to Source');
  expect(told(sentence({ kind: 'dig', passage: 'A', field: 'S3' }, names, view))).toBe('lay passage A at Market S3');
  expect(told(sentence({ kind: 'pay', seat: 1, unit: 'coin' }, names, view))).toBe('pay Basil 1 coin');
});

test('every card, tile and place has its words', () => {
  const cards = [
    ...Object.entries(EQUIPMENT).flatMap(([card, { kind }]) => [`equipment-${card}`, `kind-${kind}`]),
    ...Object.keys(CHARACTERS).map((card) => `character-${card}`),
    ...Object.keys(SCORING_CARDS).map((card) => `scoring-${card}`),
    ...Object.keys(PASSAGES).map((passage) => `passage-${passage}`),
    ...COLOURS.flatMap((colour) => [`mage-${colour}`, `bottle-${colour}`, `djinn-${colour}`, `djinns-${colour}`, `colour-${colour}`]),
    ...Object.keys(PLACES).flatMap((place) => [`place-${place}`, `standard-${place}`, `special-${place}`]),
    ...['trophies', 'bottled', 'circled', 'bottles', 'corks', 'cards'].map((source) => `source-${source}`),
    ...['novice', 'apprentice', 'mage', 'inner_circle'].map((rank) => `rank-${rank}`),
  ];
  for (const card of cards) expectKey(`djinn-${card}`);
  const effects = [...EFFECTS, ...Object.values(CHESTS).flatMap(({ open, compartment }) => [...open, ...compartment]), ...Object.values(TROPHIES).flatMap(({ bonus }) => bonus)];
  for (const effect of effects) expect(effectWords(effect)).not.toMatch(/‹/);
  expect(Object.keys(GLYPHS)).toContain('coin');
});

test('a field tells what it is, who lives and stands there, and whose passage begins there', () => {
  const view = scene([player({ spot: 'S1>R4' }), player({ spot: 'R1>S4', passages: ['S4', null, null, null] })]);
  expect(fieldLabel(view, 'R4', names)).toBe('Tavern R4, round, here live 2 red djinns, 1 blue djinn, and master, Anna stands here, coming from Academy S1, square');
  expect(fieldLabel(view, 'S4', names)).toContain('passage A of Basil');
  expect(fieldLabel(view, 'R4', names, 0)).toContain('you stand here, coming from Academy S1, square');
  expect(fieldLabel(view, 'S4', names, 1)).toContain('your passage A');
  expect(fieldText(view, 'R4')).toBe('Hire a mage, take a key and wake up to 2 mages. Or as at the square field: Hire a mage and wake one');
});

test('moves are offered on their fields or in groups, none twice', () => {
  const choices = MOVES.map((move) => legal<Own>(move, {}));
  expect([...byField(choices).keys()].sort()).toEqual(['M', 'R4', 'S1', 'S3']);
  const offered = grouped(choices).flatMap(([, list]) => list.map(({ text }) => text));
  expect(new Set(offered).size).toBe(offered.length);
  expect(choices.filter(({ text }) => !offered.includes(text)).map(({ move }) => move.kind)).toEqual(['place', 'dig']);
});

test('the log leaves out what a decision has said already, and keeps what it brought', () => {
  expect(isEcho(ECHOES, { kind: 'stopped' }, { kind: 'go' })).toBe(true);
  expect(isEcho(ECHOES, { kind: 'woken' }, { kind: 'wake' })).toBe(true);
  expect(isEcho(ECHOES, { kind: 'woken' }, { kind: 'special' })).toBe(false);
  expect(isEcho(ECHOES, { kind: 'gained' }, { kind: 'forgo' })).toBe(false);
  expect(isEcho(ECHOES, { kind: 'stopped' }, undefined)).toBe(false);
});
