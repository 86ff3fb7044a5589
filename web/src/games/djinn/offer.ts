import { list, t } from '../../i18n/words.svelte';
import { CHESTS, costAlone } from './cards';
import { ends, isRound, livesAt, placeAt } from './map';
import { priceOf } from './price';
import { refusalCost, tollAt } from './route';
import { say } from './sentence';
import type { Field, Move, View } from './wire';
import { who } from '../../parts/seats';
import { effectsWords, fieldName, forgoWords, goodWords, mageText } from './words';

/** Where the deciding figure is. */
export function here(view: View): Field | null {
  if (view.decides === null) return null;
  const spot = view.players[view.decides]?.spot;
  return spot ? ends(spot).to : null;
}

/** What stands on the button of an offered move: more than its notation says, because the moment is known. */
export function offerWords(move: Move, view: View, names: string[]): string {
  const seat = view.decides ?? 0;
  const me = view.players[seat];
  const at = here(view);
  if (!me) return say(move, names);
  switch (move.kind) {
    case 'place':
      return t('djinn-offer-place', { from: fieldName(view, ends(move.spot).from) });
    case 'go': {
      const from = view.phase.kind === 'move' ? view.phase.at : 'M';
      const { seats, units } = tollAt(view, seat, from, move.field);
      const field = fieldName(view, move.field);
      if (seats.length === 0) return t('djinn-offer-go', { field });
      return t('djinn-offer-go-pay', { field, count: units, names: list(seats.map((other) => who(other, names))) });
    }
    case 'skip':
      return t('djinn-offer-skip', { field: fieldName(view, move.field) });
    case 'dig':
      return t('djinn-offer-dig', { passage: move.passage, text: t(`djinn-passage-${move.passage}`), field: fieldName(view, move.field) });
    case 'standard':
    case 'special':
      return at && isRound(at) ? t(`djinn-offer-${move.kind}`, { text: t(`djinn-${move.kind}-${placeAt(view, at)}`) }) : t(`djinn-standard-${placeAt(view, at ?? 'M')}`);
    case 'passage':
      return view.duties.passage ? t('djinn-offer-passage', { passage: view.duties.passage, text: t(`djinn-passage-${view.duties.passage}`) }) : say(move, names);
    case 'catch': {
      if (!at) return say(move, names);
      const others = livesAt(view, at).djinns.reduce((all, count) => all + count, 0);
      return t('djinn-offer-catch', { catch: say(move, names), cost: costAlone(move.djinn, others) });
    }
    case 'forgo':
      return forgoWords(move);
    case 'refuse': {
      const loss = Math.min(me.magic, at ? refusalCost(view, me, at) : 1);
      return t(loss > 0 ? 'djinn-offer-refuse' : 'djinn-offer-refuse-free', { count: loss });
    }
    case 'use':
    case 'hire':
    case 'wake':
      return t('djinn-offer-mage', { doing: say(move, names), text: mageText(move.mage) });
    case 'bind':
      return t('djinn-offer-bind', { need: view.catch?.need ?? 0, left: me.magic - (view.catch?.need ?? 0) });
    case 'unlock': {
      const task = view.pending.at(-1);
      const chest = task && 'compartment' in task ? CHESTS[task.compartment] : undefined;
      return t('djinn-offer-unlock', { opener: goodWords(move.opener, 1), content: effectsWords(chest?.compartment ?? []) });
    }
    case 'put_away':
      return t('djinn-offer-put-away', { chest: move.chest, content: effectsWords(CHESTS[move.chest]?.open ?? []) });
    case 'pass':
      return t(`djinn-offer-pass-${passed(view)}`);
    case 'choose':
      return t(`djinn-character-${move.character}`);
    default: {
      const price = priceOf(move, view);
      return price === null ? say(move, names) : t('djinn-offer-price', { doing: say(move, names), price: goodWords('coin', price) });
    }
  }
}

/** What one does without. */
function passed(view: View): string {
  const task = view.pending.at(-1);
  if (!task) return 'free';
  if ('compartment' in task) return 'compartment';
  if (!('give' in task) || typeof task.give === 'string') return 'other';
  return 'equip' in task.give ? 'equip' : 'passage' in task.give ? 'passage' : 'bottling' in task.give ? 'bottling' : 'other';
}

