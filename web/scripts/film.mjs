// The README's moving picture, a turn of Five Tribes: `npm run film`. Everything is slowed down while it is photographed, so that the film
// is smooth on any machine; only what changed from one picture to the next is kept.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { launchOptions } from './chromium.mjs';
import { serveGallery } from './gallery.mjs';

const OUT = fileURLToPath(new URL('../../docs/img/turn.webp', import.meta.url));
const PACE = 450;
/** So many times slower it is played. */
const SLOWER = 9;
/** How wide the page and the film are, and how much is seen above and below the board. */
const PAGE = 1000;
const WIDTH = 800;
const EDGE = 10;
/** How long the last picture stays, in milliseconds. */
const REST = 1600;

const server = await serveGallery();
const browser = await chromium.launch(launchOptions);
const pictures = [];
try {
  const page = await browser.newPage({ viewport: { width: PAGE, height: 760 } });
  await page.goto(`${server.address}gallery.html?game=tribes&scene=walk&pace=${PACE}&wait=${PACE * SLOWER}`);
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  const board = await page.locator('svg.field').boundingBox();
  const clip = { x: 0, y: Math.floor(board.y - EDGE), width: PAGE, height: Math.ceil(board.height + 2 * EDGE) };
  const tools = await page.context().newCDPSession(page);
  await tools.send('Animation.enable');
  await tools.send('Animation.setPlaybackRate', { playbackRate: 1 / SLOWER });
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const begin = Date.now();
  while ((await page.evaluate(() => document.documentElement.dataset.playing)) !== 'done') {
    const at = (Date.now() - begin) / SLOWER;
    pictures.push({ at, png: (await page.screenshot({ clip, animations: 'allow' })).toString('base64') });
    process.stderr.write(`\r${pictures.length} pictures, ${(at / 1000).toFixed(1)} s of film`);
  }
  process.stderr.write('\n');

  const frames = await page.evaluate(
    async ([list, width, clip]) => {
      const height = Math.round((clip.height * width) / clip.width);
      const canvas = new OffscreenCanvas(width, height);
      const pen = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
      const made = [];
      let before = null;
      for (const { at, png } of list) {
        const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
        pen.imageSmoothingQuality = 'high';
        pen.drawImage(await createImageBitmap(new Blob([bytes], { type: 'image/png' })), 0, 0, width, height);
        const now = pen.getImageData(0, 0, width, height).data;
        // The smallest box around all that changed; its corner stands on even numbers, as the format wants it.
        let box = before ? [width, height, -1, -1] : [0, 0, width - 1, height - 1];
        if (before) for (let i = 0; i < now.length; i += 4) if (Math.abs(now[i] - before[i]) + Math.abs(now[i + 1] - before[i + 1]) + Math.abs(now[i + 2] - before[i + 2]) > 24) {
          const [x, y] = [(i / 4) % width, Math.floor(i / 4 / width)];
          box = [Math.min(box[0], x), Math.min(box[1], y), Math.max(box[2], x), Math.max(box[3], y)];
        }
        if (box[2] < 0) continue;
        before = now;
        const [x, y] = [box[0] & ~1, box[1] & ~1];
        const part = new OffscreenCanvas(box[2] - x + 1, box[3] - y + 1);
        part.getContext('2d', { alpha: false }).drawImage(canvas, -x, -y);
        const file = new Uint8Array(await (await part.convertToBlob({ type: 'image/webp', quality: 0.82 })).arrayBuffer());
        made.push({ at, x, y, width: part.width, height: part.height, file: Array.from(file) });
      }
      return { height, made };
    },
    [pictures, WIDTH, clip],
  );
  const film = assemble(WIDTH, frames.height, frames.made);
  writeFileSync(OUT, film);
  console.log(`${OUT}: ${frames.made.length} pictures, ${(film.length / 1000).toFixed(0)} kB`);
} finally {
  await browser.close();
  await server.close();
}

/** An animated WebP: a head, how it repeats, then a part of the picture for each frame. */
function assemble(width, height, made) {
  const number = (value, bytes) => Array.from({ length: bytes }, (_, i) => Math.floor(value / 256 ** i) & 255);
  const chunk = (name, data) => Buffer.concat([Buffer.from(name), Buffer.from(number(data.length, 4)), data, Buffer.alloc(data.length % 2)]);
  const head = chunk('VP8X', Buffer.from([0x02, 0, 0, 0, ...number(width - 1, 3), ...number(height - 1, 3)]));
  const loop = chunk('ANIM', Buffer.from([255, 255, 255, 255, 0, 0]));
  const frames = made.map(({ at, x, y, width: wide, height: high, file }, i) => {
    const next = made[i + 1]?.at ?? at + REST;
    const place = [...number(x / 2, 3), ...number(y / 2, 3), ...number(wide - 1, 3), ...number(high - 1, 3), ...number(Math.max(20, Math.round(next - at)), 3), 0x02];
    return chunk('ANMF', Buffer.concat([Buffer.from(place), picture(Buffer.from(file))]));
  });
  const body = Buffer.concat([Buffer.from('WEBP'), head, loop, ...frames]);
  return Buffer.concat([Buffer.from('RIFF'), Buffer.from(number(body.length, 4)), body]);
}

/** The picture inside a still WebP, without what stands around it. */
function picture(file) {
  for (let at = 12; at < file.length; ) {
    const size = file.readUInt32LE(at + 4);
    if (file.toString('latin1', at, at + 3) === 'VP8' && file[at + 3] !== 0x58) return file.subarray(at, at + 8 + size + (size % 2));
    at += 8 + size + (size % 2);
  }
  throw new Error('the browser made no picture that can be put into a film');
}
