import type { Scene } from '../game';
import { legal } from '../sample';
import type { Own } from './own';
import { expansions, middleGame, opening, piles, walk } from './scene';
import type { Djinn, Move, Payment, Tile, Tribe, View } from './wire';

const drop = (tribe: Tribe, tile: Tile): Move => ({ kind: 'drop', tribe, tile });
const kill = (tribe: Tribe, tile: Tile): Move => ({ kind: 'kill', tribe, tile });
const buy = (djinn: Djinn, payment: Payment): Move => ({ kind: 'buy', djinn, payment });
const useLeta: Move = { kind: 'use', djinn: 'leta', payment: 'elder_fakir' };

const scene = (view: View, ...moves: Move[]): Scene<Own> => ({
  view,
  moves: moves.map((move) => legal<Own>(move, {})),
  scores: [{ source: 'gold', points: [38, null, null] }, { source: 'tiles', points: [25, 6, 5] }],
  scoresBefore: [{ source: 'gold', points: [26, null, null] }, { source: 'tiles', points: [17, 6, 5] }],
  lens: [{ start: 'c3', end: 'd4', tribe: 'builder', points: 12, gift: 3 }, { start: 'c3', end: 'b2', tribe: 'elder', points: 4, gift: -1 }],
});

/** Moments of the board to look at. */
export const SCENES: Record<string, () => Scene<Own>> = {
  bid: () => scene(opening(), ...[0, 1, 3, 8, 12, 18].map((spot): Move => ({ kind: 'bid', spot, fakirs: 0 }))),
  start: () => {
    const view: View = { ...opening(), phase: { kind: 'start' }, active: 0, to_bid: [] };
    return scene(view, ...view.tiles.filter((_, i) => i % 4 !== 3).map(({ at }): Move => ({ kind: 'sow', tile: at })));
  },
  sow: () => scene(middleGame(), drop('merchant', 'd5'), drop('vizier', 'd5'), drop('merchant', 'e4'), drop('vizier', 'e4'), drop('merchant', 'd3')),
  act: () => {
    const path: NonNullable<View['sowing']>['path'] = [{ tribe: 'elder', tile: 'c4' }, { tribe: 'assassin', tile: 'd4' }];
    const view: View = { ...middleGame(), phase: { kind: 'act' }, collected: { tribe: 'assassin', count: 2, tile: 'd4', ground: 'oasis', wage: 0 }, sowing: { start: 'c3', at: 'd4', hand: {}, path } };
    return scene(view, kill('merchant', 'e4'), kill('builder', 'e4'), kill('elder', 'd2'), { kind: 'kill_held', tribe: 'vizier', seat: 1 }, { kind: 'kill_held', tribe: 'elder', seat: 1 }, useLeta);
  },
  tile: () =>
    scene(
      expansions(),
      buy('enki', 'elders'),
      buy('enki', 'elder_fakir'),
      buy('kandicha', 'elders'),
      buy('sibittis', 'elders'),
      { kind: 'hire', thief: 'houssain', payment: 'elders' },
      { kind: 'magic', item: 'flying_carpet' },
      { kind: 'skip' },
    ),
  close: () =>
    scene({ ...middleGame(), phase: { kind: 'close' } }, ...(['fish', 'wheat', 'silk', 'ivory'] as const).map((good): Move => ({ kind: 'sell', good })), useLeta, { kind: 'end' }),
  give: () =>
    scene(
      { ...expansions(), phase: { kind: 'give', thief: 'houssain', victim: 0, given: 0, pool: [{ loot: 'resource', card: 'gold' }] } },
      ...(['fish', 'wheat', 'silk', 'fakir'] as const).map((card): Move => ({ kind: 'give', loot: { loot: 'resource', card } })),
    ),
  /** Nine meeples walk, and what they bring goes to its owner. */
  walk: () => {
    const [first, ...steps] = walk();
    return { ...scene(first!.view), steps };
  },
  piles: () => scene(piles()),
  watch: () => scene({ ...expansions(), deciding: 1, phase: { kind: 'start' } }),
};
