import { t } from '../i18n/words.svelte';
import { levelName } from '../parts/levels';
import { distinct, personName, seatLetter } from '../parts/seats';
import { api } from '../wire/api';
import type { Frame, Replay } from '../wire';

/** How many frames one answer of the server holds at most. */
const PART = 100;

/** Where the frames of a replay come from. */
export type Source = (from: number, count: number) => Promise<Replay>;

/** The replay of a table of this server. */
export const fromTable =
  (id: string): Source =>
  (from, count) =>
    api.replay(id, from, count);

/** The replay of a log file's text. */
export const fromLog =
  (log: string): Source =>
  (from, count) =>
    api.replayLog(log, from, count);

/** Reads a whole replay, part by part, telling how far it is. Stops when `isWanted` says no. */
export async function readAll(
  source: Source,
  tell: (replay: Replay, frames: Frame[]) => void,
  isWanted: () => boolean,
): Promise<void> {
  const frames: Frame[] = [];
  for (;;) {
    const replay = await source(frames.length, PART);
    if (!isWanted()) return;
    frames.push(...replay.frames);
    tell(replay, [...frames]);
    if (frames.length > replay.entries || replay.frames.length === 0) return;
  }
}

/** Who played, by seat: names and levels as people read them, letters where none are known. */
export const replayNames = ({ names }: Pick<Replay, 'names'>, count: number): string[] =>
  distinct(Array.from({ length: count }, (_, seat) => levelName(names[seat] ? personName(names[seat]) : null) || t('seat-letter', { letter: seatLetter(seat) })));

/** Points over time for each seat, from the frames read so far. */
export function pointsOverTime(frames: Frame[], seats: number): number[][] {
  return Array.from({ length: seats }, (_, seat) =>
    frames.map((frame) => frame.scores.reduce((sum, line) => sum + (line.points[seat] ?? 0), 0)),
  );
}
