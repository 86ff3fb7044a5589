/** Was the seed the one promised before the first decision? `null` where this browser cannot compute it. */
export async function isPromiseKept(seed: string, commitment: string): Promise<boolean | null> {
  if (!globalThis.crypto?.subtle) return null;
  if (!/^[0-9a-f]{64}$/i.test(seed)) return false;
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('') === commitment.toLowerCase();
}
