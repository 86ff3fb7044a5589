import { expect, test } from 'vitest';
import type { TableInfo } from '../wire';
import { byUrgency, isMyTurn, margin } from './standing';

const table = (id: string, to_move: number | null, more: object = {}) =>
  ({
    id,
    status: 'playing',
    updated_at: 1,
    seats: [{ seat: 0, player: 'ann', bot: null }, { seat: 1, player: 'bob', bot: null }],
    progress: to_move === null ? null : { to_move, until: null },
    ...more,
  }) as unknown as TableInfo;

test('it is my turn where my seat decides and no bot stands in for me', () => {
  expect(isMyTurn(table('a', 0), 'ann')).toBe(true);
  expect(isMyTurn(table('a', 1), 'ann')).toBe(false);
  expect(isMyTurn(table('a', 0, { seats: [{ seat: 0, player: 'ann', bot: 'greedy' }] }), 'ann')).toBe(false);
  expect(isMyTurn(table('a', null), 'ann')).toBe(false);
});

test('my turns come first, the shortest time before the others', () => {
  const late = table('late', 0, { progress: { to_move: 0, until: 900 } });
  const soon = table('soon', 0, { progress: { to_move: 0, until: 100 } });
  const theirs = table('theirs', 1, { updated_at: 99 });
  const waiting = table('waiting', null, { status: 'open', updated_at: 999 });
  expect(byUrgency([waiting, theirs, table('calm', 0), late, soon], 'ann').map(({ id }) => id)).toEqual(['soon', 'late', 'calm', 'theirs', 'waiting']);
});

test('the winners are ahead by what the best of the others lacks', () => {
  expect(margin([20, 35, 31], [1])).toBe(4);
  expect(margin([35, 35], [0, 1])).toBe(0);
  expect(margin([28], [0])).toBe(0);
});
