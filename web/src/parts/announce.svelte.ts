/** What a screen reader is told next. The page holds one polite live region for it. */
class Announcer {
  text = $state('');

  /** Says a sentence; the same sentence twice is spoken twice. */
  say(text: string) {
    this.text = this.text === text ? `${text}\u00a0` : text;
  }
}

export const announcer = new Announcer();
