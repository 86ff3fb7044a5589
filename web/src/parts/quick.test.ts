import { expect, it } from 'vitest';
import type { GameInfo } from '../wire';
import { quickGame } from './quick';

const game = (levels: string[], min_players: number): GameInfo => ({
  name: 'tribes',
  rules: 1,
  min_players,
  max_players: 4,
  options: [],
  levels: levels.map((name) => ({ name, about: '' })),
  lens: true,
});

it('seats one person against one bot of the level that is wished for', () => {
  const wish = quickGame(game(['a', 'b', 'c', 'd', 'e'], 2), 'c');
  expect(wish.seats).toEqual([{ kind: 'me' }, { kind: 'bot', level: 'c' }]);
  expect(wish.setup).toEqual({ players: 2 });
});

it('has an opponent even where one may play alone', () => {
  expect(quickGame(game(['a', 'b'], 1), 'a').seats).toHaveLength(2);
});
