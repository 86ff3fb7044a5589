import type { Message } from './index';

/**
 * Has the client missed something? A step follows the known version directly; every other message is made
 * at the known version.
 */
export function isGap(known: number, message: Pick<Message, 'type' | 'version'>): boolean {
  if (message.type === 'hint' || message.type === 'lens') return false;
  return message.version > known + (message.type === 'step' ? 1 : 0);
}

/** How long to wait before the next try, in milliseconds: doubling from 250 up to 8 s, spread by chance. */
export function backoff(tries: number, chance: number): number {
  const most = Math.min(8000, 250 * 2 ** tries);
  return most / 2 + (most / 2) * chance;
}
