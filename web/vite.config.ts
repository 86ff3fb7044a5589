import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { offline } from './scripts/offline.ts';
import { pack } from './scripts/pack.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// `lamplight serve` answers what the development server cannot.
const backend = process.env.LAMPLIGHT_URL ?? 'http://127.0.0.1:7878';

export default defineConfig({
  plugins: [svelte(), offline(), pack()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The client for playing, and the pages for a real table: score pad, aids, reference, timer.
    rolldownOptions: {
      input: [here('index.html'), here('at.html')],
      // What the first page needs anyway comes in few files: each one more costs its headers and a way to the server.
      output: {
        codeSplitting: {
          groups: [
            // What the pages for a real table need too, which carry nothing else of the house.
            { name: 'shared', priority: 1, test: /svelte\/src\/internal\/flags|src\/(parts\/(Lamp|seats|levels)|settings|fonts|app\.css|i18n|at\/routes|wire\/problem)/ },
            { name: 'house', test: /src\/(parts\/(TableCard|SetupWords|me\.|Icon|icons|Notice|Empty|SeatMark|announce|initials|standing|quick|warm|time|clocks|Header|Footer|Night|gains)|router|routes|games\/(index|names|echo|sample)|learn\/(levels|progress|guide|plans)|wire\/(api|catalogue))/ },
            { name: 'tribes-pieces', test: /games\/tribes\/(pieces\/(Meeple|Marker|Building|shapes|letters|Land)|Picture|layout)/ },
            { name: 'djinn-pieces', test: /games\/djinn\/(pieces\/(DjinnToken|Face|spirits|letters|Bottle|Glyph|shapes)|Picture)/ },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: { '/api': { target: backend, ws: true }, '/healthz': backend },
  },
  test: { include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'], environment: 'node' },
});
