import { t } from '../i18n/words.svelte';
import type { Field } from './pad';

/** How a player is called: by name, or by number. */
export const playerName = (names: string[], seat: number) => names[seat]?.trim() || t('pad-player', { number: seat + 1 });

/** How a field is called, with what is printed on it. */
export const fieldName = (field: Field) => (field.printed === null || field.supply?.[0] === undefined ? t(field.words) : `${t(field.words)} ${field.printed}`);
