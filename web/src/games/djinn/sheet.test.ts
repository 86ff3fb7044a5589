import { expect, test } from 'vitest';
import { crowded, NARROW, WIDE } from './sheet';

for (const [name, sheet] of Object.entries({ WIDE, NARROW })) {
  test(`djinns stand on their field, and do not hide each other while they are not counted: ${name}`, () => {
    for (let count = 1; count <= 5; count += 1) {
      const places = crowded(count, sheet, sheet.roundLines.djinns);
      expect(places).toHaveLength(count);
      for (const { x, y } of places) expect(Math.hypot(x, y) + sheet.djinn * 0.46).toBeLessThanOrEqual(sheet.round);
      if (count > sheet.crowd) continue;
      for (const [i, { x }] of places.slice(1).entries()) expect(x - places[i]!.x).toBeGreaterThanOrEqual(sheet.djinn * 0.95);
    }
  });
}
