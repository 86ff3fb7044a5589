import { api } from '../wire/api';
import type { Me } from '../wire';

/** Who this browser is to the server. */
class Self {
  me = $state.raw<Me | null>(null);

  async load() {
    this.me = await api.me();
  }
}

export const self = new Self();
