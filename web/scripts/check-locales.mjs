// Fails when a language misses a message, has one too many, names other values than English does, or when
// a message is used nowhere. Keys put together at run time count as used by their form: t(`log-${kind}`).
// Every refusal's code (a list made from the Rust sources) has a message, and every message of a refusal a code.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, Visitor } from '@fluent/syntax';

const root = fileURLToPath(new URL('../..', import.meta.url));
const languages = readdirSync(join(root, 'locales')).sort();
const refusals = JSON.parse(readFileSync(join(root, 'web/src/wire/refusals.json'), 'utf8'));
/** Refusals that never come from the server. */
const OWN_REFUSALS = /^refused-(client-|other$|retry$)/;

/** The messages, terms and values that a pattern names. */
class Named extends Visitor {
  values = new Set();
  messages = new Set();
  visitVariableReference(node) {
    this.values.add(`$${node.id.name}`);
  }
  visitMessageReference(node) {
    this.messages.add(node.id.name);
  }
  visitTermReference(node) {
    this.messages.add(`-${node.id.name}`);
    this.genericVisit(node);
  }
}

/** Every message and term of a language by its key: where it stands and what it names. */
function messages(language) {
  const found = new Map();
  for (const file of readdirSync(join(root, 'locales', language)).sort()) {
    const text = readFileSync(join(root, 'locales', language, file), 'utf8');
    for (const entry of parse(text, { withSpans: true }).body) {
      if (entry.type === 'Junk') {
        const line = text.slice(0, entry.span.start).split('\n').length;
        fault(`${language}/${file}:${line}: ${entry.annotations[0]?.message ?? 'cannot be read'}`);
      }
      if (entry.type !== 'Message' && entry.type !== 'Term') continue;
      const key = `${entry.type === 'Term' ? '-' : ''}${entry.id.name}`;
      if (found.has(key)) fault(`${language}/${file}: "${key}" stands there twice`);
      const named = new Named();
      named.visit(entry);
      found.set(key, { file, values: [...named.values].sort().join(' '), messages: named.messages });
    }
  }
  return found;
}

/** Source of the client and of what is put on paper, in one text. */
function source() {
  const read = (folder, isWanted) =>
    readdirSync(folder, { recursive: true })
      .filter(isWanted)
      .map((name) => readFileSync(join(folder, name), 'utf8'));
  const client = (name) => (/\.(ts|svelte)$/.test(name) && !name.endsWith('.test.ts')) || /wire[\\/](pad|aid)\.json$/.test(name);
  return [...read(join(root, 'web/src'), client), ...read(join(root, 'crates/paper/src'), (name) => name.endsWith('.rs'))].join('\n');
}

const faults = [];
const fault = (text) => faults.push(text);

const english = messages('en');
for (const language of languages.filter((name) => name !== 'en')) {
  const other = messages(language);
  for (const [key, { file, values }] of english) {
    const twin = other.get(key);
    if (!twin) fault(`${language}/${file}: "${key}" is missing`);
    else if (twin.file !== file) fault(`${language}: "${key}" stands in ${twin.file}, in English in ${file}`);
    else if (twin.values !== values) fault(`${language}/${file}: "${key}" names ${twin.values || 'nothing'}, English ${values || 'nothing'}`);
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

// Letters are written by the server.
const text = source() + readFileSync(join(root, 'crates/server/src/letters.rs'), 'utf8');
const literals = new Set([...text.matchAll(/['"`]([a-z][\w-]*)['"`]/g)].map((found) => found[1]));
const patterns = [...text.matchAll(/`((?:[a-z0-9-]|\$\{[^`{}]*\})+)`/g)]
  .map((found) => found[1])
  .filter((template) => template.includes('${') && /[a-z]{3}/.test(template.replace(/\$\{[^}]*\}/g, '')))
  .map((template) => new RegExp(`^${template.replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`));
const referred = new Set([...english.values()].flatMap(({ messages }) => [...messages]));
for (const [key, { file }] of english) {
  const isUsed = told.has(key) || literals.has(key) || referred.has(key) || patterns.some((pattern) => pattern.test(key));
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
