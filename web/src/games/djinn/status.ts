import type { Line, Moment } from '../game';
import { t } from '../../i18n/words.svelte';
import { here } from './offer';
import { placeAt } from './map';
import type { Move, Task, View } from './wire';
import { who } from '../../parts/seats';
import { djinnName, placeName } from './words';
import type { Choice, Own } from './own';

/** One line: whose turn it is, and what I may do now. */
export function status({ view, moves, acting, names }: Moment<Own>): Line {
  if (view.phase.kind === 'over' || acting === null) return view.rank ? { key: 'djinn-do-rank', args: { rank: t(`djinn-rank-${view.rank}`) } } : { key: 'djinn-do-over' };
  if (moves.length === 0) return waiting(view, who(acting, names));
  const task = view.pending.at(-1);
  return task ? answering(task) : doing(view, moves, names);
}

function waiting({ phase }: View, name: string): Line {
  switch (phase.kind) {
    case 'draft':
    case 'gifts':
      return { key: 'djinn-wait-draft', args: { name } };
    case 'place':
    case 'move':
    case 'pay':
      return { key: 'djinn-wait-move', args: { name } };
    case 'catch':
    case 'house':
      return { key: 'djinn-wait-catch', args: { name } };
    default:
      return { key: 'djinn-wait-act', args: { name } };
  }
}

function answering(task: Task): Line {
  if ('compartment' in task) return { key: 'djinn-do-compartment', args: { chest: task.compartment } };
  if ('put_away' in task) return { key: 'djinn-do-put-away' };
  const kind = typeof task.give === 'string' ? task.give : (Object.keys(task.give)[0] ?? '');
  return { key: `djinn-do-give-${kind.replace('_', '-')}` };
}

function doing(view: View, moves: Choice[], names: string[]): Line {
  const { phase } = view;
  const can = (kind: Move['kind']) => moves.some(({ move }) => move.kind === kind);
  switch (phase.kind) {
    case 'move':
      return { key: can('skip') ? 'djinn-do-move-skip' : 'djinn-do-move' };
    case 'pay': {
      const seat = phase.left[0] ?? 0;
      return { key: 'djinn-do-pay', args: { name: who(seat, names) } };
    }
    case 'act':
      return act(view, can('end'));
    case 'market':
      return { key: 'djinn-do-market', args: { count: phase.trades } };
    case 'catch':
      return { key: view.catch?.paid ? 'djinn-do-catch-paid' : 'djinn-do-catch', args: { need: view.catch?.need ?? 0 } };
    case 'house':
      return view.to_house ? { key: 'djinn-do-house', args: { djinn: djinnName(view.to_house) } } : { key: 'djinn-do-free' };
    case 'source':
      return { key: phase.closing ? 'djinn-do-source-closing' : 'djinn-do-source' };
    default:
      return { key: `djinn-do-${phase.kind}` };
  }
}

function act(view: View, canEnd: boolean): Line {
  const at = here(view);
  const place = placeName(at ? placeAt(view, at) : 'source');
  const { duties } = view;
  if (duties.catch) return { key: duties.action ? 'djinn-do-act-catch' : 'djinn-do-only-catch', args: { place } };
  if (duties.action || duties.passage) return { key: 'djinn-do-act', args: { place } };
  return { key: canEnd ? 'djinn-do-end' : 'djinn-do-act', args: { place } };
}
