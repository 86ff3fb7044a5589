import type { GameModule } from '../game';
import Board from './Board.svelte';
import { describe } from './describe';
import { isEcho } from './echo';
import { figures } from './figures';
import { readMove } from './notation';
import { sentence } from './sentence';
import { status } from './status';
import type { Event, Move, View } from './wire';

/** Five Tribes, with the Thieves and the Artisans of Naqala. */
export default {
  name: 'tribes',
  Board,
  status,
  moveLine: (text) => {
    const move = readMove(text);
    return move && sentence(move);
  },
  describe,
  isEcho,
  comesNext: (event) => event.kind === 'turn_began' || event.kind === 'round_began',
  figures,
  keys: [
    { cap: '← ↑ ↓ →', label: 'tribes-key-arrows' },
    { cap: 'Enter', label: 'tribes-key-enter' },
    { cap: '1 – 6', label: 'tribes-key-digits' },
    { cap: 'Esc', label: 'tribes-key-escape' },
  ],
} satisfies GameModule<View, Move, Event>;
