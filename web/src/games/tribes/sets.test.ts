import { expect, test } from 'vitest';
import { SET_VALUES, bestSets, worth } from './sets';
import { RESOURCES } from './cards';

test('a hand is divided into its best sets', () => {
  const sets = bestSets({ fish: 3, wheat: 2, silk: 1, fakir: 5 });
  expect(sets.map((set) => set.goods.length)).toEqual([3, 2, 1]);
  expect(worth(sets)).toBe(7 + 3 + 1);
});

test('one of each good is worth the whole table', () => {
  const hand = Object.fromEntries(RESOURCES.map((card) => [card, 1]));
  expect(worth(bestSets(hand))).toBe(60);
  expect(bestSets({})).toEqual([]);
  expect(bestSets({ fakir: 4 })).toEqual([]);
});

test('each further good of a set is worth at least as much as the one before', () => {
  const steps = SET_VALUES.slice(1).map((value, i) => value - SET_VALUES[i]!);
  expect(steps).toEqual([...steps].sort((a, b) => a - b));
});
