import type { PuzzleInfo } from '../wire';

/** What somebody has solved, on this device alone. */
interface Written {
  solved: string[];
  missed: string[];
  /** How hard the next puzzle may be. */
  level: number;
  /** Solved at the first try, one after the other. */
  streak: number;
}

const KEY = 'lamplight.puzzles';
const NEW: Written = { solved: [], missed: [], level: 1000, streak: 0 };
/** How far a try moves the level. */
const STEP = 60;

class Diary {
  #written = $state.raw<Written>(read());

  get level() {
    return this.#written.level;
  }

  get streak() {
    return this.#written.streak;
  }

  get count() {
    return this.#written.solved.length;
  }

  isSolved(id: string) {
    return this.#written.solved.includes(id);
  }

  /** Notes a try. Only the first one at a puzzle moves the level and the streak. */
  note({ id, rating }: Pick<PuzzleInfo, 'id' | 'rating'>, isSolved: boolean) {
    const { solved, missed, level, streak } = this.#written;
    const isFirst = !solved.includes(id) && !missed.includes(id);
    const towards = isSolved ? Math.max(level, rating) + STEP : Math.min(level, rating) - STEP;
    this.#write({
      solved: isSolved ? [...new Set([...solved, id])] : solved,
      missed: isFirst && !isSolved ? [...missed, id] : missed,
      level: isFirst ? Math.round(Math.max(600, Math.min(2200, level + Math.sign(towards - level) * STEP))) : level,
      streak: isFirst ? (isSolved ? streak + 1 : 0) : streak,
    });
  }

  #write(written: Written) {
    this.#written = written;
    localStorage.setItem(KEY, JSON.stringify(written));
  }
}

function read(): Written {
  try {
    return { ...NEW, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Written>) };
  } catch {
    return NEW;
  }
}

export const diary = new Diary();
