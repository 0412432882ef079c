// One live session of a user, where the site wants it so: told on both devices, with a way out (S-03).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browser } from '../../support/people/browser.ts';
import { openLoginPage } from '../../support/people/sign-in.ts';
import { type Portal, startPortal } from '../../support/product/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal?.close());

const reasonFor = async (browser: Browser) => {
  const { status, errors } = await portal.ask(browser);
  return status === 200 ? null : errors?.[0]?.extensions.reason;
};

test('a second device is told, and goes on when it logs out everywhere (S-03)', async () => {
  const first = (await portal.enter('reseller')).browser;
  expect(await reasonFor(first)).toBeNull();
  const second = (await portal.enter('reseller')).browser;
  expect(await reasonFor(second)).toBe('CONCURRENT');
  expect(await reasonFor(first), 'the first goes on until then').toBeNull();
  const page = await second.fetch(`${portal.home}/dashboard`);
  expect(await page.text(), 'the app is there to tell it').toContain('the app');

  const response = await portal.post(second, '/auth/logout-everywhere?returnTo=%2Fcost-analytics');
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe(`${portal.home}/auth/login?returnTo=%2Fcost-analytics`);
  expect(await reasonFor(first)).toBe('ELSEWHERE');
  expect(await reasonFor(second)).toBe('MISSING');
  // The provider's sign-ins have ended too: the password is asked for on both.
  for (const browser of [first, second]) {
    expect((await openLoginPage(browser, `${portal.home}/auth/login`)).html).toContain('type="password"');
  }
  const again = await portal.enter('reseller', second, '/auth/login?returnTo=%2Fcost-analytics');
  expect(again.location).toBe(`${portal.home}/cost-analytics`);
  expect(await reasonFor(second)).toBeNull();
  await portal.post(second, '/auth/logout');
});

test('signing in again on the same device is no second one', async () => {
  const { browser } = await portal.enter('reseller');
  const { url } = await browser.follow(`${portal.home}/auth/login`, {}, `${portal.home}/`);
  expect(url).toBeDefined();
  expect(await reasonFor(browser)).toBeNull();
  await portal.post(browser, '/auth/logout');
});

test('signing out on the second device leaves the first alone', async () => {
  const first = (await portal.enter('reseller')).browser;
  const second = (await portal.enter('reseller')).browser;
  await portal.post(second, '/auth/logout');
  expect(await reasonFor(first)).toBeNull();
  await portal.post(first, '/auth/logout');
});

test('a site that does not mind lets several devices in', async () => {
  const first = (await portal.enter('viewer')).browser;
  const second = (await portal.enter('viewer')).browser;
  expect([await reasonFor(first), await reasonFor(second)]).toEqual([null, null]);
});

test('logging out everywhere is for pages of the portal, and without a session leads to the sign-in', async () => {
  const { browser } = await portal.enter('viewer');
  const foreign = await browser.fetch(`${portal.home}/auth/logout-everywhere`, {
    method: 'POST',
    headers: { origin: 'https://evil.example' },
  });
  expect(foreign.status).toBe(403);
  expect(await reasonFor(browser)).toBeNull();
  const nobody = await portal.post(new Browser(), '/auth/logout-everywhere?returnTo=%2F%2Fevil.example');
  expect(nobody.headers.get('location')).toBe(`${portal.home}/auth/login?returnTo=%2F`);
});
