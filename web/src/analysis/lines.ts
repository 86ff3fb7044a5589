/** Where a line of a written position is. */
export interface Place {
  from: number;
  to: number;
}

/** The line with this number, from 1; the last one if there are not so many. */
export function lineNumber(text: string, number: number): Place {
  const lines = text.split('\n');
  const at = Math.max(0, Math.min(lines.length, number) - 1);
  const from = lines.slice(0, at).reduce((sum, line) => sum + line.length + 1, 0);
  return { from, to: from + (lines[at]?.length ?? 0) };
}

/** The line that begins with a word; `null` if there is none. */
export function lineOf(text: string, word: string): Place | null {
  const at = text.split('\n').findIndex((line) => line.trim().split(/\s+/)[0]?.toLowerCase() === word.toLowerCase());
  return at < 0 ? null : lineNumber(text, at + 1);
}

/** The line a fault speaks of: `line 3: …`, or a place such as `tiles.c3.meeples: …`. */
export function lineOfFault(text: string, fault: string): Place | null {
  const number = /\bline (\d+)\b/.exec(fault)?.[1];
  if (number) return lineNumber(text, Number(number));
  const words = fault.split(': ')[0]!.split(/[.\s[\]]+/);
  const seats: Record<string, string> = { '0': 'A', '1': 'B', '2': 'C', '3': 'D' };
  for (const word of words) {
    const found = lineOf(text, word) ?? (words[0] === 'seats' && seats[word] ? lineOf(text, seats[word]) : null);
    if (found) return found;
  }
  return null;
}

/** The text with a line for a word, and where to write on in it. */
export function withLine(text: string, word: string): { text: string; at: Place } {
  const known = lineOf(text, word);
  if (known) return { text, at: { from: known.to, to: known.to } };
  const whole = `${text}${text === '' || text.endsWith('\n') ? '' : '\n'}${word} `;
  return { text: whole, at: { from: whole.length, to: whole.length } };
}
