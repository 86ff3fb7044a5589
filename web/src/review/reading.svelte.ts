import type { ReviewPart } from '../wire';
import { api } from '../wire/api';
import { asProblem, Problem } from '../wire/problem';
import type { Head, Verdict } from './verdict';

/** How long to wait before asking for more, in milliseconds. */
const AGAIN = 800;

/** Where a review is kept: under a table, or under a log's own name. */
export interface Shelf {
  begin: () => Promise<{ id: string }>;
  part: (id: string, after: number) => Promise<ReviewPart>;
}

export const ofTable = (id: string): Shelf => ({ begin: () => api.beginReview(id), part: (_, after) => api.review(id, after) });
export const ofLog = (log: string): Shelf => ({ begin: () => api.beginLogReview(log), part: api.logReview });

/** A review being read, part by part, while it is made. */
export class Reading {
  total = $state(0);
  made = $state(0);
  head = $state.raw<Head | null>(null);
  /** By choice; those not judged yet are missing. */
  verdicts = $state.raw<(Verdict | undefined)[]>([]);
  problem = $state.raw<Problem | null>(null);
  #isWanted = true;

  constructor(readonly shelf: Shelf) {}

  /** Reads until the review is whole or nobody wants it any more. A review that stands still is told to go on. */
  async read() {
    this.problem = null;
    let read = 0;
    try {
      const { id } = await this.shelf.begin();
      while (this.#isWanted) {
        const part = await this.shelf.part(id, read);
        read += part.choices.length;
        this.#take(part);
        if (part.head !== null && read >= part.total) return;
        if (part.choices.length > 0) continue;
        await new Promise((resume) => setTimeout(resume, AGAIN));
        if (!part.is_running && part.head === null && this.#isWanted) await this.shelf.begin();
      }
    } catch (thrown) {
      this.problem = asProblem(thrown);
    }
  }

  stop() {
    this.#isWanted = false;
  }

  #take({ total, made, head, choices }: ReviewPart) {
    const verdicts = this.verdicts.length === total ? [...this.verdicts] : Array.from<Verdict | undefined>({ length: total });
    for (const verdict of choices as Verdict[]) verdicts[verdict.number - 1] = verdict;
    this.verdicts = verdicts;
    this.total = total;
    this.made = made;
    this.head = (head as Head | null) ?? null;
  }
}
