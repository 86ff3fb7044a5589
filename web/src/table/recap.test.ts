import { expect, test } from 'vitest';
import { deedsOf, recap, since } from './recap';

const line = (seq: number, seat: number, turn: number, more: object = {}) => ({ seq, seat, turn, text: `m${seq}`, at: 0, ...more });
const log = [line(1, 0, 1), line(2, 1, 2), line(3, 1, 2), line(4, 2, 3), line(5, 2, 3, { text: undefined, undo: 4 }), line(6, 2, 3)];
const happened = [2, 3, 6].map((seq) => ({ seq, seat: 1, event: { kind: `e${seq}` } }));

test('since I decided last there are the turns of the others, without what was taken back', () => {
  const turns = since(log, happened, [0], 6);
  expect(turns.map(({ seat, told }) => [seat, told.map(({ line }) => line.seq)])).toEqual([[1, [2, 3]], [2, [6]]]);
  expect(deedsOf(turns)[0]).toEqual({ seat: 1, happened: happened.slice(0, 2) });
});

test('nothing is left of it once I have decided', () => {
  expect(since([...log, line(7, 0, 4)], happened, [0], 7)).toEqual([]);
  expect(since(log, happened, [0], 3).map(({ seat }) => seat)).toEqual([1]);
});

test('everybody is told with all turns since mine, or with the last one', () => {
  const turns = (more: typeof log = []) => [...recap([...log, ...more], happened, [0], 9)].map(([seat, list]) => [seat, list.map(({ turn }) => turn)]);
  expect(turns()).toEqual([[0, [1]], [1, [2]], [2, [3]]]);
  expect(turns([line(7, 1, 4)])).toEqual([[0, [1]], [1, [2, 4]], [2, [3]]]);
  expect(turns([line(7, 0, 4)])).toEqual([[0, [4]], [1, [2]], [2, [3]]]);
});
