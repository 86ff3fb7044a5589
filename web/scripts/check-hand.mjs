// Every page is of one hand: sizes of letters and room between things are those of `src/app.css`, in every component. What is wider than any
// room between things, as the ground under the first page's picture, is a measure of its own.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const WIDEST = 3;
const DECLARED = /(?<![\w-])(font-size|font|(?:row-|column-)?gap|padding(?:-[a-z-]+)?|margin(?:-[a-z-]+)?): ([^;{}]*)/g;

/** The styles of a file, as they lie in it. */
function styles(path) {
  const text = readFileSync(ROOT + path, 'utf8');
  if (path === 'src/app.css') return text.replace(/:root \{[^}]*\}/, (tokens) => tokens.replace(/[^\n]/g, ''));
  if (path.endsWith('.css')) return text;
  return text.replace(/^[\s\S]*?(?=<style|$)/, (before) => before.replace(/[^\n]/g, ''));
}

const strays = readdirSync(ROOT + 'src', { recursive: true }).filter((name) => /\.(svelte|css)$/.test(name)).map((name) => `src/${name.replaceAll('\\', '/')}`).sort().flatMap((path) => {
  const text = styles(path);
  return [...text.matchAll(DECLARED)].flatMap(({ 0: whole, 1: property, 2: value, index }) => {
    const own = [...value.matchAll(/(?<![\w.])([\d.]+)rem/g)].filter(([, size]) => property.startsWith('font') || Number(size) <= WIDEST);
    return own.length > 0 ? [`web/${path}:${text.slice(0, index).split('\n').length}: "${whole}" is a size of its own; take one of --text-* or --gap-*`] : [];
  });
});
for (const stray of strays) console.error(stray);
if (strays.length > 0) process.exit(1);
console.log('every size of letters and room between things is the house\'s own');
