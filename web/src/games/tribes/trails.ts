import type { Deed } from '../game';
import type { Djinn, Event, Resource, Thief, Tile } from './wire';

/** The way somebody's meeples went in a turn: where they were picked up and where they were dropped. */
export const trailOf = ({ happened }: Deed<Event>): Tile[] =>
  happened.flatMap(({ event }) => (event.kind === 'picked_up' || event.kind === 'dropped' || event.kind === 'flew' ? [event.tile] : []));

/** Whose camel or tent is new on which tile. */
export const marksOf = (past: Deed<Event>[]): { seat: number; tile: Tile }[] =>
  past.flatMap(({ happened }) =>
    happened.flatMap(({ event }) => {
      if (event.kind === 'controlled') return [{ seat: event.seat, tile: event.tile }];
      return event.kind === 'camel_moved' ? [{ seat: event.seat, tile: event.to }] : [];
    }),
  );

/** What is new since I decided last. */
export interface News {
  /** Cards that were laid out, by how many. */
  cards: number;
  /** Djinns and thieves that lie open or that somebody has now. */
  djinns: (Djinn | Thief)[];
  /** Cards taken by seat; unseen ones too. */
  taken: Map<number, (Resource | null)[]>;
}

export function newsOf(past: Deed<Event>[]): News {
  const news: News = { cards: 0, djinns: [], taken: new Map() };
  for (const { event } of past.flatMap(({ happened }) => happened)) {
    switch (event.kind) {
      case 'row_refilled':
        news.cards += Object.values(event.cards).reduce((sum, count) => sum + (count ?? 0), 0);
        break;
      case 'djinns_revealed':
        news.djinns.push(...event.djinns);
        break;
      case 'djinn_gained':
        news.djinns.push(event.djinn);
        break;
      case 'thief_hired':
      case 'thief_revealed':
        news.djinns.push(event.thief);
        break;
      case 'card_taken':
      case 'card_drawn':
        news.taken.set(event.seat, [...(news.taken.get(event.seat) ?? []), event.card]);
        break;
    }
  }
  return news;
}
