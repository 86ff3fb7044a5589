/** A text as it is compared in a search: without capitals and marks. */
export const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** Does the text hold every word that is looked for? */
export function holds(text: string, wish: string): boolean {
  const within = plain(text);
  return plain(wish).split(/\s+/).every((word) => within.includes(word));
}
