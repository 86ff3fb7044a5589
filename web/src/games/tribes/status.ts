import type { Line, Moment } from '../game';
import type { Move, Phase, View } from './wire';
import { who } from '../../parts/seats';
import { djinnName, groundKind, meeplesOf, thiefName } from './words';
import type { Choice, Own } from './own';

/** One line: whose turn it is, and what I may do now. */
export function status({ view, moves, acting, names }: Moment<Own>): Line {
  if (view.phase.kind === 'over' || acting === null) return { key: 'tribes-do-over' };
  if (moves.length === 0) return waiting(view, who(acting, names));
  return doing(view.phase, moves, view);
}

function waiting({ phase, collected }: View, name: string): Line {
  switch (phase.kind) {
    case 'bid':
      return { key: 'tribes-wait-bid', args: { name } };
    case 'start':
    case 'sow':
      return { key: 'tribes-wait-sow', args: { name } };
    case 'act':
      return { key: 'tribes-wait-act', args: { name, meeples: meeplesOf(collected!.tribe, collected!.count) } };
    case 'give':
      return { key: 'tribes-wait-give', args: { name, thief: thiefName(phase.thief) } };
    case 'sale':
    case 'close':
      return { key: 'tribes-wait-close', args: { name } };
    default:
      return { key: 'tribes-wait-turn', args: { name } };
  }
}

function doing(phase: Phase, moves: Choice[], view: View): Line {
  const can = (kind: Move['kind']) => moves.some(({ move }) => move.kind === kind);
  switch (phase.kind) {
    case 'bid': {
      // Where everybody has two markers, the second bid must not look like the first one again.
      const mine = (seat: number | null) => seat === view.deciding;
      const [done, left] = [view.track.filter(mine).length, view.to_bid.filter(mine).length];
      return done + left > 1 ? { key: 'tribes-do-bid-of', args: { number: done + 1, total: done + left } } : { key: 'tribes-do-bid' };
    }
    case 'start':
      return { key: can('sow') ? 'tribes-do-start' : 'tribes-do-start-no-move' };
    case 'sow': {
      const left = Object.values(view.sowing?.hand ?? {}).reduce((sum, count) => sum + count, 0);
      return { key: left === 1 ? 'tribes-do-sow-last' : 'tribes-do-sow', args: { count: left } };
    }
    case 'mark':
      return { key: 'tribes-do-mark', args: { tile: phase.tile } };
    case 'act':
      return { key: `tribes-do-act-${view.collected!.tribe}`, args: { meeples: meeplesOf(view.collected!.tribe, view.collected!.count) } };
    case 'tile':
      return { key: `tribes-do-tile-${groundKind(view.collected!.ground)}`, args: { tile: view.collected!.tile } };
    case 'aim':
      return { key: 'tribes-do-aim', args: { djinn: djinnName(phase.djinn) } };
    case 'settle':
    case 'shift':
      return { key: `tribes-do-${phase.kind}-${phase.piece}`, args: { tile: phase.tile } };
    case 'sale':
      return { key: 'tribes-do-sale', args: { gold: view.sale ?? 0 } };
    case 'close':
      return { key: can('sell') || can('use') || can('magic') ? 'tribes-do-close' : 'tribes-do-close-only-end' };
    case 'thief':
      return { key: 'tribes-do-thief', args: { thief: thiefName(phase.thief) } };
    case 'give':
      return { key: `tribes-do-give-${phase.thief}`, args: { thief: thiefName(phase.thief) } };
    case 'claim':
      return { key: `tribes-do-claim-${phase.thief}` };
    case 'claim_at':
      return { key: `tribes-do-claim-at-${phase.piece}` };
    case 'lamp':
    case 'flute_tile':
    case 'scimitar':
    case 'talisman_from':
    case 'ring':
      return { key: `tribes-do-magic-${view.magic!.replace(/_/g, '-')}` };
    case 'flute':
      return { key: 'tribes-do-flute', args: { tile: phase.tile, left: phase.left } };
    case 'talisman_to':
      return { key: 'tribes-do-talisman', args: { tile: phase.from } };
    default:
      return { key: `tribes-do-${phase.kind.replace('_', '-')}` };
  }
}
