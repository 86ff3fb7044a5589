import type { Choice } from './own';
import { ends } from './map';
import type { Field, Move } from './wire';
import { CHARACTERS } from './wire/figures';

export type { Choice };

/** The field a move is shown on, or `null` for one that is offered beside the map. */
export function fieldOf(move: Move): Field | null {
  switch (move.kind) {
    case 'place':
      return ends(move.spot).to;
    case 'go':
    case 'skip':
    case 'dig':
      return move.field;
    default:
      return null;
  }
}

/** The same move at another field: the engine says why it cannot be. */
export function atField(like: Move, field: Field): Move {
  switch (like.kind) {
    case 'place':
      return { ...like, spot: `${ends(like.spot).from}>${field}` };
    case 'go':
    case 'skip':
      return { kind: 'go', field };
    case 'dig':
      return { ...like, field };
    default:
      return like;
  }
}

/** The moves by the field they are shown on. */
export function byField(moves: Choice[]): Map<Field, Choice[]> {
  const found = new Map<Field, Choice[]>();
  for (const choice of moves) {
    const field = fieldOf(choice.move);
    if (field !== null) found.set(field, [...(found.get(field) ?? []), choice]);
  }
  return found;
}

/** A group of moves offered beside the map, in the order in which they are read. */
export type Group = 'move' | 'act' | 'forgo' | 'catch' | 'answer' | 'good' | 'bad' | 'trophy' | 'leave';

const GROUPS: Partial<Record<Move['kind'], Group>> = {
  go: 'move',
  skip: 'move',
  place: 'move',
  standard: 'act',
  special: 'act',
  passage: 'act',
  forgo: 'forgo',
  catch: 'catch',
  refuse: 'catch',
  use: 'catch',
  bind: 'catch',
  trophy: 'trophy',
  pass: 'leave',
  done: 'leave',
  end: 'leave',
};

/** Where a move is offered. */
export const groupOf = (move: Move): Group =>
  move.kind === 'choose' ? (CHARACTERS[move.character]?.kind ?? 'answer') : (GROUPS[move.kind] ?? 'answer');

/** What is offered beside the map, by group; moves that are plain on the map stay there. */
export function grouped(moves: Choice[]): [Group, Choice[]][] {
  const order: Group[] = ['move', 'catch', 'act', 'answer', 'good', 'bad', 'forgo', 'trophy', 'leave'];
  const shown = moves.filter(({ move }) => move.kind !== 'place' && move.kind !== 'dig');
  return order.flatMap((group): [Group, Choice[]][] => {
    const list = shown.filter(({ move }) => groupOf(move) === group);
    return list.length > 0 ? [[group, list]] : [];
  });
}
