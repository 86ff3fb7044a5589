import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import djinn from '../games/djinn/wire/pad.json';
import tribes from '../games/tribes/wire/pad.json';
import { faults } from './faults';
import type { Pad, Sheets } from './pad';
import { score, winners } from './score';

const PADS = { tribes: tribes as unknown as Pad, djinn: djinn as unknown as Pad };

interface Final {
  sheets: Sheets;
  points: Record<string, number[]>;
  winners: number[];
}

const finals = (game: string): Final[] =>
  readFileSync(fileURLToPath(new URL(`../../../testdata/pad/${game}.jsonl`, import.meta.url)), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

describe.each(Object.entries(PADS))('the pad of %s', (game, pad) => {
  it('counts what the engine counts at the end of every golden game', () => {
    const all = finals(game);
    expect(all.length).toBeGreaterThan(100);
    const seen = new Set<string>();
    for (const final of all) {
      const lines = score(pad, final.sheets);
      expect(Object.fromEntries(lines.map(({ source, points }) => [source, points]))).toEqual(final.points);
      expect(winners(pad, final.sheets, lines)).toEqual(final.winners);
      lines.filter(({ points }) => points.some((one) => one > 0)).forEach(({ source }) => seen.add(source));
    }
    expect([...seen].sort()).toEqual(pad.sources.map(({ source }) => source).sort());
  });

  it('finds no fault with the end of any golden game', () => {
    for (const final of finals(game)) expect(faults(pad, final.sheets)).toEqual([]);
  });

  it('knows every field that a final position has', () => {
    const known = new Set(pad.fields.map(({ key }) => key));
    const seen = new Set(finals(game).flatMap(({ sheets }) => [sheets.table, ...sheets.players].flatMap(Object.keys)));
    expect([...seen].filter((key) => !known.has(key))).toEqual([]);
  });
});

it('names what cannot be', () => {
  const pad = PADS.tribes;
  const two = (a: Record<string, number>, b: Record<string, number>, boxes: string[] = []) => faults(pad, { boxes, table: {}, players: [a, b] });
  const codes = (found: ReturnType<typeof two>) => found.map((fault) => (fault.kind === 'supply' ? fault.field.key : fault.code));
  expect(codes(two({ 'djinn-boaz': 1 }, { 'djinn-boaz': 1 }))).toEqual(['djinn-boaz']);
  expect(codes(two({ 'ground-oasis': 3, palm: 9 }, { 'ground-oasis': 3, palm: 4 }))).toEqual(['palm']);
  expect(codes(two({ palm: 1 }, {}))).toEqual(['built']);
  expect(codes(two({ 'ground-small_market': 8, 'ground-large_market': 4 }, {}))).toEqual(['camels']);
  expect(codes(two({ 'item-crown': 1 }, {}))).toEqual(['item-crown']);
  expect(codes(two({ 'item-crown': 1 }, {}, ['artisans']))).toEqual([]);
});

