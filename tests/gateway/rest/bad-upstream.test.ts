import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type BadUpstream,
  type Behaviour,
  json,
  startBadUpstream,
} from '../../support/faults/bad-upstream.ts';
import { freePort } from '../../support/product/free-port.ts';
import { startGateway, type TestGateway } from '../../support/product/gateway.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

const TIMEOUT_MS = 1200;

let upstream: TestUpstream;
let bad: BadUpstream;
/** Everything is well but the service of the dashboard. */
let gateway: TestGateway;

beforeAll(async () => {
  upstream = await startUpstream();
  bad = await startBadUpstream();
  gateway = await startGateway(upstream, {
    UPSTREAM_URL_DASHBOARD: `${bad.url}/secret/base`,
    UPSTREAM_TIMEOUT_MS: String(TIMEOUT_MS),
    // Its faults are judged one by one here.
    UPSTREAM_BREAKER: 'off',
  });
});

afterAll(async () => {
  await gateway.close();
  await bad.close();
  await upstream.close();
});

const TOP = { currency: 'USD', startDate: '2024-05-01', endDate: '2024-05-31', totalCost: 5, items: [] };
const GOOD = { status: 'OK', Data: TOP };
const PAGE =
  '{ viewer { company { name } topCosts { total currency } costAnalytics(query: { range: { frame: LAST_7_DAYS } }) { currency } } }';

interface PageData {
  viewer: {
    company: { name: string };
    topCosts: { total: number } | null;
    costAnalytics: { currency: string };
  };
}

/** The field of the bad service alone is missing, with a coded error that tells nothing of the service. */
async function expectFault(behaviour: Behaviour, code: string, requests = 1) {
  bad.behave(behaviour);
  const start = performance.now();
  const reply = await gateway.ask<PageData>(PAGE);
  expect(performance.now() - start).toBeLessThan(TIMEOUT_MS * 5);
  expect(reply.status).toBe(200);
  expect(reply.data?.viewer).toEqual({
    company: { name: 'Sunflower' },
    topCosts: null,
    costAnalytics: { currency: 'USD' },
  });
  const error = reply.expectError();
  expect(error).toMatchObject({
    path: ['viewer', 'topCosts'],
    extensions: { code, requestId: reply.requestId },
  });
  expect(JSON.stringify(error)).not.toMatch(/127\.0\.0\.1|secret|base|node:|\.ts|stack|<html/i);
  expect(bad.requests()).toBe(requests);
  return { reply, error };
}

const never: Behaviour = () => undefined;
const html: Behaviour = (_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html' });
  response.end('<html>secret proxy page</html>');
};
const status =
  (code: number, body = ''): Behaviour =>
  (_request, response) => {
    response.writeHead(code, { 'content-type': 'text/plain' });
    response.end(body);
  };

describe('a bad service empties its own field alone', () => {
  test.each<[string, Behaviour]>([
    ['never answers', never],
    [
      'stops after the head',
      (_request, response) =>
        void response.writeHead(200, { 'content-type': 'application/json' }).flushHeaders(),
    ],
    [
      'stops within the body',
      (_request, response) =>
        void response.writeHead(200, { 'content-type': 'application/json' }).write('{"status"'),
    ],
    [
      'sends a byte now and then',
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        const drip = setInterval(() => response.write(' '), 50);
        response.on('close', () => clearInterval(drip));
      },
    ],
  ])('UPSTREAM_TIMEOUT: it %s', async (_what, behaviour) => {
    await expectFault(behaviour, 'UPSTREAM_TIMEOUT');
  });

  test.each<[string, Behaviour]>([
    ['HTML', html],
    ['JSON that is cut', (_request, response) => json(response, '{"status":"OK","Data":{"curr')],
    ['nothing', (_request, response) => json(response, '')],
    ['null', (_request, response) => json(response, 'null')],
    ['a list', (_request, response) => json(response, '[]')],
    ['no envelope', (_request, response) => json(response, TOP)],
    [
      'a wrong shape',
      (_request, response) => json(response, { status: 'OK', Data: { ...TOP, totalCost: 'much' } }),
    ],
    [
      'JSON of another type',
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'text/plain' });
        response.end(JSON.stringify(GOOD));
      },
    ],
    [
      '11 MB',
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': 11_000_000 });
        response.write('{"status":"OK","Data":');
      },
    ],
    ['no content', status(204)],
    ['a status of its own', (_request, response) => json(response, GOOD, 299)],
  ])('UPSTREAM_BAD_REPLY: it answers with %s', async (_what, behaviour) => {
    await expectFault(behaviour, 'UPSTREAM_BAD_REPLY');
  });

  test('UPSTREAM_BAD_REPLY: a redirect is never followed', async () => {
    const canary = await startBadUpstream();
    canary.behave((_request, response) => json(response, GOOD));
    await expectFault(
      (_request, response) => response.writeHead(302, { location: canary.url }).end(),
      'UPSTREAM_BAD_REPLY',
    );
    expect(canary.requests()).toBe(0);
    await canary.close();
  });

  test('UPSTREAM_UNAVAILABLE: an error of its own is not asked for again', async () => {
    await expectFault(status(500, 'secret stack'), 'UPSTREAM_UNAVAILABLE');
  });

  test.each<[string, Behaviour]>([
    ['502', status(502)],
    ['503', status(503)],
    ['429', status(429)],
    ['a reset connection', (request) => void request.socket.destroy()],
    [
      'a connection cut within the body',
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
        response.write('{', () => response.destroy());
      },
    ],
  ])('UPSTREAM_UNAVAILABLE: %s is tried twice, not more', async (_what, behaviour) => {
    await expectFault(behaviour, 'UPSTREAM_UNAVAILABLE', 2);
  });

  test.each<[string, Behaviour]>([
    ['503', status(503)],
    ['a reset connection', (request) => void request.socket.destroy()],
  ])('a second try may succeed: %s', async (_what, behaviour) => {
    bad.behave((request, response, count) =>
      count === 1 ? behaviour(request, response, count) : json(response, GOOD),
    );
    const reply = await gateway.ask<PageData>(PAGE);
    expect(reply.expectData().viewer.topCosts?.total).toBe(5);
    expect(bad.requests()).toBe(2);
  });

  test('members of an answer cannot reach prototypes', async () => {
    bad.behave((_request, response) =>
      json(
        response,
        '{"status":"OK","__proto__":{"polluted":1},"Data":{"currency":"USD","startDate":"2024-05-01","endDate":"2024-05-31","totalCost":5,"items":[],"__proto__":{"polluted":1}}}',
      ),
    );
    (await gateway.ask(PAGE)).expectData();
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  test('what it said is in the log, with the request id', async () => {
    const { reply } = await expectFault(html, 'UPSTREAM_BAD_REPLY');
    const line = gateway.log.find(
      ({ requestId, fault }) => requestId === reply.requestId && fault === 'bad_reply',
    );
    expect(String(line?.detail)).toContain('secret proxy page');
    expect(JSON.stringify(gateway.log)).not.toContain(await upstream.toolToken());
  });
});

describe('refusals keep the code of the service', () => {
  const fail =
    (code: string, field?: string, at = 200): Behaviour =>
    (_request, response) =>
      json(response, { status: 'fail', error: { code, message: 'secret words', field } }, at);

  test.each<[Behaviour, string, string]>([
    [fail('10109'), 'NOT_FOUND', '10109'],
    [fail('LAST_OWNER'), 'BAD_USER_INPUT', 'LAST_OWNER'],
    [fail('FORBIDDEN'), 'FORBIDDEN', 'FORBIDDEN'],
    [fail('UNAUTHENTICATED', undefined, 401), 'UNAUTHENTICATED', 'UNAUTHENTICATED'],
    [fail('NOT_FOUND', undefined, 404), 'NOT_FOUND', 'NOT_FOUND'],
    [fail('E-4711'), 'UPSTREAM_UNAVAILABLE', 'E-4711'],
    [fail('INTERNAL', undefined, 500), 'UPSTREAM_UNAVAILABLE', 'INTERNAL'],
  ])('%#', async (behaviour, code, upstreamCode) => {
    const { error } = await expectFault(behaviour, code);
    expect(error.extensions.upstreamCode).toBe(upstreamCode);
  });

  test('a bad member is named as in the graph', async () => {
    const { error } = await expectFault(fail('BAD_REQUEST', 'selectedVendors.0', 400), 'BAD_USER_INPUT');
    expect(error.extensions.argument).toBe('vendors');
  });
});

describe('saves', () => {
  test('are never sent twice', async () => {
    const saving = await startGateway(upstream, { UPSTREAM_URL_COMMON: bad.url });
    bad.behave(status(503));
    const reply = await saving.ask(
      'mutation { saveCurrency(input: { currency: "USD" }) { userErrors { code } } }',
    );
    expect(reply.expectError().extensions.code).toBe('UPSTREAM_UNAVAILABLE');
    expect(bad.requests()).toBe(1);
    await saving.close();
  });
});

describe('an upstream that is down', () => {
  test('gives coded errors, is told by readiness, and is found when it comes', async () => {
    const port = await freePort();
    const alone = await startGateway(upstream, {
      UPSTREAM_URL: `http://127.0.0.1:${port}`,
      OIDC_ISSUER: upstream.issuer,
      OIDC_CLIENT_ID: 'skyledger-portal',
    });
    const reply = await alone.ask<PageData>('{ viewer { company { name } topCosts { total } } }');
    expect(reply.data).toEqual({ viewer: { company: null, topCosts: null } });
    expect(reply.errors.map(({ extensions }) => extensions.code)).toEqual([
      'UPSTREAM_UNAVAILABLE',
      'UPSTREAM_UNAVAILABLE',
    ]);
    const readiness = await fetch(`${alone.url}/readiness`);
    expect([readiness.status, await readiness.json()]).toEqual([
      503,
      { status: 'not ready', checks: { upstream: 'failed', signIn: 'ok' } },
    ]);
    await alone.close();
  });
});

describe('a service that fails too often', () => {
  const TOP_COSTS = '{ viewer { topCosts { total } } }';

  test('is not asked for a while, answers are not late for it, and it is found when it is well again', async () => {
    const sparing = await startGateway(upstream, { UPSTREAM_URL_DASHBOARD: bad.url });
    bad.behave((_request, response) => json(response, '', 500));
    for (let n = 0; n < 20; n += 1) (await sparing.ask(TOP_COSTS)).expectError();
    expect(bad.requests()).toBe(20);
    const error = (await sparing.ask(TOP_COSTS)).expectError();
    expect(error.extensions.code).toBe('UPSTREAM_UNAVAILABLE');
    expect(bad.requests()).toBe(20);
    expect(await (await fetch(`${sparing.url}/metrics`)).text()).toContain(
      'skyledger_upstream_spared_total{service="dashboard"} 1',
    );
    bad.behave((_request, response) => json(response, GOOD));
    await expect
      .poll(async () => (await sparing.ask<PageData>(TOP_COSTS)).data?.viewer.topCosts?.total, {
        timeout: 10_000,
        interval: 250,
      })
      .toBe(5);
    await sparing.close();
  });
});
