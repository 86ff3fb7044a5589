import { inPlay, type Pad, type Sheet, type Sheets, type Term, type Weights } from './pad';

/** Points by source for every player, in the order of the pad. */
export interface Line {
  source: string;
  points: number[];
}

/** One set of goods: the fields in it, wild cards, and what it is worth. */
export interface GoodsSet {
  of: string[];
  wilds: number;
  value: number;
}

const count = (sheet: Sheet | undefined, key: string) => sheet?.[key] ?? 0;
const weigh = (sheet: Sheet | undefined, of: Weights) => Object.entries(of).reduce((sum, [key, points]) => sum + points * count(sheet, key), 0);

/** Scores what was entered, by the engine's own description of the score. */
export function score(pad: Pad, sheets: Sheets): Line[] {
  return pad.sources
    .filter(({ boxes }) => inPlay(boxes, sheets.boxes))
    .map(({ source, terms }) => ({
      source,
      points: sheets.players.map((_, seat) => terms.reduce((sum, term) => sum + worth(term, sheets, seat), 0)),
    }));
}

function worth(term: Term, { table, players }: Sheets, seat: number): number {
  const own = players[seat];
  const others = players.filter((_, other) => other !== seat);
  switch (term.kind) {
    case 'each':
      if (term.only && !count(own, term.only)) return 0;
      if (term.unless && count(own, term.unless)) return 0;
      return weigh(own, term.of);
    case 'over':
      return term.points * others.filter((other) => count(other, term.of) < count(own, term.of)).length;
    case 'lead': {
      const mine = count(own, term.of);
      const isAlone = count(table, term.alone) > 0;
      const leads = others.every((other) => count(other, term.of) < mine || (!isAlone && count(other, term.of) === mine));
      return leads ? term.points * mine : 0;
    }
    case 'sets':
      return sets(term, own ?? {}).reduce((sum, { value }) => sum + value, 0);
    case 'reach':
      return count(table, term.only) && weigh(own, term.of) >= term.goal ? term.points : 0;
    case 'kinds':
      return count(table, term.only) && term.of.filter((key) => count(own, key) > 0).length >= term.goal ? term.points : 0;
  }
}

/** The sets of a hand that are worth most together: each takes every kind that is left, wilds enlarge the largest that is not full. */
export function sets(term: Extract<Term, { kind: 'sets' }>, own: Sheet): GoodsSet[] {
  let left = count(own, term.wild_only) ? Math.floor(count(own, term.wild) / term.wild_each) : 0;
  const found: GoodsSet[] = [];
  for (let depth = 1; ; depth += 1) {
    const of = term.of.filter((key) => count(own, key) >= depth);
    const wilds = Math.min(left, term.of.length - of.length);
    if (of.length + wilds === 0) return found;
    left -= wilds;
    found.push({ of, wilds, value: term.values[of.length + wilds] ?? 0 });
  }
}

/** Everybody's points together. */
export const totals = (lines: Line[], players: number) => Array.from({ length: players }, (_, seat) => lines.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0));

/** Who has won: most points, then what the game says decides among equals. */
export function winners(pad: Pad, sheets: Sheets, lines = score(pad, sheets)): number[] {
  const sums = totals(lines, sheets.players.length);
  const rank = (seat: number) => [sums[seat] ?? 0, weigh(sheets.players[seat], pad.level)] as const;
  const beats = (one: number, other: number) => {
    const [points, level] = rank(one);
    const [theirs, their] = rank(other);
    return points > theirs || (points === theirs && level > their);
  };
  const seats = sheets.players.map((_, seat) => seat);
  return seats.filter((seat) => !seats.some((other) => beats(other, seat)));
}

/** What so many points are called when one plays alone. */
export const rank = (pad: Pad, points: number) => pad.ranks.findLast(([from]) => points >= from)?.[1] ?? pad.ranks[0]?.[1] ?? null;
