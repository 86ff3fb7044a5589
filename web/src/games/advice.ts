/** A plan a mind has looked at, as far as it says. */
export interface Plan<M = unknown> {
  moves: { text: string; move: M }[];
  /** Expected points now, all sources together. */
  points: number;
  sources: { source: string; points: number }[];
  /** What the next player's best turn is worth before and after; `null` if unknown. */
  gift: { before: number; after: number } | null;
  /** Expected lead after playing on, in points; `null` if unknown. */
  lead: number | null;
  /** The chance to win, from 0 to 1; `null` if unknown. */
  win: number | null;
}

/** What a mind says for the plan it advises. */
export interface Advice<M = unknown> extends Plan<M> {
  /** The plan it has looked at that brings more points now, most of all, if there is one. */
  rival: Plan<M> | null;
}

/** Reads what a mind says about its hint; `null` if it says nothing that can be shown. */
export function readAdvice<M>(detail: unknown): Advice<M> | null {
  const plans = ((detail as { candidates?: unknown[] } | null)?.candidates ?? []).flatMap((one) => readPlan<M>(one) ?? []);
  const [first, ...others] = plans;
  if (!first) return null;
  const most = others.reduce<Plan<M> | null>((best, plan) => (plan.points > (best?.points ?? first.points) ? plan : best), null);
  return { ...first, rival: most };
}

function readPlan<M>(one: unknown): Plan<M> | null {
  const plan = one as Partial<Plan<M>> & { mean?: unknown; win?: unknown };
  if (!plan || !Array.isArray(plan.moves) || typeof plan.points !== 'number') return null;
  const win = typeof plan.win === 'object' && plan.win !== null ? (plan.win as { mean?: unknown }).mean : plan.win;
  return {
    moves: plan.moves,
    points: plan.points,
    sources: Array.isArray(plan.sources) ? plan.sources : [],
    gift: plan.gift ?? null,
    lead: typeof plan.mean === 'number' ? plan.mean : null,
    win: typeof win === 'number' ? win : null,
  };
}

/** Why a plan is better than the one that brings more points now, and by how much. */
export type Better = { reason: 'gift' | 'lead' | 'win' | 'other'; by: number };

export function better({ rival, gift, lead, win }: Advice): Better | null {
  if (!rival) return null;
  if (gift && rival.gift && rival.gift.after > gift.after) return { reason: 'gift', by: rival.gift.after - gift.after };
  if (win !== null && rival.win !== null && win - rival.win >= 0.01) return { reason: 'win', by: Math.round((win - rival.win) * 100) };
  if (lead !== null && rival.lead !== null && lead - rival.lead >= 0.5) return { reason: 'lead', by: Math.round(lead - rival.lead) };
  return { reason: 'other', by: 0 };
}
