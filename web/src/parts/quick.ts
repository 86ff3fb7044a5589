import type { GameInfo, NewTable } from '../wire';

/** A game that starts at once: one person against one bot, with all help allowed. */
export function quickGame(game: GameInfo, level: string): NewTable {
  const players = Math.max(2, game.min_players);
  const bots = Array.from({ length: players - 1 }, () => ({ kind: 'bot' as const, level }));
  return {
    game: game.name,
    setup: { players },
    seats: [{ kind: 'me' }, ...bots],
    assist: 'hints',
    free_undo: true,
  };
}
