import type { Choice } from './targets';
import type { Colour, Djinn, Mage } from './wire';

/** What may be done with things on one's own board. */
export interface Workshop {
  /** A mage to use or wake. */
  mages: Map<Mage, Choice>;
  /** A djinn in a circle to bottle. */
  circled: Map<Djinn, Choice>;
  staff: Choice | null;
  /** An empty circle or an empty bottle for the djinn that was caught. */
  circle: Choice | null;
  bottles: Map<Colour, Choice>;
}

/** Sorts moves by the thing they are done with. A thing with several moves is left to the list of all moves, where they are told apart. */
export function workshop(moves: Choice[]): Workshop {
  const [mages, circled]: [Map<Mage, Choice | null>, Map<Djinn, Choice | null>] = [new Map(), new Map()];
  const bottles = new Map<Colour, Choice | null>();
  let [staff, circle]: [Choice | null, Choice | null] = [null, null];
  const add = <K>(map: Map<K, Choice | null>, key: K, choice: Choice) => map.set(key, map.has(key) ? null : choice);
  for (const choice of moves) {
    const { move } = choice;
    if (move.kind === 'use' || move.kind === 'wake') add(mages, move.mage, choice);
    else if (move.kind === 'bottle') add(circled, move.colour, choice);
    else if (move.kind === 'bottle_master') add(circled, 'master', choice);
    else if (move.kind === 'use_staff') staff = choice;
    else if (move.kind === 'house_circle') circle = choice;
    else if (move.kind === 'house_bottle') add(bottles, move.colour, choice);
  }
  const single = <K>(map: Map<K, Choice | null>) => new Map([...map].filter((entry): entry is [K, Choice] => entry[1] !== null));
  return { mages: single(mages), circled: single(circled), bottles: single(bottles), staff, circle };
}
