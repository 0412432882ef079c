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

test('who signs out everywhere ends the other sessions on purpose', async () => {
  const first = (await portal.enter('viewer')).browser;
  const second = (await portal.enter('viewer')).browser;
  await portal.post(second, '/auth/logout-everywhere?returnTo=%2F');
  expect(await reasonFor(first)).toBe('ENDED');
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

interface ListedSession {
  id: string;
  address: string | null;
  isCurrent: boolean;
  lastUsedAt: string;
  signedInAt: string;
  userAgent: string;
}
const sessionsOf = async (browser: Browser) => {
  const query = '{ viewer { sessions { id address isCurrent lastUsedAt signedInAt userAgent } } }';
  const { data } = await portal.ask(browser, query);
  const viewer = data?.viewer as { sessions: ListedSession[] } | undefined;
  return viewer?.sessions ?? [];
};
const end = async (browser: Browser, id: string) => {
  const query = `mutation { endSession(input: { sessionId: "${id}" }) { userErrors { code } viewer { sessions { id } } } }`;
  const { data } = await portal.ask(browser, query);
  return data?.endSession as { userErrors: { code: string }[]; viewer: { sessions: { id: string }[] } };
};

test('a person sees the own sessions, and ends one of them from another (A-08)', async () => {
  const other = (await portal.enter('finance')).browser;
  const first = (await portal.enter('viewer')).browser;
  const known = (await sessionsOf(first)).length;
  const second = (await portal.enter('viewer')).browser;
  const [current, next] = await sessionsOf(second);
  expect([current?.isCurrent, next?.isCurrent]).toEqual([true, false]);
  expect(await sessionsOf(first)).toHaveLength(known + 1);
  expect(current?.address).toMatch(/127\.0\.0\.1|::1/);
  expect(Date.parse(current?.lastUsedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(current?.signedInAt ?? ''));

  const [foreign] = await sessionsOf(other);
  const refused = await end(second, foreign?.id ?? '');
  expect(refused.userErrors).toEqual([{ code: 'UNKNOWN_SESSION' }]);
  expect(await reasonFor(other), "another person's session goes on").toBeNull();

  const mine = (await sessionsOf(first)).find(({ isCurrent }) => isCurrent);
  const ended = await end(second, mine?.id ?? '');
  expect(ended.userErrors).toEqual([]);
  expect(ended.viewer.sessions.map(({ id }) => id)).not.toContain(mine?.id);
  expect(await reasonFor(first)).toBe('ENDED');
  expect(await reasonFor(second)).toBeNull();
  for (const browser of [second, other]) await portal.post(browser, '/auth/logout');
});

test('a tool has no sessions', async () => {
  const token = await portal.upstream.toolToken();
  const { data } = await portal.ask(new Browser(), '{ viewer { sessions { id } } }', {
    authorization: `Bearer ${token}`,
  });
  expect(data).toEqual({ viewer: { sessions: [] } });
});
