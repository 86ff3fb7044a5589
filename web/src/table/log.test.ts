import { expect, it } from 'vitest';
import { beforeTurn, tell, turnStarts, turnUntil } from './log';

const line = (seq: number, seat: number, move: string) => ({ seq, seat, move, at: 0 });

it('marks what was taken back, and only that', () => {
  const log = [line(1, 0, 'bid 3'), line(2, 1, 'bid 0'), line(3, 0, 'lift c3'), { seq: 4, seat: 0, undo: 3, at: 0 }, line(5, 0, 'lift d2')];
  expect(tell(log, []).map((one) => one.isTakenBack)).toEqual([false, false, true, false, false]);
});

it('puts events under their decision', () => {
  const happened = [{ seq: 2, seat: 1, event: 'a' }, { seq: 2, seat: 1, event: 'b' }];
  expect(tell([line(1, 0, 'x'), line(2, 1, 'y')], happened).map((one) => one.happened.length)).toEqual([0, 2]);
});

it('finds where the turns of a seat begin, two in a row included', () => {
  const log = [line(1, 0, 'bid 3'), line(2, 1, 'bid 0'), line(3, 0, 'lift c3'), line(4, 0, 'end'), line(5, 0, 'lift a1')];
  expect(turnStarts(log, 0)).toEqual([1, 3, 5]);
  expect(turnStarts(log, 1)).toEqual([2]);
});

it('knows how many decisions came before my running turn', () => {
  const log = [line(1, 0, 'bid 3'), line(2, 1, 'end'), line(3, 0, 'lift c3'), { seq: 4, seat: 0, undo: 3, at: 0 }, line(5, 0, 'lift a1')];
  expect(beforeTurn(log, [0])).toBe(2);
  expect(beforeTurn(log.slice(0, 2), [0])).toBe(2);
  expect(beforeTurn([...log, line(6, 0, 'end')], [0])).toBe(6);
});

it('tells the whole turn of whoever decided last, and nothing of the turn before', () => {
  const log = [line(1, 1, 'sow c3'), line(2, 1, 'end'), line(3, 1, 'sow d2'), line(4, 1, 'r>d3'), { seq: 5, seat: 1, undo: 4, at: 0 }, line(6, 1, 'g>d3'), line(7, 1, 'end'), line(8, 0, 'sow a1')];
  const moves = (seq: number) => turnUntil(log, [], seq).map((told) => told.line.move);
  expect(moves(1)).toEqual(['sow c3']);
  expect(moves(2)).toEqual(['sow c3']);
  expect(moves(6)).toEqual(['sow d2', 'g>d3']);
  expect(moves(7)).toEqual(['sow d2', 'g>d3']);
  expect(moves(8)).toEqual(['sow a1']);
  expect(moves(0)).toEqual([]);
});
