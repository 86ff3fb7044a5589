import { t } from '../../../i18n/words.svelte';
import { initials } from '../../../parts/initials';
import { settings } from '../../../settings.svelte';
import type { Tribe } from '../wire';
import { TRIBES } from './shapes';

/** What stands on a tribe's pieces: its initial in the chosen language, or nothing if nobody wants letters. */
export const tribeLetter = (tribe: Tribe) =>
  settings.letters ? (initials(TRIBES.map((one) => t(`tribes-tribe-${one}`)))[TRIBES.indexOf(tribe)] ?? '') : '';
