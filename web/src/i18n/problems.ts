import type { Problem } from '../wire/problem';
import { t, words } from './words.svelte';

/** The key under which a refusal is translated: `table/not-found` is `refused-table-not-found`. */
export const problemKey = (code: string) => `refused-${code.replaceAll('/', '-').replaceAll('_', '-')}`;

/** A refusal in the person's language; the server's own words where we have none. */
export function explain(problem: Problem): string {
  const key = problem.code.startsWith('limit/') ? 'refused-limit' : problemKey(problem.code);
  const sentence = t(words.has(key) ? key : 'refused-other', { text: problem.message });
  if (problem.retryAfterMs === null) return sentence;
  return `${sentence} ${t('refused-retry', { seconds: Math.ceil(problem.retryAfterMs / 1000) })}`;
}
