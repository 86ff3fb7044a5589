import { COLOURS, PRICES, circledBy, mageFigures } from './cards';
import { NEIGHBOURS, ends, isRound, livesAt, placeAt } from './map';
import type { Field, Mage, PlayerView, View } from './wire';

/** Why nothing can be caught at a field; `null` if something can, `none` if nobody lives there. */
export type Hindrance = 'none' | 'magic' | 'room' | 'cork' | null;

/** A field that can be reached, and how one would stand there. A hint: others move meanwhile, and only the engine judges. */
export interface Reach {
  field: Field;
  /** In so many moves. */
  moves: number;
  /** The stops on the way, the field itself last. */
  stops: Field[];
  /** Magic on arrival, counting Academy and Source on the way. */
  magic: number;
  /** Coins and scrolls left after paying those who stand there now. */
  purse: number;
  hindrance: Hindrance;
  /** Magic still missing for the cheapest djinn there. */
  missing: number;
}

interface Walker {
  from: Field;
  at: Field;
  stops: Field[];
  magic: number;
  limit: number;
  purse: number;
}

/** Everything reachable in one to three moves: each field by its fewest moves, with the most magic. */
export function routes(view: View, seat: number, most = 3): Reach[] {
  const me = view.players[seat];
  if (!me?.spot) return [];
  const { from, to } = ends(me.spot);
  let walkers: Walker[] = [{ from, at: to, stops: [], magic: me.magic, limit: me.limit, purse: me.coins + me.scrolls }];
  const found = new Map<Field, Reach>();
  for (let moves = 1; moves <= most; moves += 1) {
    const next: Walker[] = [];
    for (const walker of walkers) {
      for (const stop of stopsOf(view, seat, walker)) {
        const known = found.get(stop.at);
        if (!known || (known.moves === moves && known.magic < stop.magic)) {
          const reach = catchAt(view, me, stop.at, stop.magic);
          found.set(stop.at, { field: stop.at, moves, stops: stop.stops, magic: stop.magic, purse: stop.purse, ...reach });
        }
        next.push(leaving(view, me, stop));
      }
    }
    walkers = next;
  }
  return [...found.values()];
}

/** Where one move can end: a free field, or an occupied one that can be paid; occupied ones may also be passed over. */
function stopsOf(view: View, seat: number, walker: Walker, steps = 0): Walker[] {
  if (steps > 4) return [];
  return (NEIGHBOURS[walker.at] ?? []).flatMap((field) => {
    if (field === walker.from) return [];
    const toll = tollAt(view, seat, walker.at, field);
    const there: Walker = { ...walker, from: walker.at, at: field };
    const stop = { ...there, stops: [...walker.stops, field], purse: walker.purse - toll.units };
    const stops = toll.units <= walker.purse ? [stop] : [];
    return toll.figures > 0 ? [...stops, ...stopsOf(view, seat, there, steps + 1)] : stops;
  });
}

/** Who stands at a field, and what a stop there costs now. */
export function tollAt(view: View, seat: number, from: Field, field: Field): { figures: number; units: number; seats: number[] } {
  const me = view.players[seat];
  const seats = view.players.flatMap((player, other) => {
    if (other === seat || !player.spot) return [];
    const spot = ends(player.spot);
    return spot.to === field && (view.setup.occupancy === 'field' || spot.from === from) ? [other] : [];
  });
  const spared = (me?.equipment.includes('C1') ? 1 : 0) + (me?.characters.includes('G8') ? 1 : 0);
  const each = me?.characters.includes('N5') ? 2 : 1;
  return { figures: seats.length, units: Math.max(0, seats.length - spared) * each, seats };
}

/** The walker after doing there what brings magic, and losing it for djinns that are left alone. */
function leaving(view: View, me: PlayerView, walker: Walker): Walker {
  const { magic, limit, at } = walker;
  const place = placeAt(view, at);
  if (place === 'source') return { ...walker, magic: limit };
  if (place !== 'academy') return { ...walker, magic: Math.max(0, magic - refusalCost(view, me, at)) };
  const [{ limit: more }, , { magic: studied }] = PRICES.academy[1];
  const wider = isRound(at) ? Math.min(view.setup.max_limit, limit + more) : limit;
  return { ...walker, limit: wider, magic: Math.max(0, Math.min(wider, magic + studied) - refusalCost(view, me, at)) };
}

/** Magic lost for catching nothing at a field. */
export function refusalCost(view: View, me: PlayerView, field: Field): number {
  const { djinns, master } = livesAt(view, field);
  if (!master && djinns.every((count) => count === 0)) return 0;
  if (me.equipment.includes('C2')) return 0;
  return PRICES.refusal + (me.characters.includes('N4') ? 1 : 0);
}

/** Could at least one normal djinn be caught at a field with so much magic, and if not, why? */
export function catchAt(view: View, me: PlayerView, field: Field, magic: number): { hindrance: Hindrance; missing: number } {
  const { djinns } = livesAt(view, field);
  const there = COLOURS.flatMap((colour, i) => (djinns[i]! > 0 ? [{ colour, i }] : []));
  if (there.length === 0) return { hindrance: 'none', missing: 0 };
  const hasCircle = me.circles > circledBy(me);
  const housed = there.filter(({ i }) => hasCircle || (me.corks > 0 && me.bottles[i]! > 0));
  if (housed.length === 0) return { hindrance: there.some(({ i }) => me.bottles[i]! > 0) ? 'cork' : 'room', missing: 0 };
  const missing = Math.min(...housed.map(({ colour }) => Math.max(0, costOf(me, colour) - magic)));
  return { hindrance: missing > 0 ? 'magic' : null, missing };
}

/** The least magic one djinn of a colour costs with the help that can be paid for. */
function costOf(me: PlayerView, colour: string): number {
  const staffs: Record<string, string> = { T2: 'red', T3: 'blue', T4: 'yellow', T5: 'violet' };
  const staff = me.equipment[2] ?? '';
  const help = (staff === 'T1' ? 2 : 0) + (staff === 'T7' ? PRICES.once_strength : 0) + (staffs[staff] === colour ? 1 : 0);
  const most = me.characters.includes('N7') ? 2 : me.awake.length;
  return Math.max(0, PRICES.djinn - help - bestHelp(me.awake, colour, me.coins, me.scrolls, most));
}

function bestHelp(mages: Mage[], colour: string, coins: number, scrolls: number, left: number): number {
  const [first, ...rest] = mages;
  if (first === undefined || left === 0) return 0;
  const without = bestHelp(rest, colour, coins, scrolls, left);
  // one djinn never needs more than this
  if (without >= PRICES.djinn) return without;
  const figures = mageFigures(first);
  if (figures.coins > coins || figures.scrolls > scrolls) return without;
  const own = figures.green + (figures.colour === colour ? figures.bonus : 0);
  return Math.max(without, own + bestHelp(rest, colour, coins - figures.coins, scrolls - figures.scrolls, left - 1));
}

/** The fields a figure has passed over in the move that is under way, from where it stands to where it is now. */
export function chain(view: View, seat: number): Field[] {
  const spot = view.players[seat]?.spot;
  if (view.phase.kind !== 'move' || !spot) return [];
  const { from, to } = ends(spot);
  const goal = view.phase;
  const walk = (before: Field, at: Field, path: Field[]): Field[] | null => {
    if (before === goal.from && at === goal.at) return path;
    if (path.length > 4) return null;
    for (const field of NEIGHBOURS[at] ?? []) {
      if (field === before || tollAt(view, seat, at, field).figures === 0) continue;
      const found = walk(at, field, [...path, field]);
      if (found) return found;
    }
    return null;
  };
  return walk(from, to, [to]) ?? [];
}
