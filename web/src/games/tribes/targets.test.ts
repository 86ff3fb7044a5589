import { expect, test } from 'vitest';
import { readMove } from './notation';
import { bySpot, byThing, byTile, offers, type Choice } from './targets';

const legal = (...texts: string[]): Choice[] => texts.map((text) => ({ text, move: readMove(text)! }));

/** Every form a move can take. */
const ALL = [
  'bid 0', 'bid 12 fakirs 2', 'sow c3', 'g>c4', 'y>>f1', 'act', 'act fakirs 2', 'kill g c4', 'kill elder B', 'place', 'take 3',
  'buy enki elders', 'hire ziad elder+fakir', 'craft artisan', 'use leta elder+fakir', 'magic horn_of_plenty', 'steal ziad', 'at c3',
  'keep enki', 'keep crown', 'call g b3', 'lay fish', 'camel', 'tent', 'give fish', 'give enki', 'give c3', 'give palm c3', 'give crown',
  'claim palace d4', 'sell fish', 'done', 'skip', 'end',
];

test('every move is offered in exactly one place', () => {
  for (const choice of legal(...ALL)) {
    const { main, besides, leave } = offers([choice]);
    const places = [byTile([choice]).size, bySpot([choice]).size, main.length, besides.length, leave.length];
    expect(places.reduce((sum, count) => sum + count, 0), choice.text).toBe(1);
  }
});

test('several moves on one tile stay together', () => {
  const tiles = byTile(legal('g>c4', 'y>c4', 'g>b3', 'end'));
  expect([...tiles].map(([tile, choices]) => [tile, choices.map((choice) => choice.text)])).toEqual([
    ['c4', ['g>c4', 'y>c4']],
    ['b3', ['g>b3']],
  ]);
});

test('both ways to pay for a djinn belong to the djinn', () => {
  const things = byThing(legal('buy enki elders', 'buy enki elder+fakir', 'take 2', 'skip'));
  expect(things.get('djinn:enki')?.length).toBe(2);
  expect(things.get('row:2')?.[0]?.text).toBe('take 2');
  expect(things.size).toBe(2);
});

test('one goes on without last of all', () => {
  const { main, besides, leave } = offers(legal('skip', 'take 1', 'use leta elders', 'sell fish', 'end'));
  expect(main.map(({ text }) => text)).toEqual(['take 1']);
  expect(besides.map(({ text }) => text)).toEqual(['use leta elders', 'sell fish']);
  expect(leave.map(({ text }) => text)).toEqual(['skip', 'end']);
});
