// The gallery as it would be shipped, on an address of its own, for pictures and measurements. It is no part of the program.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { build, preview } from 'vite';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Builds and serves it on loopback; `close` leaves nothing behind. */
export async function serveGallery() {
  const folder = mkdtempSync(join(tmpdir(), 'lamplight-gallery-'));
  const shared = { configFile: false, root: ROOT, logLevel: 'error', plugins: [svelte()] };
  await build({ ...shared, build: { outDir: folder, emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false, rolldownOptions: { input: join(ROOT, 'gallery.html') } } });
  const server = await preview({ ...shared, build: { outDir: folder }, preview: { port: 0, host: '127.0.0.1' } });
  return {
    address: server.resolvedUrls.local[0],
    close: async () => {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
