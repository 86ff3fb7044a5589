import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base, expect, type Browser, type Page } from '@playwright/test';

/** The real `lamplight serve` on a port and a data file of its own. */
export class House {
  #child: ChildProcess | null = null;
  readonly #folder = mkdtempSync(join(tmpdir(), 'lamplight-e2e-'));
  readonly #data = join(this.#folder, 'house.lamplight');
  #port = 0;

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async start() {
    this.#port ||= await freePort();
    const child = spawn(program('lamplight'), ['serve', '--port', String(this.#port), '--data', this.#data, '--unlimited'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, RUST_LOG: 'warn' },
    });
    this.#child = child;
    for (;;) {
      if (child.exitCode !== null) throw new Error(`lamplight serve ended with ${child.exitCode}`);
      const isReady = await fetch(`${this.url}/healthz`).then((answer) => answer.ok, () => false);
      if (isReady) return;
      await new Promise((resume) => setTimeout(resume, 50));
    }
  }

  /** Ends the program at once, as a power cut would. */
  async kill() {
    const child = this.#child;
    this.#child = null;
    if (!child || child.exitCode !== null) return;
    const ended = new Promise((resume) => child.once('exit', resume));
    child.kill('SIGKILL');
    await ended;
  }

  /** Lets a table that has just begun stand at a position of `positions/`. The pages come back by themselves. */
  async place(table: string, position: string) {
    await this.kill();
    const input = readFileSync(new URL(`positions/${position}.json`, import.meta.url));
    execFileSync(program('examples/place'), [this.#data, table], { input });
    await this.start();
  }

  /** What whoever runs the house types, with what comes back as JSON. */
  operate(...words: string[]): unknown {
    const env = { ...process.env, LAMPLIGHT_DATA: this.#data };
    return JSON.parse(execFileSync(program('lamplight'), ['house', '--json', ...words], { env, encoding: 'utf8' }));
  }

  async close() {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

const program = (name: string) => fileURLToPath(new URL(`../../target/debug/${name}`, import.meta.url));

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resume) => server.listen(0, '127.0.0.1', resume));
  const { port } = server.address() as AddressInfo;
  await new Promise((resume) => server.close(resume));
  return port;
}

/** Tests in this house fail on any error in the console of their page, and on any word without a translation. */
export const test = base.extend<{ watched: void }, { house: House }>({
  house: [
    async ({}, use) => {
      const house = new House();
      await house.start();
      await use(house);
      await house.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ house }, use) => use(house.url),
  watched: [
    async ({ page }, use) => {
      const faults = watch(page);
      await use();
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

/** Collects what must not happen on a page. A lost connection or a refused request is told by
 * the browser itself and shown by the page. */
export function watch(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (/WebSocket connection|ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|status of 4\d\d/.test(message.text())) return;
    faults.push(message.text());
  });
  return faults;
}

/** Somebody else in a browser of their own, and every frame their socket brought. */
export async function guest(browser: Browser, url: string): Promise<{ page: Page; faults: string[]; heard: string[] }> {
  const context = await browser.newContext({ baseURL: new URL(url).origin, reducedMotion: 'reduce', locale: 'en-GB' });
  const page = await context.newPage();
  const heard: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  const faults = watch(page);
  await page.goto(url);
  return { page, faults, heard };
}

export { expect };
