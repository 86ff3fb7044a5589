import { t } from '../../i18n/words.svelte';
import type { Choice } from './own';
import { say } from './sentence';
import type { View } from './wire';
import { cardName, meeplesOf } from './words';

/** What stands on the button of an offered move: more than its notation says, because its facts are known. */
export function offerWords({ move, facts }: Choice, view: View, names: string[]): string {
  const { phase, collected } = view;
  if (move.kind === 'act' && collected) {
    const gold = facts.gold ?? 0;
    return move.fakirs > 0
      ? t('tribes-offer-act-fakirs', { fakirs: move.fakirs, gold })
      : t(`tribes-offer-act-${collected.tribe}`, { count: collected.count, meeples: meeplesOf(collected.tribe, collected.count), gold });
  }
  if (move.kind === 'take' && facts.cards?.[0]) return t('tribes-offer-take', { card: cardName(facts.cards[0]), position: move.position });
  if (move.kind === 'place' && facts.places) return t(`tribes-offer-place-${facts.places.piece}`);
  if (move.kind === 'done' && facts.sells) return t('tribes-offer-sold', { gold: facts.gold ?? 0 });
  if (move.kind === 'skip' && phase.kind === 'thief') return t('tribes-offer-no-thief');
  return say(move, names);
}
