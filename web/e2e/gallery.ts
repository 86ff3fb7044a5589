import { mkdirSync, readFileSync, existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test as base, expect, type Page } from '@playwright/test';
import { serveGallery } from '../scripts/gallery.mjs';

const FOLDER = fileURLToPath(new URL('pictures/', import.meta.url));

/** One pixel of a kept picture stands for a square of so many pixels: letters and edges look a little different on every machine, shapes and colours do not. */
const GRAIN = 8;

/** How far a part of a colour may be off, of 255, and the share of squares that may be further off. */
const NEAR = 26;
const FAR = 0.01;

/** The gallery, built once for all tests of it. */
export const test = base.extend<object, { gallery: string }>({
  gallery: [
    async ({}, use) => {
      const server = await serveGallery();
      await use(server.address);
      await server.close();
    },
    { scope: 'worker' },
  ],
});

/** Opens a page of the gallery when everything on it is drawn. */
export async function open(page: Page, gallery: string, wish: Record<string, string>) {
  await page.goto(`${gallery}gallery.html?${new URLSearchParams(wish)}`);
  await page.locator('main').waitFor();
  await page.evaluate(() => document.fonts.ready);
}

/**
 * Compares what is shown with the picture that was kept under this name. A change that was meant is kept with
 * `LAMPLIGHT_PICTURES=new npx playwright test gallery`, after it was looked at.
 */
export async function looksAs(page: Page, name: string, part = 'main') {
  const png = (await page.locator(part).first().screenshot({ animations: 'disabled' })).toString('base64');
  const file = `${FOLDER}${name}.png`;
  const isKept = process.env.LAMPLIGHT_PICTURES !== 'new';
  if (isKept) expect(existsSync(file), `${file} is missing: LAMPLIGHT_PICTURES=new keeps it`).toBe(true);
  const kept = isKept ? readFileSync(file).toString('base64') : null;
  const seen = await page.evaluate(compare, { png, kept, grain: GRAIN, near: NEAR });
  if (!isKept) {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(file, Buffer.from(seen.small, 'base64'));
    return;
  }
  if (seen.far > FAR) await base.info().attach(name, { body: Buffer.from(seen.small, 'base64'), contentType: 'image/png' });
  // A line that breaks elsewhere makes a page a little longer or shorter; what is missing in it does more.
  expect(Math.abs(seen.taller), `${name} is ${seen.taller * GRAIN} pixels higher than it was`).toBeLessThanOrEqual(2);
  expect(seen.far, `${name} looks different from its picture`).toBeLessThanOrEqual(FAR);
}

/** Runs in the page: a picture made smaller, every new pixel the mean of those it stands for, and the share of it that is far from the one that was kept. */
async function compare({ png, kept, grain, near }: { png: string; kept: string | null; grain: number; near: number }) {
  const read = async (text: string) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const pen = new OffscreenCanvas(picture.width, picture.height).getContext('2d', { willReadFrequently: true })!;
    pen.drawImage(picture, 0, 0);
    return pen.getImageData(0, 0, picture.width, picture.height);
  };
  const full = await read(png);
  const [width, height] = [Math.floor(full.width / grain), Math.floor(full.height / grain)];
  const small = new ImageData(width, height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = 4 * (y * width + x);
      for (let part = 0; part < 3; part += 1) {
        let sum = 0;
        for (let v = 0; v < grain; v += 1) for (let u = 0; u < grain; u += 1) sum += full.data[4 * ((y * grain + v) * full.width + x * grain + u) + part]!;
        small.data[at + part] = sum / (grain * grain);
      }
      small.data[at + 3] = 255;
    }
  }
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')!.putImageData(small, 0, 0);
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());
  const told = { small: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')), taller: 0, far: 0 };
  if (kept === null) return told;
  const before = await read(kept);
  const rows = Math.min(height, before.height);
  let off = before.width === width ? 0 : Infinity;
  for (let i = 0; i < rows * width; i += 1) if ([0, 1, 2].some((part) => Math.abs(small.data[4 * i + part]! - before.data[4 * i + part]!) > near)) off += 1;
  return { ...told, taller: height - before.height, far: off / (rows * width) };
}

export { expect };
