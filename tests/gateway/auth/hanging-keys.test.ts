// A provider whose key set hangs: what is known goes on, what is not is refused in time, and nobody asks all the time.
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { currentUser } from '../../../upstream/contract/platform/platform.ts';
import { type OwnIssuer, startOwnIssuer } from '../../support/people/own-issuer.ts';
import { startGateway, type TestGateway } from '../../support/product/gateway.ts';
import { call } from '../../support/product/rest.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

/** As long as gateway and services wait for the provider, and as long again. */
const IN_TIME_MS = 10_000;

let issuer: OwnIssuer;
let upstream: TestUpstream;
let gateway: TestGateway;

beforeAll(async () => {
  issuer = await startOwnIssuer();
  const oidc = { issuer: issuer.issuer, audience: 'skyledger-api', clientId: 'x' };
  upstream = await startUpstream({ oidc });
  gateway = await startGateway(upstream, { OIDC_ISSUER: issuer.issuer, OIDC_CLIENT_ID: 'x' });
});
afterEach(() => vi.useRealTimers());
afterAll(async () => {
  await gateway.close();
  await upstream.close();
  await issuer.close();
});

/** Of Dana, never the same twice; by the known key unless another one is named. */
function tokenOf(kid = 'own'): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  return issuer.sign(
    {
      ...{
        iss: issuer.issuer,
        aud: 'skyledger-api',
        sub: `someone-${Math.random()}`,
        iat: now,
        exp: now + 300,
      },
      ...{ email: 'demo@skyledger.example', email_verified: true },
    },
    { kid },
  );
}
const byGateway = (token: string) => gateway.ask('{ viewer { user { name } } }', { token });
const byService = (token: string) =>
  call({ url: upstream.url, token, userId: 'dana-demo', companyId: 'sunflower' }, currentUser, {});
const strangers = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, index) => tokenOf(`stranger-${index}`)));

async function expectKnown(): Promise<void> {
  const reply = await byGateway(await tokenOf());
  expect(reply.expectData()).toEqual({ viewer: { user: { name: 'Dana Demo' } } });
  expect((await byService(await tokenOf())).status).toBe(200);
}

test('known keys go on, unknown ones are refused in time, and one fetch is made', {
  timeout: 60_000,
}, async () => {
  await expectKnown();
  issuer.hangKeys(true);
  // A key set is asked for again when it is older than half a minute.
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.advanceTimersByTime(31_000);
  const [before, begun] = [issuer.keyFetches(), performance.now()];
  let refused = 0;
  const flood = (await strangers(100)).map(async (token) => {
    const reply = await byGateway(token);
    refused += 1;
    expect([reply.status, reply.expectError().extensions.code]).toEqual([503, 'UPSTREAM_UNAVAILABLE']);
    expect(gateway.callsOf(reply)).toEqual([]);
  });
  const floodOfServices = (await strangers(20)).map(async (token) =>
    expect((await byService(token)).status).toBe(503),
  );
  await expect.poll(issuer.keyFetches).toBe(before + 2);
  await expectKnown();
  expect(refused).toBe(0);
  await Promise.all([...flood, ...floodOfServices]);
  expect(performance.now() - begun).toBeLessThan(IN_TIME_MS);

  // They are not asked for again for as long, however many come.
  vi.advanceTimersByTime(31_000);
  for (const token of await strangers(20)) {
    expect((await byGateway(token)).status).toBe(503);
    expect((await byService(token)).status).toBe(503);
  }
  await expectKnown();
  expect(issuer.keyFetches()).toBe(before + 2);
});
