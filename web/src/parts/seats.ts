import { t } from '../i18n/words.svelte';
import { levelName } from './levels';

const GUEST = /^Guest ([0-9a-z]{4})$/;

/** Did the server make this name up? */
export const isGuestName = (name: string) => GUEST.test(name);

/** A name the server gave a guest, in the language of whoever reads it; any other name as it is. */
export function personName(name: string): string {
  const code = GUEST.exec(name)?.[1];
  return code ? t('guest', { code }) : name;
}

/** Who sits there: a person's name, a bot's level, or nobody yet. */
export const sitterName = (seat: { name: string | null; bot: string | null }) =>
  (seat.name === null ? null : personName(seat.name)) ?? (seat.bot ? levelName(seat.bot) : t('seat-open'));

/** A seat's letter: 0 is A. */
export const seatLetter = (seat: number) => 'ABCD'[seat] ?? '';

/** The same names by seat, with the seat's letter where several are alike. */
export const distinct = (names: string[]) =>
  names.map((name, seat) => (names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} ${seatLetter(seat)}`));

/** Who sits at a table, by seat; nobody is called like somebody else. */
export const sitterNames = (seats: { name: string | null; bot: string | null }[]) => distinct(seats.map(sitterName));

/** Somebody's name, or the seat's letter where no name is known; nothing for nobody. */
export const who = (seat: number | null | undefined, names: string[]) =>
  seat === null || seat === undefined ? '' : (names[seat] ?? seatLetter(seat));
