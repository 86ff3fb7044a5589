import { list, t } from '../i18n/words.svelte';
import type { GameOption } from '../wire';

/** A player aid as the engine describes it (`crates/table/src/aid.rs`): keys of words, and figures. */
export interface Aid {
  boxes: string[];
  sections: Section[];
  options: GameOption[];
}

export interface Section {
  id: string;
  title: string;
  texts: string[];
  entries: Entry[];
  is_step: boolean;
  boxes: string[];
}

export interface Entry {
  id: string;
  name: Phrase;
  figure: number | null;
  colour: string | null;
  lead: Phrase | null;
  texts: Phrase[];
  options: string[];
  boxes: string[];
  /** Does the text of its section tell all of it? Then a page does without. */
  is_told: boolean;
}

export interface Phrase {
  key: string;
  args: [string, number | string | Phrase | { list: Phrase[] }][];
}

const aids = import.meta.glob<Aid>('../games/*/wire/aid.json', { import: 'default' });

/** The games that have an aid. */
export const AIDED = Object.keys(aids).map((path) => path.split('/')[2]!).sort((a, b) => b.localeCompare(a));

export const loadAid = (game: string) => aids[`../games/${game}/wire/aid.json`]?.() ?? null;

/** A phrase in words; `say` may speak another language than the chosen one. */
export function phrase({ key, args }: Phrase, say: typeof t = t, join: typeof list = list): string {
  const values = args.map(([name, value]): [string, number | string] => {
    if (typeof value !== 'object') return [name, value];
    if ('list' in value) return [name, join(value.list.map((one) => phrase(one, say, join)))];
    return [name, phrase(value, say, join)];
  });
  return say(key, Object.fromEntries(values));
}

/** The aid of a table with these boxes only. */
export function ofBoxes(aid: Aid, boxes: string[]): Aid {
  const inPlay = ({ boxes: needed }: { boxes: string[] }) => needed.every((box) => boxes.includes(box));
  return { ...aid, sections: aid.sections.filter(inPlay).map((section) => ({ ...section, entries: section.entries.filter(inPlay) })) };
}
