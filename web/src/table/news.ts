import type { GameModule, Line } from '../games/game';
import type { Told } from './log';

/** What a turn did, in sentences: what happened in it, or else what was decided. */
export function newsOf(turn: Told[], module: GameModule, names: string[], view: unknown, me: number | null = null): Line[] {
  const events = turn.flatMap(({ happened }) => happened);
  const facts = events.filter(({ event }) => !module.comesNext?.(event)).map(({ event, seat }) => module.describe(event, names, view, me, seat));
  const decisions = turn.map(({ line }) => (line.move === undefined ? null : module.moveLine(line.move, names, view, me)));
  return (facts.some(Boolean) ? facts : decisions).filter((line) => line !== null);
}
