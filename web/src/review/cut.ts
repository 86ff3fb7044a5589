import type { Problem } from '../wire/problem';

/**
 * The part of a log that can be replayed, if an entry of it or its end is at fault; `null` if that does not help. The first line is the
 * header, then comes one entry a line.
 */
export function cut(log: string, problem: Problem): string | null {
  const lines = log.split('\n').filter((line) => line.trim() !== '');
  if (problem.code === 'log/end') return lines.filter((line) => !/^\s*\{\s*"end"/.test(line)).join('\n');
  const entry = problem.facts.entry;
  return problem.code === 'log/entry' && typeof entry === 'number' ? lines.slice(0, entry).join('\n') : null;
}
