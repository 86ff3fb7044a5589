import type { Component } from 'svelte';
import type { GameEntry, GameModule, Scene } from './game';

/*
 * Every folder beside this file that has an `index.ts` is a game's. What it exports is taken at its word here, the
 * one place where a game's own types are forgotten.
 */
const modules = import.meta.glob<GameModule>('./*/index.ts', { import: 'default' });
const pictures = import.meta.glob<{ default: Component }>('./*/Picture.svelte');
const galleries = import.meta.glob<Record<string, () => Scene>>('./*/gallery.ts', { import: 'SCENES' });

/** The games that draw their own board, by name. */
export const DRAWN = Object.keys(modules).map((path) => path.split('/')[1]!);

/** The entry of a game by its engine's name. One without a folder of its own is played on the plain board. */
export const gameByName = (name: string): GameEntry => ({
  name,
  load: modules[`./${name}/index.ts`] ?? (async () => (await import('./plain')).plain(name)),
  picture: pictures[`./${name}/Picture.svelte`] ?? null,
  gallery: galleries[`./${name}/gallery.ts`] ?? null,
});
