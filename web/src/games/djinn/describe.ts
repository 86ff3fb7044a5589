import type { Line } from '../game';
import { t } from '../../i18n/words.svelte';
import { CHESTS } from './wire/figures';
import { ends } from './map';
import type { Event, View } from './wire';
import { who } from '../../parts/seats';
import { bottleName, colourName, crowdWords, djinnName, effectsWords, equipmentKind, equipmentText, fieldShort, forgoWords, goodWords, mageName, placeName, trophyWords } from './words';

/** A fact in words, for the log. `null` for what needs none. Places are named where a view tells which they are. */
export function describe(event: Event, names: string[], view: View | null = null, me: number | null = null): Line | null {
  const name = 'seat' in event ? who(event.seat, names) : '';
  const isMine = me !== null && 'seat' in event && event.seat === me;
  // What I did is said to me: "you".
  const line = (kind: string, { name, ...args }: Record<string, string | number> = {}): Line => {
    if (name === undefined) return { key: `djinn-log-${kind}`, args };
    return isMine ? { key: `djinn-log-${kind}-you`, args } : { key: `djinn-log-${kind}`, args: { name, ...args } };
  };
  switch (event.kind) {
    case 'turn_ended':
      return null;
    case 'chosen':
      return line('chosen', { name, character: t(`djinn-character-${event.character}`) });
    case 'placed':
    case 'stopped':
      return line(event.kind, { name, from: fieldShort(view, ends(event.spot).from), field: fieldShort(view, ends(event.spot).to) });
    case 'skipped':
      return line('skipped', { name, field: fieldShort(view, event.field) });
    case 'paid':
      if (event.to === me && !isMine) return line('paid-yours', { name, unit: goodWords(event.unit, 1) });
      return line('paid', { name, unit: goodWords(event.unit, 1), to: who(event.to, names) });
    case 'spared':
      if (event.to === me && !isMine) return line('spared-yours', { name });
      return line('spared', { name, to: who(event.to, names) });
    case 'acted':
      return line(event.special ? 'acted-special' : 'acted', { name, place: placeName(event.place) });
    case 'forwent':
      return line('forwent', { name, goods: forgoWords(event) });
    case 'passage_used':
      return line('passage-used', { name, passage: event.passage });
    case 'gained':
    case 'lost':
      return line(event.kind, { name, goods: goodWords(event.good, event.count) });
    case 'bottle_gained':
      return line('gained', { name, goods: bottleName(event.colour) });
    case 'hired':
    case 'woken':
    case 'used':
      return line(event.kind, { name, mage: mageName(event.mage) });
    case 'mage_shown':
      return line('shown', { what: mageName(event.mage) });
    case 'equipped':
      return line(event.replaced === null ? 'equipped' : 'equipped-instead', {
        name,
        kind: equipmentKind(event.equipment),
        text: equipmentText(event.equipment),
        ...(event.replaced === null ? {} : { replaced: equipmentText(event.replaced) }),
      });
    case 'equipment_shown':
      return line('shown', { what: `${equipmentKind(event.equipment)}: ${equipmentText(event.equipment)}` });
    case 'chest_drawn':
      return line('chest-drawn', { name, chest: event.chest, content: effectsWords(CHESTS[event.chest]?.open ?? []) });
    case 'chest_put_away':
      return line('chest-put-away', { name, chest: event.chest });
    case 'unlocked':
      return line('unlocked', { name, chest: event.chest, content: effectsWords(CHESTS[event.chest]?.compartment ?? []) });
    case 'dug':
      return line('dug', { name, passage: event.passage, field: fieldShort(view, event.field) });
    case 'staff_used':
      return line('staff-used', { name, text: equipmentText(event.equipment) });
    case 'bound':
      return line('bound', { name, field: fieldShort(view, event.field), crowd: crowdWords(event), magic: event.magic });
    case 'free_taken':
      return line('free-taken', { name, djinn: djinnName(event.colour) });
    case 'housed':
      return event.bottle === null
        ? line('housed-circle', { name, djinn: djinnName(event.djinn) })
        : line('housed-bottle', { name, djinn: djinnName(event.djinn), bottle: bottleName(event.bottle) });
    case 'bottled':
      return line('bottled', { name, djinn: djinnName(event.djinn), bottle: bottleName(event.bottle) });
    case 'refused':
      return line('let-go', { name });
    case 'source_visited':
      return line('source-visited', { name });
    case 'driven_off':
      return line('driven-off', { field: fieldShort(view, event.field) });
    case 'drawn':
      return event.djinns.some((count) => count > 0) ? line('drawn', { field: fieldShort(view, event.field), crowd: crowdWords({ ...event, master: false }) }) : line('drawn-none', { field: fieldShort(view, event.field) });
    case 'trophy_gained':
      return line('trophy-gained', { name, trophy: trophyWords(event.trophy), colour: colourName(event.colour) });
    case 'end_near':
      return line(`end-near-${event.reason}`, { round: event.last_round });
    case 'round_began':
      return line('round-began', { round: event.round });
    case 'over':
      return line('over');
  }
}
