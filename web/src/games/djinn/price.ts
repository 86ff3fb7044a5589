import type { Move, View } from './wire';
import { PRICES } from './wire/figures';

/** Coins for a bottle or a cork from one's own passage. */
const PASSAGE_PRICE = 1;

/** Coins a thing on offer costs the deciding player now; `null` for what is not bought. */
export function priceOf(move: Move, view: View): number | null {
  const me = view.decides === null ? undefined : view.players[view.decides];
  const { phase } = view;
  if (!me) return null;
  const discount = phase.kind === 'market' && phase.discount ? PRICES.market_discount : 0;
  const wears = (cloak: string) => (me.equipment.includes(cloak) ? 1 : 0);
  const special = phase.kind === 'manufactory' && phase.special ? 1 : 0;
  switch (move.kind) {
    case 'buy_scroll':
      return PRICES.scroll - discount;
    case 'buy_bottle':
      return Math.max(0, (phase.kind === 'market' ? PRICES.bottle : PASSAGE_PRICE) - discount - wears('C5'));
    case 'buy_cork': {
      const price = phase.kind === 'market' ? PRICES.cork : phase.kind === 'manufactory' ? PRICES.factory_cork[special] : PASSAGE_PRICE;
      return Math.max(0, price - discount - wears('C6'));
    }
    case 'buy_equipment':
      return PRICES.equipment[special] + (me.characters.includes('N8') ? 1 : 0);
    default:
      return null;
  }
}
