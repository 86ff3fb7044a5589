import { api } from '../wire/api';
import type { Me } from '../wire';

const KEY = 'lamplight.known';

/** Who this browser is to the server. Nobody is made a guest for only looking around. */
class Self {
  me = $state.raw<Me | null>(null);

  /** Was this browser given a name before? */
  get isKnown(): boolean {
    return localStorage.getItem(KEY) !== null;
  }

  /** Makes sure that the server knows us. */
  async load(): Promise<Me> {
    this.me = await api.me();
    localStorage.setItem(KEY, 'yes');
    return this.me;
  }

  /** The server does not know us any more. */
  forget() {
    this.me = null;
    localStorage.removeItem(KEY);
  }
}

export const self = new Self();
