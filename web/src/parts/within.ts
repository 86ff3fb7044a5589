import type { Attachment } from 'svelte/attachments';

/** Lets a word in a drawing be no wider than its place, whatever the language and the font. */
export const within =
  (word: string, width: number): Attachment<SVGTextElement> =>
  (node) => {
    node.removeAttribute('textLength');
    if (word === '' || node.getComputedTextLength() <= width) return;
    node.setAttribute('textLength', String(width));
    node.setAttribute('lengthAdjust', 'spacingAndGlyphs');
  };
