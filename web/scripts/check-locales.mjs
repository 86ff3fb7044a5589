// Fails when a language misses a message, has one too many, names other values than English does, or when
// a message is used nowhere. Keys put together at run time count as used by their form: t(`log-${kind}`).
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const languages = readdirSync(join(root, 'locales')).sort();

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

const text = source();
const literals = new Set([...text.matchAll(/['"`]([a-z][\w-]*)['"`]/g)].map((found) => found[1]));
const patterns = [...text.matchAll(/`((?:[a-z0-9-]|\$\{[^`{}]*\})+)`/g)]
  .map((found) => found[1])
  .filter((template) => template.includes('${') && /[a-z]{3}/.test(template.replace(/\$\{[^}]*\}/g, '')))
  .map((template) => new RegExp(`^${template.replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`));
const terms = [...english.values()].map((message) => message.text).join('\n');
for (const [key, { file }] of english) {
  const isUsed =
    literals.has(key) || patterns.some((pattern) => pattern.test(key)) || new RegExp(`\\{ ?${key}\\b`).test(terms);
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
