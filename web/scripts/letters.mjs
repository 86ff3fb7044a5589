/** What the fonts of the client hold: everything on a keyboard, and the letters and signs of the languages it speaks. */
export const LETTERS =
  Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCharCode(0x20 + i)).join('') +
  'ÀÁÂÄÇÈÉÊËÌÍÎÏÑÒÓÔÖÙÚÛÜßàáâäçèéêëìíîïñòóôöùúûü' +
  '\u00a0¿¡«»„“”‘’‚–—…·•×−±º°€©';
