import type { Line } from '../game';
import { say } from './sentence';
import type { Move } from './wire';
import { tribeName } from './words';

/** A turn that moves meeples in one sentence: from where, to where, with whom, and what is done then. */
export function planLine(moves: Move[], names: string[]): Line | null {
  const last = moves.findLast((move) => move.kind === 'drop' || move.kind === 'fly');
  if (last?.kind !== 'drop' && last?.kind !== 'fly') return null;
  const from = moves.find((move) => move.kind === 'sow');
  const rest = moves.slice(moves.indexOf(last) + 1).filter(({ kind }) => kind !== 'end' && kind !== 'act');
  const then = rest.map((move) => say(move, names)).join(', ');
  const args = { to: last.tile, tribe: tribeName(last.tribe), from: from?.kind === 'sow' ? from.tile : '', then };
  const [whole, more] = from ? ['tribes-plan', 'tribes-plan-then'] : ['tribes-plan-on', 'tribes-plan-on-then'];
  return { key: then ? more! : whole!, args };
}
