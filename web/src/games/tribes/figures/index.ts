import type { Component } from 'svelte';
import Control from './Control.svelte';
import Djinns from './Djinns.svelte';
import Goods from './Goods.svelte';
import Ground from './Ground.svelte';
import Items from './Items.svelte';
import Move from './Move.svelte';
import Thieves from './Thieves.svelte';
import Tiles from './Tiles.svelte';
import Tribes from './Tribes.svelte';

/** Pictures for the rules page, by section. */
export const figures: Record<string, Component> = {
  move: Move,
  control: Control,
  tribes: Tribes,
  tiles: Tiles,
  djinns: Djinns,
  goods: Goods,
  'thieves-list': Thieves,
  'artisans-ground': Ground,
  'artisans-items': Items,
};
