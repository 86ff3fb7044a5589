import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Language } from '../i18n/languages';
import { source } from '../i18n/words.svelte';
import { phrase, type Aid } from './aid';

/** The names of everything on the aids: by game, by id, by language. */
export type Names = Record<string, Record<string, Partial<Record<Language, string>>>>;

/** Something that was looked for, and the language in which its name fits. */
export interface Hit {
  game: string;
  id: string;
  by: Language | null;
}

/** All names in all these languages. */
export async function namesIn(aids: Record<string, Aid>, languages: readonly Language[]): Promise<Names> {
  const names: Names = {};
  for (const language of languages) {
    for (const [game, aid] of Object.entries(aids)) {
      const bundle = new FluentBundle(language, { useIsolating: false });
      bundle.addResource(new FluentResource(await source(language, game)));
      const say = (key: string, args?: Record<string, unknown>) => {
        const value = bundle.getMessage(key)?.value;
        return value ? bundle.formatPattern(value, (args ?? null) as never, []) : key;
      };
      const join = (parts: string[]) => new Intl.ListFormat(language, { type: 'conjunction' }).format(parts);
      for (const { id, name } of aid.sections.flatMap(({ entries }) => entries)) {
        ((names[game] ??= {})[id] ??= {})[language] = phrase(name, say as never, join);
      }
    }
  }
  return names;
}

/** Small letters without accents, hyphens and apostrophes: what people type. */
export const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’‑-]/g, '')
    .toLowerCase();

/** Everything whose name in any language has all the words asked for; those that begin with them come first. */
export function find(names: Names, asked: string): Hit[] {
  const wanted = plain(asked).split(/\s+/).filter(Boolean);
  const hits: (Hit & { rank: number })[] = [];
  for (const [game, ids] of Object.entries(names)) {
    for (const [id, called] of Object.entries(ids)) {
      const fits = (Object.entries(called) as [Language, string][]).filter(([, name]) => wanted.every((word) => plain(name).includes(word)));
      const first = fits.find(([, name]) => plain(name).startsWith(wanted[0] ?? ''));
      const by = first ?? fits[0];
      if (by) hits.push({ game, id, by: wanted.length > 0 ? by[0] : null, rank: first ? 0 : 1 });
    }
  }
  return hits.sort((a, b) => a.rank - b.rank).map(({ game, id, by }) => ({ game, id, by }));
}
