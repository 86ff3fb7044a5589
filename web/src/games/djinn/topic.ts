import type { Moment, Topic } from '../game';
import { placeAt } from './map';
import { here } from './offer';
import type { Own } from './own';
import { placeName } from './words';

/** What is being decided: where the rules speak of it, and which advice fits. */
export function topic({ view }: Moment<Own>): Topic {
  const { phase, duties } = view;
  if (view.pending.length > 0) return { section: 'places', guide: 'give' };
  const at = here(view);
  const term = placeName(at ? placeAt(view, at) : 'source');
  switch (phase.kind) {
    case 'draft':
    case 'gifts':
      return { section: 'characters', guide: 'draft' };
    case 'place':
      return { section: 'turn', guide: 'place' };
    case 'move':
      return { section: 'turn', guide: 'move' };
    case 'pay':
      return { section: 'turn', guide: 'pay' };
    case 'catch':
      return { section: 'catch', guide: 'catch' };
    case 'house':
      return { section: 'catch', guide: 'house' };
    case 'passage':
      return { section: 'passages', guide: 'passage' };
    case 'act':
      return duties.catch && !duties.action ? { section: 'catch', guide: 'catch' } : { section: 'places', term, guide: duties.catch ? 'act-catch' : 'act' };
    case 'over':
      return { section: 'score', guide: 'over' };
    default:
      // Each place has its own phase, by its own name.
      return { section: 'places', term, guide: phase.kind };
  }
}
