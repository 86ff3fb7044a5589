import type { GameModule } from '../game';
import Board from './Board.svelte';
import { describe, endingLine } from './describe';
import { ECHOES } from './echo';
import { figures } from './figures';
import { heard } from './heard';
import { planLine } from './plan';
import { sentence } from './sentence';
import { status } from './status';
import { topic } from './topic';
import type { Own } from './own';

/** Five Tribes, with the Thieves and the Artisans of Naqala. */
export default {
  name: 'tribes',
  Board,
  status,
  topic,
  heard,
  planLine,
  moveLine: (move, names, _, me) => sentence(move, names, me),
  describe: (event, names, _, me, by) => describe(event, names, me, by),
  endingLine,
  echoes: ECHOES,
  comesNext: (event) => event.kind === 'turn_began' || event.kind === 'round_began',
  chapters: [
    { name: 'base', sections: ['aim', 'setup', 'round', 'bid', 'move', 'control', 'tribes', 'tiles', 'djinns', 'goods', 'cleanup', 'end', 'score', 'rulings'] },
    { name: 'thieves', sections: ['thieves-what', 'thieves-use', 'thieves-list'] },
    { name: 'artisans', sections: ['artisans-what', 'artisans-ground', 'artisans-tribe', 'artisans-tent', 'artisans-items', 'artisans-score'] },
  ],
  figures,
  keys: [
    { cap: '← ↑ ↓ →', label: 'tribes-key-arrows' },
    { cap: 'Enter', label: 'tribes-key-enter' },
    { cap: '1 – 6', label: 'tribes-key-digits' },
    { cap: 'Esc', label: 'tribes-key-escape' },
  ],
} satisfies GameModule<Own>;
