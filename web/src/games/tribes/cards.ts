import type { Djinn, Ground, Item, Resource, Thief, Tribe } from './wire';

/** What using a djinn's power costs; also the end of its locale key, `tribes-cost-passive`. */
export type Cost = 'passive' | 'elder-or-fakir' | 'elder-and-more' | 'fakir' | 'fakirs';

/** What is printed on the djinns: points and cost. */
export const DJINNS: Record<Djinn, { value: number; cost: Cost }> = {
  al_amin: { value: 5, cost: 'passive' },
  anun_nak: { value: 8, cost: 'elder-or-fakir' },
  baal: { value: 6, cost: 'passive' },
  boaz: { value: 6, cost: 'passive' },
  bouraq: { value: 6, cost: 'elder-or-fakir' },
  echidna: { value: 4, cost: 'elder-and-more' },
  enki: { value: 8, cost: 'elder-or-fakir' },
  hagis: { value: 10, cost: 'elder-or-fakir' },
  haurvatat: { value: 8, cost: 'passive' },
  iblis: { value: 8, cost: 'elder-or-fakir' },
  jafaar: { value: 6, cost: 'passive' },
  kandicha: { value: 6, cost: 'passive' },
  kumarbi: { value: 6, cost: 'fakirs' },
  lamia: { value: 10, cost: 'elder-or-fakir' },
  leta: { value: 4, cost: 'elder-and-more' },
  marid: { value: 6, cost: 'passive' },
  monkir: { value: 6, cost: 'passive' },
  nekir: { value: 6, cost: 'passive' },
  shamhat: { value: 6, cost: 'passive' },
  sibittis: { value: 4, cost: 'elder-and-more' },
  sloar: { value: 8, cost: 'fakir' },
  utug: { value: 4, cost: 'elder-and-more' },
  morgiane: { value: 6, cost: 'passive' },
  geb: { value: 6, cost: 'passive' },
  ptah: { value: 6, cost: 'passive' },
};

/** The tribe after whose action a thief can be used. */
export const THIEVES: Record<Thief, Tribe> = {
  houssain: 'merchant',
  ziad: 'vizier',
  ouafat: 'elder',
  kohdjah: 'assassin',
  shalim: 'builder',
  madjaar: 'artisan',
};

/** What a thief that was never used is worth. */
export const THIEF_VALUE = 6;

/** Points of the items; magic ones have none. */
export const ITEM_VALUES: Record<Item, number> = {
  jewellery: 5,
  treasure_chest: 7,
  crown: 9,
  flying_carpet: 0,
  fabulous_lamp: 0,
  enchanting_flute: 0,
  burning_scimitar: 0,
  tempest_talisman: 0,
  horn_of_plenty: 0,
  rebirth_ring: 0,
};

/** Copies of each resource card in the deck, rarest first. */
export const COPIES: Record<Resource, number> = {
  ivory: 2,
  jewels: 2,
  gold: 2,
  papyrus: 4,
  silk: 4,
  spice: 4,
  fish: 6,
  wheat: 6,
  pottery: 6,
  fakir: 18,
};

/** All resource cards, rarest first. */
export const RESOURCES = Object.keys(COPIES) as Resource[];

/** Prices of the turn order track, cheapest spot first. */
export const SPOTS = [0, 0, 0, 1, 3, 5, 8, 12, 18] as const;

/** How many cards from the front a market offers. */
export const REACH: Partial<Record<Ground, number>> = { small_market: 3, large_market: 6, specialized_market: 9 };
