import type { Happened, Line } from '../game';
import { list, t } from '../../i18n/words.svelte';
import type { Event } from './wire';
import { who } from '../../parts/seats';
import { cardName, cardsWords, djinnName, itemName, itemsWords, lootWords, meeplesOf, pileWords, paymentWords, thiefName, tribeName } from './words';

/** A fact in words, for the log. `null` for what the decision itself has said already. What I did is said to me: "you". */
export function describe(event: Event, names: string[], me: number | null = null, by: number | null = null): Line | null {
  const name = 'seat' in event ? who(event.seat, names) : '';
  const isMine = me !== null && 'seat' in event && event.seat === me;
  const line = (kind: string, { name, ...args }: Record<string, string | number> = {}): Line => {
    if (name === undefined) return { key: `tribes-log-${kind}`, args };
    return isMine ? { key: `tribes-log-${kind}-you`, args } : { key: `tribes-log-${kind}`, args: { name, ...args } };
  };
  switch (event.kind) {
    case 'dropped':
    case 'flew':
      return null;
    case 'round_began':
      return line('round-began', { round: event.round });
    case 'bid':
      return event.paid > 0 ? line('bid', { name, paid: event.paid }) : null;
    case 'turn_began':
      return line('turn-began', { name });
    case 'turn_skipped':
      return line('turn-skipped', { name });
    case 'picked_up':
      return line('picked-up', { meeples: pileWords(event.meeples), tile: event.tile });
    case 'collected':
      return line('collected', { name, meeples: meeplesOf(event.tribe, event.count), tile: event.tile });
    case 'controlled':
      return line('controlled', { name, tile: event.tile, marker: t(`tribes-marker-${event.marker}`) });
    case 'freed':
      return line('freed', { name, tile: event.tile });
    case 'camel_moved':
      return line('camel-moved', { name, from: event.from, to: event.to });
    case 'kept':
      return line('kept', { name, meeples: meeplesOf(event.tribe, event.count) });
    case 'spent':
      return line('spent', { name, meeples: meeplesOf(event.tribe, event.count) });
    case 'gold_gained':
      return line('gold-gained', { name, amount: event.amount, from: event.from === 'builders' ? tribeName('builder') : djinnName(event.from) });
    case 'gold_paid':
      return line('gold-paid', { name, amount: event.amount });
    case 'fakirs_spent':
      return line('fakirs-spent', { name, count: event.count });
    case 'card_taken':
      return line('card-taken', { name, card: cardName(event.card) });
    case 'card_drawn':
      return event.card === null ? line('card-drawn-unseen', { name }) : line('card-drawn', { name, card: cardName(event.card) });
    case 'killed':
      return event.victim === null
        ? line('killed', { name, tribe: tribeName(event.tribe), tile: event.tile ?? '' })
        : event.victim === me && !isMine
          ? line('killed-held-yours', { name, tribe: tribeName(event.tribe) })
          : line('killed-held', { name, tribe: tribeName(event.tribe), victim: who(event.victim, names) });
    case 'placed':
      return line(`placed-${event.piece}`, { name, tile: event.tile });
    case 'djinn_gained':
      return line('djinn-gained', { name, djinn: djinnName(event.djinn) });
    case 'djinn_used':
      return line('djinn-used', { name, djinn: djinnName(event.djinn), payment: paymentWords(event.payment) });
    case 'djinns_shown':
      return event.djinns === null ? line('shown-unseen', { name, count: event.count }) : line('shown', { what: list(event.djinns.map(djinnName)) });
    case 'djinns_discarded':
      return event.djinns.length > 0 ? line('discarded', { what: list(event.djinns.map(djinnName)) }) : null;
    case 'meeples_drawn':
      return line('meeples-drawn', { meeples: pileWords(event.meeples), tile: event.tile });
    case 'sold':
      return line('sold', { name, goods: cardsWords(event.goods), gold: event.gold });
    case 'row_refilled':
      return Object.keys(event.cards).length > 0 ? line('row-refilled', { cards: cardsWords(event.cards) }) : null;
    case 'djinns_revealed':
      return event.djinns.length > 0 ? line('revealed', { what: list(event.djinns.map(djinnName)) }) : null;
    case 'reshuffled':
      return line(`reshuffled-${event.pile}`);
    case 'end_triggered':
      return event.ending === 'last-camel' && by !== null ? lastCamel('log-end', by, names, me) : line(`end-${event.ending}`);
    case 'game_over':
      return line('game-over');
    case 'thief_hired':
      return line('thief-hired', { name, thief: thiefName(event.thief), payment: paymentWords(event.payment) });
    case 'thief_used':
      return line('thief-used', { name, thief: thiefName(event.thief) });
    case 'thief_revealed':
      return line('revealed', { what: thiefName(event.thief) });
    case 'gave':
      return line('gave', { name, what: lootWords(event.loot) });
    case 'gave_vizier':
      return line('gave', { name, what: tribeName('vizier') });
    case 'claimed':
      return line('claimed', { name, what: lootWords(event.loot) });
    case 'items_shown':
      return event.items === null ? line('shown-unseen', { name, count: event.count }) : line('shown', { what: itemsWords(event.items) });
    case 'item_gained':
      return event.item === null ? line('item-gained-unseen', { name }) : line('item-gained', { name, item: itemName(event.item) });
    case 'item_restored':
      return line('item-restored', { name, item: itemName(event.item) });
    case 'item_used':
      return line('item-used', { name, item: itemName(event.item) });
    case 'items_discarded':
      return Object.keys(event.items).length > 0 ? line('discarded', { what: itemsWords(event.items) }) : null;
    case 'called':
      return line('called', { tribe: tribeName(event.tribe), from: event.from, to: event.to });
    case 'row_discarded':
      return Object.keys(event.cards).length > 0 ? line('row-discarded', { cards: cardsWords(event.cards) }) : null;
    case 'laid':
      return line('laid', { card: cardName(event.card) });
  }
}

const lastCamel = (kind: 'log-end' | 'ending', by: number, names: string[], me: number | null): Line =>
  by === me ? { key: `tribes-${kind}-last-camel-by-you` } : { key: `tribes-${kind}-last-camel-by`, args: { name: who(by, names) } };

/** Why the game ends: who has placed the last camel, if that is why. */
export function endingLine(reason: string, happened: Happened<Event>[], names: string[], me: number | null): Line | null {
  const last = reason === 'last-camel' ? happened.findLast(({ event }) => event.kind === 'end_triggered') : undefined;
  return last ? lastCamel('ending', last.seat, names, me) : null;
}
