// Both programs as they run, watched from outside: the spans of one request are one tree, every line of it names request
// and trace, and no secret of a whole session stands in any line or span, at the finest level of the log.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toolsClient } from '../../../upstream/identity/seed/seed.ts';
import { Browser } from '../../support/people/browser.ts';
import { DEMO, openLoginPage, signIn, submitLogin } from '../../support/people/sign-in.ts';
import { type Collector, startCollector } from '../../support/product/collector.ts';
import { freePort } from '../../support/product/free-port.ts';
import { copyPreparedData } from '../../support/product/prepared-data.ts';
import { PROGRAM_ENV, programOf } from '../../support/product/program.ts';
import { toolToken } from '../../support/product/upstream.ts';

const ROOT = join(import.meta.dirname, '../../..');
const REQUEST = '5d0f4f2e-8a52-4b8e-9d8c-2f1f6f0c7a11';

let collector: Collector;
let dataDir: string;
let home: string;
let issuer: string;
const programs: ChildProcess[] = [];
let log = '';
const lines = () =>
  log
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

async function start(name: 'gateway' | 'upstream', settings: Record<string, string>): Promise<void> {
  const { file, execArgv } = programOf(`${name}/main.ts`);
  const program = fork(file, [], {
    cwd: ROOT,
    execArgv,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...PROGRAM_ENV, ...settings },
  });
  programs.push(program);
  for (const stream of [program.stdout, program.stderr]) stream?.on('data', (chunk) => (log += chunk));
  await new Promise<void>((resolve, reject) => {
    program.once('exit', (code) => reject(new Error(`${name} ended with ${code}\n${log.slice(-2000)}`)));
    program.on('message', ({ type }: { type: string }) => type === 'ready' && resolve());
  });
}

beforeAll(async () => {
  collector = await startCollector();
  dataDir = await copyPreparedData();
  const [port, upstreamPort] = [await freePort(), await freePort()];
  home = `http://localhost:${port}`;
  issuer = `http://localhost:${upstreamPort}/realms/skyledger`;
  const settings = {
    PORT: String(port),
    UPSTREAM_PORT: String(upstreamPort),
    DATA_DIR: dataDir,
    DEMO_COMPANIES: 'sunflower',
    LOG_LEVEL: 'trace',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_BSP_SCHEDULE_DELAY: '100',
  };
  await start('upstream', settings);
  await start('gateway', settings);
});

afterAll(async () => {
  for (const program of programs) program.removeAllListeners('exit');
  const ends = programs.map((program) => once(program, 'exit'));
  for (const program of programs) program.kill('SIGTERM');
  await Promise.all(ends);
  await collector?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const QUESTION = {
  query: 'query CostOfMonth($vendor: Vendor!) { viewer { costMonthToDate(vendors: [$vendor]) { total } } }',
  variables: { vendor: 'AWS' },
  operationName: 'CostOfMonth',
};

async function ask(headers: Record<string, string>): Promise<Response> {
  return fetch(`${home}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(QUESTION),
  });
}

test('the spans of one request are one tree over both programs, and every line of it names request and trace', async () => {
  const authorization = `Bearer ${await toolToken(issuer, dataDir)}`;
  expect((await ask({ authorization, 'x-request-id': REQUEST })).status).toBe(200);
  const traceId = REQUEST.replaceAll('-', '');
  const spans = () => collector.spans.filter((span) => span.traceId === traceId);
  const root = () => spans().find(({ parentSpanId }) => !parentSpanId);
  await expect.poll(() => root()?.name, { timeout: 10_000 }).toBe('POST /graphql');
  await expect
    .poll(() => spans().some(({ name }) => name.startsWith('facts ')), { timeout: 10_000 })
    .toBe(true);
  expect(root()).toMatchObject({
    service: 'skyledger-gateway',
    attributes: {
      'graphql.operation.name': 'CostOfMonth',
      'graphql.operation.type': 'query',
      'http.response.status_code': 200,
    },
  });
  const parentOf = (id?: string) => spans().find(({ spanId }) => spanId === id);
  for (const span of spans()) {
    if (span === root()) continue;
    // Whatever stands higher may come later: the programs send for themselves.
    await expect.poll(() => parentOf(span.parentSpanId)?.spanId, { timeout: 10_000 }).toBeTruthy();
    const above = parentOf(span.parentSpanId);
    const isAnswer = span.service === 'skyledger-upstream' && !span.name.startsWith('facts ');
    if (isAnswer) expect(above).toMatchObject({ service: 'skyledger-gateway' });
    if (span.name.startsWith('facts ')) expect(above?.name).toMatch(/^POST \/api\/v3\/dashboard\//);
  }
  const own = () => lines().filter(({ requestId }) => requestId === REQUEST);
  await expect
    .poll(() => new Set(own().map(({ msg }) => msg)))
    .toEqual(new Set(['request', 'upstream call']));
  expect(new Set(own().map((line) => line.traceId))).toEqual(new Set([traceId]));
});

test('a trace that began elsewhere goes on', async () => {
  const [traceId, spanId] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'];
  const authorization = `Bearer ${await toolToken(issuer, dataDir)}`;
  await ask({ authorization, traceparent: `00-${traceId}-${spanId}-01` });
  await expect
    .poll(() => collector.spans.some((span) => span.traceId === traceId && span.parentSpanId === spanId), {
      timeout: 10_000,
    })
    .toBe(true);
});

test('no token, cookie, password or secret of a whole session stands in any line or span', async () => {
  const browser = new Browser();
  const { form } = await openLoginPage(browser, `${home}/auth/login?returnTo=/dashboard`);
  const back = await submitLogin(browser, form, `${home}/auth/callback`);
  const code = new URL(back.url).searchParams.get('code') ?? expect.fail('no code');
  await browser.fetch(back.url);
  const session = browser.cookie('skyledger_session_dev') ?? expect.fail('no session');
  const cookie = `skyledger_session_dev=${session}`;
  expect((await ask({ cookie })).status).toBe(200);
  const tokens = await signIn({ issuer, publicUrl: home });
  const tool = await toolToken(issuer, dataDir);
  for (const token of [tokens.access_token, tool, `${tool}x`, 'not-a-token-but-somebodys-secret'])
    await ask({ authorization: `Bearer ${token}` });
  await ask({ authorization: 'Basic bXktc2VjcmV0LW5hbWU6bXktc2VjcmV0' });
  await browser.fetch(`${home}/auth/logout`, { method: 'POST', headers: { origin: home } });
  expect((await ask({ cookie })).status).toBe(401);
  const secrets = {
    password: DEMO.password,
    clientSecret: toolsClient(dataDir).clientSecret,
    session,
    code,
    ...tokens,
    tool,
    garbage: 'not-a-token-but-somebodys-secret',
    basic: 'bXktc2VjcmV0LW5hbWU6bXktc2VjcmV0',
  };
  await expect.poll(() => lines().filter(({ path }) => path === '/auth/logout').length).toBeGreaterThan(0);
  const told = `${log}${collector.text()}`;
  for (const [name, secret] of Object.entries(secrets)) {
    if (typeof secret !== 'string' || secret.length < 12) continue;
    // Of a token the signature alone would do.
    expect(told.includes(secret.split('.').at(-1) ?? secret), `${name} is told`).toBe(false);
  }
  expect(lines().length).toBeGreaterThan(20);
});
