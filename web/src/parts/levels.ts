import { t, words } from '../i18n/words.svelte';

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
