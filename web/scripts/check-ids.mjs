// Fails when the id of a card, an item or a place of a game, a printed row of figures, or a single printed figure beside the
// name of what it counts (`gold >= 6`, `{ points: 10 }`), is written in the client's sources: they come from the engine, in
// `games/<game>/wire/`. What stands there all the same has its reason below.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Files that may name ids, and why. `ids` narrows an exception to these. */
const EXCEPTIONS = [
  { file: /\.test\.ts$/, why: 'tests say which card they mean' },
  { file: /\/(scene|gallery)\.ts$/, why: 'sample positions for pictures, gallery and tests; nobody plays them' },
  { file: /^djinn\/figures\//, why: 'pictures of the rules page, drawn from sample positions' },
  { file: /\/pieces\/(shapes|goods|persons)\.ts$/, why: 'one drawing for each id; the types of the wire hold the list complete' },
  { file: /^tribes\/pieces\/Land\.svelte$/, why: 'one drawing for each kind of tile' },
  { file: /^tribes\/(Picture|figures\/Tiles)\.svelte$/, why: 'pictures of the first page and the rules page' },
  { file: /^tribes\//, ids: ['gold'], why: 'gold is a card, and also what is paid with' },
  { file: /^tribes\/TileGround\.svelte$/, ids: ['value 9'], why: 'numbers of two digits are drawn smaller' },
  { file: /^tribes\/Price\.svelte$/, ids: ['fakir'], why: 'a payment has elders, artisans and fakirs; here each becomes its drawing' },
];

const games = fileURLToPath(new URL('../src/games', import.meta.url));
const sources = readdirSync(games, { recursive: true })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.(ts|svelte)$/.test(path) && !path.includes('/wire/'));

/** Tables of the generated figures whose keys are pieces, payments and the like, not cards, items or places. */
const OTHER_TABLES = new Set(['MEEPLES', 'PAYMENTS', 'PRICES', 'COUNTS']);

/** What printed figures count. A bare 5 may be anything; a 5 compared with gold, or given as gold, is a price. */
const QUANTITIES =
  'gold|prices?|costs?|points?|values?|reach|copies|coins?|scrolls?|magic|limit|keys?|camels?|tents?|palms?|palaces?|corks?|bottles?|circles?|green|bonus|goal|wage|toll|majority|viziers?|elders?|fakirs?|artisans?|trophies|mages?';
const FIGURE = new RegExp(
  `\\b(${QUANTITIES})\\)?\\s*(?:===?|!==?|[<>]=?|\\*|:|=)\\s*(\\d+)\\b(?![.%\\w])|(?<![.\\w])(\\d+)\\s*(?:===?|!==?|[<>]=?|\\*)\\s*(?:[\\w!?]+\\.)*(${QUANTITIES})\\b`,
  'g',
);

/** The ids a game's generated figures know, its printed rows of numbers, and every single number in them but 0 and 1. */
function printed(game) {
  const text = readFileSync(join(games, game, 'wire/figures.ts'), 'utf8');
  const [ids, rows] = [new Set(), []];
  const numbers = new Set([...text.replace(/"[^"]*"/g, '').matchAll(/\d+/g)].map(([number]) => number).filter((number) => Number(number) > 1));
  for (const [, name, body] of text.matchAll(/^export const (\w+)[^=]*= (\{[\s\S]*?\n\}|\[.*?\])(?: as const)?;$/gm)) {
    if (OTHER_TABLES.has(name)) continue;
    const value = JSON.parse(body.replace(/,(\s*[}\]])/g, '$1'));
    if (!Array.isArray(value)) Object.keys(value).forEach((id) => ids.add(id));
    else if (value.every((one) => typeof one === 'number')) rows.push({ name, row: value.join(',') });
  }
  // A bare number may be anything.
  return { ids: [...ids].filter((id) => !/^[\d.]+$/.test(id)), rows, numbers };
}

const faults = [];
const used = new Set();
for (const game of readdirSync(games, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name)) {
  const { ids, rows, numbers: figures } = printed(game);
  const literal = new RegExp(`(['"\`])(${ids.map((id) => id.replace('.', '\\.')).join('|')})\\1|[{,]\\s*(${ids.filter((id) => /^[a-z_]{4,}$/.test(id)).join('|') || '(?!)'})\\s*:`, 'g');
  for (const path of sources.filter((one) => one.startsWith(`${game}/`) || !one.includes('/'))) {
    // Style says how things look, not what they are.
    const text = readFileSync(join(games, path), 'utf8').replace(/<style>[\s\S]*<\/style>/, '');
    const found = [...text.matchAll(literal)].map((hit) => ({ what: hit[2] ?? hit[3], at: hit.index }));
    const numbers = [...text.matchAll(/\[\s*-?\d+(?:\s*,\s*-?\d+){4,}\s*,?\s*\]/g)].map((hit) => ({ row: hit[0].replace(/[\s[\]]|,\s*\]$/g, ''), at: hit.index }));
    for (const { row, at } of numbers) {
      const twin = rows.find((one) => one.row === row.replace(/,$/, ''));
      if (twin) found.push({ what: twin.name, at });
    }
    for (const hit of text.matchAll(FIGURE)) {
      const [name, number] = [hit[1] ?? hit[4], hit[2] ?? hit[3]];
      if (figures.has(number)) found.push({ what: `${name} ${number}`, at: hit.index });
    }
    for (const { what, at } of found) {
      const exception = EXCEPTIONS.find(({ file, ids }) => file.test(path) && (!ids || ids.includes(what)));
      if (exception) used.add(exception);
      else faults.push(`web/src/games/${path}:${text.slice(0, at).split('\n').length}: "${what}" is written by hand; take it from ./wire/figures, or from what the server sends`);
    }
  }
}
for (const exception of EXCEPTIONS) if (!used.has(exception)) faults.push(`nothing needs the exception ${exception.file} (${exception.why}) any more`);

if (faults.length > 0) {
  console.error(faults.slice(0, 40).join('\n'));
  console.error(`${faults.length} ids or figures are written in the client by hand`);
  process.exit(1);
}
console.log('no card, item, place or printed figure of a game is written in the client by hand');
