/** The first letter of each name; two letters for a name whose first one is taken. */
export function initials(names: string[]): string[] {
  const found: string[] = [];
  for (const name of names) {
    const letters = [...name.toLocaleUpperCase()];
    found.push(found.includes(letters[0] ?? '') ? `${letters[0]}${[...name.toLocaleLowerCase()][1] ?? ''}` : (letters[0] ?? ''));
  }
  return found;
}
