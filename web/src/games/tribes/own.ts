import type { LegalMove } from '../game';
import type { Event, Facts, Move, View } from './wire';

/** How this game's things look on the wire. */
export interface Own {
  view: View;
  move: Move;
  event: Event;
  facts: Facts;
}

/** A move that may be played now. */
export type Choice = LegalMove<Own>;
