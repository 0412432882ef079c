// Several processes behind one port: no request needs a certain one of them, limits count for all, and whichever dies or
// hangs is replaced (promises, sections A and H).
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request as send } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browser } from '../../support/people/browser.ts';
import { personToken } from '../../support/people/people.ts';
import { openLoginPage, submitLogin } from '../../support/people/sign-in.ts';
import { freePort } from '../../support/product/free-port.ts';
import { PROGRAM_ENV, programOf } from '../../support/product/program.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

const MAIN = programOf('gateway/main.ts');
const PER_MINUTE = 30;

let upstream: TestUpstream;
let program: ChildProcess;
let home: string;
let dataDir: string;
const lines: { msg?: string; pid: number; path?: string; worker?: number }[] = [];

beforeAll(async () => {
  const port = await freePort();
  home = `http://localhost:${port}`;
  dataDir = mkdtempSync(join(tmpdir(), 'skyledger-workers-'));
  upstream = await startUpstream({ publicUrl: home });
  program = fork(MAIN.file, [], {
    execArgv: MAIN.execArgv,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      ...PROGRAM_ENV,
      DATA_DIR: dataDir,
      PORT: String(port),
      PUBLIC_URL: home,
      UPSTREAM_URL: upstream.url,
      WORKERS: '2',
      USER_REQUESTS_PER_MINUTE: String(PER_MINUTE),
    },
  });
  let rest = '';
  program.stdout?.on('data', (chunk) => {
    const parts = `${rest}${chunk}`.split('\n');
    rest = parts.pop() ?? '';
    lines.push(...parts.map((line) => JSON.parse(line)));
  });
  await once(program, 'message');
});

afterAll(async () => {
  const ended = once(program, 'exit');
  program.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  await upstream?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const NAME = JSON.stringify({ query: '{ viewer { user { name } } }' });

let sent = 0;
/** By a connection of its own, so that any of the workers may answer. */
function post(headers: Record<string, string>): Promise<number> {
  sent += 1;
  return new Promise((resolve, reject) => {
    const all = { 'content-type': 'application/json', connection: 'close', ...headers };
    const request = send(`${home}/graphql`, { method: 'POST', headers: all, agent: false }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    request.on('error', reject);
    request.end(NAME);
  });
}
const many = (count: number, headers: Record<string, string>) =>
  Promise.all(Array.from({ length: count }, () => post(headers)));

/** Processes that have answered at least one question. */
const answerers = () => new Set(lines.filter(({ path }) => path === '/graphql').map(({ pid }) => pid));
const readiness = async () =>
  (await (await fetch(`${home}/readiness`, { headers: { connection: 'close' } })).json()) as {
    status: string;
    workers: unknown;
  };

async function signedIn(): Promise<Browser> {
  const browser = new Browser();
  const { form } = await openLoginPage(browser, `${home}/auth/login`);
  await browser.fetch((await submitLogin(browser, form, `${home}/auth/callback`)).url);
  return browser;
}
const cookieOf = (browser: Browser) => ({
  cookie: `skyledger_session_dev=${browser.cookie('skyledger_session_dev')}`,
});

test('a session is good in each of them, and in none once it has ended', async () => {
  const browser = await signedIn();
  const cookie = cookieOf(browser);
  expect(new Set(await many(12, cookie))).toEqual(new Set([200]));
  await expect.poll(() => answerers().size).toBe(2);
  await browser.fetch(`${home}/auth/logout`, { method: 'POST', headers: { origin: home } });
  expect(new Set(await many(12, cookie))).toEqual(new Set([401]));
});

test('what one user may ask is counted over all of them, exactly', async () => {
  const authorization = `Bearer ${await personToken(upstream, 'viewer')}`;
  const statuses = await many(3 * PER_MINUTE, { authorization });
  expect(statuses.filter((status) => status === 200)).toHaveLength(PER_MINUTE);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2 * PER_MINUTE);
  expect(await post({ authorization: `Bearer ${await upstream.toolToken()}` })).toBe(200);
});

test('the figures for Prometheus are those of all together', async () => {
  const metrics = async () => (await fetch(`${home}/metrics`)).text();
  const answered = async () => {
    const counts = (await metrics()).matchAll(
      /^skyledger_request_seconds_count\{route="\/graphql".*\} (\d+)$/gm,
    );
    return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
  };
  await expect.poll(answered).toBe(sent);
  expect(await metrics()).toMatch(/^skyledger_workers_ready 2$/m);
});

test('one is killed: the other answers on, sessions and counts stay, and a new one takes its place', async () => {
  const cookie = cookieOf(await signedIn());
  const [killed = 0] = answerers();
  expect(await readiness()).toMatchObject({ status: 'ready', workers: { ready: 2, of: 2 } });
  process.kill(killed, 'SIGKILL');
  await expect
    .poll(() => lines.some(({ worker, msg }) => worker === killed && /replaced/.test(msg ?? '')))
    .toBe(true);
  expect(new Set(await many(8, cookie))).toEqual(new Set([200]));
  expect(await post({ authorization: `Bearer ${await personToken(upstream, 'viewer')}` })).toBe(429);
  await expect
    .poll(async () => (await readiness()).workers, { timeout: 20_000 })
    .toEqual({ ready: 2, of: 2 });
  expect(new Set(await many(8, cookie))).toEqual(new Set([200]));
  await expect.poll(() => answerers().size).toBe(3);
});

test('one hangs: the other answers meanwhile, and a new one takes its place', async () => {
  const headers = { authorization: `Bearer ${await upstream.toolToken()}` };
  const hanging = lines.filter(({ msg }) => msg === 'worker listens').at(-1)?.worker ?? 0;
  const toldOf = () => lines.find(({ msg }) => msg === 'a worker gives no sign of life and is ended')?.worker;
  process.kill(hanging, 'SIGSTOP');
  // Each worker takes a connection before anybody can know; those that come later go to whichever has taken its own.
  const first = [post(headers), post(headers)].map((one) => one.catch(() => 'lost'));
  expect(await Promise.race(first)).toBe(200);
  for (let asked = 0; asked < 10; asked++) expect(await post(headers)).toBe(200);
  expect(toldOf()).toBeUndefined();
  await expect.poll(toldOf, { timeout: 40_000 }).toBe(hanging);
  await expect.poll(async () => (await readiness()).workers).toEqual({ ready: 2, of: 2 });
  expect(await (await fetch(`${home}/metrics`)).text()).toMatch(/^skyledger_workers_hung_total 1$/m);
  expect(new Set(await many(8, headers))).toEqual(new Set([200]));
});
