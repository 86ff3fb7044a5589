import { inPlay, type Field, type Pad, type Sheets } from './pad';

/** Something that was entered and cannot be. */
export type Fault =
  /** More of something than there are. */
  | { kind: 'supply'; field: Field; entered: number; most: number; seats: number[] }
  /** A rule of the pad is broken by one player, or by the table (`seat` is null). */
  | { kind: 'limit'; code: string; seat: number | null; entered: number; most: number };

const sum = (sheet: Record<string, number>, keys: string[]) => keys.reduce((total, key) => total + (sheet[key] ?? 0), 0);

/** The most of a field there can be with so many players; null if nothing limits it. */
export const supply = (field: Field, players: number) => field.supply?.[players - 1] ?? null;

/** All that cannot be. */
export function faults(pad: Pad, { boxes, table, players }: Sheets): Fault[] {
  const found: Fault[] = [];
  for (const field of pad.fields) {
    const most = inPlay(field.boxes, boxes) ? supply(field, players.length) : 0;
    if (most === null || field.shared) continue;
    const seats = players.flatMap((sheet, seat) => (sheet[field.key] ? [seat] : []));
    const entered = players.reduce((total, sheet) => total + (sheet[field.key] ?? 0), 0);
    if (entered > most) found.push({ kind: 'supply', field, entered, most, seats });
  }
  for (const limit of pad.limits) {
    if (limit.kind === 'most' && limit.shared) {
      const [entered, most] = [sum(table, limit.of), limit.most[players.length - 1] ?? 0];
      if (entered > most) found.push({ kind: 'limit', code: limit.code, seat: null, entered, most });
      continue;
    }
    players.forEach((sheet, seat) => {
      const entered = sum(sheet, limit.of);
      let most = Infinity;
      if (limit.kind === 'most') most = (limit.most[players.length - 1] ?? 0) + (limit.more && boxes.includes(limit.more[0]) ? limit.more[1] : 0);
      else if (limit.kind === 'not_more') most = sum(sheet, limit.than);
      else if (sum(sheet, limit.needs) === 0) most = 0;
      if (entered > most) found.push({ kind: 'limit', code: limit.code, seat, entered, most });
    });
  }
  return found;
}
