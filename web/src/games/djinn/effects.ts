import type { Motion } from '../../parts/Moving.svelte';
import type { Flight } from '../../parts/flights';
import type { Happened } from '../game';
import { COLOURS } from './wire/figures';
import type { GlyphName } from './pieces/shapes';
import type { Chest, Colour, Djinn, Equipment, Event, Field, Mage, Spot, Trophy, View } from './wire';

/** What is seen to move, come or go on the map. */
export type Seen =
  | { djinn: Djinn }
  | { chest: Chest }
  | { bound: number }
  | { seat: number; glyph: GlyphName; count: number | null }
  | { seat: number; mage: Mage }
  | { seat: number; passage: string };

/** Where on the map: at a field, or where a figure stands. */
export type Where = { field: Field } | { spot: Spot };

/** One thing that is seen to happen on the map. */
export interface Effect {
  key: string;
  motion: Motion;
  what: Seen;
  from: Where;
  to: Where;
  /** Its place in the queue: things that come after each other start after each other. */
  order: number;
}

/** What flies over the page to its owner's board. */
export type Flown = { djinn: Djinn; bottle: Colour | null } | { glyph: GlyphName; count: number } | { bottle: Colour } | { mage: Mage } | { equipment: Equipment } | { trophy: Trophy } | { chest: Chest };

/** What is to be seen of the facts of one decision. Figures walk by themselves. */
export function effects(fresh: Happened<Event>[], view: View): { board: Effect[]; flights: Flight<Flown>[] } {
  const [board, flights]: [Effect[], Flight<Flown>[]] = [[], []];
  const figure = (seat: number): Where | null => {
    const spot = view.players[seat]?.spot;
    return spot ? { spot } : null;
  };
  fresh.forEach(({ seq, event }, i) => {
    const key = () => `${seq}.${i}.${board.length}.${flights.length}`;
    const order = () => board.length + flights.length;
    const add = (motion: Motion, what: Seen, from: Where | null, to: Where | null = from) => {
      if (from && to) board.push({ key: key(), motion, what, from, to, order: order() });
    };
    /** From the figure, or whatever lies in sight of it, to a place of the owner's board. */
    const fly = (what: Flown, seat: number, part: string, from: string[] = []) =>
      flights.push({ key: key(), what, from: [...from, `figure:${seat}`], to: [`seat:${seat}:${part}`, `seat:${seat}`], order: order() });
    const says = (seat: number, glyph: GlyphName, count: number | null = null) => add('say', { seat, glyph, count }, figure(seat));
    switch (event.kind) {
      case 'paid':
        return add('move', { seat: event.seat, glyph: event.unit, count: null }, figure(event.seat), figure(event.to));
      case 'gained':
        says(event.seat, event.good, event.count);
        return fly({ glyph: event.good, count: event.count }, event.seat, event.good);
      case 'lost':
        return says(event.seat, event.good, -event.count);
      case 'bottle_gained':
        return fly({ bottle: event.colour }, event.seat, 'bottles');
      case 'hired':
        return fly({ mage: event.mage }, event.seat, 'mages', [`mage:${event.mage}`]);
      case 'woken':
      case 'used':
        return add('say', { seat: event.seat, mage: event.mage }, figure(event.seat));
      case 'equipped':
        return fly({ equipment: event.equipment }, event.seat, 'pegs', [`equipment:${event.equipment}`]);
      case 'staff_used':
        return says(event.seat, 'star');
      case 'chest_drawn':
        return add('burst', { chest: event.chest }, figure(event.seat));
      case 'unlocked':
        return says(event.seat, 'key');
      case 'trophy_gained':
        return fly({ trophy: event.trophy }, event.seat, 'roof');
      case 'dug':
        return add('come', { seat: event.seat, passage: event.passage }, { field: event.field });
      case 'bound':
        return add('burst', { bound: event.seat }, { field: event.field });
      case 'free_taken':
        return fly({ djinn: event.colour, bottle: null }, event.seat, 'circles', [`field:${event.field}`]);
      case 'housed':
        return fly({ djinn: event.djinn, bottle: event.bottle }, event.seat, event.bottle ? 'bottles' : 'circles');
      case 'bottled':
        return fly({ djinn: event.djinn, bottle: event.bottle }, event.seat, 'bottles', [`seat:${event.seat}:circles`]);
      case 'driven_off':
        return add('go', { djinn: 'master' }, { field: event.field });
      case 'drawn':
        return COLOURS.forEach((djinn, colour) => {
          for (let n = 0; n < event.djinns[colour]!; n += 1) add('come', { djinn }, { field: event.field });
        });
    }
  });
  return { board, flights };
}
