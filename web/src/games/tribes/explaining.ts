import type { Shown } from './Sheet.svelte';

/** Shows what something does, beside it; `null` puts the words away unless they were pinned. */
export type Show = (what: Shown | null, anchor?: Element, pinned?: boolean) => void;

/** Listeners of something that explains itself while it is pointed at or focused. */
export const explaining = (show: Show, what: Shown) => ({
  onfocus: (event: Event) => show(what, event.currentTarget as Element),
  onblur: () => show(null),
  onpointerenter: (event: PointerEvent) => event.pointerType === 'mouse' && show(what, event.currentTarget as Element),
  onpointerleave: (event: PointerEvent) => event.pointerType === 'mouse' && show(null),
});
