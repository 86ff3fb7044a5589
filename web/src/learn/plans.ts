import type { Hint } from '../games/game';

/** A turn a mind would play: what it does, and what it expects of it. */
export interface Plan {
  moves: { text: string; move: unknown }[];
  points: number;
  sources: { source: string; points: number }[];
  /** How far one is ahead of the others after playing on, if the mind has thought that far. */
  mean: number | null;
  /** What the next player's best turn is worth before and after it. */
  gift: { before: number; after: number } | null;
}

/** So many choices are shown. */
export const MOST = 3;

/** The best plans a mind tells of, best first; no two are alike. */
export function plansOf(detail: unknown): Plan[] {
  const candidates = (detail as { candidates?: unknown } | null)?.candidates;
  if (!Array.isArray(candidates)) return [];
  const plans = (candidates as Partial<Plan>[]).flatMap(({ moves, points, sources, mean, gift }) =>
    Array.isArray(moves) && moves.length > 0 && typeof points === 'number' ? [{ moves, points, sources: Array.isArray(sources) ? sources : [], mean: typeof mean === 'number' ? mean : null, gift: gift ?? null }] : [],
  );
  return apart(plans);
}

/** The plans that go on after a move, without it: whoever follows one need not ask again. */
export const after = (plans: Plan[], text: string): Plan[] =>
  plans.flatMap((plan) => (plan.moves[0]?.text === text && plan.moves.length > 1 ? [{ ...plan, moves: plan.moves.slice(1) }] : []));

/** A plan as a hint, for the board to draw. */
export const asHint = (plan: Plan): Hint => ({ ...plan.moves[0]!, detail: { candidates: [plan] } });

/** Plans that differ in their whole course; the first of those that are alike. */
function apart(plans: Plan[]): Plan[] {
  const seen = new Set<string>();
  return plans.filter((plan) => {
    const name = plan.moves.map(({ text }) => text).join(' ');
    return !seen.has(name) && seen.add(name);
  });
}

/** The first few that read differently: two ways to the same end are one choice. */
export function telling(plans: Plan[], read: (plan: Plan) => string): Plan[] {
  const seen = new Set<string>();
  return plans.filter((plan) => !seen.has(read(plan)) && seen.add(read(plan))).slice(0, MOST);
}
