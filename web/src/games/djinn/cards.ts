import type { Colour, Djinn, Field, Mage, PlayerView, ScoringCard } from './wire';
import { MAGES, PRICES, SCORING_CARDS } from './wire/figures';

export { CHESTS, PRICES, SCORING_CARDS, TROPHIES } from './wire/figures';

/** The colours in the order of every count by colour. */
export const COLOURS: Colour[] = ['red', 'blue', 'yellow', 'violet'];

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

/** How much somebody has of what a scoring card may ask for. */
const HELD: Record<string, (player: PlayerView) => number> = {
  keys: (player) => player.keys,
  coins: (player) => player.coins,
  scrolls: (player) => player.scrolls,
  mages: (player) => player.mages.length,
  circles: (player) => player.circles,
  equipment: (player) => player.equipment.filter((worn) => worn !== null).length,
  limit: (player) => player.limit,
  passages: laid,
  bottle_colours: bottleColours,
  masters_held: (player) => player.circled_masters + sum(player.bottled_masters),
  awake: (player) => player.awake.length,
  djinns_held: (player) => bottledBy(player) + circledBy(player),
  trophies: (player) => player.trophies.length,
  bottled: bottledBy,
  masters_caught: (player) => player.masters_caught,
};

/** How far somebody is with a scoring card. */
export const progress = (card: ScoringCard, player: PlayerView) => HELD[SCORING_CARDS[card]?.asks ?? '']?.(player) ?? 0;

/** Who owns only three passages has placed all of them with three. */
export const goalFor = (card: ScoringCard, player: PlayerView) =>
  card === 'W8' && player.characters.includes('N10') ? 3 : (SCORING_CARDS[card]?.goal ?? 0);

/** What a djinn at a field with so many normal ones costs before anybody helps. */
export const costAlone = (djinn: Djinn, others: number) => PRICES.djinn + (djinn === 'master' ? PRICES.master_surcharge * others : 0);

/** What a catch costs before anybody helps: by normal djinn, and for the master. */
export function bareCost(view: { djinns: readonly number[] }, chosen: { normal: readonly number[]; master: boolean }, countsChosen: boolean) {
  const others = sum(view.djinns) - (countsChosen ? 0 : sum(chosen.normal));
  return { normal: PRICES.djinn * sum(chosen.normal), master: chosen.master ? costAlone('master', others) : 0 };
}
