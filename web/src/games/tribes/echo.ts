import { readMove } from './notation';
import type { Event, Move } from './wire';

/** Events that say no more than the decision they follow from. */
const ECHOES: Partial<Record<Event['kind'], Move['kind'][]>> = {
  killed: ['kill', 'kill_held'],
  djinn_gained: ['buy'],
  djinn_used: ['use'],
  thief_hired: ['hire'],
  thief_used: ['steal'],
  item_used: ['magic'],
  called: ['call'],
  laid: ['lay'],
  gave: ['give'],
  claimed: ['claim'],
};

/** Does the event only say again what its decision has said? */
export function isEcho(event: Event, text: string): boolean {
  const kind = readMove(text)?.kind;
  return kind !== undefined && (ECHOES[event.kind]?.includes(kind) ?? false);
}
