import type { Chest, Colour, Effect, Field, Mage, PlayerView, ScoringCard, Trophy } from './wire';

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

const FIGURES: [coins: number, scrolls: number, green: number, bonus: number][] = [
  [0, 0, 1, 1],
  [0, 0, 2, 0],
  [0, 1, 2, 1],
  [1, 0, 2, 1],
  [0, 1, 1, 2],
  [1, 0, 3, 0],
  [0, 2, 3, 2],
  [1, 1, 4, 1],
];

export function mageFigures(mage: Mage): MageFigures {
  const colour = COLOURS['RBYV'.indexOf(mage[0] ?? 'R')] ?? 'red';
  const [coins, scrolls, green, bonus] = FIGURES[Number(mage.slice(1)) - 1] ?? [0, 0, 0, 0];
  return { colour, coins, scrolls, green, bonus };
}

/** What lies open in a chest, and what its compartment holds. */
export const CHESTS: Record<Chest, { open: Effect[]; compartment: Effect[] }> = {
  '1': { open: [{ coin: 2 }], compartment: [] },
  '2': { open: [{ coin: 2 }], compartment: [] },
  '3': { open: [{ coin: 3 }], compartment: [] },
  '4': { open: [{ coin: 1 }, { scroll: 1 }], compartment: [] },
  '5': { open: [{ scroll: 2 }], compartment: [] },
  '6': { open: [{ coin: 1 }, { key: 1 }], compartment: [] },
  '7': { open: [{ magic: 2 }, { coin: 1 }], compartment: [] },
  '8': { open: [{ key: 1 }, { scroll: 1 }], compartment: [] },
  '9': { open: [{ bottle: 1 }], compartment: [] },
  '10': { open: [{ coin: 2 }], compartment: [{ cork: 1 }] },
  '11': { open: [{ coin: 1 }, { scroll: 1 }], compartment: [{ cork: 1 }] },
  '12': { open: [{ coin: 1 }, { magic: 1 }], compartment: [{ bottle: 1 }] },
  '13': { open: [{ coin: 2 }], compartment: [{ coin: 2 }, { scroll: 1 }] },
  '14': { open: [{ scroll: 1 }, { magic: 1 }], compartment: [{ limit: 1 }, { magic: 2 }] },
  '15': { open: [{ coin: 2 }], compartment: [{ mage: 1 }] },
  '16': { open: [{ coin: 1 }, { scroll: 1 }], compartment: [{ cork: 1 }, { bottle: 1 }] },
  '17': { open: [{ magic: 2 }], compartment: [{ equip: 1 }] },
  '18': { open: [{ coin: 1 }, { key: 1 }], compartment: [{ coin: 3 }] },
};

/** Points and one-off bonus of a trophy. */
export const TROPHIES: Record<Trophy, { points: number; bonus: Effect[] }> = {
  '1.1': { points: 30, bonus: [{ limit: 2 }, { magic: 2 }] },
  '1.2': { points: 30, bonus: [{ coin: 4 }] },
  '1.3': { points: 30, bonus: [{ bottle: 1 }, { cork: 1 }] },
  '1.4': { points: 30, bonus: [{ circle: 1 }, { scroll: 1 }] },
  '1.5': { points: 30, bonus: [{ mage: 1 }, { key: 1 }] },
  '1.6': { points: 36, bonus: [{ coin: 1 }] },
  '1.7': { points: 36, bonus: [{ scroll: 1 }] },
  '2.1': { points: 30, bonus: ['refill'] },
  '2.2': { points: 30, bonus: [{ equip: 1 }] },
  '2.3': { points: 30, bonus: [{ cork: 2 }] },
  '2.4': { points: 30, bonus: [{ bottle: 2 }] },
  '2.5': { points: 30, bonus: [{ passage: 1 }, { coin: 2 }] },
  '2.6': { points: 36, bonus: [{ coin: 1 }] },
  '2.7': { points: 36, bonus: [{ magic: 1 }] },
  '3.1': { points: 30, bonus: [{ cork: 1 }, { bottling: 2 }] },
  '3.2': { points: 30, bonus: [{ coin: 3 }, { scroll: 2 }] },
  '3.3': { points: 30, bonus: [{ unlocked_chest: 2 }] },
  '3.4': { points: 30, bonus: ['wake_all', { magic: 2 }] },
  '3.5': { points: 30, bonus: [{ bottle: 1 }, { cork: 1 }, { coin: 1 }] },
  '3.6': { points: 36, bonus: [] },
  '3.7': { points: 36, bonus: [] },
};

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
