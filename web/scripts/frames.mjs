// How smoothly nine meeples walk on a slow machine: `npm run frames [-- RUNS [SLOWER]]`. Chromium's processor is throttled (4 times unless
// told) while the gallery plays a whole turn of Five Tribes. Told are the gaps between frames, which a busy machine makes longer, and the
// time the page's own thread worked in each frame without throttling, times as much: that a busy machine hardly touches.
import { loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import { launchOptions } from './chromium.mjs';
import { serveGallery } from './gallery.mjs';

const runs = Number(process.argv[2] ?? 5);
const slower = Number(process.argv[3] ?? 4);

const server = await serveGallery();
const browser = await chromium.launch(launchOptions);

/** Milliseconds that the page's thread worked in each frame of a recording. */
function work(recording) {
  const { traceEvents } = JSON.parse(recording.toString());
  const tasks = traceEvents.filter(({ name, tdur }) => name === 'ThreadControllerImpl::RunTask' && tdur !== undefined);
  const frames = traceEvents.filter(({ name }) => name === 'FireAnimationFrame');
  const thread = frames[0]?.tid;
  const starts = frames.map(({ ts }) => ts);
  return starts.slice(1).map((end, i) => tasks.filter(({ tid, ts }) => tid === thread && ts >= starts[i] && ts < end).reduce((sum, { tdur }) => sum + tdur, 0) / 1000);
}

/** One turn played: gaps between frames, or what the page's thread worked in each, in milliseconds. */
async function run(isRecorded) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  await page.goto(`${server.address}gallery.html?game=tribes&scene=walk&pace=300`);
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  const tools = await page.context().newCDPSession(page);
  if (isRecorded) await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  else await tools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.waitForTimeout(500);
  const gaps = await page.evaluate(
    () =>
      new Promise((resume) => {
        const all = [];
        let before = performance.now();
        const look = (now) => {
          all.push(now - before);
          before = now;
          if (document.documentElement.dataset.playing === 'done') resume(all.slice(2));
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
        [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Play').click();
      }),
  );
  const recording = isRecorded ? await browser.stopTracing() : null;
  await page.close();
  return recording ? work(recording) : gaps;
}

const at = (list, share) => list.toSorted((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * share))];
let worst = Infinity;
try {
  for (let i = 1; i <= runs; i += 1) {
    const gaps = await run(false);
    const worked = (await run(true)).map((time) => time * slower);
    const most = Math.max(...gaps);
    worst = Math.min(worst, most);
    console.log(`run ${i}: ${gaps.length} frames, half within ${at(gaps, 0.5).toFixed(1)} ms, 95 % within ${at(gaps, 0.95).toFixed(1)} ms, longest ${most.toFixed(1)} ms, over 50 ms: ${gaps.filter((gap) => gap > 50).length}; work ${slower} times in a frame: half ${at(worked, 0.5).toFixed(1)}, 95 % ${at(worked, 0.95).toFixed(1)}, most ${Math.max(...worked).toFixed(1)} ms; load of the machine ${loadavg()[0].toFixed(1)}`);
  }
} finally {
  await browser.close();
  await server.close();
}
console.log(`best run: no frame over ${worst.toFixed(1)} ms at a processor ${slower} times slower`);
