/** What a seat can hope for: a chance to win from 0 to 1, and final points. */
export interface Chance {
  win: number;
  points: number;
}

/** A plan, and what is to be said for it. */
export interface Line {
  moves: { text: string; move: unknown }[];
  after: Chance[];
  points: number;
  sources: [source: string, points: number][];
  gift?: { seat: number; before: number; after: number };
}

export type Mark = 'inaccuracy' | 'mistake' | 'blunder';

/** What a review says of one choice; `docs/review.md` describes it. */
export interface Verdict {
  number: number;
  entries: [first: number, last: number];
  seat: number;
  turn: number;
  round: number;
  forced: boolean;
  before: Chance[];
  played: Line;
  best?: Line;
  others?: Line[];
  loss: { win: number; points: number; error: number; points_error: number };
  mark?: Mark;
  effect: number[];
  luck?: number[];
}

/** One seat's game added up. */
export interface Account {
  seat: number;
  accuracy: number | null;
  choices: number;
  marks: [inaccuracies: number, mistakes: number, blunders: number];
  start: number;
  lost: number;
  given: number;
  luck: number;
  rest: number;
  error: number;
  result: number;
  points_lost: number;
}

/** Everything of a review but its choices. */
export interface Head {
  net: boolean;
  over: boolean;
  budget: string;
  totals: number[];
  seats: Account[];
  broken?: { entry: number | null; why: string };
}

/** How a mark is written behind a move. */
export const SIGNS: Record<Mark, string> = { inaccuracy: '?!', mistake: '?', blunder: '??' };

/** A plan in the form in which boards draw advice. */
export const asPlan = (line: Line, seat: number) => ({
  moves: line.moves,
  points: line.points,
  sources: line.sources.map(([source, points]) => ({ source, points })),
  gift: line.gift ?? null,
  win: line.after[seat]?.win ?? null,
});

/** What every seat could hope for before each choice, and in the end; `null` where it is not known yet. */
export function course(verdicts: (Verdict | undefined)[], result: number[] | null, what: keyof Chance): (number[] | null)[] {
  const known = verdicts.map((verdict) => verdict?.before.map((chance) => chance[what]) ?? null);
  return [...known, result];
}

/** How far a choice, with what came to light in it, moved the chance of whoever it moved most. */
export function swing(verdicts: (Verdict | undefined)[], result: number[] | null, at: number): number {
  const before = verdicts[at]?.before.map(({ win }) => win);
  const after = verdicts[at + 1]?.before.map(({ win }) => win) ?? (at + 1 === verdicts.length ? result : null);
  return before && after ? Math.max(...before.map((win, seat) => Math.abs((after[seat] ?? win) - win))) : 0;
}

/** A turning point moves a chance at least so far. */
const TURNS = 0.1;

/** The choices at which the game turned, in the order of the game. */
export function turningPoints(verdicts: (Verdict | undefined)[], result: number[] | null, most = 4): number[] {
  const swings = verdicts.map((_, at) => ({ at, by: swing(verdicts, result, at) })).filter(({ by }) => by >= TURNS);
  return swings.sort((a, b) => b.by - a.by).slice(0, most).map(({ at }) => at).sort((a, b) => a - b);
}

/** A seat's worst choices, worst first. */
export const worst = (verdicts: (Verdict | undefined)[], seat: number): Verdict[] =>
  verdicts.flatMap((verdict) => (verdict?.seat === seat && verdict.mark ? [verdict] : [])).sort((a, b) => cost(b) - cost(a));

/** What a choice gave away: win chance, or alone at a table a hundredth for every point. */
export const cost = ({ loss, before }: Verdict) => (before.length === 1 ? loss.points / 100 : loss.win);
