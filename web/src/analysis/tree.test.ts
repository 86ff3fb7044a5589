import { expect, test } from 'vitest';
import { keep, pack, read, Tree, unpack } from './tree';

const FROM = { kind: 'table', id: 'abc', entry: 4 } as const;

function branched(): [Tree, number, number] {
  const [one, a] = new Tree().add(0, { move: 'bid 3' });
  const [two, b] = one.add(a, { deal: 1 });
  const [three, c] = two.add(b, { move: 'sow c3' });
  const [four] = three.add(a, { move: 'sow d3' });
  return [four, b, c];
}

test('a move that was played already is the same step', () => {
  const [tree, a] = new Tree().add(0, { move: 'bid 3' });
  expect(tree.add(0, { move: 'bid 3' })).toEqual([tree, a]);
  expect(tree.children(0)).toHaveLength(1);
});

test('the way to a step tells moves and where was dealt again', () => {
  const [tree, , c] = branched();
  expect(tree.way(c)).toEqual({ moves: ['bid 3', 'sow c3'], deals: [{ after: 1, number: 1 }] });
  expect(tree.way(0)).toEqual({ moves: [], deals: [] });
});

test('a variation is removed with all that follows it', () => {
  const [tree, b] = branched();
  expect(tree.without(b).steps.map(({ move }) => move)).toEqual([null, 'bid 3', 'sow d3']);
  expect(tree.without(0)).toBe(tree);
});

test('a file is read back, names and comments with it', () => {
  const [tree, b] = branched();
  const named = tree.told(b, { name: 'Main', comment: 'better?' });
  expect(read(JSON.stringify(keep(FROM, named)))).toEqual({ from: FROM, tree: named });
});

test('what is no analysis is refused', () => {
  const kept = keep(FROM, branched()[0]);
  for (const bad of ['', '[]', 'null', '{"lamplight":"analysis"}', JSON.stringify({ ...kept, steps: kept.steps.slice(1) }), JSON.stringify({ ...kept, format: 2 })]) {
    expect(read(bad), bad).toBeNull();
  }
  const looped = kept.steps.map((step) => (step.id === 1 ? { ...step, parent: 2 } : step));
  expect(read(JSON.stringify({ ...kept, steps: looped }))).toBeNull();
});

test('a link holds any text and tells when it is damaged', async () => {
  const text = JSON.stringify(keep(FROM, branched()[0])) + ' ü?+/=';
  const packed = await pack(text);
  expect(packed).toMatch(/^[\w-]+$/);
  expect(await unpack(packed)).toBe(text);
  expect(await unpack('***')).toBeNull();
});
