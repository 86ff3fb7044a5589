import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ends } from './map';
import { catchAt, chain, refusalCost, routes, tollAt } from './route';
import { player, scene } from './scene';
import type { View } from './wire';

const fields = (list: { field: string; moves: number }[], moves: number) =>
  list.filter((one) => one.moves === moves).map((one) => one.field).sort();

test('one move never goes back', () => {
  expect(fields(routes(scene([player({ spot: 'R1>S1' })]), 0), 1)).toEqual(['R3', 'R4']);
  expect(fields(routes(scene([player({ spot: 'S1>R4' })]), 0), 1)).toEqual(['M', 'S4', 'S6']);
});

test('within three moves almost the whole city lies open', () => {
  const list = routes(scene([player({ spot: 'R4>M' })]), 0);
  expect(fields(list, 1)).toEqual(['R5', 'R6']);
  expect(new Set(list.map((one) => one.field)).size).toBe(list.length);
  expect(Math.max(...list.map((one) => one.moves))).toBe(3);
  for (const one of list) expect(one.stops.length).toBe(one.moves);
});

test('an occupied field can be paid for or passed over', () => {
  const others = [player({ spot: 'S6>R4' })];
  const rich = routes(scene([player({ spot: 'R1>S1' }), ...others]), 0);
  expect(fields(rich, 1)).toEqual(['M', 'R3', 'R4', 'S4', 'S6']);
  expect(rich.find((one) => one.field === 'R4')!.purse).toBe(3);
  const poor = routes(scene([player({ spot: 'R1>S1', coins: 0 }), ...others]), 0, 1);
  expect(fields(poor, 1)).toEqual(['M', 'R3', 'S4', 'S6']);
});

test('a toll is owed to each figure, twice by the disliked, once less with the cloak', () => {
  const others = [player({ spot: 'S6>R4' }), player({ spot: 'M>R4' })];
  const toll = (change: Parameters<typeof player>[0]) => tollAt(scene([player({ spot: 'R1>S1', ...change }), ...others]), 0, 'S1', 'R4');
  expect(toll({})).toEqual({ figures: 2, units: 2, seats: [1, 2] });
  expect(toll({ characters: ['G1', 'N5'] }).units).toBe(4);
  expect(toll({ equipment: [null, 'C1', null] }).units).toBe(1);
});

test('only the own path counts where figures occupy paths', () => {
  const view = scene([player({ spot: 'R1>S1' }), player({ spot: 'S6>R4' })]);
  const byPath: View = { ...view, setup: { ...view.setup, occupancy: 'path' } };
  expect(tollAt(byPath, 0, 'S1', 'R4').figures).toBe(0);
  expect(tollAt(byPath, 0, 'S6', 'R4').figures).toBe(1);
});

test('Academy and Source on the way fill up the magic', () => {
  const list = routes(scene([player({ spot: 'S1>R4', magic: 0, limit: 6 })]), 0);
  const after = list.find((one) => one.field === 'R5')!;
  expect(after.moves).toBe(2);
  expect(after.stops[0]).toBe('M');
  expect(after.magic).toBe(6);
});

test('a catch fails for want of magic, of room, or of a cork, and says which', () => {
  const at = (change: Parameters<typeof player>[0], magic: number) => {
    const me = player(change);
    return catchAt(scene([me]), me, 'R4', magic);
  };
  expect(at({}, 4)).toEqual({ hindrance: null, missing: 0 });
  expect(at({}, 3)).toEqual({ hindrance: 'magic', missing: 1 });
  expect(at({ circled: [2, 0, 0, 0] }, 12).hindrance).toBe('room');
  expect(at({ circled: [2, 0, 0, 0], bottles: [0, 0, 1, 0], corks: 1 }, 12).hindrance).toBe('room');
  expect(at({ circled: [2, 0, 0, 0], bottles: [1, 0, 0, 0] }, 12).hindrance).toBe('cork');
  expect(at({ circled: [2, 0, 0, 0], bottles: [1, 0, 0, 0], corks: 1 }, 4).hindrance).toBeNull();
});

test('mages and staffs lower what is missing, if they can be paid', () => {
  const missing = (change: Parameters<typeof player>[0]) => {
    const me = player({ coins: 0, ...change });
    return catchAt(scene([me]), me, 'R4', 0).missing;
  };
  expect(missing({ awake: ['R1'] })).toBe(2);
  expect(missing({ awake: ['R3'] })).toBe(4);
  expect(missing({ awake: ['R3'], scrolls: 1 })).toBe(1);
  expect(missing({ awake: ['R1', 'R2', 'B2'] })).toBe(0);
  expect(missing({ awake: ['V1', 'B1', 'Y1'] })).toBe(0);
  expect(missing({ awake: ['V1', 'B1', 'Y1'], characters: ['G1', 'N7'] })).toBe(1);
  expect(missing({ equipment: [null, null, 'T1'] })).toBe(2);
  expect(missing({ equipment: [null, null, 'T2'] })).toBe(3);
  expect(missing({ equipment: [null, null, 'T7'] })).toBe(0);
});

test('catching nothing costs magic only where djinns live', () => {
  const me = player();
  const view = scene([me]);
  expect(refusalCost(view, me, 'S1')).toBe(0);
  expect(refusalCost(view, me, 'R1')).toBe(1);
  expect(refusalCost(view, player({ characters: ['G1', 'N4'] }), 'R1')).toBe(2);
  expect(refusalCost(view, player({ equipment: [null, 'C2', null] }), 'R1')).toBe(0);
});

test('a chain of skips is found again', () => {
  const players = [player({ spot: 'R1>S1' }), player({ spot: 'S6>R4' }), player({ spot: 'R5>M' })];
  expect(chain(scene(players, { phase: { kind: 'move', from: 'R1', at: 'S1' } }), 0)).toEqual(['S1']);
  expect(chain(scene(players, { phase: { kind: 'move', from: 'S1', at: 'R4' } }), 0)).toEqual(['S1', 'R4']);
  expect(chain(scene(players, { phase: { kind: 'move', from: 'R4', at: 'M' } }), 0)).toEqual(['S1', 'R4', 'M']);
});

/** Moments of random games with what the engine says about them. */
const moments: {
  moves: { view: View; stops: { field: string; paid: number }[] }[];
  catches: { view: View; catches: string[]; refusal: number }[];
} = JSON.parse(readFileSync(fileURLToPath(new URL('./wire/moments.json', import.meta.url)), 'utf8'));

test('the engine allows exactly the stops that the board shows for one move, at their tolls', () => {
  expect(moments.moves.length).toBeGreaterThan(5);
  for (const { view, stops } of moments.moves) {
    const seat = view.decides!;
    const me = view.players[seat]!;
    const shown = routes(view, seat, 1);
    expect(fields(shown, 1)).toEqual([...new Set(stops.map(({ field }) => field))].sort());
    for (const { field, purse } of shown) {
      const least = Math.min(...stops.filter((stop) => stop.field === field).map(({ paid }) => paid));
      expect(me.coins + me.scrolls - purse, field).toBe(least);
    }
  }
});

test('the engine offers a catch exactly where the board says that one is possible', () => {
  expect(moments.catches.some(({ catches }) => catches.length > 0) && moments.catches.some(({ catches }) => catches.length === 0)).toBe(true);
  for (const { view, catches, refusal } of moments.catches) {
    const me = view.players[view.decides!]!;
    const at = ends(me.spot!).to;
    expect(catchAt(view, me, at, me.magic).hindrance === null).toBe(catches.length > 0);
    expect(Math.min(me.magic, refusalCost(view, me, at))).toBe(refusal);
  }
});
