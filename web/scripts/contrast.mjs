// Contrast inside the drawings, over the gallery: `npm run contrast`. Letters and numbers in an SVG must stand out 4.5:1 from what lies
// behind them (3:1 where they are large), and every piece must stand out 3:1 from the page along its outline. Measured on pixels, both moods.
import { chromium } from '@playwright/test';
import { serveGallery } from './gallery.mjs';
import { launchOptions } from './chromium.mjs';

const SCENES = { tribes: ['bid', 'start', 'sow', 'act', 'tile', 'watch'], djinn: ['act', 'move', 'catch', 'watch'] };
const THEMES = ['light', 'dark'];
const SCALE = 2;

/** Share of an outline that may be fainter than 3:1: round corners and thin points blur. */
const FAINT = 0.2;

// A gallery that is served already can be named.
const server = process.argv[2] ? null : await serveGallery();
const address = server?.address ?? process.argv[2];
const browser = await chromium.launch(launchOptions);
const page = await browser.newPage({ viewport: { width: 1280, height: 1700 }, deviceScaleFactor: SCALE });
const bench = await browser.newPage();

/** Runs in the bench: reads a screenshot's pixels and calls back for luminance and contrast. */
await bench.addInitScript(() => {
  window.pixels = async (png) => {
    const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const pen = canvas.getContext('2d', { willReadFrequently: true });
    pen.drawImage(picture, 0, 0);
    return pen.getImageData(0, 0, picture.width, picture.height);
  };
  // Reckoned once for every value a pixel can have; mixed colours lie between.
  const LINEAR = Float64Array.from({ length: 256 }, (_, value) => ((value /= 255) <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  const linear = (value) => LINEAR[Math.round(value)];
  window.luminance = (r, g, b) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
  window.contrast = (a, b) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
});
await bench.goto('about:blank');
await bench.reload();

/** Every drawn text: where it is, its colour with all opacities, how large it is, and whether an outline of its own lies behind it. */
const texts = () =>
  page.evaluate(() =>
    [...document.querySelectorAll('svg text')].flatMap((text) => {
      const { x, y, width, height } = text.getBoundingClientRect();
      const style = getComputedStyle(text);
      if (width === 0 || style.visibility === 'hidden' || !text.textContent.trim()) return [];
      let opacity = 1;
      for (let one = text; one; one = one.parentElement) opacity *= Number(getComputedStyle(one).opacity);
      const rgb = (colour) => (colour.match(/[\d.]+/g) ?? []).map(Number).slice(0, 3);
      const scale = text.getScreenCTM().a;
      const hasOutline = style.paintOrder.startsWith('stroke') && style.stroke !== 'none' && parseFloat(style.strokeWidth) >= 3;
      const size = parseFloat(style.fontSize) * scale;
      return [{ words: text.textContent.trim(), x: x + scrollX, y: y + scrollY, width, height, opacity, fill: rgb(style.fill), behind: hasOutline ? rgb(style.stroke) : null, isLarge: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) }];
    }),
  );

async function readTexts(game, scene, theme) {
  await page.goto(`${address}gallery.html?game=${game}&scene=${scene}&theme=${theme}`);
  await page.waitForSelector('svg.field, svg.city');
  await page.evaluate(() => document.fonts.ready);
  const found = await texts();
  await page.addStyleTag({ content: 'svg text { visibility: hidden !important; }' });
  const png = (await page.screenshot({ fullPage: true })).toString('base64');
  return bench.evaluate(
    async ([png, found, scale]) => {
      const { data, width, height } = await window.pixels(png);
      return found.map((text) => {
        const all = [];
        // Letters fill the middle of their box; above and below is room for accents and tails.
        for (let y = Math.floor((text.y + text.height * 0.22) * scale); y < (text.y + text.height * 0.78) * scale && y < height; y += 1) {
          for (let x = Math.floor(text.x * scale); x < (text.x + text.width) * scale && x < width; x += 1) {
            const i = 4 * (y * width + x);
            const ground = text.behind ?? [data[i], data[i + 1], data[i + 2]];
            const ink = text.fill.map((part, k) => part * text.opacity + ground[k] * (1 - text.opacity));
            all.push(window.contrast(window.luminance(...ink), window.luminance(...ground)));
          }
        }
        all.sort((a, b) => a - b);
        return { words: text.words, need: text.isLarge ? 3 : 4.5, ratio: all[Math.floor(all.length * 0.2)] ?? 21 };
      });
    },
    [png, found, SCALE],
  );
}

async function readPieces(game, theme, sheet) {
  await page.goto(`${address}gallery.html?game=${game}&page=pieces&theme=${theme}`);
  const box = page.locator(`[data-sheet=${sheet}]`);
  await box.waitFor();
  const frame = await box.boundingBox();
  const found = await box.locator('[data-piece]').evaluateAll((all, { x, y }) =>
    all.map((piece) => {
      const at = piece.firstElementChild.getBoundingClientRect();
      return { name: piece.dataset.piece, x: at.x - x, y: at.y - y, width: at.width, height: at.height };
    }), frame);
  const png = (await box.screenshot()).toString('base64');
  return bench.evaluate(
    async ([png, found, scale]) => {
      const { data, width, height } = await window.pixels(png);
      const lights = Float64Array.from({ length: width * height }, (_, i) => window.luminance(data[4 * i], data[4 * i + 1], data[4 * i + 2]));
      const light = (x, y) => lights[y * width + x];
      const ground = light(width - 2, 2);
      const page = data.slice(4 * (3 * width - 2), 4 * (3 * width - 2) + 3);
      // By colour, not by light alone: the inside of a piece may be as dark as the page.
      const isGround = (x, y) => x < 0 || y < 0 || x >= width || y >= height || page.every((part, k) => Math.abs(part - data[4 * (y * width + x) + k]) < 7);
      return found.map(({ name, ...at }) => {
        let [outline, faint] = [0, 0];
        const [left, top, right, bottom] = [at.x - 3, at.y - 3, at.x + at.width + 3, at.y + at.height + 3].map((value) => Math.round(value * scale));
        for (let y = Math.max(1, top); y < Math.min(height - 1, bottom); y += 1) {
          for (let x = Math.max(1, left); x < Math.min(width - 1, right); x += 1) {
            if (isGround(x, y) || !(isGround(x - 1, y) || isGround(x + 1, y) || isGround(x, y - 1) || isGround(x, y + 1))) continue;
            outline += 1;
            // An outline is at most some pixels thick: the strongest of what is near counts.
            let best = 1;
            for (let dy = -4; dy <= 4; dy += 1) for (let dx = -4; dx <= 4; dx += 1) {
              const [u, v] = [x + dx, y + dy];
              if (u >= 0 && v >= 0 && u < width && v < height) best = Math.max(best, window.contrast(light(u, v), ground));
            }
            if (best < 3) faint += 1;
          }
        }
        return { name, share: outline === 0 ? 1 : faint / outline };
      });
    },
    [png, found, SCALE],
  );
}

const faults = [];
let count = 0;
try {
  for (const theme of THEMES) {
    for (const [game, scenes] of Object.entries(SCENES)) {
      for (const scene of scenes) {
        const all = await readTexts(game, scene, theme);
        count += all.length;
        for (const { words, ratio, need } of all) if (ratio < need) faults.push(`${game} ${scene} ${theme}: "${words}" ${ratio.toFixed(2)}:1, needs ${need}:1`);
        process.stderr.write(`\r${game} ${scene} ${theme}: ${all.length} texts          `);
      }
      for (const sheet of ['token', 'board']) {
        const all = await readPieces(game, theme, sheet);
        count += all.length;
        // Grounds fill their tile and have no outline to be told by.
        for (const { name, share } of all) if (share > FAINT && !/market|oasis|village|sacred|workshop|chasm$/.test(name)) faults.push(`${game} ${sheet} ${theme}: ${name}, ${Math.round(share * 100)} % of its outline under 3:1`);
        process.stderr.write(`\r${game} ${sheet} ${theme}: ${all.length} pieces          `);
      }
    }
  }
} finally {
  await browser.close();
  await server?.close();
}
process.stderr.write('\n');
for (const fault of new Set(faults)) console.log(fault);
console.log(`${count} texts and pieces looked at, ${faults.length} too faint`);
process.exit(faults.length > 0 ? 1 : 0);
