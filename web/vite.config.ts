import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { pack } from './scripts/pack.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// `lamplight serve` answers what the development server cannot.
const backend = process.env.LAMPLIGHT_URL ?? 'http://127.0.0.1:7878';

export default defineConfig({
  plugins: [svelte(), pack()],
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: {
    fs: { allow: [here('..')] },
    proxy: { '/api': { target: backend, ws: true }, '/healthz': backend },
  },
  test: { include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'], environment: 'node' },
});
