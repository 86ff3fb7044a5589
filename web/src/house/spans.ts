const HOUR = 3_600_000;

/** For how long somebody can be kept from something. */
export const SPANS = { hour: HOUR, day: 24 * HOUR, week: 7 * 24 * HOUR, month: 30 * 24 * HOUR, ever: null } as const;

export type SpanName = keyof typeof SPANS;

/** When a span that begins now ends; never for `ever`. */
export function until(span: SpanName, now: number): number | undefined {
  const length = SPANS[span];
  return length === null ? undefined : now + length;
}

/** A moment as one reads it in a list. */
export const moment = (ms: number, language: string) => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(ms);
