import { COPIES, DJINNS, ITEM_VALUES, THIEVES } from './cards';
import { LETTERS, TRIBES } from './pieces/shapes';
import type { Djinn, Item, Loot, Move, Payment, Piece, Resource, Thief, Tribe } from './wire';

const tribeOfLetter = (letter: string) => TRIBES.find((tribe) => LETTERS[tribe].toLowerCase() === letter);
const isTile = (word: string) => /^[a-f][1-6]$/.test(word);
const PAYMENTS: Record<string, Payment> = {
  elder: 'elder',
  fakir: 'fakir',
  elders: 'elders',
  'elder+fakir': 'elder_fakir',
  artisan: 'artisan',
  fakirs: 'fakirs',
};

/** Reads a move's notation, so that the log can say it in words. `null` for what is not a move of this game. */
export function readMove(text: string): Move | null {
  const drop = /^([a-z])(>{1,2})([a-f][1-6])$/.exec(text);
  if (drop) {
    const tribe = tribeOfLetter(drop[1]!);
    return tribe ? { kind: drop[2] === '>>' ? 'fly' : 'drop', tribe, tile: drop[3]! } : null;
  }
  const [verb, first = '', second = '', third = ''] = text.split(' ');
  const payment = PAYMENTS[second];
  switch (verb) {
    case 'bid':
      return { kind: 'bid', spot: Number(first), fakirs: Number(third) };
    case 'act':
      return { kind: 'act', fakirs: Number(second) };
    case 'sow':
    case 'at':
      return isTile(first) ? { kind: verb, tile: first } : null;
    case 'kill':
      return kill(first, second);
    case 'take':
      return { kind: 'take', position: Number(first) };
    case 'buy':
    case 'use':
      return first in DJINNS && payment ? { kind: verb, djinn: first as Djinn, payment } : null;
    case 'hire':
      return first in THIEVES && payment ? { kind: 'hire', thief: first as Thief, payment } : null;
    case 'craft':
      return PAYMENTS[first] ? { kind: 'craft', payment: PAYMENTS[first] } : null;
    case 'magic':
      return first in ITEM_VALUES ? { kind: 'magic', item: first as Item } : null;
    case 'steal':
      return first in THIEVES ? { kind: 'steal', thief: first as Thief } : null;
    case 'keep':
      if (first in DJINNS) return { kind: 'keep', djinn: first as Djinn };
      return first in ITEM_VALUES ? { kind: 'keep_item', item: first as Item } : null;
    case 'call': {
      const tribe = tribeOfLetter(first);
      return tribe && isTile(second) ? { kind: 'call', tribe, tile: second } : null;
    }
    case 'lay':
      return first in COPIES ? { kind: 'lay', card: first as Resource } : null;
    case 'sell':
      return first in COPIES ? { kind: 'sell', good: first as Resource } : null;
    case 'camel':
    case 'tent':
      return { kind: 'mark', marker: verb };
    case 'give':
    case 'claim': {
      const loot = readLoot(first, second);
      return loot && { kind: verb, loot };
    }
    case 'place':
    case 'done':
    case 'skip':
    case 'end':
      return { kind: verb };
    default:
      return null;
  }
}

function kill(tribe: string, whom: string): Move | null {
  if (isTile(whom)) {
    const killed = tribeOfLetter(tribe);
    return killed ? { kind: 'kill', tribe: killed, tile: whom } : null;
  }
  const seat = 'ABCD'.indexOf(whom);
  return seat >= 0 && (TRIBES as string[]).includes(tribe) ? { kind: 'kill_held', tribe: tribe as Tribe, seat } : null;
}

function readLoot(first: string, second: string): Loot | null {
  if (isTile(second)) return { loot: 'piece', piece: first as Piece, tile: second };
  if (isTile(first)) return { loot: 'tile', tile: first };
  if (first in COPIES) return { loot: 'resource', card: first as Resource };
  if (first in DJINNS) return { loot: 'djinn', djinn: first as Djinn };
  return first in ITEM_VALUES ? { loot: 'item', item: first as Item } : null;
}
