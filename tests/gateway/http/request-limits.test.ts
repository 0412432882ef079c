// What one user may ask of the gateway, and that nobody else pays for it (promises, section A).
import { request as send } from 'node:http';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Environment } from '../../../lib/node/settings.ts';
import { personToken } from '../../support/people/people.ts';
import { startGateway } from '../../support/product/gateway.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

let upstream: TestUpstream;
let quiet: string;

beforeAll(async () => {
  upstream = await startUpstream();
  quiet = await personToken(upstream, 'owner');
});
afterAll(() => upstream?.close());

async function gatewayWith(settings: Environment) {
  const gateway = await startGateway(upstream, settings);
  onTestFinished(() => gateway.close());
  return gateway;
}

const NAME = '{ viewer { user { name } } }';
const STREAM = 'subscription { loadProgress { id } }';

describe('limits of one user', () => {
  test('a burst is cut off with 429, a code and the time to wait; somebody else is answered beside it', async () => {
    const gateway = await gatewayWith({ USER_REQUESTS_PER_MINUTE: '5' });
    const token = await upstream.toolToken();
    const post = (bearer: string) =>
      fetch(`${gateway.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
        body: JSON.stringify({ query: NAME }),
      });
    const burst = await Promise.all(Array.from({ length: 20 }, () => post(token)));
    const statuses = burst.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(5).fill(200), ...Array(15).fill(429)]);
    const refused = burst.find(({ status }) => status === 429);
    const seconds = Number(refused?.headers.get('retry-after'));
    expect(seconds).toBeGreaterThanOrEqual(1);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(await refused?.json()).toMatchObject({
      errors: [{ extensions: { code: 'RATE_LIMITED', retryAfter: seconds, requestId: expect.any(String) } }],
    });
    expect((await post(quiet)).status).toBe(200);
  });

  test('a refused request asks nothing of the services', async () => {
    const gateway = await gatewayWith({ USER_REQUESTS_PER_MINUTE: '1' });
    (await gateway.ask(NAME)).expectData();
    const reply = await gateway.ask(NAME);
    expect(reply.expectError().extensions.code).toBe('RATE_LIMITED');
    expect(gateway.callsOf(reply)).toEqual([]);
  });

  test('a new token of the same user is the same user', async () => {
    const gateway = await gatewayWith({ USER_REQUESTS_PER_MINUTE: '1' });
    (await gateway.ask(NAME, { token: quiet })).expectData();
    const again = await personToken(upstream, 'owner');
    expect(again).not.toBe(quiet);
    expect((await gateway.ask(NAME, { token: again })).status).toBe(429);
  });

  test('a dashboard of 40 widgets is one request', async () => {
    const gateway = await gatewayWith({ USER_REQUESTS_PER_MINUTE: '2' });
    const widgets = Array.from(
      { length: 40 },
      (_, n) => `w${n}: topCosts(frame: LAST_30_DAYS, viewBy: REGION) { total }`,
    );
    for (let opened = 0; opened < 2; opened++) {
      (await gateway.ask(`{ viewer { ${widgets.join(' ')} } }`)).expectData();
    }
    expect((await gateway.ask(NAME)).status).toBe(429);
  });

  test('files count like questions', async () => {
    const gateway = await gatewayWith({ USER_REQUESTS_PER_MINUTE: '1' });
    (await gateway.ask(NAME)).expectData();
    const file = await fetch(`${gateway.url}/exports/cost`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${await upstream.toolToken()}`,
      },
      body: '{}',
    });
    expect([file.status, file.headers.has('retry-after')]).toEqual([429, true]);
  });

  test('a stream counts as long as it is open, and is freed when its client goes without a word', async () => {
    const gateway = await gatewayWith({ USER_REQUESTS_AT_ONCE: '1' });
    const close = await openStream(gateway.url, quiet);
    const busy = await gateway.ask(NAME, { token: quiet });
    expect([busy.status, busy.expectError().extensions.code]).toEqual([429, 'RATE_LIMITED']);
    close();
    await expect.poll(async () => (await gateway.ask(NAME, { token: quiet })).status).toBe(200);
  });

  test('what was answered, refused or broken does not count as running', async () => {
    const gateway = await gatewayWith({ USER_REQUESTS_AT_ONCE: '1' });
    for (const query of [NAME, '{ nothing }', '{', NAME]) {
      await expect
        .poll(async () => (await gateway.ask(query, { token: quiet })).status, { interval: 5 })
        .not.toBe(429);
    }
  });

  test('a stranger is told to sign in, however often', async () => {
    const gateway = await gatewayWith({ USER_REQUESTS_PER_MINUTE: '1' });
    for (let sent = 0; sent < 3; sent++) {
      expect((await gateway.ask(NAME, { token: null })).status).toBe(401);
    }
  });
});

/** Resolves once the stream is open; the function cuts its connection. */
function openStream(url: string, token: string): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      authorization: `Bearer ${token}`,
    };
    const request = send(`${url}/graphql`, { method: 'POST', headers }, (response) => {
      response.on('error', () => undefined);
      if (response.statusCode === 200) resolve(() => request.destroy());
      else reject(new Error(`the stream was answered by ${response.statusCode}`));
    });
    request.on('error', reject);
    request.end(JSON.stringify({ query: STREAM }));
  });
}
