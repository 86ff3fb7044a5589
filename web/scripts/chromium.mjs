// The browser for tests, pictures and measurements: `node scripts/chromium.mjs` tells which one is taken.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

/** What Chrome and its kin are called on a command line, best first. */
const COMMANDS = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'microsoft-edge'];

/** Where installers put them. */
const MAC = ['Google Chrome', 'Chromium', 'Microsoft Edge'].map((name) => `Applications/${name}.app/Contents/MacOS/${name}`);
const WINDOWS = ['Google\\Chrome\\Application\\chrome.exe', 'Chromium\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'];

/** All places to look at, best first. A wish comes before everything: `CHROME_PATH=/opt/chrome npm run e2e`. */
export function places(platform = process.platform, env = process.env) {
  const wish = env.CHROME_PATH ? [env.CHROME_PATH] : [];
  if (platform === 'darwin') return [...wish, ...['/', env.HOME].filter(Boolean).flatMap((home) => MAC.map((path) => `${home.replace(/\/$/, '')}/${path}`))];
  if (platform === 'win32') {
    const roots = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(Boolean);
    return [...wish, ...WINDOWS.flatMap((path) => roots.map((root) => `${root}\\${path}`))];
  }
  const folders = [...new Set([...(env.PATH ?? '').split(delimiter).filter(Boolean), '/usr/bin', '/usr/local/bin', '/snap/bin'])];
  return [...wish, ...COMMANDS.flatMap((name) => folders.map((folder) => join(folder, name)))];
}

/** A Chrome or Chromium that is installed, else the one Playwright has fetched, else nothing. */
export const find = () => [...places(), chromium.executablePath()].find((path) => existsSync(path)) ?? null;

const HELP = 'no Chrome or Chromium was found: install one, or let Playwright fetch one (npx playwright install chromium), or name one in CHROME_PATH';

/** How the browser is started. */
export const launchOptions = {
  get executablePath() {
    const found = find();
    if (!found) throw new Error(HELP);
    return found;
  },
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = find();
  console.log(found ?? HELP);
  if (!found) process.exit(1);
}
