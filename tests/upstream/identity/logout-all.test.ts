// Ending all sessions of a user, as Keycloak installations of portals offer it (S-03).
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO, signIn, type Tokens, tokenRequest } from '../../support/people/sign-in.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

const VIEWER = { email: 'viewer@skyledger.example', password: DEMO.password };
let upstream: TestUpstream;
beforeAll(async () => {
  upstream = await startUpstream();
});
afterAll(() => upstream?.close());

const end = (query: string, token?: string) =>
  fetch(`${upstream.issuer}/api/users/me/logout-allsession?${query}`, {
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
  });
const refreshed = async ({ refresh_token }: Tokens) =>
  (await tokenRequest(upstream, { grant_type: 'refresh_token', refresh_token })).status;

it('ends the sessions of the user, and of nobody else', async () => {
  const [one, two, other] = [await signIn(upstream), await signIn(upstream), await signIn(upstream, VIEWER)];
  const response = await end('clientId=skyledger-portal&withoutCurrent=false', one.access_token);
  expect([response.status, await response.json()]).toEqual([200, { result: 'OK' }]);
  expect([await refreshed(one), await refreshed(two), await refreshed(other)]).toEqual([400, 400, 200]);
});

it('leaves the current one when asked to', async () => {
  const [one, two] = [await signIn(upstream), await signIn(upstream)];
  expect((await end('clientId=skyledger-portal&withoutCurrent=true', one.access_token)).status).toBe(200);
  expect([await refreshed(one), await refreshed(two)]).toEqual([200, 400]);
});

it('is done for nobody without a token, and for no unknown client', async () => {
  const one = await signIn(upstream);
  expect((await end('clientId=skyledger-portal')).status).toBe(401);
  expect((await end('clientId=skyledger-portal', `${one.access_token}x`)).status).toBe(401);
  for (const query of ['', 'clientId=another', 'clientId=skyledger-portal&withoutCurrent=maybe']) {
    expect((await end(query, one.access_token)).status).toBe(400);
  }
  expect(await refreshed(one)).toBe(200);
});
