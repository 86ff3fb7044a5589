import type { GameModule } from '../games/game';
import { capital, t } from '../i18n/words.svelte';
import type { Line } from './verdict';

/** A plan in words: in one sentence if the game has one for it, else its moves side by side. */
export function inWords(module: GameModule, line: Pick<Line, 'moves'>, names: string[], view: unknown): string {
  const whole = module.planLine?.(line.moves.map(({ move }) => move), names, view);
  if (whole) return capital(t(whole.key, whole.args));
  const parts = line.moves.map(({ text, move }) => {
    const said = module.moveLine(move, names, view);
    return said ? t(said.key, said.args) : text;
  });
  return capital(parts.join(' · '));
}

/** A chance in a hundred games: `54 %`. */
export const percent = (chance: number) => `${Math.round(chance * 100)} %`;

/** What was given away or won, with its sign, in games of a hundred. */
export const signedPercent = (chance: number) => `${chance >= 0.005 ? '+' : chance <= -0.005 ? '−' : ''}${Math.abs(Math.round(chance * 100))} %`;
