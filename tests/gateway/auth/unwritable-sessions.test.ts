// A store of sessions that is full or may only be read: nobody new is let in, whoever is in goes on and can leave, and
// all is as before once there is room.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { SealedStore } from '../../../gateway/auth/session/sealed-store.ts';
import { SqliteSealedStore } from '../../../gateway/auth/session/sqlite-sealed-store.ts';
import { withLock } from '../../../gateway/auth/session/with-lock.ts';
import { WriteBehindSessionStore } from '../../../gateway/auth/session/write-behind-session-store.ts';
import { smallVolume } from '../../support/faults/small-volume.ts';
import { Browser } from '../../support/people/browser.ts';
import { startPortal } from '../../support/product/portal.ts';

const KIND = 'session';
const CHANGES: readonly PropertyKey[] = ['add', 'replace', 'mark', 'remove', 'lock', 'unlock'];

/** The store, but that changes fail with the code while there is one. */
function hindered(store: SealedStore, state: { code: string | null }): SealedStore {
  return new Proxy(store, {
    get: (target, name) => {
      const method = Reflect.get(target, name).bind(target);
      if (!CHANGES.includes(name)) return method;
      return async (...given: unknown[]) => {
        if (state.code !== null) throw Object.assign(new Error('no'), { code: state.code });
        return method(...given);
      };
    },
  });
}

describe.each(['SQLITE_FULL', 'SQLITE_READONLY'])('a store that answers %s', (code) => {
  const state: { code: string | null } = { code: null };
  let dataDir: string;
  let file: SqliteSealedStore;
  let store: WriteBehindSessionStore;

  beforeEach(() => {
    state.code = null;
    dataDir = mkdtempSync(join(tmpdir(), 'unwritable-sessions-'));
    file = new SqliteSealedStore(dataDir);
    store = new WriteBehindSessionStore(hindered(file, state));
  });
  afterEach(async () => {
    vi.useRealTimers();
    await store.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const add = (value: unknown) => store.add({ kind: KIND, value, lifetimeMs: 60_000 });
  /** Until the store is tried again. */
  const later = () => vi.advanceTimersByTime(1001);

  test('takes nothing new, and changes of what is there hold at once and are written later', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const [kept, marked, removed] = [await add('first'), await add('first'), await add('first')];
    state.code = code;
    await expect(add('new')).rejects.toMatchObject({ code });
    expect(await store.replace(KIND, kept, 'second')).toBe(true);
    expect(await store.replace(KIND, kept, 'third')).toBe(true);
    await store.mark(KIND, marked, 'ELSEWHERE', 'rest');
    await store.remove(KIND, removed);
    const expectChanged = async (at: SealedStore) => {
      expect(await at.get(KIND, kept)).toEqual({ value: 'third', mark: null });
      expect(await at.get(KIND, marked)).toEqual({ value: 'rest', mark: 'ELSEWHERE' });
      expect(await at.get(KIND, removed)).toBeNull();
    };
    await expectChanged(store);
    expect(await store.replace(KIND, marked, 'x')).toBe(false);
    expect(await store.replace(KIND, removed, 'x')).toBe(false);
    expect(await file.get(KIND, kept)).toEqual({ value: 'first', mark: null });
    later();
    await expectChanged(store);
    state.code = null;
    later();
    await expectChanged(store);
    await expectChanged(file);
    expect(await file.get(KIND, await add('new'))).toEqual({ value: 'new', mark: null });
  });

  test('what was ended meanwhile is not counted once there is room, whoever asks first', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const of = { kind: KIND, value: 'first', lifetimeMs: 60_000, owner: 'ann' };
    const [removed, stays] = [await store.add(of), await store.add(of)];
    state.code = code;
    await store.remove(KIND, removed);
    state.code = null;
    later();
    expect(await store.countOthers(KIND, 'ann', stays)).toBe(0);
  });

  test('is given what it has not taken when the program ends', async () => {
    const removed = await add('first');
    state.code = code;
    await store.remove(KIND, removed);
    state.code = null;
    await store.close();
    file = new SqliteSealedStore(dataDir);
    store = new WriteBehindSessionStore(file);
    expect(await store.get(KIND, removed)).toBeNull();
  });

  test('still lets one at a time do what only one may', async () => {
    state.code = code;
    let running = 0;
    const work = async () => {
      running += 1;
      expect(running).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
      return 'done';
    };
    const all = Array.from({ length: 4 }, () => withLock(store, 'refresh', work));
    expect(await Promise.all(all)).toEqual(Array(4).fill('done'));
    state.code = null;
    expect(await withLock(store, 'refresh', work)).toBe('done');
  });
});

/** Only the administrator of a machine may mount a volume. */
const CAN_MOUNT = (() => {
  const volume = smallVolume(1);
  volume?.close();
  return volume !== null;
})();

test.skipIf(!CAN_MOUNT)(
  'a full disk: no new sign-in, sessions are refreshed and ended, and it heals',
  async () => {
    const volume = smallVolume(2);
    if (!volume) throw new Error('no volume could be mounted');
    onTestFinished(() => volume.close());
    const portal = await startPortal({}, { DATA_DIR: volume.dir });
    onTestFinished(() => portal.close());
    onTestFinished(() => void vi.useRealTimers());
    const [{ browser: stays }, { browser: leaves }] = [
      await portal.enter('demo'),
      await portal.enter('viewer'),
    ];
    const status = async (browser: Browser) => (await portal.ask(browser)).status;

    volume.fill();
    const connection = new Browser();
    const { location } = await portal.enter('finance', connection);
    expect(location).toBeNull();
    const page = await connection
      .fetch(`${portal.home}/auth/login`)
      .then(({ headers }) =>
        connection.follow(headers.get('location') ?? '', {}, `${portal.home}/auth/callback`),
      );
    const refused = await connection.fetch(page.url);
    expect(refused.status).toBe(503);
    expect(await refused.text()).toContain('cannot keep new sign-ins');
    expect(connection.cookie('skyledger_session_dev')).toBeUndefined();

    // The tokens of the sessions end in the meantime.
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.advanceTimersByTime(290_000);
    expect(await status(stays)).toBe(200);
    vi.advanceTimersByTime(290_000);
    expect(await status(stays)).toBe(200);
    const cookie = leaves.cookie('skyledger_session_dev') ?? '';
    expect((await portal.post(leaves, '/auth/logout')).status).toBe(303);
    expect(await status(new Browser({ cookie: `skyledger_session_dev=${cookie}` }))).toBe(401);

    volume.makeRoom();
    vi.useRealTimers();
    const { browser: entered } = await portal.enter('finance');
    expect(await status(entered)).toBe(200);
    expect(await status(stays)).toBe(200);
  },
);
