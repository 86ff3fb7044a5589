import type { GameModule } from '../game';
import Board from './Board.svelte';
import { describe } from './describe';
import { isEcho } from './echo';
import { figures } from './figures';
import { readMove } from './notation';
import { sentence } from './sentence';
import { status } from './status';
import type { Event, Move, View } from './wire';

/** Djinn. */
export default {
  name: 'djinn',
  Board,
  status,
  moveLine: (text, names, view) => {
    const move = readMove(text);
    return move && sentence(move, names, view);
  },
  describe,
  isEcho,
  comesNext: (event) => event.kind === 'round_began',
  figures,
  keys: [
    { cap: '← ↑ ↓ →', label: 'djinn-key-arrows' },
    { cap: 'Enter', label: 'djinn-key-enter' },
    { cap: 'Esc', label: 'djinn-key-escape' },
  ],
} satisfies GameModule<View, Move, Event>;
