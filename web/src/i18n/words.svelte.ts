import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { untrack } from 'svelte';
import { LANGUAGES, type Language } from './languages';

const sources = import.meta.glob<string>('../../../locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
});

/** The words of the chosen language. Reading them in a component makes it follow a change of language. */
class Words {
  language = $state<Language>('en');
  #bundle = $state.raw<FluentBundle | null>(null);
  #files = new Set<string>(['shell']);

  /** Needs these files instead of the words of the client for playing. Said before anything is spoken. */
  only(...files: string[]) {
    this.#files = new Set(files);
  }

  /** Loads the files needed so far in another language, then shows it everywhere at once. */
  async speak(language: Language) {
    const bundle = new FluentBundle(language, { useIsolating: false });
    await Promise.all([...this.#files].map((file) => fill(bundle, language, file)));
    this.language = language;
    this.#bundle = bundle;
    document.documentElement.lang = language;
  }

  /** Adds a file of words, such as a game's, to what is loaded. */
  async need(...files: string[]) {
    const missing = files.filter((file) => !this.#files.has(file));
    if (missing.length === 0) return;
    missing.forEach((file) => this.#files.add(file));
    await this.speak(untrack(() => this.language));
  }

  /** Is there such a file of words at all? */
  speaks(file: string): boolean {
    return address(this.language, file) in sources;
  }

  /** Is there a message with this key? */
  has(key: string): boolean {
    return this.#bundle?.hasMessage(key) ?? false;
  }

  /** A message in the chosen language. A missing one shows its key between angle marks, which tests look for. */
  say(key: string, args?: Record<string, FluentVariable>): string {
    const message = this.#bundle?.getMessage(key);
    if (!this.#bundle) return '';
    if (!message?.value) return `‹${key}›`;
    return this.#bundle.formatPattern(message.value, args ?? null, []);
  }
}

const address = (language: Language, file: string) => `../../../locales/${language}/${file}.ftl`;

/** A file of words as it is written. */
export const source = async (language: Language, file: string) => (await sources[address(language, file)]?.()) ?? '';

async function fill(bundle: FluentBundle, language: Language, file: string) {
  const load = sources[address(language, file)];
  if (load) bundle.addResource(new FluentResource(await load()));
}

export const words = new Words();

/** A message in the chosen language. */
export const t = (key: string, args?: Record<string, FluentVariable>) => words.say(key, args);

/** "a, b and c" in the chosen language. */
export const list = (parts: string[]) => new Intl.ListFormat(words.language, { type: 'conjunction' }).format(parts);

/** Words that begin a line or a button: with a capital letter, unless they begin with the code of a place. */
export const capital = (text: string) =>
  /^\p{L}+(?![\p{L}\p{N}])/u.test(text) ? text.slice(0, 1).toLocaleUpperCase(words.language) + text.slice(1) : text;

/** The first of the person's languages that we speak. */
export function preferred(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const found = LANGUAGES.find((language) => wish.toLowerCase().split('-')[0] === language);
    if (found) return found;
  }
  return 'en';
}
