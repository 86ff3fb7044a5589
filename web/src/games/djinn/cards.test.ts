import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { CHESTS, SCORING, TROPHIES, bareCost, freeCircles, goalFor, mageFigures } from './cards';
import { turnsToClock } from './clock';
import { gained } from './gains';
import { readMove } from './notation';
import { SPECIAL, STANDARD } from './pieces/shapes';
import { priceOf } from './price';
import { player, scene } from './scene';
import type { Phase } from './wire';

test('the cards are complete', () => {
  expect(Object.keys(CHESTS).length).toBe(18);
  expect(Object.keys(TROPHIES).length).toBe(21);
  expect(Object.keys(SCORING).length).toBe(16);
  expect(mageFigures('V8')).toMatchObject({ colour: 'violet', coins: 1, scrolls: 1 });
});

const engine = (file: string) => readFileSync(fileURLToPath(new URL(`../../../../crates/djinn/src/data/${file}.rs`, import.meta.url)), 'utf8');

test('the icons on the map are what the places of the engine give', () => {
  const text = engine('prices');
  const given = (name: string) => [...new RegExp(`${name}: &\\[Effect\\] = &\\[(.*?)\\];`).exec(text)![1]!.matchAll(/Effect::(\w+)\((\d+)\)/g)].map(([, kind, count]) => [Number(count), kind!.toLowerCase()]);
  const pair = (name: string) => new RegExp(`${name}: \\[\\w+; 2\\] = \\[(\\d), (\\d)\\]`).exec(text)!.slice(1).map(Number);
  expect(STANDARD.academy).toEqual(given('ACADEMY_STANDARD'));
  expect(SPECIAL.academy).toEqual(given('ACADEMY_SPECIAL'));
  expect(STANDARD.tavern).toEqual(given('TAVERN_STANDARD'));
  expect(SPECIAL.tavern).toEqual(given('TAVERN_SPECIAL'));
  expect([STANDARD.catacombs[0]![0], SPECIAL.catacombs[0]![0]]).toEqual(pair('CHESTS'));
  expect([STANDARD.market[0]![0], SPECIAL.market[0]![0]]).toEqual(pair('TRADES'));
  expect(STANDARD.source[2]![0]).toBe(Number(/SOURCE_WAKES: u8 = (\d)/.exec(text)![1]));
});

test('prices follow place, discount, cloak and character', () => {
  const price = (text: string, phase: Phase, change: Parameters<typeof player>[0] = {}) => priceOf(readMove(text)!, scene([player(change)], { phase }));
  const market = (discount: boolean): Phase => ({ kind: 'market', trades: 2, discount, begun: false });
  const factory = (special: boolean): Phase => ({ kind: 'manufactory', special, equipped: false, corks: 0 });
  expect([price('buy scroll', market(false)), price('buy bottle red', market(false)), price('buy cork', market(false))]).toEqual([1, 2, 3]);
  expect([price('buy scroll', market(true)), price('buy bottle red', market(true)), price('buy cork', market(true))]).toEqual([0, 1, 2]);
  expect(price('buy bottle red', market(true), { equipment: [null, 'C5', null] })).toBe(0);
  expect([price('buy cork', factory(false)), price('buy cork', factory(true))]).toEqual([2, 1]);
  expect([price('buy H1', factory(false)), price('buy H1', factory(true), { characters: ['G1', 'N8'] })]).toEqual([2, 2]);
  expect([price('buy bottle red', { kind: 'passage' }), price('buy cork', { kind: 'passage' }, { equipment: [null, 'C6', null] })]).toEqual([1, 0]);
  expect(price('end', market(false))).toBeNull();
});

test('scoring cards measure progress', () => {
  const me = player({ keys: 2, bottled: [1, 0, 1, 0], bottled_masters: [0, 1, 0, 0], circled_masters: 1, passages: ['S1', null, 'S2', null] });
  const have = (card: string) => SCORING[card]!.have(me);
  expect([have('W1'), have('W9'), have('W10'), have('W12'), have('W15'), have('W8')]).toEqual([2, 3, 2, 4, 3, 2]);
  expect(goalFor('W8', me)).toBe(4);
  expect(goalFor('W8', player({ characters: ['G1', 'N10'] }))).toBe(3);
  expect(freeCircles(me)).toBe(1);
});

test('a master costs 4, and 2 for each other djinn at its field', () => {
  const field = { djinns: [2, 1, 0, 0] };
  expect(bareCost(field, { normal: [0, 0, 0, 0], master: true }, true)).toEqual({ normal: 0, master: 10 });
  expect(bareCost(field, { normal: [1, 0, 0, 0], master: true }, true)).toEqual({ normal: 4, master: 10 });
  expect(bareCost(field, { normal: [1, 0, 0, 0], master: true }, false)).toEqual({ normal: 4, master: 8 });
});

test('the solo clock counts down to every fifth turn', () => {
  const left = (round: number) => turnsToClock(scene([player()], { round }));
  expect([left(1), left(4), left(5), left(6)]).toEqual([5, 2, 1, 5]);
  expect(turnsToClock(scene([player()], { masters: 0 }))).toBeNull();
  expect(turnsToClock(scene([player(), player()]))).toBeNull();
});

test('what a turn has brought is the difference of the totals', () => {
  const lines = (a: number, b: number) => ({ lines: [{ source: 'bottled', points: [a, 0] }, { source: 'corks', points: [b, 9] }] });
  expect(gained(lines(10, 1), lines(20, 0), 0)).toBe(9);
  expect(gained(null, lines(20, 0), 0)).toBe(0);
});
