import type { Happened } from '../games/game';
import type { ChatLine, Clocks, Command, LogLine, Message, Now, Presence, Step, TableInfo, You } from './index';
import { api } from './api';
import { asProblem, Problem } from './problem';
import { backoff, isGap } from './sync';

type WithoutId<C> = C extends unknown ? Omit<C, 'id'> : never;

/** What can be asked for over a table's socket. */
export type Ask = WithoutId<Command>;

/** How a table's connection stands. */
export type Link = 'connecting' | 'live' | 'reconnecting' | 'closed';

/** Who wants to know of what comes in. */
export interface Listener {
  snapshot: (version: number, now: Now | null) => void;
  step: (step: Step, happened: Happened[]) => void;
}

interface Waiting {
  done: (message: Message) => void;
  failed: (problem: Problem) => void;
}

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

  constructor(
    readonly id: string,
    private readonly listener: Listener,
  ) {}

  /** Opens the socket and keeps it open until {@link close}. */
  open() {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    // People who share this screen see nothing of each other: see `look`.
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/live?curtain=true`);
    this.#socket = socket;
    socket.onmessage = (event) => this.take(JSON.parse(event.data as string) as Message);
    socket.onclose = () => this.#lost(socket);
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
    this.#socket?.close();
  }

  /** Sends a command; resolves when it is durable, throws a {@link Problem} when it was refused. */
  send(ask: Ask): Promise<Message> {
    const id = ++this.#command;
    const command = { id, ...ask };
    return new Promise((done, failed) => {
      if (this.#socket?.readyState !== WebSocket.OPEN) {
        failed(new Problem('client/offline', 'there is no connection to the table'));
        return;
      }
      this.#waiting.set(id, { done, failed });
      this.#socket.send(JSON.stringify(command));
    });
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
        this.#answer(message.command, (waiting) => waiting.done(message));
        break;
      case 'refused': {
        const problem = new Problem(message.code, message.text, message.args, message.retry_after_ms ?? null);
        if (message.command === null) this.problem = problem;
        else this.#answer(message.command, (waiting) => waiting.failed(problem));
        break;
      }
      case 'bye':
        this.problem = new Problem(message.code, message.text);
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

  #lost(socket: WebSocket) {
    if (socket !== this.#socket || this.link === 'closed') return;
    const offline = new Problem('client/offline', 'the connection to the table was lost');
    this.#waiting.forEach((waiting) => waiting.failed(offline));
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
