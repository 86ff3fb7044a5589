import { t } from '../../i18n/words.svelte';
import { say } from './sentence';
import type { Move, Piece, View } from './wire';
import { cardName, meeplesOf } from './words';

/** What stands on the button of an offered move: more than its notation says, because the moment is known. */
export function offerWords(move: Move, view: View, names: string[]): string {
  const { phase } = view;
  if (move.kind === 'act' && phase.kind === 'act') {
    const meeples = meeplesOf(phase.tribe, phase.count);
    const gold = (phase.count + move.fakirs) * phase.wage;
    return move.fakirs > 0
      ? t('tribes-offer-act-fakirs', { fakirs: move.fakirs, gold })
      : t(`tribes-offer-act-${phase.tribe}`, { count: phase.count, meeples, gold });
  }
  if (move.kind === 'take') {
    const card = view.row[move.position - 1];
    return card ? t('tribes-offer-take', { card: cardName(card), position: move.position }) : say(move, names);
  }
  if (move.kind === 'place') {
    const piece = placed(view);
    return piece ? t(`tribes-offer-place-${piece}`) : say(move, names);
  }
  if (move.kind === 'done' && phase.kind === 'sale') return t('tribes-offer-sold', { gold: phase.gold });
  if (move.kind === 'skip' && phase.kind === 'thief') return t('tribes-offer-no-thief');
  return say(move, names);
}

/** What is about to be placed. */
function placed({ phase }: View): Piece | null {
  if (phase.kind === 'settle' || phase.kind === 'shift') return phase.piece;
  if (phase.kind !== 'tile') return null;
  return phase.ground === 'oasis' ? 'palm' : phase.ground === 'village' ? 'palace' : null;
}
