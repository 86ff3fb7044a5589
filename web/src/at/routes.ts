/** Every page for a real table with its address; `:x` stands for one part, the first fitting line wins. */
export const AT_ROUTES: [name: string, pattern: string][] = [
  ['at', '/at'],
  ['pad', '/pad'],
  ['aid', '/aid'],
  ['aid', '/aid/:game'],
  ['cards', '/cards'],
  ['cards', '/cards/:game/:id'],
  ['draw', '/draw'],
];

/** What an address means: its page, and what it says. */
export interface AtRoute {
  name: string;
  params: Record<string, string>;
}

/** Which page an address means; `lost` for those that are not here. */
export function atRoute(path: string): AtRoute {
  const parts = path.replace(/\/+$/, '').split('/');
  for (const [name, pattern] of AT_ROUTES) {
    const wanted = pattern.split('/');
    const fits = wanted.length === parts.length && wanted.every((want, i) => want === parts[i] || (want.startsWith(':') && parts[i] !== ''));
    if (!fits) continue;
    const params = wanted.flatMap((want, i) => (want.startsWith(':') ? [[want.slice(1), parts[i] ?? '']] : []));
    return { name, params: Object.fromEntries(params) };
  }
  return { name: 'lost', params: {} };
}

/** Is this an address of these pages? The client for playing leaves them to the browser. */
export const isAt = (path: string) => atRoute(path).name !== 'lost';
