import type { SoundName } from '../../sound/tones';
import type { Event } from './wire';

/** What is heard of each fact. */
const HEARD: Partial<Record<Event['kind'], SoundName>> = {
  bid: 'step',
  picked_up: 'lift',
  dropped: 'step',
  flew: 'step',
  called: 'step',
  killed: 'fall',
  controlled: 'camel',
  camel_moved: 'camel',
  placed: 'build',
  gold_gained: 'coin',
  gold_paid: 'pay',
  sold: 'card',
  card_taken: 'card',
  card_drawn: 'card',
  item_gained: 'chest',
  djinn_gained: 'djinn',
  djinn_used: 'djinn',
  thief_hired: 'djinn',
  thief_used: 'card',
  game_over: 'end',
};

export const heard = ({ kind }: Event): SoundName | null => HEARD[kind] ?? null;
