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

/** The turn that a decision closes or goes on with: what its seat decided and nobody took back; `end` tells nothing more. */
export function turnUntil(log: LogLine[], happened: Happened[], seq: number): Told[] {
  const told = tell(log.filter((line) => line.seq <= seq), happened).filter(({ line, isTakenBack }) => line.undo === undefined && !isTakenBack);
  if (told.at(-1)?.line.move === 'end') told.pop();
  const seat = told.at(-1)?.line.seat;
  return told.slice(told.findLastIndex(({ line }) => line.seat !== seat || line.move === 'end') + 1);
}

/** How many entries there were before the turn these seats are in: all of them, if they have not begun one. */
export function beforeTurn(log: LogLine[], seats: number[]): number {
  const last = log.findLastIndex(({ seat, move }) => !seats.includes(seat) || move === 'end');
  return last + 1;
}

/** Where a seat's turns begin: the numbers of decisions by it that follow somebody else's, or an `end`. */
export function turnStarts(log: (LogLine | null)[], seat: number): number[] {
  const starts: number[] = [];
  log.forEach((line, i) => {
    if (!line || line.seat !== seat || line.undo !== undefined) return;
    const before = i > 0 ? log[i - 1] : null;
    if (!before || before.seat !== seat || before.move === 'end') starts.push(line.seq);
  });
  return starts;
}
