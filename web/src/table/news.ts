import type { GameModule, Line } from '../games/game';
import type { Told } from './log';

/** What a turn did, in sentences: what happened in it, or else what was decided. */
export function newsOf(turn: Told[], module: GameModule, names: string[], view: unknown): Line[] {
  const events = turn.flatMap(({ happened }) => happened.map(({ event }) => event));
  const facts = events.filter((event) => !module.comesNext?.(event)).map((event) => module.describe(event, names, view));
  const decisions = turn.map(({ line }) => (line.move === undefined ? null : module.moveLine(line.move, names, view)));
  return (facts.some(Boolean) ? facts : decisions).filter((line) => line !== null);
}
