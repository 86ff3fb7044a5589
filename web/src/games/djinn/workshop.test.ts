import { expect, test } from 'vitest';
import type { Choice } from './targets';
import type { Move } from './wire';
import { workshop } from './workshop';

const offer = (...moves: Move[]) => workshop(moves.map((move) => ({ text: JSON.stringify(move), move }) as Choice));

test('a thing with one move is played on the thing', () => {
  const found = offer({ kind: 'use', mage: 'R1', saving: null }, { kind: 'wake', mage: 'B2' }, { kind: 'bottle', colour: 'red' }, { kind: 'use_staff' });
  expect([...found.mages.keys()]).toEqual(['R1', 'B2']);
  expect([...found.circled.keys()]).toEqual(['red']);
  expect(found.staff?.move.kind).toBe('use_staff');
});

test('a thing with several moves is left to the list of moves', () => {
  const found = offer(
    { kind: 'use', mage: 'R1', saving: 'coin' },
    { kind: 'use', mage: 'R1', saving: 'scroll' },
    { kind: 'bottle_master', colour: 'red' },
    { kind: 'bottle_master', colour: 'blue' },
  );
  expect(found.mages.size).toBe(0);
  expect(found.circled.size).toBe(0);
});

test('a caught djinn is put into a circle or a bottle by pointing at it', () => {
  const found = offer({ kind: 'house_circle' }, { kind: 'house_bottle', colour: 'blue' });
  expect(found.circle?.move.kind).toBe('house_circle');
  expect([...found.bottles.keys()]).toEqual(['blue']);
  expect(offer({ kind: 'end' })).toMatchObject({ circle: null, staff: null });
});
