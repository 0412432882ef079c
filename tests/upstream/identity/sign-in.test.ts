// Signing in, refreshing and signing out at the embedded provider, as a browser and a portal do it.
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentUser } from '../../../upstream/contract/platform/platform.ts';
import { Browser } from '../../support/people/browser.ts';
import {
  authorizationUrl,
  DEMO,
  openLoginPage,
  signIn,
  submitLogin,
  type Tokens,
  tokenRequest,
} from '../../support/people/sign-in.ts';
import { ask } from '../../support/product/rest.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

const VERIFIER = 'a-verifier-that-is-long-enough-for-the-standard';

let upstream: TestUpstream;
let browser: Browser;

beforeAll(async () => {
  upstream = await startUpstream();
});
afterAll(() => upstream?.close());
beforeEach(() => {
  browser = new Browser();
});
afterEach(() => vi.restoreAllMocks());

const openForm = (more?: Record<string, string>, by = browser) =>
  openLoginPage(by, authorizationUrl(upstream, VERIFIER, more));

describe('discovery', () => {
  it('publishes the paths of Keycloak', async () => {
    const response = await fetch(`${upstream.issuer}/.well-known/openid-configuration`);
    const at = (path: string) => `${upstream.issuer}/protocol/openid-connect/${path}`;
    expect(await response.json()).toMatchObject({
      issuer: upstream.issuer,
      authorization_endpoint: at('auth'),
      token_endpoint: at('token'),
      userinfo_endpoint: at('userinfo'),
      jwks_uri: at('certs'),
      end_session_endpoint: at('logout'),
      revocation_endpoint: at('revoke'),
      introspection_endpoint: at('token/introspect'),
      code_challenge_methods_supported: ['S256'],
      ui_locales_supported: ['en', 'ko', 'zh', 'ja'],
    });
  });

  it('shows the public part of its key alone', async () => {
    const response = await fetch(`${upstream.issuer}/protocol/openid-connect/certs`);
    const { keys } = (await response.json()) as { keys: Record<string, string>[] };
    expect(keys).toHaveLength(1);
    expect(Object.keys(keys[0] ?? {}).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
  });
});

describe('a person', () => {
  it('comes back to the portal with a code, without a consent screen', async () => {
    const page = await openForm();
    const back = await submitLogin(browser, page.form, upstream.publicUrl);
    const query = new URL(back.url).searchParams;
    expect(back.url.startsWith(`${upstream.publicUrl}/auth/callback?`)).toBe(true);
    expect(query.get('state')).toBe('state-of-the-test');
    expect(query.get('iss')).toBe(upstream.issuer);
    expect(query.get('code')).toBeTruthy();
  });

  it('gets a short JWT for the API, and an ID token with name and address', async () => {
    const tokens = await signIn(upstream);
    expect(decodeProtectedHeader(tokens.access_token)).toMatchObject({ alg: 'RS256', typ: 'at+jwt' });
    const claims = decodeJwt(tokens.access_token);
    expect(claims).toMatchObject({ iss: upstream.issuer, aud: 'skyledger-api', sub: 'dana-demo' });
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(270);
    expect(decodeJwt(tokens.id_token)).toMatchObject({
      aud: 'skyledger-portal',
      sub: 'dana-demo',
      name: 'Dana Demo',
      email: DEMO.email,
    });
  });

  it('is signed in already when coming again in the same browser', async () => {
    await signIn(upstream, DEMO, browser);
    const again = await browser.follow(authorizationUrl(upstream, VERIFIER), {}, upstream.publicUrl);
    expect(new URL(again.url).searchParams.get('code')).toBeTruthy();
  });

  it('is told by userinfo what the token stands for', async () => {
    const { access_token } = await signIn(upstream);
    const userinfo = (token: string) =>
      fetch(`${upstream.issuer}/protocol/openid-connect/userinfo`, {
        headers: { authorization: `Bearer ${token}` },
      });
    expect(await (await userinfo(access_token)).json()).toMatchObject({
      sub: 'dana-demo',
      email: DEMO.email,
    });
    expect((await userinfo('nonsense')).status).toBe(401);
  });

  it('may ask without being shown a page: login_required', async () => {
    const url = authorizationUrl(upstream, VERIFIER, { prompt: 'none' });
    const back = await browser.follow(url, {}, upstream.publicUrl);
    expect(new URL(back.url).searchParams.get('error')).toBe('login_required');
  });
});

describe('refresh tokens', () => {
  const refresh = (token: string) =>
    tokenRequest(upstream, { grant_type: 'refresh_token', refresh_token: token });

  it('rotate and go on giving JWTs for the API', async () => {
    const first = await signIn(upstream);
    const second = (await (await refresh(first.refresh_token)).json()) as Tokens;
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(decodeJwt(second.access_token)).toMatchObject({ aud: 'skyledger-api', sub: 'dana-demo' });
    expect((await refresh(second.refresh_token)).status).toBe(200);
  });

  it('are all lost when a used one is shown again', async () => {
    const first = await signIn(upstream);
    const second = (await (await refresh(first.refresh_token)).json()) as Tokens;
    expect((await refresh(first.refresh_token)).status).toBe(400);
    expect((await refresh(second.refresh_token)).status).toBe(400);
  });

  it('are worth nothing after signing out', async () => {
    const tokens = await signIn(upstream, DEMO, browser);
    const query = new URLSearchParams({
      id_token_hint: tokens.id_token,
      post_logout_redirect_uri: `${upstream.publicUrl}/`,
      state: 'bye',
    });
    const end = await browser.fetch(`${upstream.issuer}/protocol/openid-connect/logout?${query}`);
    expect(end.status).toBe(303);
    expect(end.headers.get('location')).toBe(`${upstream.publicUrl}/?state=bye`);
    expect((await refresh(tokens.refresh_token)).status).toBe(400);
    const again = await openForm();
    expect(again.html).toContain('id="password"');
  });

  it('survive a sign-out that a foreign page asks for: the person is asked first', async () => {
    const tokens = await signIn(upstream, DEMO, browser);
    const end = await browser.fetch(`${upstream.issuer}/protocol/openid-connect/logout`);
    expect(end.status).toBe(200);
    expect(await end.text()).toContain('Sign out?');
    expect((await refresh(tokens.refresh_token)).status).toBe(200);
  });
});

describe('requests that are refused', () => {
  it.each([
    ['without PKCE', { code_challenge: '', code_challenge_method: '' }],
    ['with a plain PKCE challenge', { code_challenge_method: 'plain' }],
  ])('an authorization %s comes back as an error', async (_name, more) => {
    const back = await browser.follow(authorizationUrl(upstream, VERIFIER, more), {}, upstream.publicUrl);
    expect(new URL(back.url).searchParams.get('error')).toBe('invalid_request');
  });

  it.each([
    'https://evil.example/auth/callback',
    'http://localhost:4999/auth/callback/../..',
    'http://localhost:4999.evil.example/auth/callback',
  ])('never leads to an address that is not the portal: %s', async (redirect_uri) => {
    const { response } = await browser.follow(authorizationUrl(upstream, VERIFIER, { redirect_uri }));
    expect(response.status).toBe(400);
    expect(response.headers.get('location')).toBeNull();
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('a code is worth nothing with another verifier, nor twice', async () => {
    const page = await openForm();
    const back = await submitLogin(browser, page.form, upstream.publicUrl);
    const code = new URL(back.url).searchParams.get('code') ?? '';
    const redeem = (code_verifier: string) =>
      tokenRequest(upstream, {
        grant_type: 'authorization_code',
        code,
        code_verifier,
        redirect_uri: `${upstream.publicUrl}/auth/callback`,
      });
    expect((await redeem(`${VERIFIER}-not`)).status).toBe(400);
    expect((await redeem(VERIFIER)).status).toBe(200);
    expect((await redeem(VERIFIER)).status).toBe(400);
  });

  it('the client of tools needs its secret', async () => {
    const response = await fetch(`${upstream.issuer}/protocol/openid-connect/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from('skyledger-tools:guess').toString('base64')}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    });
    expect(response.status).toBe(401);
  });
});

describe('the login page', () => {
  it('has labels, no script, and headers that keep it out of frames and caches', async () => {
    const { html, response } = await openForm();
    expect(html).toContain('<label for="email">E-mail address</label>');
    expect(html).toContain('<label for="password">Password</label>');
    expect(html).not.toContain('<script');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`form-action 'self' ${upstream.publicUrl}`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe-inline');
    // It brings its font along.
    expect(policy).toContain('font-src data:');
    expect(html).toMatch(/font-family: "Inter Variable"[^}]+url\(data:font\/woff2/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each([
    ['ui_locales', { ui_locales: 'ja' }, 'en', 'ja', 'パスワード'],
    ['ui_locales with a region', { ui_locales: 'fr-FR zh-CN' }, 'en', 'zh', '密码'],
    ['Accept-Language', {}, 'fr, ko-KR;q=0.9, en;q=0.8', 'ko', '비밀번호'],
    ['nothing that it knows', {}, 'fr', 'en', 'Password'],
  ])('speaks the language of %s (A-04)', async (_name, more, accepted, language, word) => {
    const { html } = await openForm(more, new Browser({ 'accept-language': accepted }));
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(word);
  });

  it('says the same of a wrong password and of an unknown address, and keeps the address', async () => {
    const { form } = await openForm();
    const answers = [];
    for (const email of [DEMO.email, 'nobody@skyledger.example']) {
      const { response } = await submitLogin(browser, form, upstream.publicUrl, { email, password: 'wrong' });
      expect(response.status).toBe(400);
      const html = await response.text();
      expect(html).toContain(`value="${email}"`);
      answers.push(html.replace(`value="${email}"`, ''));
    }
    expect(answers[0]).toBe(answers[1]);
    expect(answers[0]).toContain('role="alert"');
  });

  it('takes no service account in, and shows what was typed as text', async () => {
    const { form } = await openForm();
    const service = { email: 'skyledger-tools@skyledger.example', password: '' };
    expect((await submitLogin(browser, form, upstream.publicUrl, service)).response.status).toBe(400);
    const hostile = { email: '"><script>alert(1)</script>', password: 'x' };
    const { response } = await submitLogin(browser, form, upstream.publicUrl, hostile);
    expect(await response.text()).not.toContain('<script>');
  });

  it('opens for nobody but the browser that began', async () => {
    const { form } = await openForm();
    const other = await new Browser().fetch(form, { method: 'POST', body: new URLSearchParams(DEMO) });
    expect(other.status).toBe(400);
    expect(await other.text()).toContain('This sign-in has expired');
  });

  it('prints no notice of the provider while people sign in', async () => {
    const printed = [vi.spyOn(console, 'info'), vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')];
    const tokens = await signIn(upstream, DEMO, browser);
    await tokenRequest(upstream, { grant_type: 'refresh_token', refresh_token: tokens.refresh_token });
    await browser.fetch(`${upstream.issuer}/protocol/openid-connect/logout`);
    await browser.fetch(`${upstream.issuer}/protocol/openid-connect/auth?client_id=nobody`);
    for (const spy of printed) expect(spy).not.toHaveBeenCalled();
  });
});

it('stops guesses at one account, and nobody else (throttle)', async () => {
  const { form } = await openForm();
  const guess = (email: string) =>
    submitLogin(browser, form, upstream.publicUrl, { email, password: 'guess' });
  const statuses = [];
  for (let count = 0; count < 11; count += 1) {
    statuses.push((await guess('victim@skyledger.example')).response.status);
  }
  expect(statuses).toEqual([...Array<number>(10).fill(400), 429]);
  const { response } = await guess(' VICTIM@skyledger.example ');
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(800);
  expect(await response.text()).toContain('Please try again in 15 minutes.');
  const tokens = await signIn(upstream);
  const caller = { ...upstream, token: tokens.access_token, userId: 'dana-demo', companyId: 'sunflower' };
  expect(await ask(caller, currentUser, {})).toMatchObject({ userId: 'dana-demo' });
});
