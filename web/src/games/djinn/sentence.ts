import type { Line } from '../game';
import { t } from '../../i18n/words.svelte';
import { ends } from './map';
import type { Move, View } from './wire';
import { who } from '../../parts/seats';
import { bottleName, colourName, djinnName, equipmentKind, equipmentText, fieldShort, forgoWords, goodWords, mageName, trophyWords } from './words';

/** A move in words, as the log says it. Places are named where a view tells which they are. */
export function sentence(move: Move, names: string[] = [], view: View | null = null, me: number | null = null): Line {
  const line = (key: string, args: Record<string, string | number> = {}): Line => ({ key: `djinn-move-${key}`, args });
  switch (move.kind) {
    case 'choose':
      return line('choose', { character: t(`djinn-character-${move.character}`) });
    case 'place':
      return line('place', { field: fieldShort(view, ends(move.spot).to), from: fieldShort(view, ends(move.spot).from) });
    case 'go':
    case 'skip':
      return line(move.kind, { field: fieldShort(view, move.field) });
    case 'pay':
      if (move.seat === me) return line('pay-you', { unit: goodWords(move.unit, 1) });
      return line('pay', { name: who(move.seat, names), unit: goodWords(move.unit, 1) });
    case 'spare':
      if (move.seat === me) return line('spare-you');
      return line('spare', { name: who(move.seat, names) });
    case 'forgo':
      return line('forgo', { goods: forgoWords(move) });
    case 'catch':
      return line('catch', { djinn: djinnName(move.djinn) });
    case 'use':
      return move.saving === null
        ? line('use', { mage: mageName(move.mage) })
        : line('use-saving', { mage: mageName(move.mage), unit: goodWords(move.saving, 1) });
    case 'house_bottle':
    case 'buy_bottle':
    case 'take_bottle':
      return line(move.kind.replace('_', '-'), { bottle: bottleName(move.colour) });
    case 'free':
      return line('free', { djinn: djinnName(move.colour) });
    case 'buy_equipment':
    case 'equip':
      return line(move.kind.replace('_', '-'), { kind: equipmentKind(move.equipment), text: equipmentText(move.equipment) });
    case 'hire':
    case 'wake':
      return line(move.kind, { mage: mageName(move.mage) });
    case 'unlock':
      return line('unlock', { opener: goodWords(move.opener, 1) });
    case 'put_away':
      return line('put-away', { chest: move.chest });
    case 'dig':
      return line('dig', { passage: move.passage, field: fieldShort(view, move.field) });
    case 'bottle':
      return line('bottle', { djinn: djinnName(move.colour) });
    case 'bottle_master':
      return line('bottle-master', { bottle: bottleName(move.colour) });
    case 'trophy':
      return line(move.masters > 0 ? 'trophy-masters' : 'trophy', {
        trophy: trophyWords(move.trophy),
        colour: colourName(move.colour),
        ...(move.masters > 0 ? { masters: move.masters } : {}),
      });
    default:
      return line(move.kind.replace('_', '-'));
  }
}

/** The same as text. */
export function say(move: Move, names: string[] = []): string {
  const { key, args } = sentence(move, names);
  return t(key, args);
}
