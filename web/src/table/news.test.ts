import { expect, it } from 'vitest';
import type { GameModule } from '../games/game';
import { newsOf } from './news';

const module = {
  describe: (event: string) => (event === 'silent' ? null : { key: event }),
  comesNext: (event: string) => event === 'next',
  moveLine: (text: string) => ({ key: `move ${text}` }),
} as unknown as GameModule;

const told = (move: string, ...events: string[]) => ({
  line: { seq: 0, seat: 0, turn: 1, text: move, move, at: 0 },
  happened: events.map((event) => ({ seq: 0, seat: 0, event })),
  isTakenBack: false,
});

const news = (...turn: ReturnType<typeof told>[]) => newsOf(turn, module, [], null).map(({ key }) => key);

it('tells what happened in a turn, without what comes next', () => {
  expect(news(told('sow a1', 'picked up', 'silent'), told('r>b1', 'collected', 'next'))).toEqual(['picked up', 'collected']);
});

it('tells what was decided where nothing happened by it', () => {
  expect(news(told('bid 0', 'silent', 'next'))).toEqual(['move bid 0']);
  expect(news()).toEqual([]);
});
