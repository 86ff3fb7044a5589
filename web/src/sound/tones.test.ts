import { expect, test } from 'vitest';
import { SOUNDS, length, type Layer, type SoundName } from './tones';

const all = Object.entries(SOUNDS) as [SoundName, Layer[]][];

test('every sound is short and quiet, and can be heard by everybody', () => {
  for (const [name, layers] of all) {
    expect(layers.length, name).toBeGreaterThan(0);
    expect(length(name), name).toBeLessThanOrEqual(2);
    for (const { pitch, slide = pitch, loud, long, at = 0 } of layers) {
      expect(Math.min(pitch, slide), name).toBeGreaterThanOrEqual(60);
      expect(Math.max(pitch, slide), name).toBeLessThanOrEqual(6000);
      expect(loud, name).toBeLessThanOrEqual(0.6);
      expect(long, name).toBeGreaterThan(0.02);
      expect(at, name).toBeGreaterThanOrEqual(0);
    }
  }
});

test('layers that ring together are never louder than one another can bear', () => {
  for (const [name, layers] of all) {
    for (const { at = 0 } of layers) {
      const together = layers.filter((other) => (other.at ?? 0) <= at && at < (other.at ?? 0) + other.long).reduce((sum, { loud }) => sum + loud, 0);
      expect(together, name).toBeLessThanOrEqual(1.5);
    }
  }
});
