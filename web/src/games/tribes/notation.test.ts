import { expect, test } from 'vitest';
import { readMove } from './notation';

test('notation is read as the engine writes it', () => {
  expect(readMove('bid 12 fakirs 2')).toEqual({ kind: 'bid', spot: 12, fakirs: 2 });
  expect(readMove('bid 0')).toEqual({ kind: 'bid', spot: 0, fakirs: 0 });
  expect(readMove('g>c4')).toEqual({ kind: 'drop', tribe: 'merchant', tile: 'c4' });
  expect(readMove('p>>f1')).toEqual({ kind: 'fly', tribe: 'artisan', tile: 'f1' });
  expect(readMove('kill r b2')).toEqual({ kind: 'kill', tribe: 'assassin', tile: 'b2' });
  expect(readMove('kill vizier C')).toEqual({ kind: 'kill_held', tribe: 'vizier', seat: 2 });
  expect(readMove('buy al_amin elder+fakir')).toEqual({ kind: 'buy', djinn: 'al_amin', payment: 'elder_fakir' });
  expect(readMove('craft fakirs')).toEqual({ kind: 'craft', payment: 'fakirs' });
  expect(readMove('keep flying_carpet')).toEqual({ kind: 'keep_item', item: 'flying_carpet' });
  expect(readMove('give palm c3')).toEqual({ kind: 'give', loot: { loot: 'piece', piece: 'palm', tile: 'c3' } });
  expect(readMove('claim c3')).toEqual({ kind: 'claim', loot: { loot: 'tile', tile: 'c3' } });
  expect(readMove('act')).toEqual({ kind: 'act', fakirs: 0 });
  expect(readMove('tent')).toEqual({ kind: 'mark', marker: 'tent' });
});

test('what is not a move is not read as one', () => {
  for (const text of ['', 'castle', 'sow z9', 'x>c4', 'g>g7', 'kill g', 'kill merchant Z', 'buy nobody elders', 'buy enki gold', 'keep nothing']) {
    expect(readMove(text), text).toBeNull();
  }
});
