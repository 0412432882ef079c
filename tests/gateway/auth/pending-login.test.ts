// Sign-ins that are under way, sessions that cannot be read, and what the gateway says of them.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { PendingLogins } from '../../../gateway/auth/pending-login.ts';
import { SqliteSealedStore } from '../../../gateway/auth/session/sqlite-sealed-store.ts';
import { LANGUAGES } from '../../../lib/catalogue/languages.ts';
import { Browser } from '../../support/people/browser.ts';
import { openLoginPage, submitLogin } from '../../support/people/sign-in.ts';
import { freePort } from '../../support/product/free-port.ts';
import { startGateway, type TestGateway } from '../../support/product/gateway.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

let upstream: TestUpstream;
let gateway: TestGateway;
let dataDir: string;
let home: string;

beforeAll(async () => {
  const port = await freePort();
  home = `http://localhost:${port}`;
  dataDir = mkdtempSync(join(tmpdir(), 'skyledger-pending-'));
  upstream = await startUpstream({ publicUrl: home });
  gateway = await startGateway(upstream, { PORT: String(port), DATA_DIR: dataDir });
});
afterAll(async () => {
  await gateway?.close();
  await upstream?.close();
  rmSync(dataDir, { recursive: true, force: true });
});
afterEach(() => {
  vi.useRealTimers();
});

/** What the work answers over the gateway's file. */
function inFile<Result>(work: (database: InstanceType<typeof Database>) => Result): Result {
  const database = new Database(join(dataDir, 'gateway.sqlite'));
  try {
    return work(database);
  } finally {
    database.close();
  }
}
const rows = () =>
  inFile((database) => (database.prepare('SELECT count(*) AS n FROM sealed').get() as { n: number }).n);

async function enter(browser = new Browser()) {
  const page = await openLoginPage(browser, `${home}/auth/login`);
  const { url } = await submitLogin(browser, page.form, `${home}/auth/callback`);
  return { browser, callback: url };
}

const LOGIN = { state: 's', nonce: 'n', verifier: 'v', returnTo: '/cost-analytics?range=x', isSilent: true };

describe('a sign-in that is under way', () => {
  test('costs no room in the store', async () => {
    const before = rows();
    for (let count = 0; count < 50; count += 1) {
      const response = await fetch(`${home}/auth/login`, { redirect: 'manual' });
      expect(response.headers.getSetCookie()[0]).toMatch(
        /^skyledger_login=[\w-]+; Path=\/auth; Max-Age=600; HttpOnly; SameSite=Lax$/,
      );
    }
    expect(rows()).toBe(before);
  });

  test('tells the browser nothing, and survives a restart', async () => {
    const store = new SqliteSealedStore(dataDir);
    const cookie = new PendingLogins(await store.key('pending-login')).seal(LOGIN);
    await store.close();
    expect(Buffer.from(cookie, 'base64url').toString('latin1')).not.toContain('cost-analytics');
    const later = new SqliteSealedStore(dataDir);
    expect(new PendingLogins(await later.key('pending-login')).open(cookie)).toEqual(LOGIN);
    expect(new PendingLogins(await later.key('another')).open(cookie)).toBeNull();
    await later.close();
  });

  test('ends after ten minutes', () => {
    const pending = new PendingLogins(new Uint8Array(32));
    vi.useFakeTimers({ toFake: ['Date'] });
    const cookie = pending.seal(LOGIN);
    vi.advanceTimersByTime(599_000);
    expect(pending.open(cookie)).toEqual(LOGIN);
    vi.advanceTimersByTime(1000);
    expect(pending.open(cookie)).toBeNull();
  });

  test('fits into a cookie, whatever address it returns to', () => {
    const pending = new PendingLogins(new Uint8Array(32));
    const returnToOf = (returnTo: string) => {
      const cookie = pending.seal({ ...LOGIN, returnTo });
      expect(cookie.length).toBeLessThan(4000);
      return pending.open(cookie)?.returnTo;
    };
    expect(returnToOf(`/cost-analytics?filter=${'x'.repeat(2000)}`)).toMatch(/x{2000}$/);
    expect(returnToOf(`/cost-analytics?filter=${'x'.repeat(5000)}`)).toBe('/cost-analytics');
    expect(returnToOf(`/${'x'.repeat(5000)}?a=b`)).toBe('/');
  });

  test.each(['x', 'AAAA', 'A'.repeat(300), '%00', '..'])('damaged (%s): a page, no fault', async (value) => {
    const { callback } = await enter();
    const response = await fetch(callback, {
      redirect: 'manual',
      headers: { cookie: `skyledger_login=${value}` },
    });
    expect(response.status).toBe(400);
    expect(response.headers.getSetCookie()).toEqual([
      'skyledger_login=; Path=/auth; Max-Age=0; HttpOnly; SameSite=Lax',
    ]);
    expect(await response.text()).toContain(`href="${home}/auth/login?returnTo=%2F"`);
  });
});

describe('a session', () => {
  test.each([
    ['of damaged content', "UPDATE sealed SET content = x'00112233445566778899'"],
    ['of empty content', "UPDATE sealed SET content = x''"],
    ['of a number', 'UPDATE sealed SET content = 7'],
    ['of a text', "UPDATE sealed SET content = 'nonsense'"],
  ])('%s counts as none: signed in anew, without it', async (_what, sql) => {
    const { browser, callback } = await enter();
    await browser.fetch(callback);
    inFile((database) => database.exec(sql));
    const query = { method: 'POST', headers: { 'content-type': 'application/json' } };
    const body = '{"query":"{ viewer { user { name } } }"}';
    expect((await browser.fetch(`${home}/graphql`, { ...query, body })).status).toBe(401);
    expect(rows()).toBe(0);
    const login = await browser.fetch(`${home}/auth/login`);
    expect(login.status).toBe(303);
    expect(login.headers.getSetCookie()).toContain(
      'skyledger_session_dev=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
    );
    expect(browser.cookie('skyledger_session_dev')).toBeFalsy();
  });

  test('of another make is none either', async () => {
    const store = new SqliteSealedStore(dataDir);
    const id = await store.add({
      kind: 'session',
      value: { token: 'of a version that is gone' },
      lifetimeMs: 60_000,
    });
    await store.close();
    return fetch(`${home}/graphql`, {
      redirect: 'manual',
      headers: { accept: 'text/html', cookie: `skyledger_session_dev=${id}` },
    }).then((response) => {
      expect([response.status, rows()]).toEqual([303, 0]);
    });
  });

  test('that is good keeps its cookie while a second sign-in begins', async () => {
    const { browser, callback } = await enter();
    await browser.fetch(callback);
    const login = await browser.fetch(`${home}/auth/login`);
    expect(login.headers.getSetCookie()).toHaveLength(1);
  });

  test('that has lapsed is deleted within the hour, while the gateway runs', async () => {
    const own = mkdtempSync(join(tmpdir(), 'skyledger-lapsed-'));
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    const running = await startGateway(upstream, { DATA_DIR: own });
    const store = new SqliteSealedStore(own);
    const add = (lifetimeMs: number) => store.add({ kind: 'session', value: {}, lifetimeMs });
    const ids = [await add(1000), await add(24 * 3600 * 1000)];
    const left = () => {
      const database = new Database(join(own, 'gateway.sqlite'));
      const { n } = database.prepare('SELECT count(*) AS n FROM sealed').get() as { n: number };
      database.close();
      return n;
    };
    expect(left()).toBe(2);
    vi.advanceTimersByTime(3600 * 1000);
    expect(left()).toBe(1);
    expect(await store.get('session', ids[1] ?? '')).toEqual({ value: {}, mark: null });
    await store.close();
    await running.close();
    rmSync(own, { recursive: true });
  });
});

describe('pages of the gateway', () => {
  const TITLES = {
    en: 'This sign-in has expired',
    ko: '로그인 시간이 만료되었습니다',
    zh: '本次登录已过期',
    ja: 'ログインの有効期限が切れました',
  };
  test.each(LANGUAGES)('speak %s, in light and dark, and lead to another attempt', async (language) => {
    const response = await fetch(`${home}/auth/callback?code=x`, {
      headers: { 'accept-language': language },
    });
    const page = await response.text();
    expect(response.status).toBe(400);
    expect(page).toContain(`<html lang="${language}">`);
    expect(page).toContain(`<h1>${TITLES[language]}</h1>`);
    expect(page).toContain('prefers-color-scheme: dark');
    expect(page).toMatch(/<a class="button" href="http:\/\/localhost:\d+\/auth\/login\?returnTo=%2F">/);
    const policy = response.headers.get('content-security-policy');
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; /);
  });

  test('follow the language of the portal before that of the browser', async () => {
    const response = await fetch(`${home}/auth/callback`, {
      headers: { 'accept-language': 'ja', cookie: 'skyledger_lang=ko' },
    });
    expect(await response.text()).toContain('<html lang="ko">');
  });

  test('offer the same address again when the provider is out of reach', async () => {
    const alone = await startGateway(upstream, { UPSTREAM_URL: 'http://127.0.0.1:9' });
    const response = await fetch(`${alone.url}/auth/login?returnTo=%2Fdashboard`, { redirect: 'manual' });
    expect(response.status).toBe(503);
    const page = await response.text();
    expect(page).toContain('<h1>Sign-in is not available</h1>');
    expect(page).toContain(`href="${home}/auth/login?returnTo=%2Fdashboard"`);
    await alone.close();
  });
});
