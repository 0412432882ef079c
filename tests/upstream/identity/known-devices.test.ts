// Guesses of others never close an account for a browser in which its owner has signed in before.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KnownDevices } from '../../../upstream/identity/sign-in/known-devices.ts';
import { Browser } from '../../support/people/browser.ts';
import { authorizationUrl, DEMO, openLoginPage, submitLogin } from '../../support/people/sign-in.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

let upstream: TestUpstream;
beforeAll(async () => {
  upstream = await startUpstream();
});
afterAll(() => upstream?.close());

const VERIFIER = 'a-verifier-that-is-long-enough-for-the-standard';

async function attempt(browser: Browser, credential = DEMO) {
  const page = await openLoginPage(browser, authorizationUrl(upstream, VERIFIER, { prompt: 'login' }));
  return submitLogin(browser, page.form, upstream.publicUrl, credential);
}
const isBack = (url: string) => url.startsWith(`${upstream.publicUrl}/auth/callback?code=`);

it('a known browser signs in while the account is closed to others', async () => {
  const known = new Browser();
  expect(isBack((await attempt(known)).url)).toBe(true);
  const cookie = known.cookie('skyledger_device');
  expect(cookie).toMatch(/^[\w-]{22}\.[\w-]{43}$/);
  const wrong = { email: DEMO.email, password: 'a wrong password' };
  const stranger = new Browser();
  for (let count = 0; count < 11; count += 1) await attempt(stranger, wrong);
  expect((await attempt(new Browser())).response.status).toBe(429);
  expect(isBack((await attempt(known)).url)).toBe(true);
  // It is known for this account alone, and has ten guesses too.
  for (let count = 0; count < 10; count += 1) await attempt(known, wrong);
  expect((await attempt(known)).response.status).toBe(429);
});

describe('the cookie', () => {
  const devices = new KnownDevices('a-key');
  const traits = { path: '/realms/x', isSecure: true };
  const cookieIn = (line: string) =>
    /^skyledger_device=([^;]+); Path=\/realms\/x; .*; Secure$/.exec(line)?.[1];

  it('proves the browser for the accounts that signed in there, the last five', () => {
    let cookie: string | undefined;
    for (const account of ['a', 'b', 'c', 'd', 'e', 'f'])
      cookie = cookieIn(devices.remembered(cookie, account, traits));
    const known = ['a', 'b', 'c', 'd', 'e', 'f'].filter(
      (account) => devices.deviceOf(cookie, account) !== null,
    );
    expect(known).toEqual(['b', 'c', 'd', 'e', 'f']);
    expect(devices.deviceOf(cookie, 'g')).toBeNull();
  });

  it('is worth nothing when it is made up, or of another key', () => {
    const cookie = cookieIn(new KnownDevices('another').remembered(undefined, 'a', traits));
    for (const forged of [undefined, '', 'x', cookie, `${'A'.repeat(22)}.${'A'.repeat(43)}`]) {
      expect(devices.deviceOf(forged, 'a')).toBeNull();
    }
  });
});
