// Cuts the two fonts of the client down to the letters it needs and puts them into src/fonts: `npm run fonts`.
// Both are under the SIL Open Font License; its text is served beside them.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subset from 'subset-font';
import { LETTERS } from './letters.mjs';

const from = (path) => fileURLToPath(new URL(`../node_modules/${path}`, import.meta.url));
const to = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const FONTS = [
  { folder: '@fontsource-variable/figtree', file: 'figtree-latin-wght-normal', name: 'text', variationAxes: { wght: { min: 400, max: 800 } } },
  { folder: '@fontsource/el-messiri', file: 'el-messiri-latin-600-normal', name: 'title' },
];

// For the player aids on paper: TrueType at fixed weights, as PDF wants them.
const PRINTED = { folder: '@fontsource-variable/figtree', file: 'figtree-latin-wght-normal', weights: { regular: 430, bold: 720 } };

for (const { folder, file, name, variationAxes } of FONTS) {
  const whole = readFileSync(from(`${folder}/files/${file}.woff2`));
  const cut = await subset(whole, LETTERS, { targetFormat: 'woff2', variationAxes });
  writeFileSync(to(`src/fonts/${name}.woff2`), cut);
  copyFileSync(from(`${folder}/LICENSE`), to(`public/licences/${folder.split('/')[1]}.txt`));
  console.log(`${name}: ${file}, ${whole.length} bytes, cut to ${cut.length}`);
}

for (const [name, wght] of Object.entries(PRINTED.weights)) {
  const whole = readFileSync(from(`${PRINTED.folder}/files/${PRINTED.file}.woff2`));
  const cut = await subset(whole, LETTERS, { targetFormat: 'sfnt', variationAxes: { wght } });
  writeFileSync(to(`../crates/paper/fonts/${name}.ttf`), cut);
  copyFileSync(from(`${PRINTED.folder}/LICENSE`), to('../crates/paper/fonts/LICENSE'));
  console.log(`${name}: ${PRINTED.file}, cut to ${cut.length}`);
}
