import type { GameEntry } from './game';

/** Every game of the house, in the order in which they are offered. */
export const GAMES: GameEntry[] = [
  { name: 'tribes', load: async () => (await import('./tribes')).default, picture: () => import('./tribes/Picture.svelte') },
  { name: 'djinn', load: async () => (await import('./djinn')).default, picture: () => import('./djinn/Picture.svelte') },
];

/** The entry of a game by its engine's name. */
export const gameByName = (name: string) => GAMES.find((game) => game.name === name);
