import Catch from './Catch.svelte';
import Places from './Places.svelte';
import Street from './Street.svelte';
import Town from './Town.svelte';

/** Pictures for the rules page, by section: the table's own map, sums and icons. */
export const figures = { city: Town, turn: Street, places: Places, catch: Catch };
