import type { Echoes } from '../echo';
import type { Event, Move } from './wire';

/** Events that say no more than the decision they follow from. */
export const ECHOES: Echoes<Event['kind'], Move['kind']> = {
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
