import PlainBoard from '../table/PlainBoard.svelte';
import type { GameModule, Line } from './game';

/** How a game is played that does not draw a board of its own: all in words and buttons. */
export const plain = (name: string): GameModule => ({
  name,
  Board: PlainBoard,
  status: ({ moves, acting, names }): Line => {
    if (acting === null) return { key: 'plain-over' };
    return moves.length > 0 ? { key: 'plain-do', args: { count: moves.length } } : { key: 'plain-wait', args: { name: names[acting] ?? '' } };
  },
  moveLine: () => null,
  describe: () => null,
});
