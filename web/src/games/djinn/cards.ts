import type { Colour, Field, Mage, PlayerView, ScoringCard } from './wire';
import { MAGES } from './wire/figures';

export { CHESTS, TROPHIES } from './wire/figures';

/** The colours in the order of every count by colour. */
export const COLOURS: Colour[] = ['red', 'blue', 'yellow', 'violet'];

/** What a normal djinn needs, and how much more a master needs for every other djinn at its field. */
export const DJINN_COST = 4;
export const MASTER_SURCHARGE = 2;

/** What using a mage costs and brings. */
export interface MageFigures {
  colour: Colour;
  coins: number;
  scrolls: number;
  /** Green strength: counts once in a catch. */
  green: number;
  /** For each chosen djinn of the mage's colour. */
  bonus: number;
}

export function mageFigures(mage: Mage): MageFigures {
  const colour = COLOURS['RBYV'.indexOf(mage[0] ?? 'R')] ?? 'red';
  const { coins, scrolls, green, bonus } = MAGES[mage] ?? { coins: 0, scrolls: 0, green: 0, bonus: 0 };
  return { colour, coins, scrolls, green, bonus };
}

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

/** Djinns in corked bottles, and djinns in circles. */
export const bottledBy = (player: PlayerView) => sum(player.bottled) + sum(player.bottled_masters);
export const circledBy = (player: PlayerView) => sum(player.circled) + player.circled_masters;
export const freeCircles = (player: PlayerView) => player.circles - circledBy(player);

const bottleColours = (player: PlayerView) => COLOURS.filter((_, i) => player.bottled[i]! + player.bottled_masters[i]! > 0).length;
const laid = (player: PlayerView) => player.passages.filter((field: Field | null) => field !== null).length;

/** What a scoring card asks for, what it is worth, and how far somebody is. */
export const SCORING: Record<ScoringCard, { points: number; goal: number; have: (player: PlayerView) => number }> = {
  W1: { points: 8, goal: 3, have: (player) => player.keys },
  W2: { points: 8, goal: 6, have: (player) => player.coins },
  W3: { points: 8, goal: 4, have: (player) => player.scrolls },
  W4: { points: 8, goal: 4, have: (player) => player.mages.length },
  W5: { points: 8, goal: 4, have: (player) => player.circles },
  W6: { points: 8, goal: 3, have: (player) => player.equipment.filter((worn) => worn !== null).length },
  W7: { points: 9, goal: 10, have: (player) => player.limit },
  W8: { points: 9, goal: 4, have: laid },
  W9: { points: 9, goal: 3, have: bottleColours },
  W10: { points: 9, goal: 1, have: (player) => player.circled_masters + sum(player.bottled_masters) },
  W11: { points: 9, goal: 3, have: (player) => player.awake.length },
  W12: { points: 9, goal: 5, have: (player) => bottledBy(player) + circledBy(player) },
  W13: { points: 15, goal: 2, have: (player) => player.trophies.length },
  W14: { points: 15, goal: 4, have: bottleColours },
  W15: { points: 15, goal: 4, have: bottledBy },
  W16: { points: 15, goal: 2, have: (player) => player.masters_caught },
};

/** Who owns only three passages has placed all of them with three. */
export const goalFor = (card: ScoringCard, player: PlayerView) =>
  card === 'W8' && player.characters.includes('N10') ? 3 : SCORING[card]!.goal;

/** What a catch costs before anybody helps: by normal djinn, and for the master. */
export function bareCost(view: { djinns: readonly number[] }, chosen: { normal: readonly number[]; master: boolean }, countsChosen: boolean) {
  const others = sum(view.djinns) - (countsChosen ? 0 : sum(chosen.normal));
  return { normal: DJINN_COST * sum(chosen.normal), master: chosen.master ? DJINN_COST + MASTER_SURCHARGE * others : 0 };
}
