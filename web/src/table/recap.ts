import type { Deed, Happened } from '../games/game';
import type { LogLine } from '../wire';
import { tell, type Told } from './log';

/** One turn: whose it was, and what was decided in it. */
export interface TurnTold {
  seat: number;
  turn: number;
  told: Told[];
}

/** Decisions that stand, up to an entry, turn by turn. */
export function turnsOf(log: LogLine[], happened: Happened[], until: number): TurnTold[] {
  const standing = tell(log.filter(({ seq }) => seq <= until), happened).filter(({ line, isTakenBack }) => line.undo === undefined && !isTakenBack);
  const turns: TurnTold[] = [];
  for (const told of standing) {
    const last = turns.at(-1);
    if (last?.turn === told.line.turn) last.told.push(told);
    else turns.push({ seat: told.line.seat, turn: told.line.turn, told: [told] });
  }
  return turns;
}

/** The turns of others since one of my seats decided last, oldest first. */
export function since(log: LogLine[], happened: Happened[], mine: number[], until: number): TurnTold[] {
  const turns = turnsOf(log, happened, until);
  const last = turns.findLastIndex(({ told }) => told.some(({ line }) => mine.includes(line.seat)));
  return turns.slice(last + 1);
}

/** What each seat did: since I decided last, or else in its last turn. */
export function recap(log: LogLine[], happened: Happened[], mine: number[], until: number): Map<number, TurnTold[]> {
  const found = new Map<number, TurnTold[]>();
  for (const turn of turnsOf(log, happened, until)) found.set(turn.seat, [turn]);
  const fresh = new Map<number, TurnTold[]>();
  for (const turn of since(log, happened, mine, until)) fresh.set(turn.seat, [...(fresh.get(turn.seat) ?? []), turn]);
  return new Map([...found, ...fresh]);
}

/** What a board draws of some turns. */
export const deedsOf = (turns: TurnTold[]): Deed[] => turns.map(({ seat, told }) => ({ seat, happened: told.flatMap(({ happened }) => happened) }));
