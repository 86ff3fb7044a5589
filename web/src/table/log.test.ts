import { expect, it } from 'vitest';
import { tell, turnStarts, turnUntil } from './log';

const line = (seq: number, seat: number, turn: number, text: string) => ({ seq, seat, turn, text, move: { kind: text }, at: 0 });
const undo = (seq: number, seat: number, turn: number, from: number) => ({ seq, seat, turn, undo: from, at: 0 });

it('marks what was taken back, and only that', () => {
  const log = [line(1, 0, 1, 'bid 3'), line(2, 1, 2, 'bid 0'), line(3, 0, 3, 'lift c3'), undo(4, 0, 3, 3), line(5, 0, 3, 'lift d2')];
  expect(tell(log, []).map((one) => one.isTakenBack)).toEqual([false, false, true, false, false]);
});

it('puts events under their decision', () => {
  const happened = [{ seq: 2, seat: 1, event: 'a' }, { seq: 2, seat: 1, event: 'b' }];
  expect(tell([line(1, 0, 1, 'x'), line(2, 1, 2, 'y')], happened).map((one) => one.happened.length)).toEqual([0, 2]);
});

it('finds where the turns of a seat begin, two in a row and answers of others included', () => {
  const log = [line(1, 0, 1, 'bid 3'), line(2, 1, 2, 'bid 0'), line(3, 0, 3, 'lift c3'), line(4, 1, 3, 'give fish'), line(5, 0, 3, 'stop'), line(6, 0, 4, 'lift a1')];
  expect(turnStarts(log, 0)).toEqual([1, 3, 6]);
  expect(turnStarts(log, 1)).toEqual([2]);
});

it('tells the whole turn of the newest decision that stands, and nothing of the turn before', () => {
  const log = [line(1, 1, 1, 'sow c3'), line(2, 1, 1, 'stop'), line(3, 1, 2, 'sow d2'), line(4, 1, 2, 'r>d3'), undo(5, 1, 2, 4), line(6, 1, 2, 'g>d3'), line(7, 1, 2, 'stop'), line(8, 0, 3, 'sow a1')];
  const moves = (seq: number) => turnUntil(log, [], seq).map((told) => told.line.text);
  expect(moves(1)).toEqual(['sow c3']);
  expect(moves(2)).toEqual(['sow c3', 'stop']);
  expect(moves(5)).toEqual(['sow d2']);
  expect(moves(7)).toEqual(['sow d2', 'g>d3', 'stop']);
  expect(moves(8)).toEqual(['sow a1']);
  expect(moves(0)).toEqual([]);
});
