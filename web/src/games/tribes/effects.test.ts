import { expect, test } from 'vitest';
import { effects } from './effects';
import { middle } from './layout';
import type { Event } from './wire';

const fresh = (...events: Event[]) => events.map((event) => ({ seq: 7, seat: 0, event }));

test('a dropped meeple comes from the tile before', () => {
  const sowing = { start: 'c3', at: 'd4', hand: {}, path: [{ tribe: 'elder' as const, tile: 'c4' }, { tribe: 'builder' as const, tile: 'd4' }] };
  const [step] = effects(fresh({ kind: 'dropped', seat: 0, tribe: 'builder', tile: 'd4' }), sowing);
  expect(step).toMatchObject({ motion: 'move', what: { tribe: 'builder' }, from: middle('c4'), to: middle('d4') });
});

test('the first meeple comes from where all were picked up', () => {
  const sowing = { start: 'c3', at: 'c4', hand: {}, path: [{ tribe: 'elder' as const, tile: 'c4' }] };
  expect(effects(fresh({ kind: 'dropped', seat: 0, tribe: 'elder', tile: 'c4' }), sowing)[0]?.from).toEqual(middle('c3'));
});

test('facts follow each other, and each piece has a key of its own', () => {
  const seen = effects(
    fresh(
      { kind: 'collected', seat: 0, tribe: 'merchant', count: 3, tile: 'b2' },
      { kind: 'card_taken', seat: 0, card: 'fish' },
      { kind: 'controlled', seat: 0, tile: 'b2', marker: 'tent' },
      { kind: 'killed', seat: 0, tribe: 'elder', tile: null, victim: 1 },
    ),
    null,
  );
  expect(seen.map(({ order, motion }) => [order, motion])).toEqual([[0, 'go'], [0, 'go'], [0, 'go'], [1, 'come']]);
  expect(new Set(seen.map(({ key }) => key)).size).toBe(seen.length);
});
