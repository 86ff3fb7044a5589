import { seatLetter } from '../parts/seats';
import type { Facts } from '../wire';
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
  const sentence = t(known ?? 'refused-other', { ...named(problem.facts, game), text: problem.message });
  if (problem.retryAfterMs === null) return sentence;
  return `${sentence} ${t('refused-retry', { seconds: Math.ceil(problem.retryAfterMs / 1000) })}`;
}

/** Facts as they are spoken of: seats by their letters, things of a game by the names it gives them. */
function named(facts: Facts, game: string | null): Record<string, string | number> {
  const name = (fact: string, value: Facts[string]) => {
    if (typeof value === 'number') return fact === 'seat' || fact === 'by' ? seatLetter(value) : value;
    const key = fact === 'key' ? `${game}-option-${value}` : `${game}-${fact}-${value}`;
    return words.has(key) ? t(key) : String(value);
  };
  return Object.fromEntries(Object.entries(facts).map(([fact, value]) => [fact, name(fact, value)]));
}
