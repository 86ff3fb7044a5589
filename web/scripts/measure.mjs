// How soon one can play, in a real Chromium against the release build: `npm run measure [-- RUNS [PROGRAM]]`.
// Every run has a browser without a cache and a server with an empty data file, both on this machine.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { launchOptions } from './chromium.mjs';

const runs = Number(process.argv[2] ?? 9);
const program = process.argv[3] ?? fileURLToPath(new URL('../../target/release/lamplight', import.meta.url));
if (!existsSync(program)) {
  console.error(`${program} is not there; cargo build --release makes it`);
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'lamplight-measure-'));
const port = await new Promise((found) => {
  const probe = createServer().listen(0, '127.0.0.1', () => {
    const { port } = probe.address();
    probe.close(() => found(port));
  });
});
const address = `http://127.0.0.1:${port}`;
const server = spawn(program, ['serve', '--port', String(port), '--data', join(folder, 'data.lamplight'), '--unlimited'], { stdio: 'ignore' });
while (!(await fetch(`${address}/healthz`).then((answer) => answer.ok, () => false))) await new Promise((resume) => setTimeout(resume, 20));

/** Milliseconds of the page's own clock until something that fits the selector is there, looked for at every frame. */
const until = (page, selector) =>
  page.evaluate(
    (wanted) =>
      new Promise((found) => {
        const look = () => (document.querySelector(wanted) ? found(performance.now()) : requestAnimationFrame(look));
        look();
      }),
    selector,
  );

async function run(browser) {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  let bytes = 0;
  network.on('Network.loadingFinished', (event) => (bytes += event.encodedDataLength));
  await page.goto(address, { waitUntil: 'commit' });
  const home = await until(page, 'button.play:not(:disabled)');
  await page.waitForLoadState('networkidle');
  const first = bytes;
  const clicked = await page.evaluate(() => {
    document.querySelector('button.play').click();
    return performance.now();
  });
  const board = (await until(page, '.board [data-tile]')) - clicked;
  const move = (await until(page, '.status.mine')) - clicked;
  const playing = bytes;
  await page.context().close();
  return { home, board, move, first: first / 1000, playing: playing / 1000 };
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const browser = await chromium.launch(launchOptions);
try {
  const results = [];
  for (let i = 0; i < runs; i += 1) {
    results.push(await run(browser));
    process.stderr.write(`\rrun ${i + 1} of ${runs}`);
  }
  process.stderr.write('\n');
  const show = (what, key, unit) => {
    const all = results.map((result) => result[key]);
    console.log(`${what.padEnd(46)} median ${median(all).toFixed(0).padStart(5)} ${unit}   ${Math.min(...all).toFixed(0)} to ${Math.max(...all).toFixed(0)}`);
  };
  show('navigation to a usable Play button', 'home', 'ms');
  show('click on Play to the board', 'board', 'ms');
  show('click on Play to my first decision', 'move', 'ms');
  show('first page, as sent', 'first', 'kB');
  show('first page and table, as sent', 'playing', 'kB');
} finally {
  await browser.close();
  server.kill();
  rmSync(folder, { recursive: true, force: true });
}
