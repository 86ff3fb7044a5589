import type { Echoes } from '../echo';
import type { Event, Move } from './wire';

/** Events that say no more than the decision they follow from. */
export const ECHOES: Echoes<Event['kind'], Move['kind']> = {
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
