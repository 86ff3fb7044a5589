import type { End, GameInfo, TableInfo } from '../wire';

const KEY = 'lamplight.levels';

/** The least of what the winner has: whoever comes so near had a close game. */
const CLOSE = 0.85;

/** A beginner's level, counted from the weakest. */
const FIRST = 1;

/** Against which level the next game of each game is fun, as this browser has seen it. */
class Levels {
  /** By game: the level by its name, and how the last game against it went. */
  #kept = $state<Record<string, { level: string; went: Went }>>(read());

  /** The level to play against next: the second weakest at first, then the one that gives a close game. */
  next(game: GameInfo): string {
    const names = game.levels.map(({ name }) => name);
    const last = this.#kept[game.name];
    const at = last ? names.indexOf(last.level) : -1;
    const wanted = at < 0 || !last ? FIRST : at + STEP[last.went];
    return names[Math.max(0, Math.min(names.length - 1, wanted))] ?? 'random';
  }

  /** Takes in a finished game of one person against bots of one level; says whether it was one. */
  take(table: TableInfo, end: End, mine: number): boolean {
    const bots = table.seats.filter(({ seat }) => seat !== mine);
    const level = bots[0]?.bot;
    if (!level || table.seats[mine]?.bot || bots.some(({ bot, stand_in }) => bot !== level || stand_in !== null)) return false;
    this.#kept[table.game] = { level, went: wentFor(end.totals, mine) };
    localStorage.setItem(KEY, JSON.stringify(this.#kept));
    return true;
  }
}

type Went = 'easy' | 'close' | 'hard';
const STEP: Record<Went, number> = { easy: 1, close: 0, hard: -1 };

/** How a game went for a seat: close if the loser came near. */
export function wentFor(totals: number[], mine: number): Went {
  const own = totals[mine] ?? 0;
  const best = Math.max(...totals.filter((_, seat) => seat !== mine));
  const [less, more] = own < best ? [own, best] : [best, own];
  if (less >= more * CLOSE) return 'close';
  return own > best ? 'easy' : 'hard';
}

function read() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, { level: string; went: Went }>;
  } catch {
    return {};
  }
}

export const levels = new Levels();
