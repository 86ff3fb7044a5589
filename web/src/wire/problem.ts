import type { ApiProblem, Facts } from './index';

/** An answer that is not a success. `code` is stable and is what we translate; `text` is English. */
export class Problem extends Error {
  constructor(
    readonly code: string,
    text: string,
    /** What the refusal is about, by name. */
    readonly facts: Facts = {},
    readonly retryAfterMs: number | null = null,
  ) {
    super(text);
  }

  static of(body: ApiProblem): Problem {
    return new Problem(body.code, body.text, body.args, body.limit?.retry_after_ms ?? null);
  }
}

/** The server could not be reached, or answered something that is not ours. */
export const unreachable = () => new Problem('client/unreachable', 'the server cannot be reached');

/** Anything thrown, as a problem. */
export const asProblem = (thrown: unknown): Problem =>
  thrown instanceof Problem ? thrown : new Problem('client/fault', String(thrown));
