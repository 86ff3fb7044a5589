import { expect, test } from 'vitest';
import { effects } from './effects';
import { player, scene } from './scene';
import type { Event } from './wire';

const view = scene([player({ spot: 'S1>R4' }), player({ spot: 'R1>S4' })]);
const seen = (...events: Event[]) => effects(events.map((event) => ({ seq: 7, seat: 0, event })), view);

test('what somebody gets, gives and pays is seen at their figure', () => {
  const { board, flights } = seen({ kind: 'gained', seat: 0, good: 'magic', count: 3 }, { kind: 'lost', seat: 1, good: 'coin', count: 2 }, { kind: 'paid', seat: 0, to: 1, unit: 'scroll' });
  const [gain, loss, toll] = board;
  expect(gain).toMatchObject({ motion: 'say', what: { seat: 0, glyph: 'magic', count: 3 }, from: { spot: 'S1>R4' } });
  expect(flights).toMatchObject([{ what: { glyph: 'magic', count: 3 }, from: ['figure:0'], to: ['seat:0:magic', 'seat:0'] }]);
  expect(loss).toMatchObject({ what: { seat: 1, count: -2 }, from: { spot: 'R1>S4' } });
  expect(toll).toMatchObject({ motion: 'move', from: { spot: 'S1>R4' }, to: { spot: 'R1>S4' } });
});

test('a catch is bound where it happens, and djinns go into circle or bottle of their owner', () => {
  const { board, flights } = seen(
    { kind: 'bound', seat: 0, field: 'R2', djinns: [1, 0, 0, 0], master: true, magic: 7 },
    { kind: 'housed', seat: 0, djinn: 'red', bottle: null },
    { kind: 'housed', seat: 0, djinn: 'master', bottle: 'blue' },
    { kind: 'bottled', seat: 0, djinn: 'red', bottle: 'red' },
  );
  expect(board).toMatchObject([{ motion: 'burst', what: { bound: 0 }, from: { field: 'R2' } }]);
  expect(flights.map(({ what, to }) => [what, to[0]])).toEqual([
    [{ djinn: 'red', bottle: null }, 'seat:0:circles'],
    [{ djinn: 'master', bottle: 'blue' }, 'seat:0:bottles'],
    [{ djinn: 'red', bottle: 'red' }, 'seat:0:bottles'],
  ]);
});

test('chests open, masters flee, new djinns come one by one', () => {
  const { board } = seen({ kind: 'chest_drawn', seat: 0, chest: '1' }, { kind: 'driven_off', field: 'R2' }, { kind: 'drawn', field: 'R2', djinns: [1, 0, 2, 0] });
  expect(board.map(({ motion }) => motion)).toEqual(['burst', 'go', 'come', 'come', 'come']);
  expect(board.map(({ order }) => order)).toEqual([0, 1, 2, 3, 4]);
  expect(new Set(board.map(({ key }) => key)).size).toBe(5);
});

test('nothing is seen on the map of who has no figure yet, nor of what is only said', () => {
  expect(effects([{ seq: 1, seat: 0, event: { kind: 'lost', seat: 0, good: 'coin', count: 1 } }], scene([player()])).board).toEqual([]);
  expect(seen({ kind: 'turn_ended', seat: 0 }, { kind: 'round_began', round: 2 })).toEqual({ board: [], flights: [] });
});
