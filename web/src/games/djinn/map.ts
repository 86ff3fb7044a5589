import { WIDE, type Sheet } from './sheet';
import type { Field, Place, Spot, View } from './wire';
import { FIELDS as FIELDS_OF, NEIGHBOURS, PRICES } from './wire/figures';

export { NEIGHBOURS };

const shaped = (shape: string) => Object.keys(FIELDS_OF).filter((field) => FIELDS_OF[field]?.shape === shape);
const [SQUARES, ROUNDS] = [shaped('square'), shaped('round')];
const inTurn = (first: Field[], second: Field[]) => first.flatMap((field, i) => [field, second[i]!]);

/** The outer ring, from the top to the right: small fields and round ones in turn. */
export const OUTER: Field[] = inTurn(SQUARES.slice(0, 3), ROUNDS.slice(0, 3));
const INNER = inTurn(ROUNDS.slice(3), SQUARES.slice(3));

/** The field in the middle. */
export const SOURCE: Field = shaped('source')[0]!;

/** All fields: the outer ring, the inner ring, the Source. */
export const FIELDS: Field[] = [...OUTER, ...INNER, SOURCE];

/** Every path once. */
export const PATHS: [Field, Field][] = FIELDS.filter(isRound).flatMap((round) =>
  NEIGHBOURS[round]!.map((other): [Field, Field] => [round, other]),
);

export interface Point {
  x: number;
  y: number;
}

/** The middle of a field on a sheet. */
export function middle(field: Field, { width, height, rings }: Sheet = WIDE): Point {
  const outer = OUTER.indexOf(field);
  const ring = outer >= 0 ? outer : INNER.indexOf(field);
  const side = { x: width / 2, y: height / 2 };
  if (ring < 0) return side;
  const angle = ((ring * 60 - 90) * Math.PI) / 180;
  const { across, down } = outer >= 0 ? rings.outer : rings.inner;
  return { x: side.x + across * Math.cos(angle), y: side.y + down * Math.sin(angle) };
}

/** A point on the way from one field to another, so many units before the middle of the second. */
export function before(from: Field, to: Field, distance: number, sheet: Sheet = WIDE): Point {
  const [a, b] = [middle(from, sheet), middle(to, sheet)];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const part = 1 - distance / length;
  return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
}

/** Where a figure stands that came from one field to another: on the right of the way; others on the same spot beside it. */
export function standing(from: Field, to: Field, ahead: number, sheet: Sheet): Point {
  const [a, b] = [middle(from, sheet), middle(to, sheet)];
  const isUpright = Math.abs(a.x - b.x) < 1;
  const { round, upright, slanting } = sheet.stand;
  const at = before(from, to, isRound(to) || to === SOURCE ? round : isUpright ? upright : slanting, sheet);
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const aside = (6 + (ahead % 2 === 1 ? -17 : 17) * Math.ceil(ahead / 2)) * sheet.figure;
  return { x: at.x - ((b.y - a.y) / length) * aside, y: at.y + ((b.x - a.x) / length) * aside };
}

/** The direction of a way on a sheet, in degrees. */
export function heading(from: Field, to: Field, sheet: Sheet): number {
  const [a, b] = [middle(from, sheet), middle(to, sheet)];
  return (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
}

export function isRound(field: Field): boolean {
  return FIELDS_OF[field]?.shape === 'round';
}

/** The two fields of a spot: where the figure came from, and where it is. */
export function ends(spot: Spot): { from: Field; to: Field } {
  const [from = SOURCE, to = SOURCE] = spot.split('>');
  return { from, to };
}

/** What stands on a field in this game. */
export function placeAt(view: View, field: Field): Place {
  return view.layout[FIELDS_OF[field]?.layout ?? -1] ?? 'source';
}

/** What lives at a field; nothing at squares and the Source. */
export function livesAt(view: View, field: Field): View['fields'][number] {
  const found = view.fields[FIELDS_OF[field]?.round ?? -1];
  return found ?? { djinns: [0, 0, 0, 0], master: false, djinn_cost: PRICES.djinn, master_cost: null };
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
