import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BadUpstream, json, startBadUpstream } from '../../support/faults/bad-upstream.ts';
import { type OwnIssuer, startOwnIssuer } from '../../support/people/own-issuer.ts';
import { freePort } from '../../support/product/free-port.ts';
import { PROGRAM_ENV, programOf } from '../../support/product/program.ts';

const MAIN = programOf('gateway/main.ts');

let dataDir: string;
let services: BadUpstream;
let issuer: OwnIssuer;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'skyledger-program-'));
  services = await startBadUpstream();
  issuer = await startOwnIssuer();
});

afterAll(async () => {
  await services.close();
  await issuer.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Its output is whole once it has closed; at its exit a part may still be on the way. */
function startProgram(settings: Record<string, string>): { program: ChildProcess; output: () => string } {
  const program = fork(MAIN.file, [], {
    execArgv: MAIN.execArgv,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...PROGRAM_ENV, DATA_DIR: dataDir, ...settings },
  });
  let output = '';
  for (const stream of [program.stdout, program.stderr]) stream?.on('data', (chunk) => (output += chunk));
  return { program, output: () => output };
}

async function startReady(settings: Record<string, string> = {}) {
  const port = await freePort();
  const started = startProgram({
    PORT: String(port),
    UPSTREAM_URL: services.url,
    OIDC_ISSUER: issuer.issuer,
    OIDC_CLIENT_ID: 'x',
    ...settings,
  });
  const [message] = await once(started.program, 'message');
  return { ...started, port, url: `http://127.0.0.1:${port}`, message };
}

const question = async (url: string) => {
  const exp = Math.floor(Date.now() / 1000) + 60;
  const token = await issuer.sign({
    iss: issuer.issuer,
    aud: 'skyledger-api',
    sub: 'tool',
    client_id: 'tool',
    exp,
    // Another token each time: requests of one that arrive together ask together.
    jti: randomUUID(),
  });
  return fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, connection: 'close' },
    body: '{"query":"{ viewer { user { name } } }"}',
  });
};

const USER = {
  siteCd: 's',
  userId: 'u',
  userNm: 'Tool',
  userEmail: 't@x.example',
  curCmpnId: null,
  curCmpnNm: null,
  userLangCd: 'en',
  useOtp: 'N',
  allowedIpaddr: null,
  passIpaddr: 'N',
  chargeType: null,
  blntCmpnId: null,
  blntCmpnNm: null,
};

describe('the program', () => {
  test('lists all faults of its settings at once and ends with 1', async () => {
    const { program, output } = startProgram({ PORT: '99999', UPSTREAM_URL: 'nowhere', LOG_LEVEL: 'loud' });
    expect(await once(program, 'close')).toEqual([1, null]);
    for (const name of ['PORT', 'UPSTREAM_URL', 'LOG_LEVEL']) expect(output()).toContain(`${name}:`);
    expect(output()).not.toContain('at ');
  });

  test('says in one line that its port is taken', async () => {
    const { program: first, port } = await startReady();
    const { program: second, output } = startProgram({
      PORT: String(port),
      UPSTREAM_URL: services.url,
      LOG_LEVEL: 'warn',
      WORKERS: '2',
    });
    expect(await once(second, 'close')).toEqual([1, null]);
    expect(output()).toMatch(
      /^gateway cannot run: 127\.0\.0\.1:\d+ is in use \(EADDRINUSE\): [^\n]* PORT\n$/,
    );
    first.kill('SIGTERM');
    await once(first, 'close');
  });

  test.each([
    ['gateway.sqlite is no database', 'gateway.sqlite', /gateway\.sqlite cannot be used \(.*move it away /],
    ['DATA_DIR is a file', '', / is not a directory: set DATA_DIR/],
  ])('says in one line that %s', async (_what, name, line) => {
    const place = join(mkdtempSync(join(tmpdir(), 'skyledger-broken-')), 'data');
    if (name !== '') mkdirSync(place);
    writeFileSync(join(place, name), 'no database at all, '.repeat(100));
    const { program, output } = startProgram({
      PORT: '4000',
      UPSTREAM_URL: services.url,
      DATA_DIR: place,
      LOG_LEVEL: 'warn',
    });
    expect(await once(program, 'close')).toEqual([1, null]);
    expect(output()).toMatch(/^gateway cannot run: [^\n]+\n$/);
    expect(output()).toMatch(line);
    expect(output()).toContain(place);
    rmSync(join(place, '..'), { recursive: true });
  });

  test('keeps its sessions from other accounts, tells its launcher where browsers find it, and ends with 0 on a signal', async () => {
    const place = join(dataDir, 'made', 'here');
    const { program, port, message } = await startReady({ DATA_DIR: place });
    expect(message).toEqual({ type: 'ready', url: `http://localhost:${port}` });
    const modes = ['.', 'gateway.sqlite', 'gateway.sqlite-wal'].map((name) =>
      (statSync(join(place, name)).mode & 0o777).toString(8),
    );
    expect(modes).toEqual(['700', '600', '600']);
    program.kill('SIGTERM');
    expect(await once(program, 'close')).toEqual([0, null]);
  });

  test.each(['1', '2'])(
    'loses no answer in flight when it is told to end, of %s workers',
    async (WORKERS) => {
      services.behave(
        (_request, response) => void setTimeout(() => json(response, { status: 'OK', Data: USER }), 700),
      );
      const { program, url } = await startReady({ WORKERS });
      const answers = Array.from({ length: 20 }, () => question(url));
      await expect.poll(() => services.requests(), { timeout: 5000 }).toBe(20);
      const ended = once(program, 'close');
      program.kill('SIGTERM');
      const bodies = await Promise.all(answers.map(async (answer) => (await answer).json()));
      expect(bodies).toEqual(new Array(20).fill({ data: { viewer: { user: { name: 'Tool' } } } }));
      expect(await ended).toEqual([0, null]);
      await expect(fetch(`${url}/health`)).rejects.toThrow();
    },
  );

  test('ends within 10 seconds although a service hangs', async () => {
    services.behave(() => undefined);
    const { program, url } = await startReady({ UPSTREAM_TIMEOUT_MS: '60000' });
    const hung = question(url).catch((error: unknown) => error);
    await expect.poll(() => services.requests(), { timeout: 5000 }).toBe(1);
    const start = performance.now();
    program.kill('SIGTERM');
    expect(await once(program, 'close')).toEqual([0, null]);
    expect(performance.now() - start).toBeLessThan(10_000);
    await hung;
  });
});
