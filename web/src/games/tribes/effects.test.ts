import { expect, test } from 'vitest';
import { arriving, effects, inHand } from './effects';
import { corner } from './layout';
import { opening } from './scene';
import type { Event, View } from './wire';

const fresh = (...events: Event[]) => events.map((event) => ({ seq: 7, seat: 0, event }));
const view = (change: Partial<View> = {}): View => ({ ...opening(), ...change });
const sowing = (...tiles: string[]) => ({ start: 'c3', at: tiles.at(-1)!, hand: {}, path: tiles.map((tile) => ({ tribe: 'elder' as const, tile })) });

test('a dropped meeple comes from the tile before, and lands where it then stands', () => {
  const [step] = effects(fresh({ kind: 'dropped', seat: 0, tribe: 'builder', tile: 'd4' }), view({ sowing: sowing('c4', 'd4') })).board;
  expect(step).toMatchObject({ motion: 'move', what: { tribe: 'builder' }, from: inHand('c4'), lands: 'd4' });
  expect(step!.to.x).toBeGreaterThan(corner('d4').x - 3);
  expect(step!.to.x).toBeLessThan(corner('d4').x + 100);
});

test('the first meeple comes from where all were picked up', () => {
  expect(effects(fresh({ kind: 'dropped', seat: 0, tribe: 'elder', tile: 'c4' }), view({ sowing: sowing('c4') })).board[0]?.from).toEqual(inHand('c3'));
});

test('facts follow each other, and each piece has a key of its own', () => {
  const { board, flights } = effects(
    fresh(
      { kind: 'collected', seat: 0, tribe: 'merchant', count: 3, tile: 'b2' },
      { kind: 'card_taken', seat: 0, card: 'fish' },
      { kind: 'controlled', seat: 0, tile: 'b2', marker: 'tent' },
      { kind: 'killed', seat: 0, tribe: 'elder', tile: null, victim: 1 },
      { kind: 'gold_gained', seat: 1, amount: 4, from: 'builders' } as Event,
    ),
    view({ sowing: sowing('b2') }),
  );
  expect(board.map(({ order, motion }) => [order, motion])).toEqual([[0, 'go'], [0, 'go'], [0, 'go'], [2, 'walk']]);
  expect(flights.map(({ order, what, to }) => [order, what, to])).toEqual([
    [1, { card: 'fish' }, ['seat:0:cards', 'seat:0']],
    [3, { gold: 4 }, ['seat:1:gold', 'seat:1']],
  ]);
  expect(new Set([...board, ...flights].map(({ key }) => key)).size).toBe(6);
});

test('viziers and elders go home with whoever keeps them', () => {
  const { board, flights } = effects(fresh({ kind: 'collected', seat: 1, tribe: 'vizier', count: 2, tile: 'b2' }, { kind: 'kept', seat: 1, tribe: 'vizier', count: 2 }), view());
  expect(board).toEqual([]);
  expect(flights.map(({ what, from, to }) => [what, from, to[0]])).toEqual(Array.from({ length: 2 }, () => [{ tribe: 'vizier' }, ['tile:b2'], 'seat:1:vizier']));
});

test('what is on its way is not drawn where it will be', () => {
  const tile = { ...opening().tiles[0]!, meeples: { elder: 2, builder: 1 }, owner: 1, palms: 1 };
  const events: Event[] = [{ kind: 'dropped', seat: 1, tribe: 'elder', tile: tile.at }, { kind: 'controlled', seat: 1, tile: tile.at, marker: 'camel' }, { kind: 'placed', seat: 1, piece: 'palm', tile: tile.at }];
  const { board } = effects(fresh(...events), view({ tiles: [tile] }));
  expect(board.every(({ lands }) => lands === tile.at)).toBe(true);
  expect(arriving(tile, board)).toMatchObject({ meeples: { elder: 1, builder: 1 }, owner: null, palms: 0 });
  expect(arriving(tile, [])).toBe(tile);
});

test('a card nobody else may see flies covered', () => {
  expect(effects(fresh({ kind: 'card_drawn', seat: 1, card: null }), view()).flights[0]?.what).toEqual({ card: null });
});
