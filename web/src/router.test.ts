import { describe, expect, it } from 'vitest';
import { match } from './router.svelte';

describe('an address', () => {
  it('names its page and what it says', () => {
    expect(match('/').name).toBe('home');
    expect(match('/table/ab-12')).toMatchObject({ name: 'table', params: { id: 'ab-12' } });
    expect(match('/rules/')).toMatchObject({ name: 'rules', params: {} });
    expect(match('/rules/tribes')).toMatchObject({ name: 'rules', params: { game: 'tribes' } });
  });

  it('keeps the step of a replay', () => {
    expect(match('/replay/x', '?step=12').query.get('step')).toBe('12');
  });

  it('is not found when we have no such page', () => {
    expect(match('/table').name).toBe('not-found');
    expect(match('/table/a/b').name).toBe('not-found');
  });

  it('survives a broken percent sign', () => {
    expect(match('/table/%E0%A4%A').params.id).toBe('%E0%A4%A');
  });
});
