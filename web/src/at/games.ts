import djinn from '../games/djinn/wire/pad.json';
import tribes from '../games/tribes/wire/pad.json';
import type { Pad } from '../pad/pad';

/** The score pads, by game. */
export const PADS: Record<string, Pad> = { tribes: tribes as unknown as Pad, djinn: djinn as unknown as Pad };

/** The games one can play at a real table. */
export const GAMES = Object.keys(PADS);
