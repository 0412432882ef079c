// `npm start` as a stranger meets it: one process group, a first figure, a second start that has lost nothing.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openDocuments } from '../../../upstream/stores/documents/open-documents.ts';
import { Browser } from '../../support/people/browser.ts';
import { openLoginPage, submitLogin } from '../../support/people/sign-in.ts';
import { freePort } from '../../support/product/free-port.ts';
import { REAL_DEMO_COMPANIES } from '../../support/product/prepared-data.ts';
import { isDeep } from '../../support/runner/depth.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** The folder of the product as README's commands see it. */
const home = mkdtempSync(join(tmpdir(), 'skyledger-start-'));
const dataDir = join(home, 'data');
const running = new Set<ChildProcess>();
/** The generated company takes a minute to make; at a small scale every run makes it (tests/tools/demo). */
const COMPANIES = isDeep
  ? { setting: 'all', coming: ['Meridian'] }
  : { setting: REAL_DEMO_COMPANIES.join(), coming: [] };

afterAll(() => {
  for (const child of running) child.kill('SIGTERM');
  rmSync(home, { recursive: true, force: true });
});

interface Started {
  child: ChildProcess;
  output(): string;
}

function start(environment: Record<string, string>): Started {
  const child = spawn('node', ['scripts/start.mjs'], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir, DEMO_COMPANIES: 'sunflower', ...environment },
  });
  running.add(child);
  child.on('exit', () => running.delete(child));
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += chunk));
  return { child, output: () => text };
}

/** The exit code after Ctrl-C, or what another end gave, once its output is whole. */
function ended({ child }: Started, signal?: 'SIGINT'): Promise<number | null> {
  return new Promise((resolve) => {
    child.once('close', (code) => resolve(code));
    if (signal) child.kill(signal);
  });
}

async function monthToDate(browser: Browser, address: string): Promise<number | undefined> {
  const response = await browser.fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify({ query: '{ viewer { costMonthToDate { total } } }' }),
  });
  const answer = (await response.json()) as { data?: { viewer: { costMonthToDate: { total: number } } } };
  return answer.data?.viewer.costMonthToDate.total;
}

async function rowsOf(companyId: string): Promise<number> {
  const documents = await openDocuments(dataDir);
  const { rows } = await documents
    .selectFrom('partitions')
    .select(({ fn }) => fn.sum<number>('row_count').as('rows'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  await documents.destroy();
  return rows;
}

/** What README's block of commands for tools prints, run as it stands but for the ports. */
function askAsReadmeSays(ports: Record<number, number>): unknown {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
  const block = /```sh\n(TOKEN=[\s\S]*?)```/.exec(readme)?.[1] ?? '';
  const commands = block.replace(/localhost:(4\d00)/g, (_all, port) => `localhost:${ports[Number(port)]}`);
  expect(commands.match(/localhost:\d+/g)).toHaveLength(2);
  return JSON.parse(execFileSync('sh', ['-c', commands], { cwd: home, encoding: 'utf8' }));
}

function npmRunToken(settings: Record<string, string>): string {
  const env = { ...process.env, DATA_DIR: dataDir, ...settings };
  return execFileSync('npm', ['run', '--silent', 'token'], { cwd: ROOT, env, encoding: 'utf8' }).trim();
}

test('starts, says where it is, shows a figure, ends on Ctrl-C, and the second start has lost nothing', async () => {
  const [port, upstreamPort] = [await freePort(), await freePort()];
  const settings = {
    PORT: String(port),
    UPSTREAM_PORT: String(upstreamPort),
    DEMO_COMPANIES: COMPANIES.setting,
  };
  const address = `http://localhost:${port}`;

  const first = start(settings);
  await expect.poll(first.output, { timeout: 900_000 }).toContain(`Skyledger  ${address}`);
  for (const company of ['Sunflower', 'Workshop', 'FOCUS sample'])
    expect(first.output()).toContain(`${company}: `);
  for (const company of COMPANIES.coming) expect(first.output()).toContain(`${company}   is made while`);
  expect(first.output()).toContain('demo@skyledger.example');
  expect(first.output()).toContain('npm run ingest');
  const browser = new Browser();
  const page = await openLoginPage(browser, `${address}/dashboard`);
  await submitLogin(browser, page.form, `${address}/dashboard`);
  const total = await monthToDate(browser, address);
  expect(total).toBeGreaterThan(3000);
  expect(first.output()).toContain('password  skyledger-demo');
  expect(askAsReadmeSays({ 4000: port, 4100: upstreamPort })).toEqual({
    data: {
      viewer: {
        company: { name: 'Sunflower' },
        costMonthToDate: { total, currency: 'USD', change: { percent: expect.any(Number) } },
      },
    },
  });
  const token = npmRunToken(settings);
  expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  const answer = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: '{"query":"{ viewer { company { name } } }"}',
  });
  expect(await answer.json()).toEqual({ data: { viewer: { company: { name: 'Sunflower' } } } });
  if (isDeep) await expect.poll(() => rowsOf('meridian'), { timeout: 600_000 }).toBe(1_002_151);
  expect(await ended(first, 'SIGINT')).toBe(0);

  const second = start(settings);
  await expect.poll(second.output, { timeout: 120_000 }).toContain(`Skyledger  ${address}`);
  expect(second.output()).not.toContain('reading');
  await expect
    .poll(() => monthToDate(browser, address), { message: 'the session of the first start is good' })
    .toBe(total);
  expect(await ended(second, 'SIGINT')).toBe(0);
  for (const company of COMPANIES.coming) expect(second.output()).not.toContain(company);
}, 1_200_000);

test('lists every fault of the settings at once and ends with code 1', async () => {
  const broken = start({
    PORT: 'many',
    UPSTREAM_PORT: '-1',
    DEMO_TODAY: 'soon',
    LOG_LEVEL: 'loud',
    REDIS_URL: 'no address',
  });
  expect(await ended(broken)).toBe(1);
  for (const name of ['PORT', 'UPSTREAM_PORT', 'DEMO_TODAY', 'LOG_LEVEL'])
    expect(broken.output()).toContain(name);
}, 240_000);

test('tells the address of the demo alone once its password is not the published one', async () => {
  const [port, upstreamPort] = [await freePort(), await freePort()];
  const password = 'a-password-of-our-own';
  const started = start({
    PORT: String(port),
    UPSTREAM_PORT: String(upstreamPort),
    DEMO_PASSWORD: password,
  });
  await expect.poll(started.output, { timeout: 300_000 }).toContain('Stop       Ctrl-C');
  expect(started.output()).toContain('demo@skyledger.example');
  expect(started.output()).not.toContain(password);
  expect(started.output()).not.toContain('skyledger-demo');
  expect(await ended(started, 'SIGINT')).toBe(0);
}, 400_000);
