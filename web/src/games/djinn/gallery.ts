import type { Scene } from '../game';
import { legal } from '../sample';
import type { Own } from './own';
import { player, scene } from './scene';
import type { Move, View } from './wire';

const me = player({ spot: 'S1>R4', magic: 7, limit: 8, coins: 5, scrolls: 1, bottles: [1, 0, 0, 0], corks: 1, circled: [0, 1, 0, 0], mages: ['R1', 'B2'], awake: ['R1'] });
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
  watch: () => shown({ decides: 1 }),
};
