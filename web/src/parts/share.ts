/**
 * The same value again, with every part that has not changed taken over from what was there before: what is equal is identical, so that
 * only what changed is drawn anew. For plain data, as it comes from the server.
 */
export function share<T>(before: unknown, after: T): T {
  if (Object.is(before, after) || !isPlain(before) || !isPlain(after) || Array.isArray(before) !== Array.isArray(after)) return after;
  const old = before as Record<string, unknown>;
  const names = Object.keys(after);
  let isSame = names.length === Object.keys(old).length;
  const made = (Array.isArray(after) ? [] : {}) as Record<string, unknown>;
  for (const name of names) {
    made[name] = share(old[name], (after as Record<string, unknown>)[name]);
    isSame &&= name in old && Object.is(made[name], old[name]);
  }
  return (isSame ? before : made) as T;
}

const isPlain = (value: unknown): value is object => typeof value === 'object' && value !== null;
