import { beforeAll, expect, it } from 'vitest';
import { LANGUAGES } from '../i18n/languages';
import { AIDED, loadAid, type Aid } from './aid';
import { find, namesIn, type Names } from './find';

let names: Names;
let aids: Record<string, Aid>;

beforeAll(async () => {
  aids = Object.fromEntries(await Promise.all(AIDED.map(async (game) => [game, (await loadAid(game))!])));
  names = await namesIn(aids, LANGUAGES);
});

const ids = (asked: string) => find(names, asked).map(({ id }) => id);

it('finds a card by its name in any language, with or without accents', () => {
  for (const asked of ['fakir', 'Faquir', 'fachiro']) expect(ids(asked)).toContain('card-fakir');
  for (const asked of ['baal', "Ba'al", 'BA’AL']) expect(ids(asked)[0]).toBe('djinn-baal');
  expect(ids('alteste')).toContain('tribe-elder');
  expect(ids('no such card')).toEqual([]);
});

it('has a name for everything in every language', () => {
  for (const [game, aid] of Object.entries(aids)) {
    for (const { entries } of aid.sections) {
      for (const { id } of entries) for (const language of LANGUAGES) expect(names[game]?.[id]?.[language], `${game} ${id} ${language}`).not.toMatch(/^(tribes|djinn)-|^$/);
    }
  }
});

it('shows all when nothing is asked', () => {
  const count = Object.values(aids).flatMap(({ sections }) => sections.flatMap(({ entries }) => entries)).length;
  expect(find(names, '')).toHaveLength(count);
});
