import type { Colour, Djinn, Move, Opener, Passage, Unit } from './wire';

const seatOf = (letter: string) => 'ABCD'.indexOf(letter);

/** Reads a move's notation, so that the log can say it in words. `null` for what is not a move of this game. */
export function readMove(text: string): Move | null {
  const [verb = '', first = '', second = '', third = ''] = text.split(' ');
  switch (verb) {
    case 'choose':
      return { kind: 'choose', character: first };
    case 'place':
      return { kind: 'place', spot: first };
    case 'go':
    case 'skip':
      return { kind: verb, field: first };
    case 'pay':
      return { kind: 'pay', seat: seatOf(first), unit: second as Unit };
    case 'spare':
      return { kind: 'spare', seat: seatOf(first) };
    case 'forgo':
      return forgo(text);
    case 'catch':
      return { kind: 'catch', djinn: first as Djinn };
    case 'use':
      if (first === 'staff') return { kind: 'use_staff' };
      return { kind: 'use', mage: first, saving: second === 'saving' ? (third as Unit) : null };
    case 'house':
      return first === 'circle' ? { kind: 'house_circle' } : { kind: 'house_bottle', colour: second as Colour };
    case 'free':
      return { kind: 'free', colour: first as Colour };
    case 'buy':
      if (first === 'scroll') return { kind: 'buy_scroll' };
      if (first === 'cork') return { kind: 'buy_cork' };
      return first === 'bottle' ? { kind: 'buy_bottle', colour: second as Colour } : { kind: 'buy_equipment', equipment: first };
    case 'sell':
      return { kind: 'sell_scroll' };
    case 'hire':
      return { kind: 'hire', mage: first };
    case 'equip':
      return { kind: 'equip', equipment: first };
    case 'take':
      return { kind: 'take_bottle', colour: second as Colour };
    case 'unlock':
      return { kind: 'unlock', opener: first as Opener };
    case 'put':
      return { kind: 'put_away', chest: second };
    case 'wake':
      return first === 'all' ? { kind: 'wake_all' } : { kind: 'wake', mage: first };
    case 'dig':
      return { kind: 'dig', passage: first as Passage, field: second };
    case 'bottle':
      return first === 'master' ? { kind: 'bottle_master', colour: second as Colour } : { kind: 'bottle', colour: first as Colour };
    case 'trophy':
      return { kind: 'trophy', trophy: first, colour: second as Colour, masters: Number(third) };
    case 'standard':
    case 'special':
    case 'passage':
    case 'refuse':
    case 'bind':
    case 'pass':
    case 'done':
    case 'circle':
    case 'refill':
    case 'end':
      return { kind: verb };
    default:
      return null;
  }
}

function forgo(text: string): Move {
  const coins = Number(/(\d) coin/.exec(text)?.[1] ?? 0);
  const magic = Number(/(\d) magic/.exec(text)?.[1] ?? 0);
  return { kind: 'forgo', coins, magic };
}
