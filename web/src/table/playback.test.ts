import { describe, expect, it } from 'vitest';
import type { Now } from '../wire';
import { Playback, type Shown } from './playback';

const decision = (version: number): Shown => ({
  version,
  now: {} as Now,
  fresh: [{ seq: version, seat: 0, event: {} }],
});

function begin() {
  const shown: Shown[] = [];
  const playback = new Playback((one) => shown.push(one));
  return { shown, playback, versions: () => shown.map((one) => one.version) };
}

describe('playback', () => {
  it("shows one's own decision at once and others' one by one", () => {
    const { playback, versions } = begin();
    playback.add(decision(1), true, 400);
    playback.add(decision(2), false, 400);
    playback.add(decision(3), false, 400);
    expect(versions()).toEqual([1]);
    playback.tick();
    expect([versions(), playback.isBehind]).toEqual([[1, 2], true]);
    playback.tick();
    expect([versions(), playback.isBehind]).toEqual([[1, 2, 3], false]);
  });

  it('shows everything at once when things should stand still', () => {
    const { playback, shown } = begin();
    playback.add(decision(1), false, 0);
    playback.add(decision(2), false, 0);
    // What happened is told, so that it can be heard.
    expect(shown).toMatchObject([{ version: 1, fresh: [{ seq: 1 }] }, { version: 2, fresh: [{ seq: 2 }] }]);
  });

  it('skips to the newest without its animation', () => {
    const { playback, shown } = begin();
    playback.add(decision(1), false, 400);
    playback.add(decision(2), false, 400);
    playback.skip();
    expect(shown).toMatchObject([{ version: 2, fresh: [] }]);
  });

  it('does not fall far behind', () => {
    const { playback } = begin();
    for (let version = 1; version <= 41; version += 1) playback.add(decision(version), false, 400);
    expect(playback.isBehind).toBe(false);
  });

  it('forgets what waits when a snapshot comes', () => {
    const { playback, versions } = begin();
    playback.add(decision(1), false, 400);
    playback.jump(decision(9));
    playback.tick();
    expect(versions()).toEqual([9]);
  });
});
