import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Message, Now } from './index';
import { LiveTable } from './table.svelte';

const now = (over: Partial<Now> = {}): Now => ({
  round: 1,
  turn: { number: 1, seat: 0, before: [] },
  to_move: 0,
  eyes: { kind: 'seat', seat: 0 },
  view: {},
  moves: [],
  can_undo: null,
  scores: [],
  ending: null,
  clocks: null,
  end: null,
  ...over,
});

const snapshot = (version: number): Message =>
  ({
    type: 'snapshot',
    version,
    table: { id: 't' },
    you: { player: null, seats: [0], is_owner: true },
    now: now(),
    log: version > 0 ? [{ seq: 1, seat: 1, turn: 1, text: 'move 1', move: { kind: 'move' }, at: 0 }] : [],
    happened: version > 0 ? [[{ kind: 'it had happened' }]] : [],
    chat: [],
    presence: { seats: [true], spectators: 0 },
  }) as unknown as Message;

const step = (version: number): Message => ({
  type: 'step',
  version,
  entry: { seq: version, seat: 1, turn: 1, text: `move ${version}`, move: { kind: 'move' }, at: 0 },
  events: [{ kind: 'it happened' }],
  now: now({ round: version }),
});

class FakeSocket {
  static OPEN = 1;
  static last: FakeSocket;
  readyState = 1;
  sent: { id: number; type: string }[] = [];
  onmessage?: ((event: { data: string }) => void) | null;
  onclose?: (() => void) | null;
  constructor(readonly address: string) {
    FakeSocket.last = this;
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.onclose?.();
  }
}

describe('a live table', () => {
  let steps: number[];
  let snapshots: number[];
  let table: LiveTable;

  beforeEach(() => {
    vi.stubGlobal('WebSocket', FakeSocket);
    vi.stubGlobal('location', { protocol: 'https:', host: 'lamp.test' });
    vi.useFakeTimers();
    [steps, snapshots] = [[], []];
    table = new LiveTable('a b', {
      step: (one) => steps.push(one.version),
      snapshot: (version) => snapshots.push(version),
    });
    table.open();
  });

  const tell = (message: Message) => FakeSocket.last.onmessage?.({ data: JSON.stringify(message) });

  it('opens the socket of its table, encrypted where the page is', () => {
    expect(FakeSocket.last.address).toBe('wss://lamp.test/api/tables/a%20b/live?curtain=true&protocol=2');
  });

  it('follows steps in order and keeps what happened', () => {
    tell(snapshot(3));
    tell(step(4));
    expect([table.version, table.log.length]).toEqual([4, 2]);
    expect(table.happened).toEqual([
      { seq: 1, seat: 1, event: { kind: 'it had happened' } },
      { seq: 4, seat: 1, event: { kind: 'it happened' } },
    ]);
    expect(steps).toEqual([4]);
  });

  it('asks again once after a gap and shows nothing in between', () => {
    tell(snapshot(3));
    tell(step(6));
    tell(step(7));
    expect(FakeSocket.last.sent.map((one) => one.type)).toEqual(['resync']);
    expect([table.version, steps.length]).toEqual([3, 0]);
    tell(snapshot(7));
    expect([table.version, snapshots]).toEqual([7, [3, 7]]);
    tell(step(8));
    expect(table.version).toBe(8);
  });

  it('ignores a step it already has', () => {
    tell(snapshot(3));
    tell(step(3));
    expect(steps).toEqual([]);
  });

  it('hands a refusal to whoever asked', async () => {
    tell(snapshot(3));
    const asked = table.send({ type: 'play', seat: 0, move: 'bid 99', version: 3 });
    const id = FakeSocket.last.sent[0]?.id ?? 0;
    tell({ type: 'refused', version: 3, command: id, code: 'bid/spot-taken', text: 'no' });
    await expect(asked).rejects.toMatchObject({ code: 'bid/spot-taken' });
  });

  it('tries again after a lost connection and fails what was under way', async () => {
    tell(snapshot(3));
    const first = FakeSocket.last;
    const asked = table.send({ type: 'chat', text: 'hello' });
    first.close();
    await expect(asked).rejects.toMatchObject({ code: 'client/offline' });
    expect(table.link).toBe('reconnecting');
    vi.advanceTimersByTime(300);
    expect(FakeSocket.last).not.toBe(first);
    tell(snapshot(5));
    expect([table.link, table.version]).toEqual(['live', 5]);
  });

  const decide = (version: number) => table.send({ type: 'play', seat: 1, move: 'move 1', version });

  it('sends a decision again that was under way, if nothing has happened since', async () => {
    tell(snapshot(3));
    const asked = decide(3);
    FakeSocket.last.close();
    vi.advanceTimersByTime(300);
    tell(snapshot(3));
    const again = FakeSocket.last.sent.at(-1)!;
    expect(again).toMatchObject({ type: 'play', move: 'move 1', version: 3 });
    tell({ type: 'done', version: 3, command: again.id });
    await expect(asked).resolves.toMatchObject({ type: 'done' });
  });

  it('finds in the log that a decision had arrived, and gives up one that came too late', async () => {
    tell(snapshot(0));
    const arrived = decide(0);
    FakeSocket.last.close();
    vi.advanceTimersByTime(300);
    tell(snapshot(1));
    await expect(arrived).resolves.toMatchObject({ type: 'done', version: 1 });
    const late = decide(1);
    FakeSocket.last.close();
    vi.advanceTimersByTime(300);
    tell(snapshot(4));
    await expect(late).rejects.toMatchObject({ code: 'client/offline' });
    expect(FakeSocket.last.sent).toEqual([]);
  });

  it('notices within five seconds that the network swallows everything', async () => {
    vi.stubGlobal('document', { visibilityState: 'visible' });
    vi.stubGlobal('fetch', () => new Promise((_, fail) => setTimeout(() => fail(new Error('no answer')), 2500)));
    vi.setSystemTime(0);
    tell(snapshot(3));
    const first = FakeSocket.last;
    await vi.advanceTimersByTimeAsync(4600);
    expect(table.link).toBe('reconnecting');
    expect(first.onmessage).toBeNull();
  });

  it('lets the line be while the server answers, and loses it at once when the browser is offline', async () => {
    vi.stubGlobal('document', { visibilityState: 'visible' });
    vi.stubGlobal('fetch', async () => ({ ok: false }));
    tell(snapshot(3));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(table.link).toBe('live');
    table.offline();
    expect(table.link).toBe('reconnecting');
  });

  it('does not come back to a server that speaks a newer protocol', () => {
    tell(snapshot(3));
    const first = FakeSocket.last;
    tell({ type: 'bye', version: 0, code: 'protocol/too-old', text: '', args: { given: 1, oldest: 2 } });
    vi.advanceTimersByTime(60_000);
    expect([table.link, table.problem?.code]).toEqual(['closed', 'protocol/too-old']);
    expect(FakeSocket.last).toBe(first);
  });
});
