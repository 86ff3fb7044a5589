import type { GameInfo, NewTable } from '../wire';

/** The level a first game is played against: neither the weakest nor the strongest. */
export function friendlyLevel(game: GameInfo): string {
  const middle = Math.floor((game.levels.length - 1) / 2);
  return game.levels[middle]?.name ?? 'random';
}

/** A game that starts at once: one person against one bot, with all help allowed. */
export function quickGame(game: GameInfo): NewTable {
  const players = Math.max(2, game.min_players);
  const bots = Array.from({ length: players - 1 }, () => ({ kind: 'bot' as const, level: friendlyLevel(game) }));
  return {
    game: game.name,
    setup: { players },
    seats: [{ kind: 'me' }, ...bots],
    assist: 'hints',
    free_undo: true,
  };
}
