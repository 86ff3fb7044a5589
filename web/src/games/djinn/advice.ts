import type { Advice } from '../advice';
import type { Deed } from '../game';
import { ends } from './map';
import { here } from './offer';
import type { Event, Field, Move, View } from './wire';

/** The way of an advised turn over the map, from where the deciding figure is. */
export function route({ moves }: Pick<Advice<Move>, 'moves'>, view: View): Field[] {
  const start = view.phase.kind === 'move' ? view.phase.at : here(view);
  const steps = moves.flatMap(({ move }) => {
    if (move.kind === 'place') return [ends(move.spot).from, ends(move.spot).to];
    return move.kind === 'go' || move.kind === 'skip' ? [move.field] : [];
  });
  if (steps.length === 0) return [];
  return start === null || moves[0]?.move.kind === 'place' ? steps : [start, ...steps];
}

/** The way somebody's figure went in a turn. */
export function goneBy({ happened }: Deed<Event>): Field[] {
  const way: Field[] = [];
  for (const { event } of happened) {
    if (event.kind === 'skipped') way.push(event.field);
    if (event.kind !== 'stopped' && event.kind !== 'placed') continue;
    const { from, to } = ends(event.spot);
    if (way.at(-1) !== from) way.push(from);
    way.push(to);
  }
  return way;
}
