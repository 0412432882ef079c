// The cookie of a session by environment and proxy, and what a new sign-in does to the former session (S-01).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, describe, expect, test } from 'vitest';
import { Browser } from '../../support/people/browser.ts';
import { openLoginPage, submitLogin } from '../../support/people/sign-in.ts';
import { startGateway } from '../../support/product/gateway.ts';
import { type Portal, startPortal } from '../../support/product/portal.ts';

let portal: Portal | null = null;
afterEach(async () => {
  await portal?.close();
  portal = null;
});

/** The cookies that the callback sets. */
async function cookiesOf({ home }: Portal, headers: Record<string, string> = {}): Promise<string[]> {
  const browser = new Browser(headers);
  const page = await openLoginPage(browser, `${home}/auth/login`);
  const { url } = await submitLogin(browser, page.form, `${home}/auth/callback`);
  return (await browser.fetch(url)).headers.getSetCookie();
}

describe('the cookie', () => {
  test.each([
    ['LOCAL', 'skyledger_session_dev'],
    ['DEV', 'skyledger_session_dev'],
    ['STAGE', 'skyledger_session'],
    ['PROD', 'skyledger_session'],
    ['CHINA', 'skyledger_session'],
    ['ACME', 'skyledger_session'],
  ])('of %s is %s', async (environment, name) => {
    portal = await startPortal({ environment });
    const cookie = (await cookiesOf(portal)).find((line) => line.startsWith('skyledger_session'));
    expect(cookie).toMatch(
      new RegExp(`^${name}=[\\w-]{43}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax$`),
    );
  });

  test('is for https alone where a trusted proxy says that the browser speaks it', async () => {
    portal = await startPortal({}, { TRUST_PROXY: '127.0.0.1, ::1' });
    const forwarded = { 'x-forwarded-proto': 'https' };
    for (const cookie of await cookiesOf(portal, forwarded)) expect(cookie).toMatch(/; Secure$/);
    for (const cookie of await cookiesOf(portal)) expect(cookie).not.toMatch(/Secure/);
  });

  test('is not, where somebody else says so', async () => {
    portal = await startPortal();
    for (const cookie of await cookiesOf(portal, { 'x-forwarded-proto': 'https' }))
      expect(cookie).not.toMatch(/Secure/);
  });
});

test('a sign-in in the same browser takes the place of the former session', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'skyledger-former-'));
  portal = await startPortal({}, { DATA_DIR: dataDir });
  const { browser } = await portal.enter('demo');
  const former = browser.cookie('skyledger_session_dev');
  await browser.follow(`${portal.home}/auth/login?returnTo=%2Fdashboard`, {}, `${portal.home}/dashboard`);
  expect(browser.cookie('skyledger_session_dev')).not.toBe(former);
  const database = new Database(join(dataDir, 'gateway.sqlite'));
  const { n } = database.prepare('SELECT count(*) AS n FROM sealed').get() as { n: number };
  database.close();
  expect(n).toBe(1);
  const stolen = await portal.ask(new Browser({ cookie: `skyledger_session_dev=${former}` }));
  expect(stolen.status).toBe(401);
  expect((await portal.ask(browser)).status).toBe(200);
  await portal.close();
  portal = null;
  rmSync(dataDir, { recursive: true, force: true });
});

test('a file of the first version is taken over', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'skyledger-first-'));
  const database = new Database(join(dataDir, 'gateway.sqlite'));
  database.exec(`CREATE TABLE sealed (id_hash TEXT PRIMARY KEY, kind TEXT NOT NULL, content BLOB NOT NULL,
    expires_at INTEGER NOT NULL) WITHOUT ROWID;`);
  database.close();
  portal = await startPortal({}, { DATA_DIR: dataDir });
  const { browser } = await portal.enter('demo');
  expect((await portal.ask(browser)).status).toBe(200);
  await portal.close();
  portal = null;
  rmSync(dataDir, { recursive: true, force: true });
});

test('an unknown environment lets nobody begin, and says so', async () => {
  portal = await startPortal();
  const alone = await startGateway(portal.upstream, { UPSTREAM_URL_PLAT: 'http://127.0.0.1:9/platform/v1' });
  const response = await fetch(`${alone.url}/auth/login`, { redirect: 'manual' });
  expect(response.status).toBe(503);
  await alone.close();
});
