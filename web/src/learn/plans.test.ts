import { expect, it } from 'vitest';
import { after, asHint, plansOf, telling } from './plans';

const candidate = (texts: string[], points = 1) => ({ moves: texts.map((text) => ({ text, move: { kind: text } })), points, sources: [{ source: 'gold', points }], gift: null });

it('shows the three best plans, none of them twice', () => {
  const detail = { candidates: [candidate(['a', 'b'], 9), candidate(['a', 'b'], 9), candidate(['a', 'c'], 7), candidate(['d'], 5), candidate(['e'], 4)] };
  expect(telling(plansOf(detail), ({ moves }) => moves.map(({ text }) => text).join(' ')).map(({ moves, points }) => [moves.map(({ text }) => text).join(' '), points])).toEqual([['a b', 9], ['a c', 7], ['d', 5]]);
});

it('shows nothing of what it does not understand', () => {
  expect([plansOf(null), plansOf({}), plansOf({ candidates: [{ points: 3 }, { moves: [] }] })]).toEqual([[], [], []]);
});

it('follows whoever follows a plan, and knows when nobody does', () => {
  const plans = plansOf({ candidates: [candidate(['a', 'b']), candidate(['a', 'c']), candidate(['d'])] });
  expect(after(plans, 'a').map(({ moves }) => moves[0]?.text)).toEqual(['b', 'c']);
  expect(after(plans, 'd')).toEqual([]);
  expect(after(plans, 'x')).toEqual([]);
});

it('hands a plan to the board as a hint', () => {
  const [plan] = plansOf({ candidates: [candidate(['a', 'b'])] });
  expect(asHint(plan!)).toMatchObject({ text: 'a', move: { kind: 'a' }, detail: { candidates: [{ points: 1 }] } });
});

it('counts two ways to the same end as one choice', () => {
  const plans = plansOf({ candidates: [candidate(['a', 'b']), candidate(['c', 'b']), candidate(['d', 'e'])] });
  expect(telling(plans, ({ moves }) => moves.at(-1)!.text).map(({ moves }) => moves[0]?.text)).toEqual(['a', 'd']);
});
