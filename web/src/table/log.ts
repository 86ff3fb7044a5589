import type { Happened } from '../games/game';
import type { LogLine } from '../wire';

/** A line of the log as it is shown: a decision that stands, with what happened in it. */
export interface Told {
  line: LogLine;
  happened: Happened[];
  /** Was it taken back later? */
  isTakenBack: boolean;
}

/** The log as it is shown: decisions taken back are marked, undo lines stay as what they are. */
export function tell(log: LogLine[], happened: Happened[]): Told[] {
  const events = new Map<number, Happened[]>();
  for (const one of happened) events.set(one.seq, [...(events.get(one.seq) ?? []), one]);
  const told: Told[] = [];
  for (const line of log) {
    if (line.undo !== undefined) {
      for (const one of told) if (one.line.seq >= line.undo && one.line.seq < line.seq) one.isTakenBack = true;
    }
    told.push({ line, happened: events.get(line.seq) ?? [], isTakenBack: false });
  }
  return told;
}

/** The turn of the newest decision that stands: all that was decided in it and nobody took back. */
export function turnUntil(log: LogLine[], happened: Happened[], seq: number): Told[] {
  const told = tell(log.filter((line) => line.seq <= seq), happened).filter(({ line, isTakenBack }) => line.undo === undefined && !isTakenBack);
  const turn = told.at(-1)?.line.turn;
  return told.filter(({ line }) => line.turn === turn);
}

/** Where a seat's turns begin: the numbers of its decisions that are the first of a turn. */
export function turnStarts(log: LogLine[], seat: number): number[] {
  const decisions = log.filter((line) => line.undo === undefined);
  return decisions.filter((line, i) => line.seat === seat && line.turn !== decisions[i - 1]?.turn).map((line) => line.seq);
}
