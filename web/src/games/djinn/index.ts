import type { GameModule } from '../game';
import Board from './Board.svelte';
import { describe } from './describe';
import { ECHOES } from './echo';
import { figures } from './figures';
import { heard } from './heard';
import { sentence } from './sentence';
import { status } from './status';
import { topic } from './topic';
import type { Own } from './own';

/** Djinn. */
export default {
  name: 'djinn',
  Board,
  status,
  topic,
  heard,
  moveLine: sentence,
  describe,
  echoes: ECHOES,
  comesNext: (event) => event.kind === 'round_began',
  chapters: [
    { name: 'base', sections: ['aim', 'city', 'turn', 'places', 'catch', 'trophies', 'passages', 'characters', 'end', 'score', 'solo', 'own'] },
  ],
  figures,
  keys: [
    { cap: '← ↑ ↓ →', label: 'djinn-key-arrows' },
    { cap: 'Enter', label: 'djinn-key-enter' },
    { cap: 'Esc', label: 'djinn-key-escape' },
  ],
} satisfies GameModule<Own>;
