// A user whom the services do not know, or cannot tell, is signed out and told so (S-02).
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type BadUpstream,
  type Behaviour,
  json,
  passOn,
  startBadUpstream,
} from '../../support/faults/bad-upstream.ts';
import { Browser } from '../../support/people/browser.ts';
import { openLoginPage } from '../../support/people/sign-in.ts';
import { type Portal, startPortal } from '../../support/product/portal.ts';

let portal: Portal;
let platform: BadUpstream;
let lookup: Behaviour | null = null;

beforeAll(async () => {
  platform = await startBadUpstream();
  portal = await startPortal({}, { UPSTREAM_URL_PLAT: `${platform.url}/platform/v1` });
  // The platform service as it is, but for the lookup of the user.
  platform.behave((request, response, count) => {
    if (lookup && request.url?.includes('current-logged-in')) return lookup(request, response, count);
    passOn(request, response, portal.upstream.url);
  });
});
afterAll(async () => {
  await portal?.close();
  await platform?.close();
});
beforeEach(() => {
  lookup = null;
});

const fail = (code: string) => ({ status: 'fail', error: { code, message: 'no' } });
const REFUSALS: [string, Behaviour][] = [
  ['code 470', (_request, response) => json(response, fail('470'))],
  ['code 406', (_request, response) => json(response, fail('406'))],
  ['another code', (_request, response) => json(response, fail('999'))],
  ['status 470', (_request, response) => json(response, {}, 470)],
  ['status 406', (_request, response) => json(response, {}, 406)],
  ['status 401', (_request, response) => json(response, {}, 401)],
];
const FAILURES: [string, Behaviour][] = [
  ['status 500', (_request, response) => json(response, {}, 500)],
  ['no answer', (request) => void request.socket.destroy()],
  ['nonsense', (_request, response) => json(response, { Data: { userId: 7 } })],
];

describe.each([...REFUSALS, ...FAILURES])('at the sign-in: %s', (_name, behaviour) => {
  test('no session, no sign-in at the provider, and a page that says so once', async () => {
    lookup = behaviour;
    const { browser, location } = await portal.enter('demo');
    expect(location).toMatch(/\/protocol\/openid-connect\/logout\?/);
    expect(browser.cookie('skyledger_session_dev')).toBeUndefined();
    const told = await browser.follow(location ?? '');
    expect([told.url, told.response.status]).toEqual([`${portal.home}/`, 403]);
    expect(await told.response.text()).toContain('<h1>You have been signed out</h1>');
    lookup = null;
    expect((await openLoginPage(browser, `${portal.home}/`)).html).toContain('type="password"');
  });
});

describe('while a session lives', () => {
  test.each(REFUSALS)('%s ends it', async (_name, behaviour) => {
    const { browser } = await portal.enter('demo');
    lookup = behaviour;
    const answer = await portal.ask(browser);
    expect(answer.errors?.[0]?.extensions).toMatchObject({
      code: 'UNAUTHENTICATED',
      reason: 'LOOKUP_FAILED',
    });
    lookup = null;
    const later = await portal.ask(browser);
    expect([later.status, later.errors?.[0]?.extensions.reason]).toEqual([401, 'LOOKUP_FAILED']);
    // What the page does then: sign out, and the reader is told.
    const out = await portal.post(browser, '/auth/logout');
    const told = await browser.follow(out.headers.get('location') ?? '');
    expect(await told.response.text()).toContain('<h1>You have been signed out</h1>');
  });

  test.each(FAILURES)('%s says nothing of the user: it stays', async (_name, behaviour) => {
    const { browser } = await portal.enter('demo');
    lookup = behaviour;
    expect((await portal.ask(browser)).errors?.[0]?.extensions.code).toMatch(/^UPSTREAM_/);
    lookup = null;
    expect((await portal.ask(browser)).errors).toBeUndefined();
  });

  test('a tool is told the same, and nothing of anybody else ends', async () => {
    const { browser } = await portal.enter('demo');
    lookup = (_request, response) => json(response, fail('470'));
    const reply = await portal.gateway.ask('{ viewer { user { name } } }');
    expect(reply.expectError().extensions).toMatchObject({
      code: 'UNAUTHENTICATED',
      reason: 'LOOKUP_FAILED',
    });
    lookup = null;
    expect((await portal.ask(browser)).errors).toBeUndefined();
  });
});

test('an unknown browser is told nothing', async () => {
  const response = await new Browser().fetch(`${portal.home}/dashboard`);
  expect(response.headers.get('location')).toBe(`${portal.home}/auth/login?returnTo=%2Fdashboard`);
});
