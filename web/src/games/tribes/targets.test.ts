import { expect, test } from 'vitest';
import { legal } from '../sample';
import type { Own } from './own';
import { bySpot, byThing, byTile, offers, type Choice } from './targets';
import type { Move } from './wire';

const all = (...moves: Move[]): Choice[] => moves.map((move) => legal<Own>(move, {}));
const drop = (tribe: 'merchant' | 'vizier', tile: string): Move => ({ kind: 'drop', tribe, tile });
const buy = (payment: 'elders' | 'elder_fakir'): Move => ({ kind: 'buy', djinn: 'enki', payment });

/** Every form a move can take. */
const ALL = all(
  { kind: 'bid', spot: 0, fakirs: 0 }, { kind: 'bid', spot: 12, fakirs: 2 }, { kind: 'sow', tile: 'c3' }, drop('merchant', 'c4'), { kind: 'fly', tribe: 'vizier', tile: 'f1' }, { kind: 'act', fakirs: 0 },
  { kind: 'act', fakirs: 2 }, { kind: 'kill', tribe: 'merchant', tile: 'c4' }, { kind: 'kill_held', tribe: 'elder', seat: 1 }, { kind: 'place' }, { kind: 'take', position: 3 }, buy('elders'),
  { kind: 'hire', thief: 'ziad', payment: 'elder_fakir' }, { kind: 'craft', payment: 'artisan' }, { kind: 'use', djinn: 'leta', payment: 'elder_fakir' }, { kind: 'magic', item: 'horn_of_plenty' },
  { kind: 'steal', thief: 'ziad' }, { kind: 'at', tile: 'c3' }, { kind: 'keep', djinn: 'enki' }, { kind: 'keep_item', item: 'crown' }, { kind: 'call', tribe: 'merchant', tile: 'b3' }, { kind: 'lay', card: 'fish' },
  { kind: 'mark', marker: 'camel' }, { kind: 'mark', marker: 'tent' }, { kind: 'give', loot: { loot: 'resource', card: 'fish' } }, { kind: 'give', loot: { loot: 'djinn', djinn: 'enki' } },
  { kind: 'give', loot: { loot: 'tile', tile: 'c3' } }, { kind: 'give', loot: { loot: 'piece', piece: 'palm', tile: 'c3' } }, { kind: 'give', loot: { loot: 'item', item: 'crown' } },
  { kind: 'claim', loot: { loot: 'piece', piece: 'palace', tile: 'd4' } }, { kind: 'sell', good: 'fish' }, { kind: 'done' }, { kind: 'skip' }, { kind: 'end' },
);

test('every move is offered in exactly one place', () => {
  for (const choice of ALL) {
    const { main, besides, leave } = offers([choice]);
    const places = [byTile([choice]).size, bySpot([choice]).size, main.length, besides.length, leave.length];
    expect(places.reduce((sum, count) => sum + count, 0), choice.text).toBe(1);
  }
});

test('several moves on one tile stay together', () => {
  const tiles = byTile(all(drop('merchant', 'c4'), drop('vizier', 'c4'), drop('merchant', 'b3'), { kind: 'end' }));
  expect([...tiles].map(([tile, choices]) => [tile, choices.map(({ move }) => move)])).toEqual([
    ['c4', [drop('merchant', 'c4'), drop('vizier', 'c4')]],
    ['b3', [drop('merchant', 'b3')]],
  ]);
});

test('both ways to pay for a djinn belong to the djinn', () => {
  const things = byThing(all(buy('elders'), buy('elder_fakir'), { kind: 'take', position: 2 }, { kind: 'skip' }));
  expect(things.get('djinn:enki')?.length).toBe(2);
  expect(things.get('row:2')?.[0]?.move.kind).toBe('take');
  expect(things.size).toBe(2);
});

test('one goes on without last of all', () => {
  const { main, besides, leave } = offers(all({ kind: 'skip' }, { kind: 'take', position: 1 }, { kind: 'use', djinn: 'leta', payment: 'elders' }, { kind: 'sell', good: 'fish' }, { kind: 'end' }));
  const kinds = (choices: Choice[]) => choices.map(({ move }) => move.kind);
  expect([kinds(main), kinds(besides), kinds(leave)]).toEqual([['take'], ['use', 'sell'], ['skip', 'end']]);
});
