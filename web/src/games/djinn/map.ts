import type { Field, Place, Spot, View } from './wire';

/** The map is drawn on a sheet of this size. */
export const WIDTH = 620;
export const HEIGHT = 670;

const SIDE = { x: WIDTH / 2, y: HEIGHT / 2 };
const OUTER = ['S1', 'R1', 'S2', 'R2', 'S3', 'R3'];
const INNER = ['R4', 'S4', 'R5', 'S5', 'R6', 'S6'];

/** All fields: the outer ring, the inner ring, the Source. */
export const FIELDS: Field[] = [...OUTER, ...INNER, 'M'];

/** Fields joined by a path. Squares and the Source have paths to rounds only, and the other way round. */
export const NEIGHBOURS: Record<Field, Field[]> = {
  M: ['R4', 'R5', 'R6'],
  S1: ['R1', 'R3', 'R4'],
  S2: ['R1', 'R2', 'R5'],
  S3: ['R2', 'R3', 'R6'],
  S4: ['R1', 'R4', 'R5'],
  S5: ['R2', 'R5', 'R6'],
  S6: ['R3', 'R4', 'R6'],
  R1: ['S1', 'S2', 'S4'],
  R2: ['S2', 'S3', 'S5'],
  R3: ['S1', 'S3', 'S6'],
  R4: ['M', 'S1', 'S4', 'S6'],
  R5: ['M', 'S2', 'S4', 'S5'],
  R6: ['M', 'S3', 'S5', 'S6'],
};

/** Every path once. */
export const PATHS: [Field, Field][] = FIELDS.filter(isRound).flatMap((round) =>
  NEIGHBOURS[round]!.map((other): [Field, Field] => [round, other]),
);

export interface Point {
  x: number;
  y: number;
}

/** The middle of a field on the sheet. */
export function middle(field: Field): Point {
  const outer = OUTER.indexOf(field);
  const ring = outer >= 0 ? outer : INNER.indexOf(field);
  if (ring < 0) return SIDE;
  const angle = ((ring * 60 - 90) * Math.PI) / 180;
  const [across, down] = outer >= 0 ? [292, 278] : [145, 138];
  return { x: SIDE.x + across * Math.cos(angle), y: SIDE.y + down * Math.sin(angle) };
}

/** A point on the way from one field to another, so many units before the middle of the second. */
export function before(from: Field, to: Field, distance: number): Point {
  const [a, b] = [middle(from), middle(to)];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const part = 1 - distance / length;
  return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
}

export function isRound(field: Field): boolean {
  return field.startsWith('R');
}

/** The two fields of a spot: where the figure came from, and where it is. */
export function ends(spot: Spot): { from: Field; to: Field } {
  const [from = 'M', to = 'M'] = spot.split('>');
  return { from, to };
}

/** What stands on a field in this game. */
export function placeAt(view: View, field: Field): Place {
  if (field === 'M') return 'source';
  return view.layout[(isRound(field) ? 5 : -1) + Number(field[1])] ?? 'source';
}

/** What lives at a field; nothing at squares and the Source. */
export function livesAt(view: View, field: Field): View['fields'][number] {
  const found = isRound(field) ? view.fields[Number(field[1]) - 1] : undefined;
  return found ?? { djinns: [0, 0, 0, 0], master: false };
}

/** The field an arrow key leads to: the nearest in that direction. */
export function toward(field: Field, key: string): Field {
  const here = middle(field);
  const [dx = 0, dy = 0] = ({ ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as Record<string, number[]>)[key] ?? [];
  let best = field;
  let least = Infinity;
  for (const other of FIELDS) {
    const there = middle(other);
    const ahead = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    if (ahead < 20 || aside > ahead * 2) continue;
    if (ahead + 2 * aside < least) [best, least] = [other, ahead + 2 * aside];
  }
  return best;
}
