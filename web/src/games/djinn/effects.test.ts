import { expect, test } from 'vitest';
import { effects } from './effects';
import { player, scene } from './scene';
import type { Event } from './wire';

const view = scene([player({ spot: 'S1>R4' }), player({ spot: 'R1>S4' })]);
const seen = (...events: Event[]) => effects(events.map((event) => ({ seq: 7, seat: 0, event })), view);

test('what somebody gets, gives and pays is seen at their figure', () => {
  const [gain, loss, toll] = seen({ kind: 'gained', seat: 0, good: 'magic', count: 3 }, { kind: 'lost', seat: 1, good: 'coin', count: 2 }, { kind: 'paid', seat: 0, to: 1, unit: 'scroll' });
  expect(gain).toMatchObject({ motion: 'say', what: { seat: 0, glyph: 'magic', count: 3 }, from: { spot: 'S1>R4' } });
  expect(loss).toMatchObject({ what: { seat: 1, count: -2 }, from: { spot: 'R1>S4' } });
  expect(toll).toMatchObject({ motion: 'move', from: { spot: 'S1>R4' }, to: { spot: 'R1>S4' } });
});

test('djinns leave into circle or bottle, masters flee, new djinns come one by one', () => {
  const all = seen(
    { kind: 'housed', seat: 0, djinn: 'red', bottle: null },
    { kind: 'housed', seat: 0, djinn: 'master', bottle: 'blue' },
    { kind: 'driven_off', field: 'R2' },
    { kind: 'drawn', field: 'R2', djinns: [1, 0, 2, 0] },
  );
  expect(all.map(({ motion }) => motion)).toEqual(['go', 'go', 'go', 'come', 'come', 'come']);
  expect(all[0]!.what).toEqual({ djinn: 'red', into: 'circle' });
  expect(all[1]!.what).toEqual({ djinn: 'master', into: 'blue' });
  expect(all.map(({ order }) => order)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(new Set(all.map(({ key }) => key)).size).toBe(6);
});

test('nothing is seen of who has no figure yet, nor of what is only said', () => {
  expect(effects([{ seq: 1, seat: 0, event: { kind: 'gained', seat: 0, good: 'coin', count: 1 } }], scene([player()]))).toEqual([]);
  expect(seen({ kind: 'turn_ended', seat: 0 }, { kind: 'round_began', round: 2 })).toEqual([]);
});
