import type { LessonInfo } from '../wire';
import { api } from '../wire/api';
import { words } from '../i18n/words.svelte';

/** The lessons of this server, asked for once, with their words. */
class Lessons {
  all = $state.raw<LessonInfo[]>([]);
  #asked: Promise<void> | null = null;

  load(): Promise<void> {
    this.#asked ??= this.#ask().catch((thrown) => {
      this.#asked = null;
      throw thrown;
    });
    return this.#asked;
  }

  of(game: string): LessonInfo[] {
    return this.all.filter((lesson) => lesson.game === game);
  }

  async #ask() {
    const all = await api.lessons();
    const games = [...new Set(all.map(({ game }) => game))];
    await words.need('learn', ...games, ...games.map((game) => `lessons-${game}`));
    this.all = all;
  }
}

export const lessons = new Lessons();
