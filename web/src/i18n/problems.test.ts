import { beforeAll, expect, it, vi } from 'vitest';
import { Problem } from '../wire/problem';
import { explain } from './problems';
import { words } from './words.svelte';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await words.speak('de');
  await words.need('tribes');
});

it('tells a refusal of a game in the words of that game, with what it is about', () => {
  const djinn = new Problem('use/not-yours', 'Al-Amin is not yours', { djinn: 'al_amin' });
  expect(explain(djinn, 'tribes')).toBe('Al-Amin gehört dir nicht.');
  const bid = new Problem('bid/spot-taken', 'the spot for 8 is taken by seat B', { spot: 8, by: 1 });
  expect(explain(bid, 'tribes')).toBe('Auf 8 steht schon Spieler B.');
});

it('tells a refusal of the house wherever it is met', () => {
  const problem = new Problem('table/full', 'no seat is open');
  expect(explain(problem)).toBe('Kein Platz ist frei.');
  expect(explain(problem, 'tribes')).toBe(explain(problem));
});

it("keeps the server's words for what it does not know, and says when to try again", () => {
  expect(explain(new Problem('moon/is-away', 'the moon is away'))).toBe('the moon is away');
  const limit = new Problem('limit/chat', 'too many', {}, 1200);
  expect(explain(limit)).toBe('Du schreibst zu schnell. In 2 Sekunden noch einmal versuchen.');
});
