import type { Happened, Hint, LegalMove } from '../games/game';
import type { LessonNow } from '../wire';
import { api } from '../wire/api';
import { asProblem, type Problem } from '../wire/problem';

/** A lesson being taken: the moves so far, and what the engine says of them. The server keeps nothing of it. */
export class LessonRun {
  answer = $state.raw<LessonNow | null>(null);
  fresh = $state.raw<Happened[]>([]);
  hint = $state.raw<Hint | null>(null);
  isSending = $state(false);
  /** Why the last move was refused. */
  refusal = $state.raw<Problem | null>(null);
  /** Why the lesson cannot be shown at all. */
  problem = $state.raw<Problem | null>(null);
  #moves = $state.raw<string[]>([]);

  constructor(
    readonly game: string,
    readonly id: string,
  ) {}

  get hasMoved(): boolean {
    return this.#moves.length > 0;
  }

  /** What the learner may do; nothing once the lesson is decided. */
  get moves(): LegalMove[] {
    return this.answer?.state === 'open' && !this.isSending ? this.answer.now.moves : [];
  }

  /** From the beginning. */
  begin() {
    return this.#ask([]);
  }

  play(text: string) {
    return this.#ask([...this.#moves, text]);
  }

  /** One move back. */
  back() {
    return this.#ask(this.#moves.slice(0, -1));
  }

  /** Asks the engine about a move that is not legal: its refusal says why. */
  async why(move: unknown) {
    try {
      await api.lesson(this.game, this.id, [...this.#moves, move]);
    } catch (thrown) {
      this.refusal = asProblem(thrown);
    }
  }

  /** Marks the next move of the lesson's own way. */
  help() {
    const text = this.answer?.help;
    const move = this.answer?.now.moves.find((one) => one.text === text);
    if (text && move) this.hint = { text, move: move.move, detail: null };
  }

  async #ask(moves: string[]) {
    if (this.isSending) return;
    this.isSending = true;
    this.refusal = null;
    try {
      const answer = await api.lesson(this.game, this.id, moves);
      const isOn = moves.length > this.#moves.length;
      const told = answer.log.flatMap(({ seq, seat }, i) => (answer.happened[i] ?? []).map((event) => ({ seq, seat, event })));
      const seen = this.answer?.log.length ?? 0;
      this.fresh = isOn ? told.filter(({ seq }) => seq > seen) : [];
      this.answer = answer;
      this.#moves = moves;
      this.hint = null;
    } catch (thrown) {
      if (this.answer) this.refusal = asProblem(thrown);
      else this.problem = asProblem(thrown);
    }
    this.isSending = false;
  }
}
