import type { View } from './wire';

/** Turns until the solo clock drives off a master, this one included; `null` where no clock runs. */
export function turnsToClock({ setup, round, masters, phase }: View): number | null {
  const isPlaying = phase.kind !== 'draft' && phase.kind !== 'gifts' && phase.kind !== 'over';
  if (setup.players !== 1 || setup.solo_clock === 0 || masters === 0 || !isPlaying) return null;
  return setup.solo_clock - ((round - 1) % setup.solo_clock);
}
