import { list, t, words } from '../../i18n/words.svelte';
import { RESOURCES } from './wire/figures';
import { who } from '../../parts/seats';
import { initials } from '../../parts/initials';
import { settings } from '../../settings.svelte';
import { TRIBES } from './pieces/shapes';
import { present } from './pile';
import { tribeOf, type Choice } from './targets';
import type { Cards, Djinn, Ground, Item, Items, Loot, Meeples, Payment, Resource, Thief, TileView, Tribe, View } from './wire';

/** "2 Merchants". */
export const meeplesOf = (tribe: Tribe, count: number) => t(`tribes-meeples-${tribe}`, { count });

/** "Merchant". */
export const tribeName = (tribe: Tribe) => t(`tribes-tribe-${tribe}`);

/** What stands on a tribe's pieces: its initial in the chosen language, or nothing if nobody wants letters. */
export const tribeLetter = (tribe: Tribe) => (settings.letters ? (initials(TRIBES.map(tribeName))[TRIBES.indexOf(tribe)] ?? '') : '');

/** "2 Merchants and 1 Elder". */
export const pileWords = (meeples: Meeples) => list(present(meeples).map((tribe) => meeplesOf(tribe, meeples[tribe] ?? 0)));

export const cardName = (card: Resource) => t(`tribes-card-${card}`);
export const djinnName = (djinn: Djinn) => t(`tribes-djinn-${djinn}`);
export const thiefName = (thief: Thief) => t(`tribes-thief-${thief}`);
export const itemName = (item: Item) => t(`tribes-item-${item}`);
export const paymentWords = (payment: Payment) => t(`tribes-payment-${payment.replace('_', '-')}`);

/** The kind of a tile; all sacred places are one kind. */
export const groundKind = (ground: Ground) => (ground.startsWith('sacred') ? 'sacred-place' : ground.replace('_', '-'));
export const groundName = (ground: Ground) => t(`tribes-ground-${groundKind(ground)}`);
export const groundText = (ground: Ground) => t(`tribes-ground-${groundKind(ground)}-text`);

/** What a djinn does. Some do more with the Artisans: they have other words then. */
export function djinnText(djinn: Djinn, setup: View['setup']): string {
  const revised = `tribes-revised-${djinn}`;
  return t(setup.expansions?.includes('artisans') && words.has(revised) ? revised : `tribes-power-${djinn}`);
}
export const thiefText = (thief: Thief) => t(`tribes-theft-${thief}`);
export const itemText = (item: Item) => t(`tribes-magic-${item}`);

/** "2 Fish, Wheat". */
export function cardsWords(cards: Cards): string {
  return list(RESOURCES.filter((card) => cards[card]).map((card) => times(cardName(card), cards[card] ?? 0)));
}

export function itemsWords(items: Items): string {
  return list(Object.entries(items).map(([item, count]) => times(itemName(item as Item), count)));
}

const times = (name: string, count: number) => (count > 1 ? `${count} × ${name}` : name);

/** What a thief is after. */
export function lootWords(loot: Loot): string {
  switch (loot.loot) {
    case 'resource':
      return cardName(loot.card);
    case 'djinn':
      return djinnName(loot.djinn);
    case 'item':
      return itemName(loot.item);
    case 'tile':
      return t('tribes-loot-tile', { tile: loot.tile });
    case 'piece':
      return t(`tribes-loot-${loot.piece}`, { tile: loot.tile });
  }
}

/** A tile in words: where, what, worth, who stands there, whose it is, and what may be done with it. */
export function tileName(tile: TileView, names: string[], choices: Choice[] = []): string {
  // No colour, no value, nobody: nothing can stand there.
  const isNothing = tile.colour === 'neutral';
  const parts = [
    isNothing
      ? t('tribes-tile-chasm', { tile: tile.at })
      : t('tribes-tile', { tile: tile.at, ground: groundName(tile.ground), value: tile.value, colour: t(`tribes-colour-${tile.colour}`) }),
  ];
  if (!isNothing) parts.push(present(tile.meeples).length > 0 ? pileWords(tile.meeples) : t('tribes-tile-empty'));
  if (tile.palms > 0) parts.push(t('tribes-palms', { count: tile.palms }));
  if (tile.palaces > 0) parts.push(t('tribes-palaces', { count: tile.palaces }));
  if (tile.owner !== null) parts.push(t(tile.tent ? 'tribes-tile-tent' : 'tribes-tile-camel', { name: who(tile.owner, names) }));
  const can = choices[0]?.move;
  if (can) {
    const tribes = choices.flatMap(({ move }) => tribeOf(move) ?? []);
    const what = list(tribes.map(tribeName));
    if (can.kind === 'sow') parts.push(t('tribes-can-sow'));
    else if (can.kind === 'drop' || can.kind === 'fly') parts.push(t('tribes-can-drop', { what }));
    else if (can.kind === 'kill') parts.push(t('tribes-can-kill', { what }));
    else if (can.kind === 'call') parts.push(t('tribes-can-call', { what }));
    else parts.push(t('tribes-can-choose'));
  }
  return parts.join(', ');
}
