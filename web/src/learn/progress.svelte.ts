import type { LessonInfo } from '../wire';

const KEY = 'lamplight.lessons';

/** Which lessons were done on this device. */
class Progress {
  #done = $state<string[]>(read());

  isDone(lesson: { game: string; id: string }): boolean {
    return this.#done.includes(name(lesson));
  }

  /** Has anybody learnt anything here yet? */
  get hasBegun(): boolean {
    return this.#done.length > 0;
  }

  finish(lesson: { game: string; id: string }) {
    if (this.isDone(lesson)) return;
    this.#done = [...this.#done, name(lesson)];
    localStorage.setItem(KEY, JSON.stringify(this.#done));
  }

  /** The first lesson of a list that is still to be done; the first of all when none is. */
  next(lessons: LessonInfo[]): LessonInfo | undefined {
    return lessons.find((lesson) => !this.isDone(lesson)) ?? lessons[0];
  }
}

const name = ({ game, id }: { game: string; id: string }) => `${game}/${id}`;

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

export const progress = new Progress();
