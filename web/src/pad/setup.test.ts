import { expect, it } from 'vitest';
import { FIELDS, NEIGHBOURS, SCORING_CARDS } from '../games/djinn/wire/figures';
import { COUNTS, TILES } from '../games/tribes/wire/figures';
import { below, djinnCity, scoringCards, shuffled, tribesBoard } from './setup';

it('draws every number, and only those', () => {
  const seen = new Set(Array.from({ length: 400 }, () => below(4)));
  expect([...seen].sort()).toEqual([0, 1, 2, 3]);
  expect(shuffled([1, 2, 3]).sort()).toEqual([1, 2, 3]);
});

it('lays all tiles of the boxes in play', () => {
  for (const withArtisans of [false, true]) {
    const board = tribesBoard(withArtisans);
    expect(board).toHaveLength(COUNTS.rows[withArtisans ? 1 : 0]);
    const isNew = (tile: string) => (COUNTS.new_tiles as readonly string[]).includes(tile);
    const kinds = Object.entries(TILES).filter(([tile]) => withArtisans || !isNew(tile));
    for (const [tile, { copies }] of kinds) expect(board.flat().filter((one) => one === tile)).toHaveLength(copies);
    const [from, to] = COUNTS.heart;
    board.forEach((row, y) => row.forEach((tile, x) => isNew(tile) && expect(Math.min(x, y) >= from && Math.max(x, y) <= to).toBe(true)));
  }
});

it('lays a city with no location beside itself', () => {
  const city = new Map(djinnCity());
  expect(city.size).toBe(Object.keys(FIELDS).length - 1);
  for (const [field, place] of city) for (const next of NEIGHBOURS[field]!) expect(city.get(next)).not.toBe(place);
});

it('draws one scoring card of each value', () => {
  const points = scoringCards().map((card) => SCORING_CARDS[card]?.points);
  expect(new Set(points).size).toBe(points.length);
});
