import { t } from '../i18n/words.svelte';
import type { ClockRule } from '../wire';

export type ClockName = 'none' | 'quick' | 'calm' | 'hours' | 'day' | 'days';

/** The clocks one can choose, from none to three days a turn. */
export const CLOCKS: Record<ClockName, ClockRule> = {
  none: { kind: 'none' },
  quick: { kind: 'real_time', start_s: 600, increment_s: 10 },
  calm: { kind: 'real_time', start_s: 1500, increment_s: 30 },
  hours: { kind: 'turn_based', per_turn_s: 8 * 3600 },
  day: { kind: 'turn_based', per_turn_s: 24 * 3600 },
  days: { kind: 'turn_based', per_turn_s: 72 * 3600 },
};

/** A clock in words; nothing for none. */
export function clockWords(rule: ClockRule): string {
  if (rule.kind === 'none') return '';
  const known = Object.entries(CLOCKS).find(([, clock]) => JSON.stringify(clock) === JSON.stringify(rule))?.[0];
  if (known) return t(`clock-${known}`);
  return rule.kind === 'real_time' ? t('clock-other', { minutes: Math.round(rule.start_s / 60), seconds: rule.increment_s }) : t('clock-other-turn', { hours: Math.max(1, Math.round(rule.per_turn_s / 3600)) });
}
