import type { AnalysisFrom } from '../wire';

/** A mistake of mine, kept until it was solved twice. */
export interface Kept {
  /** What it is known by: the game and the choice. */
  id: string;
  game: string;
  /** A table of this house, and after which entry of its log. Positions of log files are written out. */
  from: AnalysisFrom;
  seat: number;
  /** What it cost, from 0 to 1. */
  cost: number;
  /** How often it was solved, one after the other. */
  solved: number;
}

const KEY = 'lamplight.practice';
/** Solved so often in a row, a mistake is forgotten. */
const ENOUGH = 2;
/** No more than these are kept; the costliest stay. */
const MOST = 200;

/** My mistakes, on this device alone. */
class Practice {
  kept = $state.raw<Kept[]>(read());

  /** Takes mistakes in; those known already stay as they are. */
  keep(mistakes: Omit<Kept, 'solved'>[]) {
    const known = new Set(this.kept.map(({ id }) => id));
    const done = new Set(readDone());
    const fresh = mistakes.filter(({ id }) => !known.has(id) && !done.has(id)).map((one) => ({ ...one, solved: 0 }));
    if (fresh.length === 0) return;
    this.#write([...this.kept, ...fresh].sort((a, b) => b.cost - a.cost).slice(0, MOST));
  }

  /** Notes how a try went. Gives how often it has been solved in a row. */
  note(id: string, isSolved: boolean): number {
    const one = this.kept.find((kept) => kept.id === id);
    if (!one) return 0;
    const solved = isSolved ? one.solved + 1 : 0;
    if (solved >= ENOUGH) {
      localStorage.setItem(`${KEY}.done`, JSON.stringify([...readDone(), id].slice(-1000)));
      this.#write(this.kept.filter((kept) => kept.id !== id));
    } else {
      this.#write(this.kept.map((kept) => (kept.id === id ? { ...kept, solved } : kept)));
    }
    return solved;
  }

  #write(kept: Kept[]) {
    this.kept = kept;
    localStorage.setItem(KEY, JSON.stringify(kept));
  }
}

function read(): Kept[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as Kept[]) : [];
  } catch {
    return [];
  }
}

function readDone(): string[] {
  try {
    const done: unknown = JSON.parse(localStorage.getItem(`${KEY}.done`) ?? '[]');
    return Array.isArray(done) ? (done as string[]) : [];
  } catch {
    return [];
  }
}

export const practice = new Practice();
