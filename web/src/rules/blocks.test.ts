import { expect, it } from 'vitest';
import { blocks } from './blocks';

it('reads paragraphs, lists and tables', () => {
  const text = 'One line\ngoes on.\n\n• first\n• second\n\nKind | Points\nOasis | 8\nVillage | 5';
  expect(blocks(text)).toEqual([
    { kind: 'text', text: 'One line goes on.' },
    { kind: 'list', items: ['first', 'second'] },
    { kind: 'table', head: ['Kind', 'Points'], rows: [['Oasis', '8'], ['Village', '5']] },
  ]);
});

it('lets a list follow its sentence without an empty line', () => {
  expect(blocks('Choose:\n• a\n• b')).toEqual([
    { kind: 'text', text: 'Choose:' },
    { kind: 'list', items: ['a', 'b'] },
  ]);
});
