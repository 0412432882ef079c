import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectNoLeaks } from '../../support/faults/no-leaks.ts';
import { Browser } from '../../support/people/browser.ts';
import { openLoginPage, submitLogin } from '../../support/people/sign-in.ts';
import { startProduct, type TestGateway } from '../../support/product/gateway.ts';
import type { TestUpstream } from '../../support/product/upstream.ts';

let upstream: TestUpstream;
let gateway: TestGateway;
let home: string;
let close: () => Promise<void>;
let webDir: string;
let browser: Browser;

const PAGE =
  '<!doctype html><script>document.documentElement.dataset.theme="dark"</script><div id="root"></div>';
const SCRIPT = `console.log("${'portal '.repeat(500)}")`;

beforeAll(async () => {
  webDir = mkdtempSync(join(tmpdir(), 'skyledger-web-'));
  mkdirSync(join(webDir, 'assets'));
  writeFileSync(join(webDir, 'index.html'), PAGE);
  writeFileSync(join(webDir, 'favicon.svg'), '<svg/>');
  writeFileSync(join(webDir, '.secret'), 'secret');
  writeFileSync(join(webDir, 'assets', 'index-abc123.js'), SCRIPT);
  // As the build compresses it.
  writeFileSync(join(webDir, 'assets', 'index-abc123.js.gz'), gzipSync(SCRIPT));
  ({ upstream, gateway, close } = await startProduct({}, webDir));
  home = gateway.publicUrl;
  browser = new Browser();
  const page = await openLoginPage(browser, `${home}/`);
  const callback = await submitLogin(browser, page.form, `${home}/auth/callback`);
  await browser.fetch(callback.url);
});

afterAll(async () => {
  await close();
  rmSync(webDir, { recursive: true, force: true });
});

async function raw(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(`${home}${path}`, { redirect: 'manual', ...init });
  expectNoLeaks(response.status < 400 ? '' : await response.clone().text(), response.headers);
  return response;
}

describe('the web app', () => {
  test.each(['/', '/dashboard', '/cost-analytics?range=last_month', '/no/such/page', '/index.html'])(
    '%s is the page of the app for the signed-in, and leads others to sign in',
    async (path) => {
      const page = await browser.fetch(`${home}${path}`);
      expect([page.status, await page.text(), page.headers.get('cache-control')]).toEqual([
        200,
        PAGE,
        'no-cache',
      ]);
      const stranger = await raw(path);
      expect([stranger.status, stranger.headers.get('location')]).toEqual([
        303,
        `${home}/auth/login?returnTo=${encodeURIComponent(path)}`,
      ]);
    },
  );

  test('its policy allows its own inline script by hash, and no other', async () => {
    const policy = (await browser.fetch(`${home}/`)).headers.get('content-security-policy') ?? '';
    const scripts = policy.split('; ').find((rule) => rule.startsWith('script-src'));
    expect(scripts).toMatch(/^script-src 'self' 'sha256-[A-Za-z0-9+/]{43}='$/);
    expect(policy).toContain(`form-action 'self' ${new URL(upstream.issuer).origin}`);
    for (const rule of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(policy).toContain(rule);
  });

  test('hashed files are kept for a year, compressed where asked for', async () => {
    const plain = await raw('/assets/index-abc123.js', { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await plain.text()).toBe(SCRIPT);
    const socket = await rawBytes(
      'GET /assets/index-abc123.js HTTP/1.1\r\nhost: x\r\naccept-encoding: gzip\r\nconnection: close\r\n\r\n',
    );
    const body = socket.subarray(socket.indexOf('\r\n\r\n') + 4);
    expect(body.length).toBeLessThan(SCRIPT.length / 5);
    expect(gunzipSync(body).toString()).toBe(SCRIPT);
  });

  test('an unchanged file is not sent again', async () => {
    const etag = (await raw('/favicon.svg')).headers.get('etag') ?? '';
    expect((await raw('/favicon.svg', { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  test.each([
    '/../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/%2e%2e%2fpackage.json',
    '/..\\package.json',
    '/..%5cpackage.json',
    '/assets/../../package.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '//etc/passwd.txt',
    '/.secret',
    '/.env',
    '/package.json',
    '/assets/',
    '/assets/none.js',
    '/gateway/main.ts',
    '/%00.js',
  ])('no file outside of the build: %s', async (path) => {
    const answer = (await rawBytes(`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)).toString(
      'latin1',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 (303|400|404)/);
    expectNoLeaks(answer);
    expect(answer).not.toMatch(/secret|skyledger"|root:/);
  });
});

describe('what /graphql takes', () => {
  const QUERY = '{"query":"{ __typename }"}';
  const send = async (headers: Record<string, string>, body: string | undefined = QUERY, method = 'POST') =>
    raw('/graphql', {
      method,
      body,
      headers: { authorization: `Bearer ${await upstream.toolToken()}`, ...headers },
    });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/graphql',
    'application/graphql+json',
  ])('a post of %s is refused', async (type) => {
    const response = await send({ 'content-type': type });
    expect(response.status).toBe(415);
    expect(await response.json()).toMatchObject({
      errors: [{ extensions: { code: 'BAD_REQUEST', requestId: expect.any(String) } }],
    });
  });

  test('a refusal says in its body what is for the client, and nothing more', async () => {
    const { errors } = await (await send({ 'content-type': 'text/plain' })).json();
    expect(errors).toEqual([
      {
        message: 'The body must be application/json.',
        extensions: { code: 'BAD_REQUEST', requestId: expect.any(String) },
      },
    ]);
  });

  test.each(['PUT', 'DELETE', 'PATCH'])('%s is refused', async (method) => {
    expect((await send({ 'content-type': 'application/json' }, QUERY, method)).status).toBe(405);
  });

  test('an encoded body is refused', async () => {
    expect((await send({ 'content-type': 'application/json', 'content-encoding': 'gzip' })).status).toBe(415);
  });

  test.each([
    '[]',
    `[${QUERY}]`,
    `[${new Array(100).fill(QUERY)}]`,
    '{',
    'null',
    '1',
    '"x"',
    '',
    '{"query":1}',
    '{"query":"{a}","variables":[]}',
  ])('the body %.30s is a bad request', async (body) => {
    const response = await send(
      { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
      body,
    );
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      errors: [{ extensions: { code: expect.stringMatching(/^(BAD|GRAPHQL)_/) } }],
    });
  });

  test('more than 256 KB are refused, also without a length', async () => {
    const large = JSON.stringify({ query: `{ __typename } #${'x'.repeat(300_000)}` });
    const response = await send({ 'content-type': 'application/json' }, large);
    expect([response.status, (await response.json()).errors[0].extensions.code]).toEqual([
      413,
      'REQUEST_ENTITY_TOO_LARGE',
    ]);
    const stream = new Blob([large]).stream();
    const chunked = await raw('/graphql', {
      method: 'POST',
      body: stream,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${await upstream.toolToken()}` },
      duplex: 'half',
    } as RequestInit);
    expect(chunked.status).toBe(413);
  });

  test('a query by GET is answered, a mutation is not', async () => {
    const token = await upstream.toolToken();
    const get = (query: string) =>
      raw(`/graphql?query=${encodeURIComponent(query)}`, { headers: { authorization: `Bearer ${token}` } });
    expect(await (await get('{ __typename }')).json()).toEqual({ data: { __typename: 'Query' } });
    expect(
      (await get('mutation { saveCurrency(input: { currency: "USD" }) { userErrors { code } } }')).status,
    ).toBe(405);
  });

  test('no other origin is allowed to read', async () => {
    const response = await send({ 'content-type': 'application/json', origin: 'https://evil.example' });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(response.headers.get('access-control-allow-credentials')).toBeNull();
  });

  test.each([
    ['request-of-a-test_1', true],
    ['short', false],
    [`${'x'.repeat(65)}`, false],
    ['with space and "quotes"', false],
  ])('the request id %j is taken over: %s', async (id, isTaken) => {
    const response = await send({ 'content-type': 'application/json', 'x-request-id': id });
    const given = response.headers.get('x-request-id') ?? '';
    expect(given === id).toBe(isTaken);
    expect(given).toMatch(/^[\w-]{8,64}$/);
  });

  test('answers are not kept by anyone', async () => {
    expect((await send({ 'content-type': 'application/json' })).headers.get('cache-control')).toBe(
      'no-store',
    );
  });
});

describe('operations', () => {
  test('health, readiness and metrics', async () => {
    expect(await (await raw('/health')).json()).toEqual({ status: 'ok' });
    expect(await (await raw('/readiness')).json()).toEqual({
      status: 'ready',
      checks: { upstream: 'ok', signIn: 'ok' },
    });
    (await gateway.ask('{ viewer { company { name } } }')).expectData();
    const metrics = await (await raw('/metrics')).text();
    expect(metrics).toMatch(
      /skyledger_upstream_call_seconds_count\{service="plat",path="\/plat\/users\/current-logged-in",outcome="ok"\} [1-9]/,
    );
    expect(metrics).toMatch(/skyledger_request_seconds_count\{route="\/graphql",status="200"\} [1-9]/);
    expect(metrics).toContain('process_cpu_user_seconds_total');
  });

  test.each(['/', '/graphql', '/health', '/favicon.svg', '/auth/callback', '/nothing.js'])(
    '%s carries the security headers',
    async (path) => {
      const { headers } = await raw(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('x-powered-by')).toBeNull();
    },
  );

  test('each request is a line of the log with its id', async () => {
    const reply = await gateway.ask('{ viewer { company { name } } }');
    await expect
      .poll(() => gateway.log.filter(({ requestId }) => requestId === reply.requestId).length)
      .toBeGreaterThan(1);
  });
});

function rawBytes(message: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(new URL(home).port), '127.0.0.1', () => socket.write(message));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('end', () => resolve(Buffer.concat(chunks)));
    socket.on('error', reject);
  });
}
