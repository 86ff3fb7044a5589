import { beforeAll, expect, it, vi } from 'vitest';
import { words } from '../i18n/words.svelte';
import { distinct, personName } from './seats';

beforeAll(() => vi.stubGlobal('document', { documentElement: {} }));

it('tells sitters of one name apart by their letters, and only them', () => {
  expect(distinct(['Ada', 'Trader', 'Elder', 'Trader'])).toEqual(['Ada', 'Trader B', 'Elder', 'Trader D']);
});

it('calls a guest by the reader\'s word for one, and nobody else', async () => {
  await words.speak('de');
  expect(['Guest k7qp', 'Guest House', 'Ada'].map(personName)).toEqual(['Gast k7qp', 'Guest House', 'Ada']);
});
