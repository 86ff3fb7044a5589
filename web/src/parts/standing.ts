import type { TableInfo } from '../wire';

/** My seats at a table. */
export const seatsOf = (table: TableInfo, player: string | null) => table.seats.filter((seat) => player !== null && seat.player === player).map(({ seat }) => seat);

/** Does a table wait for me to decide? */
export function isMyTurn(table: TableInfo, player: string | null): boolean {
  const seat = table.progress?.to_move ?? null;
  return table.status === 'playing' && seat !== null && seatsOf(table, player).includes(seat) && !table.seats[seat]?.bot;
}

/** Games where I am to decide come first, those with least time before the others; then what was touched last. */
export function byUrgency(tables: TableInfo[], player: string | null): TableInfo[] {
  const rank = (table: TableInfo) => (isMyTurn(table, player) ? 0 : table.status === 'playing' ? 1 : 2);
  const until = (table: TableInfo) => (isMyTurn(table, player) ? (table.progress?.until ?? Infinity) : Infinity);
  return [...tables].sort((a, b) => rank(a) - rank(b) || (until(a) === until(b) ? 0 : until(a) - until(b)) || b.updated_at - a.updated_at);
}

/** By how much the winners are ahead of the others; 0 if nobody else played. */
export function margin(points: number[], winners: number[]): number {
  const others = points.filter((_, seat) => !winners.includes(seat));
  return winners.length === 0 || others.length === 0 ? 0 : Math.max(...points) - Math.max(...others);
}
