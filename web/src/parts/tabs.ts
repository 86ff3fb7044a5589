import type { Snippet } from 'svelte';
import type { IconName } from './icons';

/** One tab of a row. */
export interface Tab {
  name: string;
  icon: IconName;
  /** What stands on it, if not `tab-<name>`. */
  word?: string;
  /** How much in it is new. */
  badge?: number;
}

/** What the frame of a table shows beside any board: its tabs after the board's own, and which is chosen of them all. */
export interface Beside {
  tabs: Tab[];
  panel: Snippet<[string]>;
  chosen: string;
  /** Who plays, where that stands beside the board. */
  head?: Snippet | undefined;
}
