import type { Line } from '../game';
import { t } from '../../i18n/words.svelte';
import { THIEVES } from './wire/figures';
import { seatLetter } from '../../parts/seats';
import type { Move } from './wire';
import { cardName, djinnName, itemName, lootWords, paymentWords, thiefName, tribeName } from './words';

/** A move in words, as a button or the log says it. */
export function sentence(move: Move, names: string[] = [], me: number | null = null): Line {
  switch (move.kind) {
    case 'bid':
      return move.fakirs > 0
        ? { key: 'tribes-move-bid-fakirs', args: { spot: move.spot, fakirs: move.fakirs } }
        : { key: 'tribes-move-bid', args: { spot: move.spot } };
    case 'sow':
      return { key: 'tribes-move-sow', args: { tile: move.tile } };
    case 'drop':
      return { key: 'tribes-move-drop', args: { tribe: tribeName(move.tribe), tile: move.tile } };
    case 'fly':
      return { key: 'tribes-move-fly', args: { tribe: tribeName(move.tribe), tile: move.tile } };
    case 'act':
      return move.fakirs > 0 ? { key: 'tribes-move-act-fakirs', args: { fakirs: move.fakirs } } : { key: 'tribes-move-act' };
    case 'kill':
      return { key: 'tribes-move-kill', args: { tribe: tribeName(move.tribe), tile: move.tile } };
    case 'kill_held':
      if (move.seat === me) return { key: 'tribes-move-kill-yours', args: { tribe: tribeName(move.tribe) } };
      return { key: 'tribes-move-kill-held', args: { tribe: tribeName(move.tribe), name: names[move.seat] ?? seatLetter(move.seat) } };
    case 'take':
      return { key: 'tribes-move-take', args: { position: move.position } };
    case 'buy':
      return { key: 'tribes-move-buy', args: { djinn: djinnName(move.djinn), payment: paymentWords(move.payment) } };
    case 'hire':
      return { key: 'tribes-move-hire', args: { thief: thiefName(move.thief), payment: paymentWords(move.payment) } };
    case 'craft':
      return { key: 'tribes-move-craft', args: { payment: paymentWords(move.payment) } };
    case 'use':
      return { key: 'tribes-move-use', args: { djinn: djinnName(move.djinn), payment: paymentWords(move.payment) } };
    case 'magic':
      return { key: 'tribes-move-magic', args: { item: itemName(move.item) } };
    case 'steal':
      return { key: 'tribes-move-steal', args: { thief: thiefName(move.thief), tribe: tribeName(THIEVES[move.thief].tribe) } };
    case 'at':
      return { key: 'tribes-move-at', args: { tile: move.tile } };
    case 'keep':
      return { key: 'tribes-move-keep', args: { what: djinnName(move.djinn) } };
    case 'keep_item':
      // Others are told no more than that an item was kept.
      return 'item' in move ? { key: 'tribes-move-keep', args: { what: itemName(move.item) } } : { key: 'tribes-move-keep-secret' };
    case 'call':
      return { key: 'tribes-move-call', args: { tribe: tribeName(move.tribe), tile: move.tile } };
    case 'lay':
      return { key: 'tribes-move-lay', args: { card: cardName(move.card) } };
    case 'mark':
      return { key: `tribes-move-mark-${move.marker}` };
    case 'give':
      return { key: 'tribes-move-give', args: { loot: lootWords(move.loot) } };
    case 'claim':
      return { key: 'tribes-move-claim', args: { loot: lootWords(move.loot) } };
    case 'sell':
      return { key: 'tribes-move-sell', args: { good: cardName(move.good) } };
    default:
      return { key: `tribes-move-${move.kind}` };
  }
}

/** The same as text. */
export function say(move: Move, names: string[] = []): string {
  const { key, args } = sentence(move, names);
  return t(key, args);
}
