import type { Scene } from '../game';
import { legal } from '../sample';
import type { Own } from './own';
import { player, scene } from './scene';
import type { Event, Move, View } from './wire';

const me = player({
  spot: 'S1>R4',
  magic: 7,
  limit: 8,
  coins: 5,
  scrolls: 1,
  bottles: [1, 0, 1, 0],
  bottled: [0, 1, 0, 0],
  corks: 1,
  circled: [0, 1, 0, 0],
  circles: 3,
  mages: ['R1', 'B2', 'V7'],
  awake: ['R1', 'V7'],
  equipment: ['H2', null, 'T3'],
  passages: ['R3', null, null, null],
  trophies: ['2.1'],
});
const other = player({ spot: 'R4>S4', coins: 2, equipment: ['H1', null, null] });

const shown = (change: Partial<View>, ...moves: Move[]): Scene<Own> => ({
  view: scene([me, other], change),
  moves: moves.map((move) => legal<Own>(move, {})),
  scores: [{ source: 'bottled', points: [8, 0] }, { source: 'trophies', points: [10, 0] }],
  scoresBefore: [{ source: 'bottled', points: [4, 0] }, { source: 'trophies', points: [10, 0] }],
});

/** Moments of the board to look at. */
export const SCENES: Record<string, () => Scene<Own>> = {
  act: () => shown({}, { kind: 'standard' }, { kind: 'special' }, { kind: 'forgo', coins: 1, magic: 1 }),
  move: () =>
    shown(
      { phase: { kind: 'move', at: 'R4', from: 'S1' } },
      { kind: 'go', field: 'S4' },
      { kind: 'go', field: 'S6' },
      { kind: 'skip', field: 'S4' },
    ),
  catch: () =>
    shown(
      { phase: { kind: 'catch', normal: [1, 0, 0, 0], master: false, used: [], staff: false }, catch: { normal: 4, master: 0, help: 0, need: 4, missing: 0, paid: true } },
      { kind: 'catch', djinn: 'red' },
      { kind: 'catch', djinn: 'blue' },
      { kind: 'use', mage: 'R1', saving: null },
      { kind: 'bind' },
    ),
  /** A chest opens, djinns are bound and caught, a mage comes. */
  caught: () => {
    const start = shown({});
    const view = (change: Partial<typeof me>, rest: Partial<View> = {}): View => scene([{ ...me, ...change }, other], rest);
    const step = (seen: View, ...happened: Event[]) => ({ view: seen, happened });
    return {
      ...start,
      steps: [
        step(view({}), { kind: 'chest_drawn', seat: 0, chest: '7' }),
        step(view({ coins: 7, scrolls: 2 }), { kind: 'gained', seat: 0, good: 'coin', count: 2 }, { kind: 'gained', seat: 0, good: 'scroll', count: 1 }),
        step(view({ coins: 7, scrolls: 2, magic: 3 }), { kind: 'bound', seat: 0, field: 'R4', djinns: [1, 0, 0, 0], master: false, magic: 4 }),
        step(view({ coins: 7, scrolls: 2, magic: 3, circled: [1, 1, 0, 0] }), { kind: 'housed', seat: 0, djinn: 'red', bottle: null }),
        step(view({ coins: 7, scrolls: 2, magic: 3, circled: [0, 1, 0, 0], bottles: [0, 0, 1, 0], bottled: [1, 1, 0, 0] }), { kind: 'bottled', seat: 0, djinn: 'red', bottle: 'red' }),
        step(view({ coins: 7, scrolls: 2, magic: 3, bottles: [0, 0, 1, 0], bottled: [1, 1, 0, 0], mages: [...me.mages, 'Y4'] }), { kind: 'hired', seat: 0, mage: 'Y4' }),
      ],
    };
  },
  watch: () => shown({ decides: 1 }),
};
