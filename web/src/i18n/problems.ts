import type { Problem } from '../wire/problem';
import { t, words } from './words.svelte';

/** The key under which a refusal is translated: `table/not-found` is `refused-table-not-found`. */
export const problemKey = (code: string) => `refused-${code.replaceAll('/', '-')}`;

/**
 * A refusal in the person's language: in the words of the game it was met in, else in the house's, else in the
 * server's own.
 */
export function explain(problem: Problem, game: string | null = null): string {
  const key = problemKey(problem.code);
  const known = [`${game}-${key}`, key].find((candidate) => words.has(candidate));
  const sentence = t(known ?? 'refused-other', { text: problem.message });
  if (problem.retryAfterMs === null) return sentence;
  return `${sentence} ${t('refused-retry', { seconds: Math.ceil(problem.retryAfterMs / 1000) })}`;
}
