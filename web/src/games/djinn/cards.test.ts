import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../i18n/languages';
import { CHESTS, MAGES, PRICES, SCORING_CARDS, TROPHIES } from './wire/figures';

test('the cards are complete', () => {
  expect(Object.keys(CHESTS).length).toBe(18);
  expect(Object.keys(TROPHIES).length).toBe(21);
  expect(Object.keys(SCORING_CARDS).length).toBe(16);
  expect(MAGES.V8).toMatchObject({ colour: 'violet', coins: 1, scrolls: 1 });
});

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
