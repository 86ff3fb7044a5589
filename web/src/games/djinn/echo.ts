import { readMove } from './notation';
import type { Event, Move } from './wire';

/** Events that say no more than the decision they follow from. */
const ECHOES: Partial<Record<Event['kind'], Move['kind'][]>> = {
  chosen: ['choose'],
  placed: ['place'],
  stopped: ['go'],
  skipped: ['skip'],
  paid: ['pay'],
  spared: ['spare'],
  acted: ['standard', 'special'],
  forwent: ['forgo'],
  hired: ['hire'],
  woken: ['wake'],
  used: ['use'],
  equipped: ['buy_equipment', 'equip'],
  dug: ['dig'],
  refused: ['refuse'],
  free_taken: ['free'],
};

/** Does the event only say again what its decision has said? */
export function isEcho(event: Event, text: string): boolean {
  const kind = readMove(text)?.kind;
  return kind !== undefined && (ECHOES[event.kind]?.includes(kind) ?? false);
}
