import { gameByName } from '../games';
import { words } from '../i18n/words.svelte';

/** Fetches what a table of this game will need, while the server still lays it. */
export const warm = (game: string) =>
  void Promise.allSettled([import('../pages/Table.svelte'), gameByName(game).load(), words.need(game)]);
