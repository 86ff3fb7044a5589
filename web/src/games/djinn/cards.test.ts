import { expect, test } from 'vitest';
import { CHESTS, SCORING, TROPHIES, bareCost, freeCircles, goalFor, mageFigures } from './cards';
import { turnsToClock } from './clock';
import { gained } from './gains';
import { player, scene } from './scene';

test('the cards are complete', () => {
  expect(Object.keys(CHESTS).length).toBe(18);
  expect(Object.keys(TROPHIES).length).toBe(21);
  expect(Object.keys(SCORING).length).toBe(16);
  expect(mageFigures('V8')).toEqual({ colour: 'violet', coins: 1, scrolls: 1, green: 4, bonus: 1 });
  expect(mageFigures('R1')).toEqual({ colour: 'red', coins: 0, scrolls: 0, green: 1, bonus: 1 });
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
