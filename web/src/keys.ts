/** Where a key works. */
export type Place = 'everywhere' | 'table' | 'replay';

/** One key of the keyboard and what it does. The help page is made from this list, and so are the listeners. */
export interface Key {
  /** What the keyboard reports. */
  key: string;
  /** How it is shown. */
  cap: string;
  place: Place;
  /** What it does; also its translation key, `key-undo`. */
  does: string;
}

export const KEYS = [
  { key: '?', cap: '?', place: 'everywhere', does: 'help' },
  { key: 'u', cap: 'U', place: 'table', does: 'undo' },
  { key: 'h', cap: 'H', place: 'table', does: 'hint' },
  { key: 'm', cap: 'M', place: 'table', does: 'moves' },
  { key: 'b', cap: 'B', place: 'table', does: 'board' },
  { key: 's', cap: 'S', place: 'table', does: 'skip' },
  { key: 'l', cap: 'L', place: 'table', does: 'log' },
  { key: 'p', cap: 'P', place: 'table', does: 'points' },
  { key: 'c', cap: 'C', place: 'table', does: 'chat' },
  { key: 'r', cap: 'R', place: 'table', does: 'read' },
  { key: 'ArrowLeft', cap: '←', place: 'replay', does: 'step-back' },
  { key: 'ArrowRight', cap: '→', place: 'replay', does: 'step-on' },
  { key: 'Home', cap: 'Home', place: 'replay', does: 'first' },
  { key: 'End', cap: 'End', place: 'replay', does: 'last' },
  { key: ' ', cap: '␣', place: 'replay', does: 'play' },
] as const satisfies Key[];

export type Deed = (typeof KEYS)[number]['does'];

/** Does somebody type text here, so that letters are letters? */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName);
}

/** The deed a key press means at a place, or `null`. Space on a button stays a press of that button. */
export function deedOf(event: KeyboardEvent, place: Place): Deed | null {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return null;
  if (event.key === ' ' && event.target instanceof HTMLElement && event.target.closest('button, a, [role=button]')) {
    return null;
  }
  const found = KEYS.find((key) => key.key === event.key && (key.place === place || key.place === 'everywhere'));
  return found?.does ?? null;
}
