import { list, t } from '../../i18n/words.svelte';
import { who } from '../../parts/seats';
import { ends, isRound, placeAt, SOURCE } from './map';
import type { Choice } from './own';
import { say } from './sentence';
import type { Facts, Field, View } from './wire';
import { effectsWords, fieldName, forgoWords, goodWords, mageText } from './words';

/** Where the deciding figure is. */
export function here(view: View): Field | null {
  if (view.decides === null) return null;
  const spot = view.players[view.decides]?.spot;
  return spot ? ends(spot).to : null;
}

/** What stands on the button of an offered move: more than its notation says, because its facts are known. */
export function offerWords({ move, facts }: Choice, view: View, names: string[]): string {
  const at = here(view);
  switch (move.kind) {
    case 'place':
      return t('djinn-offer-place', { from: fieldName(view, ends(move.spot).from) });
    case 'go': {
      const [field, to] = [fieldName(view, move.field), facts.to ?? []];
      if (to.length === 0) return t('djinn-offer-go', { field });
      return t('djinn-offer-go-pay', { field, count: facts.toll ?? 0, names: list(to.map((seat) => who(seat, names))) });
    }
    case 'skip':
      return t('djinn-offer-skip', { field: fieldName(view, move.field) });
    case 'dig':
      return t('djinn-offer-dig', { passage: move.passage, text: t(`djinn-passage-${move.passage}`), field: fieldName(view, move.field) });
    case 'standard':
    case 'special':
      return at && isRound(at) ? t(`djinn-offer-${move.kind}`, { text: t(`djinn-${move.kind}-${placeAt(view, at)}`) }) : t(`djinn-standard-${placeAt(view, at ?? SOURCE)}`);
    case 'passage':
      return view.duties.passage ? t('djinn-offer-passage', { passage: view.duties.passage, text: t(`djinn-passage-${view.duties.passage}`) }) : say(move, names);
    case 'catch':
      return facts.cost === undefined ? say(move, names) : t('djinn-offer-catch', { catch: say(move, names), cost: facts.cost });
    case 'forgo':
      return forgoWords(move);
    case 'refuse':
      return t(facts.magic ? 'djinn-offer-refuse' : 'djinn-offer-refuse-free', { count: facts.magic ?? 0 });
    case 'use':
    case 'hire':
    case 'wake':
      return t('djinn-offer-mage', { doing: say(move, names), text: mageText(move.mage) });
    case 'bind': {
      const magic = view.decides === null ? 0 : (view.players[view.decides]?.magic ?? 0);
      return t('djinn-offer-bind', { need: facts.magic ?? 0, left: magic - (facts.magic ?? 0) });
    }
    case 'unlock':
      return t('djinn-offer-unlock', { opener: goodWords(move.opener, 1), content: effectsWords(facts.gives ?? []) });
    case 'put_away':
      return t('djinn-offer-put-away', { chest: move.chest, content: effectsWords(facts.forgoes ?? []) });
    case 'pass':
      return t(`djinn-offer-pass-${passed(view)}`);
    case 'choose':
      return t(`djinn-character-${move.character}`);
    default: {
      const price = priceWords(facts);
      return price ? t('djinn-offer-price', { doing: say(move, names), price }) : say(move, names);
    }
  }
}

/** "2 coins and 1 key": what a move costs besides what stands there anyway. */
function priceWords({ coins, scrolls, keys }: Facts): string {
  const goods: [string, number | undefined][] = [['coin', coins], ['scroll', scrolls], ['key', keys]];
  return list(goods.flatMap(([good, count]) => (count === undefined ? [] : [goodWords(good, count)])));
}

/** What one does without. */
function passed(view: View): string {
  const task = view.pending.at(-1);
  if (!task) return 'free';
  if ('compartment' in task) return 'compartment';
  if (!('give' in task) || typeof task.give === 'string') return 'other';
  return 'equip' in task.give ? 'equip' : 'passage' in task.give ? 'passage' : 'bottling' in task.give ? 'bottling' : 'other';
}
