import { t } from '../../../i18n/words.svelte';
import { initials } from '../../../parts/initials';
import { settings } from '../../../settings.svelte';
import type { Djinn } from '../wire';
import { DJINNS } from './spirits';

const all = Object.keys(DJINNS) as Djinn[];

/** What stands on a djinn or a bottle: the initial of its colour in the chosen language, or nothing if nobody wants letters. */
export function djinnLetter(djinn: Djinn): string {
  if (!settings.letters) return '';
  return initials(all.map((one) => t(one === 'master' ? 'djinn-djinn-master' : `djinn-colour-${one}`)))[all.indexOf(djinn)] ?? '';
}
