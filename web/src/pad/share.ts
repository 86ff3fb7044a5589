import type { Entered } from './game.svelte';

/** A game as the end of an address: `#s=` and its JSON in letters an address may hold. */
export function encode(game: Entered): string {
  const bytes = new TextEncoder().encode(JSON.stringify(game));
  const text = btoa(String.fromCharCode(...bytes));
  return `#s=${text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
}

/** What the end of an address brings, unchecked; null if it brings nothing. */
export function decode(hash: string): unknown {
  if (!hash.startsWith('#s=')) return null;
  try {
    const text = atob(hash.slice(3).replaceAll('-', '+').replaceAll('_', '/'));
    return JSON.parse(new TextDecoder().decode(Uint8Array.from(text, (letter) => letter.charCodeAt(0))));
  } catch {
    return null;
  }
}
