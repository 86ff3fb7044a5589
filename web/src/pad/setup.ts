import { FIELDS, NEIGHBOURS, PLACES, SCORING_CARDS } from '../games/djinn/wire/figures';
import type { Field, Place } from '../games/djinn/wire';
import { COUNTS, TILES } from '../games/tribes/wire/figures';
import type { Ground } from '../games/tribes/wire';

/** A number below `most`, each as likely. */
export function below(most: number): number {
  // What is left over at the top would make small numbers likelier.
  const fair = Math.floor(2 ** 32 / most) * most;
  for (;;) {
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (drawn < fair) return drawn % most;
  }
}

export function shuffled<T>(all: readonly T[]): T[] {
  const left = [...all];
  return all.map(() => left.splice(below(left.length), 1)[0]!);
}

/** Tiles of Five Tribes, row by row. With the Artisans the new ones lie in the heart of the board. */
export function tribesBoard(withArtisans: boolean): Ground[][] {
  const isNew = (ground: Ground) => (COUNTS.new_tiles as readonly string[]).includes(ground);
  const copies = (wanted: (ground: Ground) => boolean) =>
    (Object.keys(TILES) as Ground[]).filter(wanted).flatMap((ground) => Array.from({ length: TILES[ground].copies }, () => ground));
  const base = shuffled(copies((ground) => !isNew(ground)));
  const columns = COUNTS.columns;
  const rows = COUNTS.rows[withArtisans ? 1 : 0];
  if (!withArtisans) return Array.from({ length: rows }, (_, row) => base.slice(row * columns, (row + 1) * columns));
  const [from, to] = COUNTS.heart;
  const side = to - from + 1;
  const fresh = copies(isNew);
  const heart = shuffled([...fresh, ...base.splice(0, side * side - fresh.length)]);
  const isHeart = (row: number, column: number) => row >= from && row <= to && column >= from && column <= to;
  return Array.from({ length: rows }, (_, row) => Array.from({ length: columns }, (_, column) => (isHeart(row, column) ? heart : base).shift()!));
}

/** Places of Djinn by field: each location has a square and a round one, never side by side. */
export function djinnCity(): [Field, Place][] {
  const fields = Object.keys(FIELDS) as Field[];
  const source = PLACES.filter((place) => (place as string) === 'source');
  const locations = PLACES.filter((place) => !source.includes(place));
  for (;;) {
    const laid = (['square', 'round'] as const).flatMap((shape) => {
      const places = shuffled(locations);
      return fields.filter((field) => FIELDS[field]!.shape === shape).map((field, i): [Field, Place] => [field, places[i]!]);
    });
    const at = new Map(laid);
    if (laid.every(([field, place]) => NEIGHBOURS[field]!.every((next) => at.get(next) !== place))) return laid;
  }
}

/** One scoring card of each value. */
export function scoringCards(): string[] {
  const values = [...new Set(Object.values(SCORING_CARDS).map(({ points }) => points))];
  return values.map((value) => shuffled(Object.keys(SCORING_CARDS).filter((card) => SCORING_CARDS[card]?.points === value))[0]!);
}
