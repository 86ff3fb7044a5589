import { expect, it } from 'vitest';
import { initials } from './initials';

it('tells names apart by their first letters, in any language', () => {
  expect(initials(['Vizier', 'Elder', 'Assassin', 'Artisan'])).toEqual(['V', 'E', 'A', 'Ar']);
  expect(initials(['Visir', 'Anciano', 'Asesino', 'Artesano'])).toEqual(['V', 'A', 'As', 'Ar']);
  expect(initials(['rojo', 'azul', 'amarillo'])).toEqual(['R', 'A', 'Am']);
  expect(initials(['Ältester', ''])).toEqual(['Ä', '']);
});
