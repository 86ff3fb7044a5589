import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Media types of everything the build may emit; an unknown ending stops the build. */
const MEDIA: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/**
 * Puts a brotli and a gzip form beside every emitted file and lists them all in `files.tsv`
 * (path, media type, SHA-256), from which `crates/browser` embeds them.
 */
export function pack(): Plugin {
  let outDir = 'dist';
  return {
    name: 'lamplight-pack',
    apply: 'build',
    configResolved(config) {
      outDir = join(config.root, config.build.outDir);
      if (config.build.outDir.startsWith('/')) outDir = config.build.outDir;
    },
    // Not when the bundle is closed: that comes after a failure too, and would hide it behind one of its own.
    writeBundle() {
      const lines = list(outDir).map((file) => {
        const bytes = readFileSync(join(outDir, file));
        const media = MEDIA[extname(file)];
        if (!media) throw new Error(`no media type known for ${file}`);
        const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
        writeFileSync(join(outDir, `${file}.br`), brotliCompressSync(bytes, quality));
        writeFileSync(join(outDir, `${file}.gz`), gzipSync(bytes, { level: 9 }));
        return [file, media, createHash('sha256').update(bytes).digest('hex')].join('\t');
      });
      writeFileSync(join(outDir, 'files.tsv'), `${lines.join('\n')}\n`);
    },
  };
}

function list(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}
