import type { Clocks } from '../wire';

/** Milliseconds a seat has left at a moment of server time. */
export function leftAt(clocks: Clocks, seat: number, serverNow: number): number {
  const stock = clocks.left_ms[seat] ?? 0;
  const used = clocks.running === seat ? Math.max(0, serverNow - clocks.at) : 0;
  return Math.max(0, stock - used);
}

/** Time as people read it on a clock: `2d 4h`, `3:07:00`, `12:05`, and tenths in the last ten seconds. */
export function clockFace(ms: number): string {
  const two = (n: number) => String(n).padStart(2, '0');
  if (ms < 10_000) return `0:0${(Math.floor(ms / 100) / 10).toFixed(1)}`;
  const s = Math.floor(ms / 1000);
  const days = Math.floor(s / 86_400);
  const hours = Math.floor((s % 86_400) / 3600);
  const minutes = Math.floor((s % 3600) / 60);
  if (days > 0) return `${days}d ${hours}h`;
  if (hours > 0) return `${hours}:${two(minutes)}:${two(s % 60)}`;
  return `${minutes}:${two(s % 60)}`;
}
