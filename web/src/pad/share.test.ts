import { expect, it } from 'vitest';
import { isWhole, type Entered } from './game.svelte';
import { decode, encode } from './share';

const GAME: Entered = { game: 'tribes', boxes: ['thieves'], names: ['Zoë', 'Ñandú'], table: {}, players: [{ gold: 12 }, {}], begun: 1 };

it('brings a game through an address and back', () => {
  expect(encode(GAME)).toMatch(/^#s=[\w-]+$/);
  expect(decode(encode(GAME))).toEqual(GAME);
});

it('takes nothing that is not a game', () => {
  for (const hash of ['', '#s=', '#s=%%%', '#other']) expect(isWhole(decode(hash))).toBe(false);
  expect(isWhole(GAME)).toBe(true);
  for (const wrong of [{ game: 'chess' }, { players: [] }, { players: [{ gold: -1 }, {}] }, { names: ['one'] }, { table: null }, { begun: 'now' }]) {
    expect(isWhole({ ...GAME, ...wrong })).toBe(false);
  }
});
