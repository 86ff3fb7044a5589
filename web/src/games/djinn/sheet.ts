/** What the map is drawn on: how far its rings reach, and how large everything is. */
export interface Sheet {
  width: number;
  height: number;
  rings: { outer: Ring; inner: Ring };
  /** Half of a square's width and height. */
  square: { x: number; y: number };
  /** The radius of a round field, and half of the Source. */
  round: number;
  source: number;
  /** Size of letters: names, numbers, codes (0 for none). */
  name: number;
  count: number;
  code: number;
  /** Size of drawings: the place's own, what it brings, djinns, masters. */
  glyph: number;
  icon: number;
  djinn: number;
  master: number;
  /** From more than so many djinns on, they are counted. */
  crowd: number;
  /** Where lines of a round field stand: drawing (its top), name (its foot), icons and djinns (their tops). */
  roundLines: Lines;
  squareLines: Lines;
  /** Figures, marks of the route board and of passages, as a part of their drawing. */
  figure: number;
  mark: number;
  /** How far before a field's middle a figure stands, by the field's form and the way's direction. */
  stand: { round: number; upright: number; slanting: number };
  /** Thickness of a path. */
  path: number;
  /** How far the ground reaches beyond the sheet. */
  edge: number;
}

interface Ring {
  across: number;
  down: number;
}

interface Lines {
  glyph: number;
  name: number;
  icons: number;
  djinns: number;
}

/** For every screen that is not narrow. */
export const WIDE: Sheet = {
  width: 772,
  height: 670,
  rings: { outer: { across: 366, down: 278 }, inner: { across: 182, down: 138 } },
  square: { x: 50, y: 44 },
  round: 53,
  source: 52,
  name: 15,
  count: 14,
  code: 11.5,
  glyph: 24,
  icon: 17,
  djinn: 22,
  master: 23,
  crowd: 4,
  roundLines: { glyph: -48, name: -12, icons: -7, djinns: 16 },
  squareLines: { glyph: -40, name: 0, icons: 8, djinns: 16 },
  figure: 1.3,
  mark: 1,
  stand: { round: 66, upright: 58, slanting: 70 },
  path: 15,
  edge: 8,
};

/** For a phone held upright: one unit is about one pixel, so that letters are never smaller than 10. */
export const NARROW: Sheet = {
  width: 340,
  height: 446,
  rings: { outer: { across: 157, down: 189 }, inner: { across: 81, down: 95 } },
  square: { x: 33.5, y: 30 },
  round: 34,
  source: 34,
  name: 10.5,
  count: 10.5,
  code: 0,
  glyph: 18,
  icon: 13,
  djinn: 16,
  master: 17,
  crowd: 3,
  roundLines: { glyph: -32, name: -5, icons: -3, djinns: 12 },
  squareLines: { glyph: -28, name: 1, icons: 6, djinns: 12 },
  figure: 0.92,
  mark: 0.76,
  stand: { round: 39, upright: 40, slanting: 38 },
  path: 10,
  edge: 2,
};

/**
 * Where the middles of so many djinns stand on a round field, from its middle: side by side, the outer ones a little higher, where the
 * field is wider. `top` is where their line begins.
 */
export function crowded(count: number, sheet: Sheet, top: number): { x: number; y: number }[] {
  const low = top + sheet.djinn / 2;
  const far = sheet.round - 2 - sheet.djinn * 0.46;
  const wanted = ((count - 1) / 2) * sheet.djinn;
  const lift = Math.min(sheet.djinn / 5, Math.max(0, low - Math.sqrt(Math.max(0, far ** 2 - wanted ** 2))));
  const half = Math.min(wanted, Math.sqrt(Math.max(0, far ** 2 - (low - lift) ** 2)));
  return Array.from({ length: count }, (_, i) => {
    const side = count > 1 ? (2 * i) / (count - 1) - 1 : 0;
    return { x: side * half, y: low - lift * side * side };
  });
}
