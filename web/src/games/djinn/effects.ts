import type { Happened } from '../game';
import { COLOURS } from './wire/figures';
import type { GlyphName } from './pieces/shapes';
import type { Colour, Djinn, Event, Field, Mage, Spot, View } from './wire';

/** What is seen to move, come or go. */
export type Seen =
  | { djinn: Djinn; into: Colour | 'circle' | null }
  | { seat: number; glyph: GlyphName; count: number | null }
  | { seat: number; mage: Mage }
  | { seat: number; bottle: Colour }
  | { seat: number; passage: string };

/** Where on the map: at a field, or where a figure stands. */
export type Where = { field: Field } | { spot: Spot };

/** One thing that is seen to happen on the map. */
export interface Effect {
  key: string;
  motion: 'move' | 'come' | 'go' | 'say';
  what: Seen;
  from: Where;
  to: Where;
  /** Its place in the queue: things that come after each other start after each other. */
  order: number;
}

/** What is to be seen of the facts of one decision. Figures walk by themselves. */
export function effects(fresh: Happened<Event>[], view: View): Effect[] {
  const seen: Effect[] = [];
  const figure = (seat: number): Where | null => {
    const spot = view.players[seat]?.spot;
    return spot ? { spot } : null;
  };
  fresh.forEach(({ seq, event }, i) => {
    const add = (motion: Effect['motion'], what: Seen, from: Where | null, to: Where | null = from) => {
      if (from && to) seen.push({ key: `${seq}.${i}.${seen.length}`, motion, what, from, to, order: seen.length });
    };
    const says = (seat: number, glyph: GlyphName, count: number | null = null) => add('say', { seat, glyph, count }, figure(seat));
    switch (event.kind) {
      case 'paid':
        return add('move', { seat: event.seat, glyph: event.unit, count: null }, figure(event.seat), figure(event.to));
      case 'gained':
        return says(event.seat, event.good, event.count);
      case 'lost':
        return says(event.seat, event.good, -event.count);
      case 'bottle_gained':
        return add('say', { seat: event.seat, bottle: event.colour }, figure(event.seat));
      case 'hired':
      case 'woken':
      case 'used':
        return add('say', { seat: event.seat, mage: event.mage }, figure(event.seat));
      case 'equipped':
        return says(event.seat, 'equip');
      case 'staff_used':
        return says(event.seat, 'star');
      case 'chest_drawn':
        return says(event.seat, 'chest');
      case 'unlocked':
        return says(event.seat, 'key');
      case 'trophy_gained':
        return says(event.seat, 'trophy');
      case 'dug':
        return add('come', { seat: event.seat, passage: event.passage }, { field: event.field });
      case 'free_taken':
        return add('go', { djinn: event.colour, into: null }, { field: event.field });
      case 'housed':
        return add('go', { djinn: event.djinn, into: event.bottle ?? 'circle' }, figure(event.seat));
      case 'bottled':
        return add('go', { djinn: event.djinn, into: event.bottle }, figure(event.seat));
      case 'driven_off':
        return add('go', { djinn: 'master', into: null }, { field: event.field });
      case 'drawn':
        return COLOURS.forEach((djinn, colour) => {
          for (let n = 0; n < event.djinns[colour]!; n += 1) add('come', { djinn, into: null }, { field: event.field });
        });
    }
  });
  return seen;
}
