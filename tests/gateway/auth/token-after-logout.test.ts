// What is left of a sign-in after its end: nothing of a session, and of a bare token less than five minutes.
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { currentUser } from '../../../upstream/contract/platform/platform.ts';
import { Browser } from '../../support/people/browser.ts';
import { DEMO, signIn, tokenRequest } from '../../support/people/sign-in.ts';
import { type Portal, startPortal } from '../../support/product/portal.ts';
import { call } from '../../support/product/rest.ts';

const FIVE_MINUTES_MS = 5 * 60 * 1000;

let portal: Portal;
beforeAll(async () => {
  portal = await startPortal();
});
afterEach(() => vi.useRealTimers());
afterAll(() => portal?.close());

const realm = () => ({ issuer: portal.upstream.issuer, publicUrl: portal.home });

/** What the gateway and the services answer to the bare token. */
async function statuses(token: string): Promise<number[]> {
  const caller = { url: portal.upstream.url, token, userId: 'dana-demo', companyId: 'sunflower' };
  const [byGateway, byService] = await Promise.all([
    portal.gateway.ask('{ viewer { user { name } } }', { token }),
    call(caller, currentUser, {}),
  ]);
  return [byGateway.status, byService.status];
}

test('a token that was given just before is useless five minutes later, everywhere', async () => {
  const browser = new Browser();
  const tokens = await signIn(realm(), DEMO, browser);
  const renewed = await tokenRequest(realm(), {
    grant_type: 'refresh_token',
    refresh_token: tokens.refresh_token,
  });
  const { access_token: token, refresh_token } = (await renewed.json()) as typeof tokens;
  expect(await statuses(token)).toEqual([200, 200]);

  const out = new URL(`${portal.upstream.issuer}/protocol/openid-connect/logout`);
  out.searchParams.set('id_token_hint', tokens.id_token);
  out.searchParams.set('post_logout_redirect_uri', `${portal.home}/`);
  await browser.follow(out.href, {}, portal.home);
  expect((await tokenRequest(realm(), { grant_type: 'refresh_token', refresh_token })).status).toBe(400);

  // Asked for a moment before, so that what the gateway keeps of good tokens is at its newest.
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.advanceTimersByTime(FIVE_MINUTES_MS - 60_000);
  expect(await statuses(token)).toEqual([200, 200]);
  vi.advanceTimersByTime(60_000);
  expect(await statuses(token)).toEqual([401, 401]);
});

test('a session is useless at once, and the provider gives no token for it any more', async () => {
  const { browser } = await portal.enter('demo');
  const cookie = browser.cookie('skyledger_session_dev') ?? '';
  expect((await portal.ask(browser)).status).toBe(200);
  await portal.post(browser, '/auth/logout');
  const thief = new Browser({ cookie: `skyledger_session_dev=${cookie}` });
  expect(cookie).not.toBe('');
  expect((await portal.ask(thief)).status).toBe(401);
  expect((await portal.ask(browser)).status).toBe(401);
});
