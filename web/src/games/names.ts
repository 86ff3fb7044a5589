import { t, words } from '../i18n/words.svelte';
import type { GameOption } from '../wire';

/** What a game calls something; what the engine calls it, where a game has no words yet. */
const called = (game: string, key: string, plain: string) => (words.speaks(game) ? t(key) : plain.replaceAll('_', ' '));

export const gameName = (game: string) => called(game, `${game}-name`, game);

/** One sentence about a game. */
export const gameAbout = (game: string) => called(game, `${game}-about`, '');

/** A line of the score pad. */
export const sourceName = (game: string, source: string) => called(game, `${game}-source-${source}`, source);

/** Why a game ends or ended. */
export const endingWords = (game: string, reason: string) => called(game, `${game}-ending-${reason}`, reason);

/** What is chosen before a game. */
export const optionName = (game: string, option: GameOption) => called(game, `${game}-option-${option.key}`, option.about);

/** One of the words of an option. */
export const choiceName = (game: string, option: GameOption, choice: string) => called(game, `${game}-option-${option.key}-${choice}`, choice);
