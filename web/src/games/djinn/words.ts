import { list, t } from '../../i18n/words.svelte';
import { who } from '../../parts/seats';
import { COLOURS, EQUIPMENT, MAGES, PASSAGES, TROPHIES } from './wire/figures';
import { isRound, livesAt, placeAt, SOURCE } from './map';
import type { Djinn, Effect, Equipment, Field, Mage, Place, Trophy, View } from './wire';

export const placeName = (place: Place) => t(`djinn-place-${place}`);
export const colourName = (colour: string) => t(`djinn-colour-${colour}`);
/** "red djinn", "master". */
export const djinnName = (djinn: Djinn) => t(`djinn-djinn-${djinn}`);
export const bottleName = (colour: string) => t(`djinn-bottle-${colour}`);
/** "3 coins". */
export const goodWords = (good: string, count: number) => t(`djinn-good-${good}`, { count });
/** "1 coin and 1 magic": what forgoing brings. */
export const forgoWords = ({ coins, magic }: { coins: number; magic: number }) =>
  list([coins > 0 ? goodWords('coin', coins) : '', magic > 0 ? goodWords('magic', magic) : ''].filter(Boolean));
export const equipmentText = (equipment: Equipment) => t(`djinn-equipment-${equipment}`);
export const equipmentKind = (equipment: Equipment) => t(`djinn-kind-${EQUIPMENT[equipment]?.kind}`);

/** What is printed on a mage. */
export const mageFigures = (mage: Mage) => MAGES[mage]!;

/** The letter of a player's passage, by its place among them. */
export const passageLetter = (i: number) => Object.keys(PASSAGES)[i] ?? '';

/** "red mage R3". */
export const mageName = (mage: Mage) => t(`djinn-mage-${mageFigures(mage).colour}`, { mage });

/** What using a mage costs and brings. */
export function mageText(mage: Mage): string {
  const { coins, scrolls, green, bonus, colour } = mageFigures(mage);
  const price = [coins > 0 ? goodWords('coin', coins) : '', scrolls > 0 ? goodWords('scroll', scrolls) : ''].filter(Boolean);
  return [
    t('djinn-mage-strength', { green }),
    bonus > 0 ? t('djinn-mage-bonus', { bonus, colour: colourName(colour) }) : '',
    price.length > 0 ? t('djinn-mage-price', { price: list(price) }) : t('djinn-mage-free'),
  ].filter(Boolean).join(' · ');
}

/** "2 coins", "magic up to the limit". */
export function effectWords(effect: Effect): string {
  if (typeof effect === 'string') return t(`djinn-effect-${effect}`);
  const [[kind, count] = ['coin', 0]] = Object.entries(effect);
  return t(`djinn-effect-${kind}`, { count });
}

export const effectsWords = (effects: Effect[]) => (effects.length > 0 ? list(effects.map(effectWords)) : t('djinn-effect-nothing'));

/** "Trophy 1.3: 30 points and 1 bottle". */
export function trophyWords(trophy: Trophy): string {
  const { points, bonus } = TROPHIES[trophy] ?? { points: 0, bonus: [] };
  return bonus.length > 0
    ? t('djinn-trophy-words', { trophy, points, bonus: effectsWords(bonus) })
    : t('djinn-trophy-words-plain', { trophy, points });
}

/** "Market, round". */
export const fieldName = (view: View, field: Field) =>
  t(field === SOURCE ? 'djinn-field-source' : isRound(field) ? 'djinn-field-round' : 'djinn-field-square', {
    place: placeName(placeAt(view, field)),
    field,
  });

/** "Market R5": short enough for a sentence; the bare code where the layout is not known. */
export const fieldShort = (view: View | null, field: Field) =>
  view === null ? field : field === SOURCE ? placeName('source') : `${placeName(placeAt(view, field))} ${field}`;

/** What can be done at a field, in words. */
export function fieldText(view: View, field: Field): string {
  const place = placeAt(view, field);
  if (field === SOURCE) return t('djinn-standard-source');
  const standard = t(`djinn-standard-${place}`);
  return isRound(field) ? t('djinn-field-both', { special: t(`djinn-special-${place}`), standard }) : standard;
}

/** "2 red djinns and the master". */
export function crowdWords({ djinns, master }: { djinns: readonly number[]; master: boolean }): string {
  const parts = COLOURS.flatMap((colour, i) => (djinns[i]! > 0 ? [t(`djinn-djinns-${colour}`, { count: djinns[i]! })] : []));
  if (master) parts.push(t('djinn-djinn-master'));
  return list(parts);
}

/** "Anna stands here", "You stand here". */
export const standsWords = (view: View, seat: number, from: Field, names: string[], me: number | null) =>
  seat === me ? t('djinn-stands-you', { from: fieldName(view, from) }) : t('djinn-stands', { name: who(seat, names), from: fieldName(view, from) });

/** "passage A of Anna", "your passage A". */
export const passageWords = (seat: number, passage: string, names: string[], me: number | null) =>
  seat === me ? t('djinn-passage-yours', { passage }) : t('djinn-passage-of', { passage, name: who(seat, names) });

/** A field as a screen reader says it: what, who lives there, who stands there, own passage. */
export function fieldLabel(view: View, field: Field, names: string[], me: number | null = null): string {
  const parts = [fieldName(view, field)];
  const crowd = livesAt(view, field);
  if (crowd.master || crowd.djinns.some((count) => count > 0)) parts.push(t('djinn-lives', { crowd: crowdWords(crowd) }));
  view.players.forEach((player, seat) => {
    const [from, to] = player.spot?.split('>') ?? [];
    if (from && to === field) parts.push(standsWords(view, seat, from, names, me));
    const passage = player.passages.indexOf(field);
    if (passage >= 0) parts.push(passageWords(seat, passageLetter(passage), names, me));
  });
  return parts.join(', ');
}
