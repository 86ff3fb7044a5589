import { expect, test } from 'vitest';
import { lineNumber, lineOf, lineOfFault, withLine } from './lines';

const TEXT = 'players 2\nc3 large_market ywg\nA gold=5\nturn A';
const cut = (place: { from: number; to: number } | null) => place && TEXT.slice(place.from, place.to);

test('a line is found by its number and by its first word', () => {
  expect(cut(lineNumber(TEXT, 2))).toBe('c3 large_market ywg');
  expect(cut(lineNumber(TEXT, 99))).toBe('turn A');
  expect(cut(lineOf(TEXT, 'a'))).toBe('A gold=5');
  expect(lineOf(TEXT, 'd4')).toBeNull();
});

test('a fault leads to the line it speaks of', () => {
  expect(cut(lineOfFault(TEXT, 'line 2: expected a tile'))).toBe('c3 large_market ywg');
  expect(cut(lineOfFault(TEXT, 'tiles.c3.meeples: 30 were given'))).toBe('c3 large_market ywg');
  expect(cut(lineOfFault(TEXT, 'seats.0.gold: -5 was given'))).toBe('A gold=5');
  expect(lineOfFault(TEXT, 'bag: too few')).toBeNull();
});

test('a tile without a line gets one', () => {
  expect(withLine(TEXT, 'd4')).toEqual({ text: `${TEXT}\nd4 `, at: { from: TEXT.length + 4, to: TEXT.length + 4 } });
  expect(withLine(TEXT, 'c3').at.from).toBe(29);
});
