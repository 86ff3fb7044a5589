import type { Happened, LegalMove } from '../games/game';
import type { AnalysisAsk, AnalysisDeal, AnalysisFrom, AnalysisNow } from '../wire';
import { api } from '../wire/api';
import { asProblem, type Problem } from '../wire/problem';

/** A position and the moves since, as the engine shows them. The server keeps nothing of it. */
export class Run {
  answer = $state.raw<AnalysisNow | null>(null);
  fresh = $state.raw<Happened[]>([]);
  moves = $state.raw<string[]>([]);
  deals = $state.raw<AnalysisDeal[]>([]);
  isSending = $state(false);
  /** Why the last move was refused. */
  refusal = $state.raw<Problem | null>(null);
  /** Why nothing can be shown at all. */
  problem = $state.raw<Problem | null>(null);

  constructor(
    readonly from: AnalysisFrom,
    /** Whose eyes look; everything is seen if it is `null`. */
    readonly seat: number | null = null,
  ) {}

  /** Everything the server must know to show this moment. */
  get ask(): AnalysisAsk {
    return this.#askFor(this.moves, this.deals);
  }

  /** What can be played now. */
  get legal(): LegalMove[] {
    return this.isSending ? [] : (this.answer?.now.moves ?? []);
  }

  /** To any moment: these moves since the beginning. */
  show(moves: string[], deals: AnalysisDeal[] = this.deals) {
    return this.#send(moves, deals);
  }

  play(text: string) {
    return this.#send([...this.moves, text], this.deals);
  }

  back() {
    return this.#send(this.moves.slice(0, -1), this.deals);
  }

  /** Deals everything again that whoever decides cannot know. */
  dealAgain() {
    const after = this.moves.length;
    const number = 1 + (this.deals.findLast((deal) => deal.after === after)?.number ?? 0);
    return this.#send(this.moves, [...this.deals.filter((deal) => deal.after !== after), { after, number }]);
  }

  /** Asks the engine about a move that is not legal: its refusal says why. */
  async why(move: unknown) {
    try {
      await api.analysis({ ...this.ask, moves: [...this.moves, move as string] });
    } catch (thrown) {
      this.refusal = asProblem(thrown);
    }
  }

  #askFor(moves: string[], deals: AnalysisDeal[]): AnalysisAsk {
    // A deal belongs to the moves it was made in.
    const standing = deals.filter(({ after }) => after <= moves.length);
    return { from: this.from, moves, deals: standing, ...(this.seat === null ? {} : { seat: this.seat }) };
  }

  async #send(moves: string[], deals: AnalysisDeal[]): Promise<boolean> {
    if (this.isSending) return false;
    this.isSending = true;
    this.refusal = null;
    try {
      const ask = this.#askFor(moves, deals);
      const answer = await api.analysis(ask);
      const isOn = moves.length === this.moves.length + 1 && this.moves.every((move, i) => move === moves[i]);
      const told = answer.log.flatMap(({ seq, seat }, i) => (answer.happened[i] ?? []).map((event) => ({ seq, seat, event })));
      this.fresh = isOn ? told.filter(({ seq }) => seq === answer.log.length) : [];
      this.answer = answer;
      this.moves = moves;
      this.deals = ask.deals ?? [];
      return true;
    } catch (thrown) {
      if (this.answer) this.refusal = asProblem(thrown);
      else this.problem = asProblem(thrown);
      return false;
    } finally {
      this.isSending = false;
    }
  }
}
