// Draws every thing of the player aids in a real browser and writes its shapes into crates/paper/marks.json, so that aids on
// paper have the same drawings as those on screen: `npm run marks`, after a drawing has changed.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { createServer } from 'vite';
import { launchOptions } from './chromium.mjs';

const GAMES = { tribes: 'thieves,artisans', djinn: '' };
const to = fileURLToPath(new URL('../../crates/paper/marks.json', import.meta.url));

/** Runs in the page: the shapes of every drawing, on a square of 100 by 100. */
function drawings() {
  const round = (value, digits) => Number(value.toFixed(digits));
  const colour = (paint, cover, svg) => {
    const gradient = /url\("?#([^")]+)"?\)/.exec(paint);
    if (gradient) {
      // One colour in place of a gradient: at the size of a thumb nail nobody sees the difference.
      const stops = [...(svg.getElementById?.(gradient[1]) ?? document.getElementById(gradient[1]))?.querySelectorAll('stop') ?? []];
      const middle = stops[Math.floor(stops.length / 2)];
      return middle ? colour(getComputedStyle(middle).stopColor, cover * Number(getComputedStyle(middle).stopOpacity), svg) : null;
    }
    const found = /rgba?\(([^)]+)\)/.exec(paint);
    if (!found) return null;
    const [red, green, blue, alpha = 1] = found[1].split(/[\s,/]+/).filter(Boolean).map(Number);
    return alpha * cover > 0 ? [Math.round(red), Math.round(green), Math.round(blue), round(alpha * cover, 3)] : null;
  };
  const way = (shape) => {
    const value = (name) => shape[name].baseVal.value;
    switch (shape.tagName) {
      case 'path':
        return shape.getAttribute('d');
      case 'circle':
      case 'ellipse': {
        const [rx, ry] = shape.tagName === 'circle' ? [value('r'), value('r')] : [value('rx'), value('ry')];
        return `M${value('cx') - rx} ${value('cy')}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
      }
      case 'rect': {
        const [x, y, w, h] = ['x', 'y', 'width', 'height'].map(value);
        const r = Math.min(value('rx') || value('ry'), w / 2, h / 2);
        if (!r) return `M${x} ${y}h${w}v${h}h${-w}z`;
        return `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}z`;
      }
      case 'line':
        return `M${value('x1')} ${value('y1')}L${value('x2')} ${value('y2')}`;
      default: {
        const points = [...shape.points].map(({ x, y }) => `${x} ${y}`).join('L');
        return `M${points}${shape.tagName === 'polygon' ? 'z' : ''}`;
      }
    }
  };
  /** A path as M, L, C and Z with whole coordinates, moved by a matrix. */
  const plain = (d, matrix) => {
    const found = [];
    const point = (x, y) => {
      const at = matrix.transformPoint({ x, y });
      return `${round(at.x, 2)} ${round(at.y, 2)}`;
    };
    let [x, y, startX, startY, handleX, handleY, before] = [0, 0, 0, 0, 0, 0, '-'];
    const curve = (a, b, c, e, toX, toY) => found.push(`C${point(a, b)} ${point(c, e)} ${point(toX, toY)}`);
    /** An arc as curves of a quarter at most, as the SVG standard's notes on implementation have it. */
    const arc = (rx, ry, turn, isLarge, isSwept, toX, toY) => {
      const [phi, fromX, fromY] = [(turn * Math.PI) / 180, x, y];
      const [sin, cos] = [Math.sin(phi), Math.cos(phi)];
      const [px, py] = [(cos * (fromX - toX)) / 2 + (sin * (fromY - toY)) / 2, (-sin * (fromX - toX)) / 2 + (cos * (fromY - toY)) / 2];
      const grow = Math.max(1, Math.sqrt((px / rx) ** 2 + (py / ry) ** 2));
      const [a, b] = [Math.abs(rx) * grow, Math.abs(ry) * grow];
      const left = Math.max(0, (a * b) ** 2 - (a * py) ** 2 - (b * px) ** 2) / ((a * py) ** 2 + (b * px) ** 2);
      const sign = (isLarge === isSwept ? -1 : 1) * Math.sqrt(left);
      const [qx, qy] = [(sign * a * py) / b, (-sign * b * px) / a];
      const [middleX, middleY] = [cos * qx - sin * qy + (fromX + toX) / 2, sin * qx + cos * qy + (fromY + toY) / 2];
      const first = Math.atan2((py - qy) / b, (px - qx) / a);
      let sweep = Math.atan2((-py - qy) / b, (-px - qx) / a) - first;
      if (isSwept && sweep < 0) sweep += 2 * Math.PI;
      if (!isSwept && sweep > 0) sweep -= 2 * Math.PI;
      const parts = Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 2) - 1e-6));
      const reach = (4 / 3) * Math.tan(sweep / parts / 4);
      const on = (u, v) => [middleX + cos * a * u - sin * b * v, middleY + sin * a * u + cos * b * v];
      for (let i = 0; i < parts; i += 1) {
        const [one, two] = [first + (sweep * i) / parts, first + (sweep * (i + 1)) / parts];
        const [c1, s1, c2, s2] = [Math.cos(one), Math.sin(one), Math.cos(two), Math.sin(two)];
        curve(...on(c1 - reach * s1, s1 + reach * c1), ...on(c2 + reach * s2, s2 - reach * c2), ...on(c2, s2));
      }
    };
    for (const [, letter, rest] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
      const kind = letter.toUpperCase();
      // Flags of arcs may stand without a space after them.
      const spaced = kind === 'A' ? rest.replace(/((?:-?[\d.]+[\s,]*){3})([01])[\s,]*([01])/g, '$1 $2 $3 ') : rest;
      const numbers = [...spaced.matchAll(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/gi)].map(Number);
      const size = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }[kind];
      for (let i = 0; i < (size ? Math.floor(numbers.length / size) : 1); i += 1) {
        const given = numbers.slice(i * size, (i + 1) * size);
        const [dx, dy] = letter === kind ? [0, 0] : [x, y];
        // Of an arc only the end is a place.
        const n = kind === 'A' ? [...given.slice(0, 5), given[5] + dx, given[6] + dy] : kind === 'V' ? [given[0] + dy] : given.map((one, at) => one + (at % 2 ? dy : dx));
        const isSmooth = kind === 'S' ? 'CS'.includes(before) : 'QT'.includes(before);
        const [mirrorX, mirrorY] = isSmooth ? [2 * x - handleX, 2 * y - handleY] : [x, y];
        let to = n.slice(-2);
        if (kind === 'M' && i === 0) {
          found.push(`M${point(...to)}`);
          [startX, startY] = to;
        } else if (kind === 'M' || kind === 'L') found.push(`L${point(...to)}`);
        else if (kind === 'H' || kind === 'V') {
          to = kind === 'H' ? [n[0], y] : [x, n[0]];
          found.push(`L${point(...to)}`);
        } else if (kind === 'C' || kind === 'S') {
          const [a, b, c, e] = kind === 'C' ? n : [mirrorX, mirrorY, n[0], n[1]];
          curve(a, b, c, e, ...to);
          [handleX, handleY] = [c, e];
        } else if (kind === 'Q' || kind === 'T') {
          const [a, b] = kind === 'Q' ? n : [mirrorX, mirrorY];
          curve(x + (2 / 3) * (a - x), y + (2 / 3) * (b - y), to[0] + (2 / 3) * (a - to[0]), to[1] + (2 / 3) * (b - to[1]), ...to);
          [handleX, handleY] = [a, b];
        } else if (kind === 'A') arc(n[0], n[1], n[2], n[3] === 1, n[4] === 1, ...to);
        else {
          found.push('Z');
          to = [startX, startY];
        }
        [x, y] = to;
        before = kind;
      }
    }
    return found.join('');
  };
  const cover = (shape, svg) => {
    let all = 1;
    for (let at = shape; at && at !== svg.parentElement; at = at.parentElement) all *= Number(getComputedStyle(at).opacity);
    return all;
  };
  const of = (svg) => {
    const box = svg.viewBox.baseVal;
    const scale = 100 / Math.max(box.width, box.height);
    const square = new DOMMatrix([scale, 0, 0, scale, 50 - scale * (box.x + box.width / 2), 50 - scale * (box.y + box.height / 2)]);
    const found = [];
    for (const shape of svg.querySelectorAll('path, circle, ellipse, rect, line, polygon, polyline')) {
      if (shape.closest('defs, clipPath, mask, pattern')) continue;
      const style = getComputedStyle(shape);
      if (style.visibility === 'hidden' || style.display === 'none') continue;
      const all = cover(shape, svg);
      const fill = shape.tagName === 'line' ? null : colour(style.fill, all * Number(style.fillOpacity), svg);
      const paint = colour(style.stroke, all * Number(style.strokeOpacity), svg);
      const at = square.multiply(DOMMatrix.fromMatrix(svg.getScreenCTM()).inverse()).multiply(DOMMatrix.fromMatrix(shape.getScreenCTM()));
      const width = parseFloat(style.strokeWidth) * Math.sqrt(Math.abs(at.a * at.d - at.b * at.c));
      const stroke = paint && width > 0 ? { paint, width: round(width, 2) } : null;
      const d = way(shape);
      if (d && (fill || stroke)) found.push({ d: plain(d, at), fill, stroke });
    }
    return found;
  };
  return Object.fromEntries(
    [...document.querySelectorAll('.entries > li')].flatMap((entry) => {
      const svg = entry.querySelector('.mark svg');
      const id = entry.querySelector('a').getAttribute('href').split('/').at(-1);
      return svg ? [[id, of(svg)]] : [];
    }),
  );
}

const server = await createServer({ root: fileURLToPath(new URL('..', import.meta.url)), server: { port: 0, host: '127.0.0.1' }, logLevel: 'warn' });
await server.listen();
const { port } = server.httpServer.address();
const browser = await chromium.launch(launchOptions);
const marks = {};
for (const [game, boxes] of Object.entries(GAMES)) {
  const page = await browser.newPage({ colorScheme: 'light', locale: 'en-GB' });
  page.setDefaultTimeout(180_000);
  page.setDefaultNavigationTimeout(180_000);
  await page.goto(`http://127.0.0.1:${port}/at.html`);
  await page.locator('main').waitFor();
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `/aid/${game}?boxes=${boxes}`);
  await page.locator('.mark svg').first().waitFor();
  await page.waitForTimeout(1500);
  marks[game] = await page.evaluate(drawings);
  console.log(`${game}: ${Object.keys(marks[game]).length} drawings`);
}
await browser.close();
await server.close();
const lines = Object.entries(marks).map(([game, all]) => `${JSON.stringify(game)}: {\n${Object.entries(all).map(([id, shapes]) => `${JSON.stringify(id)}: ${JSON.stringify(shapes)}`).join(',\n')}\n}`);
writeFileSync(to, `{\n${lines.join(',\n')}\n}\n`);
