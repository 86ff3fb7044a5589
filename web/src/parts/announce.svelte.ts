/** What a screen reader is told next. The page holds one polite live region for it. */
class Announcer {
  text = $state('');
  #last = '';

  /** Says a sentence; the same sentence twice is spoken twice. */
  say(text: string) {
    this.#last = this.#last === text ? `${text}\u00a0` : text;
    this.text = this.#last;
  }
}

export const announcer = new Announcer();
