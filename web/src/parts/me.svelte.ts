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

  /** Who we are to the server is being found out. */
  #asking: Promise<Me> | null = null;

  /** Makes sure that the server knows us. Asked twice at once, it is asked once: a second answer could make us somebody else. */
  load(): Promise<Me> {
    this.#asking ??= this.#ask().finally(() => (this.#asking = null));
    return this.#asking;
  }

  /** Becomes somebody else once it is known who we are, so that no late answer undoes it. */
  async after<T>(change: () => Promise<T>): Promise<T> {
    await this.#asking?.catch(() => null);
    return change();
  }

  async #ask(): Promise<Me> {
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
