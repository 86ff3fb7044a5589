import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { CHESTS, PRICES, SCORING_CARDS, TROPHIES, bareCost, freeCircles, goalFor, mageFigures, progress } from './cards';
import { turnsToClock } from './clock';
import { readMove } from './notation';
import { priceOf } from './price';
import { player, scene } from './scene';
import type { Phase } from './wire';

test('the cards are complete', () => {
  expect(Object.keys(CHESTS).length).toBe(18);
  expect(Object.keys(TROPHIES).length).toBe(21);
  expect(Object.keys(SCORING_CARDS).length).toBe(16);
  expect(mageFigures('V8')).toMatchObject({ colour: 'violet', coins: 1, scrolls: 1 });
});

const LANGUAGES = ['en', 'es', 'it', 'de'];
const message = (language: string, key: string) =>
  new RegExp(`^${key} *=(.*)$`, 'm').exec(readFileSync(fileURLToPath(new URL(`../../../../locales/${language}/djinn.ftl`, import.meta.url)), 'utf8'))![1]!;
const numbers = (text: string) => [...text.matchAll(/\d+/g)].map(Number).sort();

test.each(LANGUAGES)('the words of places name the numbers of the engine: %s', (language) => {
  const given = (effects: readonly object[]) => effects.flatMap((effect) => Object.values(effect) as number[]);
  const said = (kind: string, place: string) => numbers(message(language, `djinn-${kind}-${place}`));
  const { equipment, factory_cork, factory_corks } = PRICES;
  expect(said('standard', 'academy')).toEqual(given(PRICES.academy[0]).sort());
  expect(said('special', 'academy')).toEqual(given(PRICES.academy[1]).sort());
  expect(said('special', 'tavern')).toEqual([2]);
  expect(said('standard', 'market')).toEqual([PRICES.trades[0]]);
  expect(said('special', 'market')).toEqual([PRICES.market_discount, PRICES.trades[1]]);
  expect([...said('standard', 'catacombs'), ...said('special', 'catacombs')]).toEqual([...PRICES.chests]);
  expect([equipment[0], factory_cork[0]]).toEqual([2, 2]);
  expect(said('standard', 'manufactory')).toEqual([2]);
  expect(said('special', 'manufactory')).toEqual([equipment[1], factory_cork[1], factory_corks].sort());
  expect(said('standard', 'archives')).toEqual([PRICES.archives_scrolls, PRICES.archives_wakes]);
  expect(said('standard', 'source')).toEqual([PRICES.source_wakes]);
});

test.each(LANGUAGES)('the words of scoring cards name the numbers of the engine: %s', (language) => {
  for (const [card, { asks, goal }] of Object.entries(SCORING_CARDS)) {
    const said = numbers(message(language, `djinn-scoring-${card}`));
    if (said.length > 0) expect(said, card).toEqual([goal]);
    else expect(['equipment', 'passages', 'masters_held']).toContain(asks);
  }
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
  const have = (card: string) => progress(card, me);
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

