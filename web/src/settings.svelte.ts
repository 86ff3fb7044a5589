import type { Language } from './i18n/languages';

/** What one person has chosen on this device. */
interface Choices {
  language: Language | null;
  theme: 'auto' | 'light' | 'dark';
  motion: 'auto' | 'full' | 'reduced';
  speed: 'slow' | 'normal' | 'fast';
  confirm: boolean;
  /** How loud what happens is heard. */
  sound: 'off' | 'quiet' | 'clear';
  shortcuts: boolean;
  /** Letters on the pieces. */
  letters: boolean;
  /** Moves in the game's notation beside their words. */
  notation: boolean;
}

const DEFAULTS: Choices = {
  language: null,
  theme: 'auto',
  motion: 'auto',
  speed: 'normal',
  confirm: true,
  sound: 'off',
  shortcuts: true,
  letters: false,
  notation: false,
};

const PACE = { slow: 900, normal: 450, fast: 180 };
const KEY = 'lamplight.settings';

class Settings {
  #choices = $state<Choices>({ ...DEFAULTS });
  #systemIsCalm = $state(false);
  #systemIsDark = $state(false);

  /** Reads what was chosen before and follows the system where nothing was. */
  start() {
    try {
      Object.assign(this.#choices, JSON.parse(localStorage.getItem(KEY) ?? '{}'));
      // Once it was a tick.
      if (typeof this.#choices.sound === 'boolean') this.#choices.sound = this.#choices.sound ? 'quiet' : 'off';
    } catch {
      localStorage.removeItem(KEY);
    }
    this.#follow('(prefers-reduced-motion: reduce)', (isCalm) => (this.#systemIsCalm = isCalm));
    this.#follow('(prefers-color-scheme: dark)', (isDark) => (this.#systemIsDark = isDark));
    this.#apply();
  }

  /** Takes over what the system wishes, now and whenever it changes. */
  #follow(wish: string, take: (isWished: boolean) => void) {
    const query = matchMedia(wish);
    take(query.matches);
    query.addEventListener('change', () => {
      take(query.matches);
      this.#apply();
    });
  }

  get language() {
    return this.#choices.language;
  }
  get theme() {
    return this.#choices.theme;
  }
  get motion() {
    return this.#choices.motion;
  }
  get speed() {
    return this.#choices.speed;
  }
  get confirm() {
    return this.#choices.confirm;
  }
  get shortcuts() {
    return this.#choices.shortcuts;
  }
  get letters() {
    return this.#choices.letters;
  }
  get notation() {
    return this.#choices.notation;
  }
  get sound() {
    return this.#choices.sound;
  }

  /** Should things stand still? */
  get isCalm(): boolean {
    return this.motion === 'reduced' || (this.motion === 'auto' && this.#systemIsCalm);
  }

  /** Is everything shown in the colours of the night? */
  get isDark(): boolean {
    return this.theme === 'dark' || (this.theme === 'auto' && this.#systemIsDark);
  }

  /** How long one animated step lasts, in milliseconds. */
  get pace(): number {
    return this.isCalm ? 0 : PACE[this.speed];
  }

  /** Chooses, keeps and shows. */
  choose<K extends keyof Choices>(key: K, value: Choices[K]) {
    this.#choices[key] = value;
    localStorage.setItem(KEY, JSON.stringify(this.#choices));
    this.#apply();
  }

  /** Shows things so without keeping it, for the gallery. */
  show(choices: Partial<Choices>) {
    Object.assign(this.#choices, choices);
    this.#apply();
  }

  #apply() {
    const root = document.documentElement;
    root.dataset.theme = this.isDark ? 'dark' : 'light';
    root.dataset.motion = this.isCalm ? 'reduced' : 'full';
  }
}

export const settings = new Settings();
