/** A piece of a rules text. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'table'; head: string[]; rows: string[][] };

/**
 * A message of several lines as pieces: an empty line ends a piece, lines that begin with `•` are a list, lines
 * with `|` between their cells a table whose first line is its head.
 */
export function blocks(message: string): Block[] {
  return message
    .split(/\n\s*\n/)
    .map((part) => part.split('\n').map((line) => line.trim()).filter(Boolean))
    .filter((lines) => lines.length > 0)
    .flatMap(pieces);
}

function pieces(lines: string[]): Block[] {
  const found: Block[] = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (line.startsWith('•')) {
      const item = line.slice(1).trim();
      if (last?.kind === 'list') last.items.push(item);
      else found.push({ kind: 'list', items: [item] });
    } else if (line.includes('|')) {
      const cells = line.split('|').map((cell) => cell.trim());
      if (last?.kind === 'table') last.rows.push(cells);
      else found.push({ kind: 'table', head: cells, rows: [] });
    } else if (last?.kind === 'text') last.text += ` ${line}`;
    else found.push({ kind: 'text', text: line });
  }
  return found;
}
