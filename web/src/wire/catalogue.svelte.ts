import { words } from '../i18n/words.svelte';
import { api } from './api';
import type { GameInfo, GameOption } from './index';

/** The games of this server, asked for once, with the words they need. */
class Catalogue {
  games = $state.raw<GameInfo[]>([]);
  #asked: Promise<GameInfo[]> | null = null;

  /** All games; asks again after a failure. */
  load(): Promise<GameInfo[]> {
    this.#asked ??= this.#ask().catch((thrown) => {
      this.#asked = null;
      throw thrown;
    });
    return this.#asked;
  }

  game(name: string): GameInfo | undefined {
    return this.games.find((game) => game.name === name);
  }

  async #ask(): Promise<GameInfo[]> {
    const all = await api.games();
    await words.need(...all.map((game) => game.name));
    this.games = all;
    return all;
  }
}

export const catalogue = new Catalogue();

/** What an option is when nothing is said. */
export function defaultOf(option: GameOption): unknown {
  if (option.kind === 'any_of') return [];
  return option.kind === 'limit' ? null : option.default;
}
