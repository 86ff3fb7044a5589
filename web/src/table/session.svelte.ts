import type { GameModule, Happened, Hint } from '../games/game';
import { settings } from '../settings.svelte';
import type { Now, ScoreLine } from '../wire';
import { asProblem, type Problem } from '../wire/problem';
import { LiveTable } from '../wire/table.svelte';
import { Playback } from './playback';
import { since, type TurnTold } from './recap';

/** One person at one table: the live table, what of it is shown, and what the person asked for. */
export class Session {
  readonly live: LiveTable;
  module = $state.raw<GameModule | null>(null);
  /** The game as it is shown; behind the truth while others' decisions are played back. */
  now = $state.raw<Now | null>(null);
  fresh = $state.raw<Happened[]>([]);
  /** The newest entry of the log that is shown. */
  shown = $state(0);
  isBehind = $state(false);
  isSending = $state(false);
  refusal = $state.raw<Problem | null>(null);
  hint = $state.raw<Hint | null>(null);
  isThinking = $state(false);
  /** Have others decided since I was here last? Until I decide, or have seen it. */
  hasMissed = $state(false);
  /** Is something shown again? */
  isAgain = $state(false);
  #playback: Playback;
  /** Points when a turn began, by the turn's number, as far as they were told. */
  #before = new Map<number, ScoreLine[]>();
  #timer: ReturnType<typeof setInterval> | undefined;
  #isKnown = false;

  constructor(id: string) {
    this.#playback = new Playback(({ version, now, fresh }) => {
      this.now = now;
      this.shown = version;
      this.fresh = fresh;
    });
    this.live = new LiveTable(id, {
      snapshot: (version, now) => {
        this.hint = null;
        if (now && !this.#isKnown) {
          this.#isKnown = true;
          this.hasMissed = this.since.length > 0 && now.moves.length > 0 && this.live.log.some(({ seat }) => this.live.you.seats.includes(seat));
        }
        if (now) {
          this.#before = new Map([[now.turn.number, now.turn.before]]);
          this.#playback.jump({ version, now, fresh: [] });
        }
        this.isBehind = false;
      },
      step: (step, happened) => {
        const isOwn = this.live.you.seats.includes(step.entry.seat);
        this.hint = null;
        if (isOwn) this.hasMissed = false;
        this.#before.set(step.now.turn.number, step.now.turn.before);
        this.#playback.add({ version: step.version, now: step.now, fresh: happened }, isOwn, settings.pace);
        this.#keepGoing();
      },
    });
  }

  open() {
    this.live.open();
  }

  close() {
    clearInterval(this.#timer);
    this.live.close();
  }

  /** Which of my seats decides now, if one does and everything before it was shown. */
  get deciding(): number | null {
    if (this.isBehind || !this.now || this.now.moves.length === 0) return null;
    return this.now.to_move;
  }

  /** Points when my turn began, while it is mine. */
  get before(): ScoreLine[] | null {
    const { now } = this;
    return now?.eyes.kind === 'seat' && now.turn.seat === now.eyes.seat ? now.turn.before : null;
  }

  /** The turns of others since I decided last, newest shown included. */
  get since(): TurnTold[] {
    return since(this.live.log, this.live.happened, this.live.you.seats, this.shown || this.live.version);
  }

  /** Shows again what happened from an entry of the log on. */
  async watch(from: number) {
    const { now, version } = this.live;
    if (!now || this.isBehind || this.isSending) return;
    this.hasMissed = false;
    await this.#send(async () => {
      const answer = await this.live.send({ type: 'recall', from: Math.max(1, from - 1) });
      if (answer.type !== 'recalled' || answer.frames.length === 0) return;
      const again = answer.frames.map(({ entry, events, view, scores, round, turn, to_move }, i) => ({
        version: entry?.seq ?? 0,
        now: { ...now, view, scores, round, turn, to_move, moves: [], can_undo: null, ending: null, end: null },
        fresh: i === 0 ? [] : events.map((event) => ({ seq: entry?.seq ?? 0, seat: entry?.seat ?? 0, event })),
      }));
      this.isAgain = true;
      this.#playback.watch([...again, { version, now, fresh: [] }]);
    });
    this.#keepGoing();
  }

  /** Points when a turn began, if they were told. */
  beforeTurn(turn: number | undefined): ScoreLine[] | null {
    return turn === undefined ? null : (this.#before.get(turn) ?? null);
  }

  /** Which of my seats decides next but has not been shown anything yet, where several people share this screen. */
  get curtained(): number | null {
    const seat = this.now?.to_move ?? null;
    if (this.isBehind || seat === null || this.now?.eyes.kind !== 'spectator') return null;
    return this.live.you.seats.includes(seat) && !this.live.table?.seats[seat]?.bot ? seat : null;
  }

  /** The person of the curtained seat sits down: its secrets come only now. */
  async lift() {
    const seat = this.curtained;
    if (seat === null || this.isSending) return;
    await this.#send(() => this.live.send({ type: 'look', seat }));
  }

  /** Shows the newest state without playing it back. */
  skip() {
    this.#playback.skip();
    this.isBehind = this.#playback.isBehind;
    this.isAgain = false;
  }

  /** Plays a move by its notation. A refused one leaves the true state on the screen. */
  async play(text: string) {
    const seat = this.deciding;
    if (seat === null || this.isSending) return;
    await this.#send(() => this.live.send({ type: 'play', seat, move: text, version: this.live.version }));
  }

  /** Sends a move that is not listed: the refusal says why it cannot be played. */
  async why(move: unknown) {
    const seat = this.deciding;
    if (seat === null || this.isSending) return;
    await this.#send(() => this.live.send({ type: 'play', seat, move: move as { kind: string }, version: this.live.version }));
  }

  /** Takes back my last decision. */
  async undo() {
    const seat = this.live.now?.can_undo ?? null;
    if (seat === null || this.isSending) return;
    await this.#send(() => this.live.send({ type: 'undo', seat, version: this.live.version }));
  }

  resign(seat: number) {
    return this.#send(() => this.live.send({ type: 'resign', seat }));
  }

  callOff(agree: boolean) {
    return this.#send(() => this.live.send({ type: 'call_off', agree }));
  }

  ready() {
    return this.#send(() => this.live.send({ type: 'ready' }));
  }

  takeBack(seat: number) {
    return this.#send(() => this.live.send({ type: 'take_back', seat }));
  }

  async say(text: string): Promise<boolean> {
    return this.#send(() => this.live.send({ type: 'chat', text }));
  }

  /** Asks the strongest mind. */
  async ask() {
    if (this.deciding === null || this.isThinking) return;
    this.isThinking = true;
    this.refusal = null;
    try {
      const answer = await this.live.send({ type: 'hint', version: this.live.version });
      if (answer.type === 'hint' && answer.version === this.live.version) {
        this.hint = { text: answer.text, move: answer.move, detail: answer.detail };
      }
    } catch (thrown) {
      const problem = asProblem(thrown);
      // Whoever decided meanwhile needs the hint no more.
      if (problem.code !== 'table/stale') this.refusal = problem;
    }
    this.isThinking = false;
  }

  /** Asks the game's lens. */
  lens = async (question: unknown): Promise<unknown> => {
    const answer = await this.live.send({ type: 'lens', version: this.live.version, question });
    return answer.type === 'lens' ? answer.answer : null;
  };

  async #send(ask: () => Promise<unknown>): Promise<boolean> {
    this.isSending = true;
    this.refusal = null;
    try {
      await ask();
      return true;
    } catch (thrown) {
      this.refusal = asProblem(thrown);
      return false;
    } finally {
      this.isSending = false;
    }
  }

  #keepGoing() {
    this.isBehind = this.#playback.isBehind;
    if (!this.isBehind || this.#timer !== undefined) return;
    this.#timer = setInterval(() => {
      this.#playback.tick();
      this.isBehind = this.#playback.isBehind;
      if (this.isBehind) return;
      this.isAgain = false;
      clearInterval(this.#timer);
      this.#timer = undefined;
    }, Math.max(this.isAgain ? 500 : 60, settings.pace));
  }
}
