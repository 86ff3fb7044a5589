import type { Move, View } from './wire';

/** Coins a thing on offer costs the deciding player now; `null` for what is not bought. */
export function priceOf(move: Move, view: View): number | null {
  const me = view.decides === null ? undefined : view.players[view.decides];
  const { phase } = view;
  if (!me) return null;
  const discount = phase.kind === 'market' && phase.discount ? 1 : 0;
  const wears = (cloak: string) => (me.equipment.includes(cloak) ? 1 : 0);
  const special = phase.kind === 'manufactory' && phase.special;
  switch (move.kind) {
    case 'buy_scroll':
      return 1 - discount;
    case 'buy_bottle':
      return Math.max(0, (phase.kind === 'market' ? 2 : 1) - discount - wears('C5'));
    case 'buy_cork': {
      const price = phase.kind === 'market' ? 3 : phase.kind === 'manufactory' && !special ? 2 : 1;
      return Math.max(0, price - discount - wears('C6'));
    }
    case 'buy_equipment':
      return (special ? 1 : 2) + (me.characters.includes('N8') ? 1 : 0);
    default:
      return null;
  }
}
