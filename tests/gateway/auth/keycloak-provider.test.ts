// Another OpenID provider in the place of the embedded one: other issuer, audience, client, keys and subjects (S-01).
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { currentUser } from '../../../upstream/contract/platform/platform.ts';
import { toolsClient } from '../../../upstream/identity/seed/seed.ts';
import { Browser } from '../../support/people/browser.ts';
import {
  type Algorithm,
  SECOND,
  type SecondProvider,
  startSecondProvider,
} from '../../support/people/second-provider.ts';
import { freePort } from '../../support/product/free-port.ts';
import { startGateway, type TestGateway } from '../../support/product/gateway.ts';
import { call } from '../../support/product/rest.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

const query = { method: 'POST', headers: { 'content-type': 'application/json' } };
const body = JSON.stringify({ query: '{ viewer { user { name } company { name } } }' });

describe.each<[Algorithm, Algorithm]>([
  ['RS256', 'ES256'],
  ['ES256', 'RS256'],
])('a provider that signs by %s, later by %s', (first, later) => {
  let provider: SecondProvider;
  let upstream: TestUpstream;
  let gateway: TestGateway;
  let home: string;

  beforeAll(async () => {
    const port = await freePort();
    home = `http://localhost:${port}`;
    provider = await startSecondProvider(first);
    const { clientId, audience, clientSecret } = SECOND;
    upstream = await startUpstream({
      publicUrl: home,
      oidc: { issuer: provider.issuer, audience, clientId },
    });
    // Issuer and client are told by keycloak-json.
    gateway = await startGateway(upstream, {
      PORT: String(port),
      OIDC_AUDIENCE: audience,
      OIDC_CLIENT_SECRET: clientSecret,
    });
  });
  afterAll(async () => {
    await gateway?.close();
    await upstream?.close();
    await provider?.close();
  });
  afterEach(() => vi.useRealTimers());

  /** Through the provider's page from an address of the portal on. */
  async function enter(
    email: string,
    path = '/auth/login?returnTo=%2Fcost-analytics',
    browser = new Browser(),
  ) {
    const page = await browser.follow(`${home}${path}`);
    const action = /action="([^"]+)"/.exec(await page.response.text())?.[1] ?? '';
    const form = new URLSearchParams({ email });
    const callback = await browser.follow(action, { method: 'POST', body: form }, `${home}/auth/callback`);
    const back = await browser.fetch(callback.url);
    return { browser, back, location: back.headers.get('location') };
  }
  const ask = async (browser: Browser) => {
    const response = await browser.fetch(`${home}/graphql`, { ...query, body });
    return {
      status: response.status,
      ...((await response.json()) as { data?: unknown; errors?: unknown[] }),
    };
  };
  const byToken = (token: string) => gateway.ask('{ viewer { user { email } } }', { token });

  test('lets in whom it vouches for, by the verified address, and back to the address asked for', async () => {
    const { browser, location } = await enter('demo@skyledger.example');
    expect(location).toBe(`${home}/cost-analytics`);
    expect(await ask(browser)).toMatchObject({
      status: 200,
      data: { viewer: { user: { name: 'Dana Demo' } } },
    });
    const asked = provider.requests.filter((path) => path.includes('/auth?'));
    expect(asked[0]).toContain('prompt=none');
    expect(asked[0]).toContain('kc_locale=en');
    expect(asked[1]).not.toContain('prompt=none');
  });

  test('signs in without a page while a session of the provider lives', async () => {
    const { browser } = await enter('demo@skyledger.example');
    const { url } = await browser.follow(`${home}/auth/login?returnTo=%2Fbilling`, {}, `${home}/billing`);
    expect(url).toBe(`${home}/billing`);
  });

  test('adds nobody: an unknown person is signed out again, and told so (S-02)', async () => {
    const { browser, back, location } = await enter('stranger@acme.example');
    expect(location).toMatch(/\/realms\/acme\/logout\?/);
    expect(back.headers.getSetCookie().filter((line) => line.startsWith('skyledger_session'))).toEqual([]);
    const { response } = await browser.follow(location ?? '');
    expect(response.status).toBe(404);
    expect((await ask(browser)).status).toBe(401);
  });

  test('refreshes with the provider, and goes on', async () => {
    const { browser } = await enter('demo@skyledger.example');
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.advanceTimersByTime(296_000);
    const before = provider.requests.filter((path) => path.endsWith('/token')).length;
    expect((await ask(browser)).status).toBe(200);
    expect(provider.requests.filter((path) => path.endsWith('/token')).length).toBe(before + 1);
  });

  test('takes tokens of tools for their service account', async () => {
    const { clientId } = toolsClient(upstream.dataDir);
    const response = await fetch(`${provider.issuer}/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${clientId}:x`).toString('base64')}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    });
    const { access_token } = (await response.json()) as { access_token: string };
    const reply = await byToken(access_token);
    expect(reply.expectData()).toEqual({ viewer: { user: { email: 'skyledger-tools@skyledger.example' } } });
  });

  test.each([
    ['for another audience', { aud: 'acme-portal' }],
    ['of another issuer', { iss: 'http://localhost:1/realms/acme' }],
    ['that is an ID token', { typ: 'ID' }],
    ['of an address that is not verified', { email: 'demo@skyledger.example', email_verified: false }],
    ['of nobody', { email: 'nobody@acme.example', email_verified: true }],
    [
      'of a client that only calls itself a service',
      { preferred_username: 'service-account-skyledger-tools' },
    ],
  ])('refuses a token %s', async (_what, change) => {
    const token = await provider.accessToken(change);
    const reply = await byToken(token);
    expect(reply.expectError().extensions.code).toBe('UNAUTHENTICATED');
    const caller = { url: upstream.url, token, userId: 'dana-demo', companyId: 'sunflower' };
    expect((await call(caller, currentUser, {})).status).toBe(401);
  });

  test('does not ask for a password: the embedded pages are not there', async () => {
    expect((await fetch(`${upstream.url}/realms/skyledger/.well-known/openid-configuration`)).status).toBe(
      404,
    );
  });

  test('may change its keys while all is running', async () => {
    const person = { email: 'demo@skyledger.example', email_verified: true };
    const former = await provider.accessToken(person);
    expect((await byToken(former)).errors).toEqual([]);
    await provider.rotate(later);
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.advanceTimersByTime(31_000);
    const token = await provider.accessToken(person);
    expect((await byToken(token)).errors).toEqual([]);
    expect((await byToken(former)).expectError().extensions.code).toBe('UNAUTHENTICATED');
    vi.useRealTimers();
    const { browser } = await enter('demo@skyledger.example');
    expect((await ask(browser)).status).toBe(200);
  });

  test('ends the sign-in at the provider too', async () => {
    const { browser } = await enter('demo@skyledger.example');
    const out = await browser.fetch(`${home}/auth/logout`, { method: 'POST', headers: { origin: home } });
    const location = out.headers.get('location') ?? '';
    expect(location).toMatch(/\/realms\/acme\/logout\?.*id_token_hint=/);
    const live = provider.sessions();
    await browser.follow(location, {}, home);
    expect(provider.sessions()).toBe(live - 1);
    expect((await ask(browser)).status).toBe(401);
  });
});
