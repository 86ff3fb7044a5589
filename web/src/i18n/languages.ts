/** A language by its code, such as `en`: every folder of `locales/` is one. */
export type Language = string;

const folders = Object.keys(import.meta.glob('../../../locales/*/aid.ftl', { query: '?raw', import: 'default' })).map((path) => path.split('/').at(-2)!);

/** The languages we speak, English first. */
export const LANGUAGES: readonly Language[] = ['en', ...folders.filter((language) => language !== 'en').sort()];

/** A language by its own name. */
export function languageName(language: Language): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name.slice(0, 1).toLocaleUpperCase(language) + name.slice(1);
}
