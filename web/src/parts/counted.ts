import { Tween } from 'svelte/motion';
import { settings } from '../settings.svelte';

/** A number that counts to its new value, so that one sees it grow. Stands still for those who want no motion. */
export function counted(value: () => number): { readonly current: number } {
  const tween = Tween.of(value, { duration: (from, to) => (settings.pace === 0 ? 0 : Math.min(900, 240 + 60 * Math.abs(to - from))) });
  return {
    get current() {
      return Math.round(tween.current);
    },
  };
}
