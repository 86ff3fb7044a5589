/**
 * Something that flies over the page from where it was to where it now is. Places are names: whatever is drawn carries its own in
 * `data-at`, as in `data-at="seat:0 seat:0:gold"`; the first one named that is in sight is taken.
 */
export interface Flight<W = unknown> {
  key: string;
  what: W;
  from: string[];
  to: string[];
  /** Its place in the queue: things that come after each other start after each other. */
  order: number;
}

export interface Spot {
  x: number;
  y: number;
  width: number;
}

/** Where each of these places is now, by name; the first that is in sight. */
export function places(wanted: Set<string>, within: Document = document): Map<string, Spot> {
  const found = new Map<string, Spot>();
  const [wide, high] = [within.documentElement.clientWidth, within.documentElement.clientHeight];
  for (const one of within.querySelectorAll<HTMLElement | SVGElement>('[data-at]')) {
    const names = (one.dataset.at?.split(' ') ?? []).filter((name) => wanted.has(name));
    if (names.length === 0) continue;
    const { x, y, width, height } = one.getBoundingClientRect();
    const spot = { x: x + width / 2, y: y + height / 2, width };
    if (width === 0 || spot.x < 0 || spot.x > wide || spot.y < 0 || spot.y > high) continue;
    for (const name of names) if (!found.has(name)) found.set(name, spot);
  }
  return found;
}

/** The first of some places that is known. */
export const first = (names: string[], ...known: Map<string, Spot>[]): Spot | null => {
  for (const name of names) for (const map of known) if (map.has(name)) return map.get(name)!;
  return null;
};

/** How far what goes to nowhere in sight rises. */
const RISE = 70;

/** The way of a flight: in a low arc, from what it was as large as to a token. */
export function way(from: Spot, to: Spot | null): Keyframe[] {
  const end = to ?? { x: from.x, y: from.y - RISE };
  const middle = { x: (from.x + end.x) / 2, y: Math.min(from.y, end.y) + Math.abs(from.y - end.y) * 0.3 - 24 };
  const at = ({ x, y }: { x: number; y: number }, size: number) => `translate(${x}px, ${y}px) scale(${size})`;
  return [
    { transform: at(from, 0.8), opacity: 1 },
    { transform: at(middle, 1.15), opacity: 1, offset: 0.45 },
    { transform: at(end, to ? 0.6 : 1), opacity: to ? 1 : 0.4, offset: 0.93 },
    { transform: at(end, to ? 0.5 : 1), opacity: 0 },
  ];
}
