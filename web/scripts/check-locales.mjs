// Fails when a language misses a message, has one too many, names other values than English does, or when
// a message is used nowhere. Keys put together at run time count as used by their form: t(`log-${kind}`).
// Every refusal's code (a list made from the Rust sources) has a message, and every message of a refusal a code.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const languages = readdirSync(join(root, 'locales')).sort();
const refusals = JSON.parse(readFileSync(join(root, 'web/src/wire/refusals.json'), 'utf8'));
/** Refusals that never come from the server. */
const OWN_REFUSALS = /^refused-(client-|other$|retry$)/;

/** Every message of a language: its text by key, without comments. */
function messages(language) {
  const found = new Map();
  for (const file of readdirSync(join(root, 'locales', language)).sort()) {
    let key = null;
    for (const line of readFileSync(join(root, 'locales', language, file), 'utf8').split('\n')) {
      const start = /^(-?[a-zA-Z][\w-]*) *=(.*)$/.exec(line);
      if (start) {
        key = start[1];
        if (found.has(key)) fault(`${language}/${file}: "${key}" stands there twice`);
        found.set(key, { file, text: start[2] });
      } else if (/^(\s|\}|$)/.test(line)) {
        if (key) found.get(key).text += `\n${line}`;
      } else if (!line.startsWith('#')) {
        fault(`${language}/${file}: cannot read "${line}"`);
      }
    }
  }
  return found;
}

/** Source of the client, in one text. */
function source() {
  const folder = join(root, 'web/src');
  return readdirSync(folder, { recursive: true })
    .filter((name) => /\.(ts|svelte)$/.test(name) && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
}

const faults = [];
const fault = (text) => faults.push(text);
const values = (text) => [...new Set(text.match(/\$[\w-]+/g) ?? [])].sort().join(' ');

const english = messages('en');
for (const language of languages.filter((name) => name !== 'en')) {
  const other = messages(language);
  for (const [key, { file, text }] of english) {
    const twin = other.get(key);
    if (!twin) fault(`${language}/${file}: "${key}" is missing`);
    else if (twin.file !== file) fault(`${language}: "${key}" stands in ${twin.file}, in English in ${file}`);
    else if (values(twin.text) !== values(text)) {
      fault(`${language}/${file}: "${key}" names ${values(twin.text) || 'nothing'}, English ${values(text) || 'nothing'}`);
    }
  }
  for (const [key, { file }] of other) if (!english.has(key)) fault(`${language}/${file}: "${key}" is not in English`);
}

const told = new Set();
for (const [room, codes] of Object.entries(refusals)) {
  for (const code of codes) {
    const key = `${room === 'shared' ? '' : `${room}-`}refused-${code.replaceAll('/', '-')}`;
    told.add(key);
    if (!english.has(key)) fault(`"${key}" is missing: people get the refusal ${code}`);
  }
}
for (const [key, { file }] of english) {
  if (/(^|-)refused-/.test(key) && !told.has(key) && !OWN_REFUSALS.test(key)) fault(`en/${file}: "${key}" is no refusal's`);
}

const text = source();
const literals = new Set([...text.matchAll(/['"`]([a-z][\w-]*)['"`]/g)].map((found) => found[1]));
const patterns = [...text.matchAll(/`((?:[a-z0-9-]|\$\{[^`{}]*\})+)`/g)]
  .map((found) => found[1])
  .filter((template) => template.includes('${') && /[a-z]{3}/.test(template.replace(/\$\{[^}]*\}/g, '')))
  .map((template) => new RegExp(`^${template.replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`));
const terms = [...english.values()].map((message) => message.text).join('\n');
for (const [key, { file }] of english) {
  const isUsed =
    told.has(key) || literals.has(key) || patterns.some((pattern) => pattern.test(key)) || new RegExp(`\\{ ?${key}\\b`).test(terms);
  if (!isUsed) fault(`en/${file}: "${key}" is used nowhere`);
}
for (const [, key] of text.matchAll(/\bt\(\s*['"]([\w-]+)['"]/g)) {
  if (!english.has(key)) fault(`the client says "${key}", which no English file has`);
}

if (faults.length > 0) {
  console.error(faults.slice(0, 40).join('\n'));
  console.error(`${faults.length} faults in the locale files`);
  process.exit(1);
}
console.log(`${languages.join(', ')}: ${english.size} messages each, all used`);
