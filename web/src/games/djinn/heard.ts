import type { SoundName } from '../../sound/tones';
import type { Event, Goods } from './wire';

const GOODS: Record<Goods, SoundName> = { coin: 'coin', scroll: 'card', key: 'coin', magic: 'magic', limit: 'magic', cork: 'cork', circle: 'magic' };

/** What is heard of each fact. */
const HEARD: Partial<Record<Event['kind'], SoundName>> = {
  placed: 'step',
  skipped: 'walk',
  stopped: 'walk',
  paid: 'pay',
  lost: 'pay',
  passage_used: 'build',
  dug: 'build',
  bottle_gained: 'cork',
  hired: 'card',
  woken: 'magic',
  used: 'magic',
  staff_used: 'magic',
  equipped: 'card',
  chest_drawn: 'chest',
  unlocked: 'chest',
  bound: 'bound',
  free_taken: 'bound',
  housed: 'djinn',
  bottled: 'cork',
  driven_off: 'djinn',
  trophy_gained: 'trophy',
  over: 'end',
};

export function heard(event: Event): SoundName | null {
  return event.kind === 'gained' ? GOODS[event.good] : (HEARD[event.kind] ?? null);
}
