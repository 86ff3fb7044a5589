import { t, words } from '../i18n/words.svelte';
import { catalogue } from '../wire/catalogue.svelte';

/** An opponent's level in words; its own name where we have none. */
export const levelName = (level: string | null) => {
  const key = `level-${level}`;
  return words.has(key) ? t(key) : (level ?? '');
};

/** What to expect of a level, if we have words for it. */
export const levelAbout = (level: string) => {
  const key = `level-about-${level}`;
  return words.has(key) ? t(key) : '';
};

/** A level's place among all, from 1 for the weakest; `null` while that is not known. */
export function levelNumber(level: string | null): number | null {
  const at = catalogue.games[0]?.levels.findIndex(({ name }) => name === level) ?? -1;
  return at < 0 ? null : at + 1;
}

/** "level 2", or "level 2: Apprentice" where the name does not stand there already; nothing while it is not known. */
export function levelWords(level: string | null, withName = false): string {
  const number = levelNumber(level);
  if (number === null) return withName ? levelName(level) : '';
  return withName ? t('level-named', { number, name: levelName(level) }) : t('level-number', { number });
}
