import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Browser } from '../../support/people/browser.ts';
import { openLoginPage, submitLogin } from '../../support/people/sign-in.ts';
import { freePort } from '../../support/product/free-port.ts';
import { startGateway, type TestGateway } from '../../support/product/gateway.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

let upstream: TestUpstream;
let gateway: TestGateway;
let dataDir: string;
let settings: Record<string, string>;
let home: string;

beforeAll(async () => {
  const port = await freePort();
  home = `http://localhost:${port}`;
  upstream = await startUpstream({ publicUrl: home });
  dataDir = mkdtempSync(join(tmpdir(), 'skyledger-sessions-'));
  settings = { PORT: String(port), DATA_DIR: dataDir };
  gateway = await startGateway(upstream, settings);
});

afterAll(async () => {
  await gateway.close();
  await upstream.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const NAME = JSON.stringify({ query: '{ viewer { user { name } } }' });
const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: NAME };
const withOrigin = (origin: string) => ({ ...post, headers: { ...post.headers, origin } });

/** Signs in from the address on, through the real login page. */
async function enter(path = '/auth/login', browser = new Browser()) {
  const page = await openLoginPage(browser, `${home}${path}`);
  const callback = await submitLogin(browser, page.form, `${home}/auth/callback`);
  const back = await browser.fetch(callback.url);
  return {
    browser,
    callback: callback.url,
    location: back.headers.get('location'),
    cookies: back.headers.getSetCookie(),
  };
}

async function viewerName(browser: Browser, init: RequestInit = post) {
  const response = await browser.fetch(`${home}/graphql`, init);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const DANA = { status: 200, body: { data: { viewer: { user: { name: 'Dana Demo' } } } } };

describe('signing in', () => {
  test('leads through the login page back to where one came from, with a session', async () => {
    const { browser, location, cookies } = await enter(
      '/auth/login?returnTo=%2Fcost-analytics%3Frange%3Dlast_7_days',
    );
    expect(location).toBe(`${home}/cost-analytics?range=last_7_days`);
    expect(await viewerName(browser)).toEqual(DANA);
    const cookie = cookies.find((line) => line.startsWith('skyledger_session_dev='));
    expect(cookie).toMatch(/; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/);
    expect(browser.cookie('skyledger_session_dev')).toMatch(/^[\w-]{43}$/);
  });

  test('asks the provider with PKCE, state, nonce and the language of the portal', async () => {
    const response = await new Browser().fetch(`${home}/auth/login`, {
      headers: { cookie: 'skyledger_lang=ko' },
    });
    const query = new URL(response.headers.get('location') ?? '').searchParams;
    expect(Object.fromEntries(query)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      ui_locales: 'ko',
      redirect_uri: `${home}/auth/callback`,
    });
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(query.get(name)?.length).toBeGreaterThan(20);
  });

  test.each(['//evil.example', '/%5cevil.example', 'https://evil.example'])(
    'never leads to %s',
    async (returnTo) => {
      const { location } = await enter(`/auth/login?returnTo=${encodeURIComponent(returnTo)}`);
      expect(location).toBe(`${home}/`);
    },
  );

  test('a callback works once, and only in the browser that began', async () => {
    const { browser, callback } = await enter();
    const other = await new Browser().fetch(callback);
    expect(other.status).toBe(400);
    expect((await browser.fetch(callback)).status).toBe(400);
    expect(other.headers.getSetCookie()).toEqual([]);
  });

  test('a callback of another state is refused', async () => {
    const browser = new Browser();
    const page = await openLoginPage(browser, `${home}/auth/login`);
    const { url } = await submitLogin(browser, page.form, `${home}/auth/callback`);
    const forged = new URL(url);
    forged.searchParams.set('state', 'another');
    expect((await browser.fetch(forged.href)).status).toBe(400);
    expect(browser.cookie('skyledger_session_dev')).toBeUndefined();
  });
});

describe('a session', () => {
  test('survives a restart of the gateway', async () => {
    const { browser } = await enter();
    await gateway.close();
    gateway = await startGateway(upstream, settings);
    // The connections of this process to the former gateway must be seen to be closed first.
    await expect.poll(async () => (await fetch(`${home}/health`)).status).toBe(200);
    expect(await viewerName(browser)).toEqual(DANA);
  });

  test('is kept so that the file tells neither its id nor its tokens', async () => {
    const { browser } = await enter();
    const file = ['gateway.sqlite', 'gateway.sqlite-wal']
      .map((name) => readFileSync(join(dataDir, name), 'latin1'))
      .join('');
    expect(file).not.toContain(browser.cookie('skyledger_session_dev') ?? '-');
    expect(file).not.toMatch(/eyJ[\w-]{10}|accessToken|Dana/);
  });

  test('is refused for pages of other origins, whatever they send', async () => {
    const { browser } = await enter();
    for (const origin of ['https://evil.example', 'null', `${home}.evil.example`]) {
      const { status, body } = await viewerName(browser, withOrigin(origin));
      expect([status, body.data]).toEqual([403, undefined]);
    }
    expect(await viewerName(browser, withOrigin(home))).toEqual(DANA);
  });

  test('an unknown cookie is no session', async () => {
    const { status, body } = await viewerName(new Browser(), {
      ...post,
      headers: { ...post.headers, cookie: 'skyledger_session_dev=abc' },
    });
    expect(status).toBe(401);
    expect(body).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
  });

  test('a bad bearer token is not saved by a good cookie', async () => {
    const { browser } = await enter();
    const { status } = await viewerName(browser, {
      ...post,
      headers: { ...post.headers, authorization: 'Bearer nonsense' },
    });
    expect(status).toBe(401);
  });
});

describe('signing out', () => {
  const signOut = (browser: Browser, headers: Record<string, string> = { origin: home }) =>
    browser.fetch(`${home}/auth/logout`, { method: 'POST', headers });

  test('ends the session here and at the provider', async () => {
    const { browser } = await enter();
    const id = browser.cookie('skyledger_session_dev');
    const response = await signOut(browser);
    expect(response.status).toBe(303);
    const location = response.headers.get('location') ?? '';
    expect(location.startsWith(`${upstream.issuer}/protocol/openid-connect/logout`)).toBe(true);
    const { url } = await browser.follow(location, {}, home);
    expect(url.startsWith(home)).toBe(true);
    // The stolen cookie opens nothing any more, and the provider asks for the password again.
    const stolen = await viewerName(new Browser(), {
      ...post,
      headers: { ...post.headers, cookie: `skyledger_session_dev=${id}` },
    });
    expect(stolen.status).toBe(401);
    expect((await openLoginPage(browser, `${home}/auth/login`)).html).toContain('type="password"');
  });

  test('tells a script where to go', async () => {
    const { browser } = await enter();
    const response = await signOut(browser, { origin: home, accept: 'application/json' });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      location: expect.stringContaining('/protocol/openid-connect/logout?'),
    });
    expect((await viewerName(browser)).status).toBe(401);
  });

  test('is not done for other origins, nor by GET', async () => {
    const { browser } = await enter();
    expect((await signOut(browser, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await signOut(browser, {})).status).toBe(403);
    expect((await browser.fetch(`${home}/auth/logout`)).status).toBe(404);
    expect(await viewerName(browser)).toEqual(DANA);
  });
});

describe('GraphiQL', () => {
  const page = { headers: { accept: 'text/html' } };

  test('is shown to the signed-in alone', async () => {
    const stranger = await new Browser().fetch(`${home}/graphql`, page);
    expect([stranger.status, stranger.headers.get('location')]).toEqual([
      303,
      `${home}/auth/login?returnTo=%2Fgraphql`,
    ]);
    const { browser } = await enter();
    const response = await browser.fetch(`${home}/graphql`, page);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    const html = await response.text();
    expect(html).toContain('CompareWithLastPeriod');
    // Nothing of the page comes from elsewhere, and its script runs by its hash.
    expect(html).not.toMatch(/<(script|link)[^>]+(src|href)="https?:/);
    expect(response.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[^']+';/);
  });
});
