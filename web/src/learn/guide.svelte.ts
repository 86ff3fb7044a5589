import type { LiveTable } from '../wire/table.svelte';

/** How often a piece of advice is given before it waits until somebody asks for it. */
const OFTEN_ENOUGH = 3;

const KEY = 'lamplight.guide';

interface Kept {
  /** What somebody chose; `null` until they do. */
  isOn: boolean | null;
  /** How often each advice was given. */
  given: Record<string, number>;
  /** Games that were played to their end. */
  games: number;
  /** Tables that are guided from the start, newest last. */
  tables: string[];
}

/** Of so many tables it is remembered that they are guided. */
const MOST_TABLES = 10;

/** Who is new here is guided; the guide speaks less the more it was heard, and can be sent away. */
export class Guide {
  #kept = $state<Kept>(read());

  /** Has nobody here played a game to its end yet? */
  get isNeeded(): boolean {
    return this.#kept.games === 0 && this.#kept.isOn !== false;
  }

  /** Can somebody be guided there? One person against bots, where hints are allowed. */
  mayBeAt({ table, you }: LiveTable): boolean {
    return table !== null && table.status === 'playing' && table.assist === 'hints' && you.seats.length === 1 && table.seats.every(({ seat, bot }) => bot !== null || you.seats.includes(seat));
  }

  /** Is this table guided? What somebody chose counts everywhere; else the tables that were marked. */
  isOnAt(table: string): boolean {
    return this.#kept.isOn ?? this.#kept.tables.includes(table);
  }

  /** Marks a table: it is guided from the start. */
  mark(table: string) {
    this.#kept.tables = [...this.#kept.tables, table].slice(-MOST_TABLES);
    this.#keep();
  }

  /** Is this advice still new to them? */
  isNew(advice: string): boolean {
    return (this.#kept.given[advice] ?? 0) <= OFTEN_ENOUGH;
  }

  turn(isOn: boolean) {
    this.#kept.isOn = isOn;
    // Whoever calls the guide back wants to hear it all again.
    if (isOn) this.#kept.given = {};
    this.#keep();
  }

  /** An advice was given once more. */
  give(advice: string) {
    this.#kept.given[advice] = (this.#kept.given[advice] ?? 0) + 1;
    this.#keep();
  }

  /** A game was played to its end. */
  finish() {
    this.#kept.games += 1;
    this.#kept.tables = [];
    this.#keep();
  }

  #keep() {
    localStorage.setItem(KEY, JSON.stringify(this.#kept));
  }
}

function read(): Kept {
  const fresh: Kept = { isOn: null, given: {}, games: 0, tables: [] };
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return fresh;
  }
}

export const guide = new Guide();
