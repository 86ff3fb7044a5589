import { GAMES, PADS } from '../at/games';
import type { Pad, Sheet, Sheets } from './pad';
import { decode, encode } from './share';

/** One game on the pad. */
export interface Entered extends Sheets {
  game: string;
  names: string[];
  /** When it was begun, in milliseconds. */
  begun: number;
}

const CURRENT = 'lamplight.pad';
const KEPT = 'lamplight.pads';
const MOST_KEPT = 200;

const fresh = (game: string, names: string[], boxes: string[] = []): Entered => ({
  game,
  boxes,
  names,
  table: {},
  players: names.map(() => ({})),
  begun: Date.now(),
});

/** The game being entered, and those that were kept on this device. */
class ScoreSheet {
  now = $state<Entered>(fresh(GAMES[0] ?? '', ['', '']));
  kept = $state<Entered[]>([]);

  get pad(): Pad {
    return PADS[this.now.game]!;
  }

  /** Takes up a shared game from the address, else the one last entered. */
  start() {
    this.kept = (read(KEPT) as Entered[] | null)?.filter(isWhole) ?? [];
    const shared = decode(location.hash);
    const last = shared ?? read(CURRENT);
    if (isWhole(last)) this.now = last;
    if (shared) history.replaceState(null, '', location.pathname);
  }

  /** Begins anew with the same people and boxes. */
  renew(game = this.now.game) {
    const boxes = this.now.boxes.filter((box) => PADS[game]?.boxes.includes(box));
    this.now = fresh(game, [...this.now.names], boxes);
    this.save();
  }

  count(seat: number | null, key: string): number {
    return this.#sheet(seat)[key] ?? 0;
  }

  set(seat: number | null, key: string, count: number) {
    const sheet = this.#sheet(seat);
    if (count > 0) sheet[key] = Math.min(Math.floor(count), 9999);
    else delete sheet[key];
    this.save();
  }

  #sheet(seat: number | null): Sheet {
    return (seat === null ? this.now.table : this.now.players[seat]) ?? {};
  }

  toggleBox(box: string) {
    const { boxes } = this.now;
    this.now.boxes = boxes.includes(box) ? boxes.filter((one) => one !== box) : this.pad.boxes.filter((one) => one === box || boxes.includes(one));
    this.save();
  }

  addPlayer() {
    this.now.names.push('');
    this.now.players.push({});
    this.save();
  }

  removePlayer(seat: number) {
    this.now.names.splice(seat, 1);
    this.now.players.splice(seat, 1);
    this.save();
  }

  save() {
    write(CURRENT, this.now);
  }

  /** Keeps this game among the past ones; entering it again replaces what was kept of it. */
  keep() {
    const copy = $state.snapshot(this.now) as Entered;
    this.kept = [copy, ...this.kept.filter(({ begun }) => begun !== copy.begun)].slice(0, MOST_KEPT);
    write(KEPT, this.kept);
  }

  open(begun: number) {
    const found = this.kept.find((one) => one.begun === begun);
    if (found) this.now = $state.snapshot(found) as Entered;
    this.save();
  }

  forget(begun: number) {
    this.kept = this.kept.filter((one) => one.begun !== begun);
    write(KEPT, this.kept);
  }

  /** An address that brings this game to somebody else. */
  get link(): string {
    return `${location.origin}/pad${encode($state.snapshot(this.now) as Entered)}`;
  }
}

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function write(key: string, value: unknown) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A full or forbidden store: the pad goes on without it.
  }
}

/** Is this a game of the pad, whatever its entries are? Links and storage may hold anything. */
export function isWhole(value: unknown): value is Entered {
  const game = value as Entered | null;
  const isSheet = (sheet: unknown) => typeof sheet === 'object' && sheet !== null && Object.values(sheet).every((one) => Number.isInteger(one) && one >= 0);
  return (
    typeof game === 'object' &&
    game !== null &&
    game.game in PADS &&
    Array.isArray(game.names) &&
    game.names.every((name) => typeof name === 'string') &&
    Array.isArray(game.players) &&
    game.players.length >= 1 &&
    game.players.length <= 4 &&
    game.names.length === game.players.length &&
    game.players.every(isSheet) &&
    isSheet(game.table) &&
    Array.isArray(game.boxes) &&
    typeof game.begun === 'number'
  );
}

export const sheet = new ScoreSheet();
