import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** What a bundler tells of one file; Vite adds the styles and files that a script asks for. */
interface Emitted {
  type: 'chunk' | 'asset';
  fileName: string;
  facadeModuleId?: string | null;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  viteMetadata?: { importedCss: Set<string>; importedAssets: Set<string> };
}

/** Words of the client for playing; the pages for a real table do without. */
const NOT_NEEDED = /\/shell-[\w-]+\.js$/;

/**
 * Writes `sw.js`: the service worker of `src/at/sw.js` with the list of all files that the pages of `at.html` may ask
 * for, so that they work without a network after the first visit.
 */
export function offline(): Plugin {
  return {
    name: 'lamplight-offline',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = bundle as unknown as Record<string, Emitted>;
      const entry = Object.values(files).find((file) => file.isEntry && file.facadeModuleId?.endsWith('/at.html'));
      if (!entry) throw new Error('the build has no at.html');
      const needed = new Set<string>(['at.html', 'at.webmanifest', 'lamp.svg']);
      const follow = (name: string) => {
        const file = files[name];
        if (!file || needed.has(name) || NOT_NEEDED.test(name)) return;
        needed.add(name);
        file.viteMetadata?.importedCss.forEach((css) => needed.add(css));
        file.viteMetadata?.importedAssets.forEach((asset) => needed.add(asset));
        [...(file.imports ?? []), ...(file.dynamicImports ?? [])].forEach(follow);
      };
      follow(entry.fileName);
      // Fonts are asked for by the styles.
      Object.keys(files).filter((name) => /(text|title)-[\w-]+\.woff2$/.test(name)).forEach((name) => needed.add(name));
      const list = [...needed].sort().map((name) => `/${name}`);
      const template = readFileSync(fileURLToPath(new URL('../src/at/sw.js', import.meta.url)), 'utf8');
      const page = createHash('sha256').update(JSON.stringify(list) + template).digest('hex').slice(0, 16);
      const source = template.replace("'__FILES__'", JSON.stringify(list)).replace('__VERSION__', page);
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}
