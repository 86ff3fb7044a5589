import { RESOURCES } from './cards';
import type { Cards, Resource } from './wire';

/** What a set of so many different goods is worth. */
export const SET_VALUES = [0, 1, 3, 7, 13, 21, 30, 40, 50, 60] as const;

/** One set of different goods and its worth. */
export interface GoodsSet {
  goods: Resource[];
  value: number;
}

/** A hand divided into the sets that are worth most together; Fakirs belong to none. */
export function bestSets(hand: Cards): GoodsSet[] {
  const sets: GoodsSet[] = [];
  for (let depth = 1; ; depth += 1) {
    const goods = RESOURCES.filter((card) => card !== 'fakir' && (hand[card] ?? 0) >= depth);
    if (goods.length === 0) return sets;
    sets.push({ goods, value: SET_VALUES[goods.length] ?? 0 });
  }
}

/** The worth of all sets together. */
export const worth = (sets: GoodsSet[]) => sets.reduce((sum, set) => sum + set.value, 0);
