import type { Moment, Topic } from '../game';
import type { Own } from './own';
import { groundKind, groundName, itemName, meeplesOf, thiefName } from './words';

/** What is being decided: where the rules speak of it, and which advice fits. */
export function topic({ view }: Moment<Own>): Topic {
  const { phase, collected, magic } = view;
  switch (phase.kind) {
    case 'bid':
      return { section: 'bid', guide: 'bid' };
    case 'start':
      return { section: 'move', guide: 'start' };
    case 'sow':
      return { section: 'move', guide: 'sow' };
    case 'mark':
      return { section: 'artisans-tent', guide: 'mark' };
    case 'act': {
      // Without its number: "Builders".
      const term = meeplesOf(collected!.tribe, 2).replace(/^\d+\s*/, '');
      return { section: collected!.tribe === 'artisan' ? 'artisans-tribe' : 'tribes', term, guide: `act-${collected!.tribe}` };
    }
    case 'second_victim':
      return { section: 'djinns', guide: 'act-assassin' };
    case 'tile': {
      const kind = groundKind(collected!.ground);
      const isNew = kind.startsWith('work') || kind.startsWith('special');
      return { section: isNew ? 'artisans-ground' : 'tiles', term: groundName(collected!.ground), guide: `tile-${kind}` };
    }
    case 'second_card':
      return { section: 'tiles', guide: 'tile-large-market' };
    case 'aim':
    case 'settle':
    case 'shift':
    case 'keep_djinn':
      return { section: 'djinns', guide: 'djinn' };
    case 'close':
    case 'sale':
      return { section: 'goods', guide: 'close' };
    case 'thief':
    case 'give':
    case 'claim':
      return { section: 'thieves-list', term: thiefName(phase.thief), guide: phase.kind };
    case 'claim_at':
      return { section: 'thieves-use', guide: 'claim' };
    case 'keep_item':
      return { section: 'artisans-items', guide: 'item' };
    case 'lamp':
    case 'flute_tile':
    case 'flute':
    case 'scimitar':
    case 'talisman_from':
    case 'talisman_to':
    case 'horn':
    case 'ring':
      return { section: 'artisans-items', term: itemName(magic!), guide: 'item' };
    case 'over':
      return { section: 'score', guide: 'over' };
  }
}
