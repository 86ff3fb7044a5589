import type { Happened } from '../games/game';
import type { ChatLine, Clocks, Command, LogLine, Message, Now, Presence, Step, TableInfo, You } from './index';
import { api } from './api';
import { asProblem, Problem } from './problem';
import { backoff, isGap } from './sync';

type WithoutId<C> = C extends unknown ? Omit<C, 'id'> : never;

/** The version of the socket's protocol that this client speaks. */
const PROTOCOL = 2;

/** What can be asked for over a table's socket. */
export type Ask = WithoutId<Command>;

/** The server speaks a newer protocol: only the newer page that it now sends can follow. */
export const TOO_OLD = 'protocol/too-old';

/** How a table's connection stands. */
export type Link = 'connecting' | 'live' | 'reconnecting' | 'closed';

/** Who wants to know of what comes in. */
export interface Listener {
  snapshot: (version: number, now: Now | null) => void;
  step: (step: Step, happened: Happened[]) => void;
}

interface Waiting {
  ask: Ask;
  done: (message: Message) => void;
  failed: (problem: Problem) => void;
}

/**
 * After so long without a word we look whether the server can still be reached, and so long we wait for its answer. Looked at
 * so often, a line that swallows everything is noticed within 4.5 s.
 */
const QUIET_MS = 1500;
const PATIENCE_MS = 2000;
const LOOK_EVERY_MS = 1000;

/** A socket that has brought nothing after so long is tried anew. */
const OPENING_MS = 8000;

const offline = () => new Problem('client/offline', 'the connection to the table was lost');

/** A table as this browser knows it: what the server last said, nothing guessed. */
export class LiveTable {
  link = $state<Link>('connecting');
  problem = $state.raw<Problem | null>(null);
  table = $state.raw<TableInfo | null>(null);
  you = $state.raw<You>({ player: null, seats: [], is_owner: false });
  now = $state.raw<Now | null>(null);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  presence = $state.raw<Presence>({ seats: [], spectators: 0 });
  clocks = $state.raw<Clocks | null>(null);
  /** What happened in the entries of the log, oldest first. */
  happened = $state.raw<Happened[]>([]);
  version = 0;
  /** Server time minus ours, in milliseconds, to show clocks rightly. */
  skew = 0;

  #socket: WebSocket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #command = 0;
  #waiting = new Map<number, Waiting>();
  #isAskingAgain = false;
  /** Decisions that were under way when the line was lost: they are sent again if nothing has happened since. */
  #unsure: Waiting[] = [];
  #heard = 0;
  #isLooking = false;
  #watch: ReturnType<typeof setInterval> | undefined;

  constructor(
    readonly id: string,
    private readonly listener: Listener,
  ) {}

  /** Opens the socket and keeps it open until {@link close}. */
  open() {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    // People who share this screen see nothing of each other: see `look`.
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/live?curtain=true&protocol=${PROTOCOL}`);
    this.#socket = socket;
    socket.onmessage = (event) => {
      this.#heard = Date.now();
      this.take(JSON.parse(event.data as string) as Message);
    };
    socket.onclose = () => this.#lost(socket);
    clearInterval(this.#watch);
    const opened = Date.now();
    this.#watch = setInterval(() => void this.#look(socket, opened), LOOK_EVERY_MS);
  }

  /** The browser knows that there is no network. */
  offline() {
    if (this.#socket) this.#lost(this.#socket);
  }

  /** Opens the socket anew, for somebody the server knows only now. */
  reopen() {
    const old = this.#socket;
    this.open();
    old?.close();
  }

  /** Leaves the table's socket for good. */
  close() {
    this.link = 'closed';
    clearTimeout(this.#timer);
    clearInterval(this.#watch);
    this.#unsure.forEach((waiting) => waiting.failed(offline()));
    this.#unsure = [];
    this.#socket?.close();
  }

  /** Sends a command; resolves when it is durable, throws a {@link Problem} when it was refused. */
  send(ask: Ask): Promise<Message> {
    return new Promise((done, failed) => this.#post({ ask, done, failed }));
  }

  #post(waiting: Waiting) {
    if (this.#socket?.readyState !== WebSocket.OPEN) {
      waiting.failed(new Problem('client/offline', 'there is no connection to the table'));
      return;
    }
    const id = ++this.#command;
    this.#waiting.set(id, waiting);
    this.#socket.send(JSON.stringify({ id, ...waiting.ask }));
  }

  /** Takes in one message of the server. */
  take(message: Message) {
    switch (message.type) {
      case 'snapshot':
        this.#isAskingAgain = false;
        this.#tries = 0;
        this.link = 'live';
        this.problem = null;
        this.version = message.version;
        this.table = message.table;
        this.you = message.you;
        this.log = message.log;
        this.happened = message.log.flatMap(({ seq, seat }, i) => (message.happened[i] ?? []).map((event) => ({ seq, seat, event })));
        this.chat = message.chat;
        this.presence = message.presence;
        this.#show(message.now);
        this.listener.snapshot(message.version, message.now);
        this.#sendAgain(message.version);
        return;
      case 'step': {
        if (isGap(this.version, message)) return this.#again();
        if (message.version <= this.version) return;
        const happened = message.events.map((event) => ({ seq: message.version, seat: message.entry.seat, event }));
        this.version = message.version;
        this.log = [...this.log, message.entry];
        this.happened = [...this.happened, ...happened];
        this.#show(message.now);
        this.listener.step(message, happened);
        return;
      }
      case 'table':
        this.table = message.table;
        this.you = message.you;
        break;
      case 'chat':
        this.chat = [...this.chat.filter((line) => line.n < message.line.n), message.line];
        break;
      case 'presence':
        this.presence = message.presence;
        break;
      case 'clock':
        this.#setClocks(message.clocks);
        break;
      case 'done':
      case 'hint':
      case 'lens':
      case 'recalled':
        this.#answer(message.command, (waiting) => waiting.done(message));
        break;
      case 'refused': {
        const problem = new Problem(message.code, message.text, message.args, message.retry_after_ms ?? null);
        if (message.command === null) this.problem = problem;
        else this.#answer(message.command, (waiting) => waiting.failed(problem));
        break;
      }
      case 'bye':
        this.problem = new Problem(message.code, message.text, message.args);
        // Asking again would be answered the same.
        if (message.code === TOO_OLD) this.close();
        return;
    }
    if (isGap(this.version, message)) this.#again();
  }

  #show(now: Now | null) {
    this.now = now;
    if (now?.clocks) this.#setClocks(now.clocks);
  }

  #setClocks(clocks: Clocks) {
    this.skew = clocks.at - Date.now();
    this.clocks = clocks;
  }

  #answer(id: number, tell: (waiting: Waiting) => void) {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (waiting) tell(waiting);
  }

  #again() {
    if (this.#isAskingAgain) return;
    this.#isAskingAgain = true;
    this.send({ type: 'resync' }).catch(() => undefined);
  }

  /**
   * A network that swallows everything closes no socket. So we ask over another way whether the server is still there;
   * a page nobody looks at need not know.
   */
  async #look(socket: WebSocket, opened: number) {
    if (this.link !== 'live' && Date.now() - opened > OPENING_MS) return this.#lost(socket);
    if (this.#isLooking || Date.now() - this.#heard < QUIET_MS || document.visibilityState === 'hidden' || this.link !== 'live') return;
    this.#isLooking = true;
    const isThere = await fetch('/lamp.svg', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) }).then(
      () => true,
      () => false,
    );
    this.#isLooking = false;
    if (isThere) this.#heard = Date.now();
    else if (this.link === 'live') this.#lost(socket);
  }

  /** What was under way when the line was lost came too late, or came not at all and is sent again. */
  #sendAgain(version: number) {
    const unsure = this.#unsure;
    this.#unsure = [];
    for (const waiting of unsure) {
      const { ask } = waiting;
      const last = this.log.at(-1);
      if (!('version' in ask) || ask.version === version) this.#post(waiting);
      else if (ask.type === 'play' && ask.version + 1 === version && last?.seat === ask.seat && last.text === ask.move) waiting.done({ type: 'done', version, command: 0 });
      else waiting.failed(offline());
    }
  }

  #lost(socket: WebSocket) {
    if (socket !== this.#socket || this.link === 'closed') return;
    // It may still be open on a network that answers nothing.
    socket.onmessage = null;
    socket.onclose = null;
    socket.close();
    clearInterval(this.#watch);
    this.#socket = null;
    this.#waiting.forEach((waiting) => {
      if (waiting.ask.type === 'play') this.#unsure.push(waiting);
      else waiting.failed(offline());
    });
    this.#waiting.clear();
    this.#isAskingAgain = false;
    const isNew = this.table === null;
    this.link = isNew ? 'connecting' : 'reconnecting';
    if (isNew) void this.#why();
    this.#timer = setTimeout(() => this.open(), backoff(this.#tries++, Math.random()));
  }

  /** A browser does not say why a socket could not be opened; the table's page on the server does. */
  async #why() {
    try {
      await api.table(this.id);
    } catch (thrown) {
      this.problem = asProblem(thrown);
      if (this.problem.code === 'table/not-found') this.close();
    }
  }
}
