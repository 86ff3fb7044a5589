import { beforeAll, expect, it, vi } from 'vitest';
import { LANGUAGES } from './languages';
import { capital, preferred, t, words } from './words.svelte';

beforeAll(() => vi.stubGlobal('document', { documentElement: {} }));

it('speaks the first language it knows', () => {
  expect(preferred(['fr-FR', 'de-AT', 'en'])).toBe('de');
  expect(preferred(['ja'])).toBe('en');
});

it('gets plurals right in every language', async () => {
  const said: string[] = [];
  for (const language of LANGUAGES) {
    await words.speak(language);
    said.push(t('spectators', { count: 1 }), t('spectators', { count: 3 }));
  }
  expect(said).toEqual([
    'one spectator',
    '3 spectators',
    'ein Zuschauer',
    '3 Zuschauer',
    'un espectador',
    '3 espectadores',
    'uno spettatore',
    '3 spettatori',
  ]);
});

it('shows the key of what is missing between angle marks', () => {
  expect(t('no-such-message')).toBe('‹no-such-message›');
});

it('begins a line with a capital letter, but leaves the code of a place as it is', () => {
  expect(['end the turn', 'élite', 'f5 aufnehmen', '3 coins', 'Done', ''].map(capital)).toEqual(['End the turn', 'Élite', 'f5 aufnehmen', '3 coins', 'Done', '']);
});
