import { beforeAll, expect, it, vi } from 'vitest';
import type { End, GameInfo, TableInfo } from '../wire';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });

let levels: (typeof import('./levels.svelte'))['levels'];
let wentFor: (typeof import('./levels.svelte'))['wentFor'];
// A busy machine takes its time to compile it.
beforeAll(async () => ({ levels, wentFor } = await import('./levels.svelte')), 60_000);

const game = { name: 'tribes', levels: ['random', 'novice', 'greedy', 'planner', 'search'].map((name) => ({ name, about: '' })) } as unknown as GameInfo;
const table = (level: string) => ({ game: 'tribes', seats: [{ seat: 0, bot: null, stand_in: null }, { seat: 1, bot: level, stand_in: null }] }) as unknown as TableInfo;
const end = (...totals: number[]) => ({ totals }) as unknown as End;

it('lets somebody new begin against the second weakest', () => {
  expect(levels.next(game)).toBe('novice');
});

it('goes up after an easy win, down after a hard loss, and stays where it was close', () => {
  expect(levels.take(table('novice'), end(150, 80), 0)).toBe(true);
  expect(levels.next(game)).toBe('greedy');
  levels.take(table('greedy'), end(140, 150), 0);
  expect(levels.next(game)).toBe('greedy');
  levels.take(table('greedy'), end(60, 150), 0);
  expect(levels.next(game)).toBe('novice');
  levels.take(table('search'), end(200, 20), 0);
  expect(levels.next(game)).toBe('search');
  levels.take(table('random'), end(20, 200), 0);
  expect(levels.next(game)).toBe('random');
});

it('learns nothing from games with people or mixed levels', () => {
  const people = { game: 'tribes', seats: [{ seat: 0, bot: null, stand_in: null }, { seat: 1, bot: null, stand_in: null }] } as unknown as TableInfo;
  expect(levels.take(people, end(1, 2), 0)).toBe(false);
  expect(wentFor([0, 0], 0)).toBe('close');
});
