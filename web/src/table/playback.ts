import type { Happened } from '../games/game';
import type { Now } from '../wire';

/** The game after one decision, with what happened in it. */
export interface Shown {
  version: number;
  now: Now;
  fresh: Happened[];
}

/** More waiting decisions than this are not watched one by one. */
const MOST_WAITING = 40;

/**
 * Shows decision after decision at a pace people can follow. Knows no clock of its own: whoever holds it calls
 * {@link Playback.tick} when the pace has passed.
 */
export class Playback {
  #queue: Shown[] = [];

  constructor(private readonly show: (shown: Shown) => void) {}

  /** Are there decisions not yet shown? */
  get isBehind(): boolean {
    return this.#queue.length > 0;
  }

  /** A new decision came in. One's own, and any at pace 0, is shown at once if nothing waits before it. */
  add(shown: Shown, isOwn: boolean, pace: number) {
    this.#queue.push(shown);
    if (this.#queue.length === 1 && (isOwn || pace === 0)) this.tick();
    else if (pace === 0 || this.#queue.length > MOST_WAITING) this.skip();
  }

  /** Shows the next waiting decision. */
  tick() {
    const next = this.#queue.shift();
    if (next) this.show(next);
  }

  /** Shows the newest state at once. */
  skip() {
    const last = this.#queue.pop();
    this.#queue = [];
    if (last) this.show({ ...last, fresh: [] });
  }

  /** Shows something again before what waits: the first at once, the rest at the pace. */
  watch(list: Shown[]) {
    this.#queue = [...list, ...this.#queue];
    this.tick();
  }

  /** Forgets what waits and shows this: a snapshot is the truth. */
  jump(shown: Shown) {
    this.#queue = [];
    this.show(shown);
  }
}
