import { expect, it } from 'vitest';
import { distinct } from './seats';

it('tells sitters of one name apart by their letters, and only them', () => {
  expect(distinct(['Ada', 'Trader', 'Elder', 'Trader'])).toEqual(['Ada', 'Trader B', 'Elder', 'Trader D']);
});
