// The doctor: quiet on a store that is well, and one line with what to do for everything that is not; it changes nothing.
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { clockFinding } from '../../../tools/doctor/checks/clock.ts';
import { diskFinding } from '../../../tools/doctor/checks/machine.ts';
import { schemaFinding } from '../../../tools/doctor/checks/stores.ts';
import { examine, textOf } from '../../../tools/doctor/doctor.ts';
import { MIGRATIONS } from '../../../upstream/stores/documents/migrations/migrations.ts';
import { openDocuments } from '../../../upstream/stores/documents/open-documents.ts';
import { freePort } from '../../support/product/free-port.ts';
import { HAS_POSTGRES, workerPostgres } from '../../support/product/postgres.ts';
import { copyPreparedData } from '../../support/product/prepared-data.ts';
import { PROGRAM_ENV, programOf } from '../../support/product/program.ts';
import { HAS_REDIS, startRedis } from '../../support/product/redis.ts';
import { startSmtp } from '../../support/product/smtp.ts';
import { startUpstream } from '../../support/product/upstream.ts';

const ROOT = join(import.meta.dirname, '../../..');
const COMMAND = programOf('tools/doctor/doctor-command.ts');
let dataDir: string;
let ports: { PORT: string; UPSTREAM_PORT: string };

beforeAll(async () => {
  dataDir = await copyPreparedData();
  ports = { PORT: String(await freePort()), UPSTREAM_PORT: String(await freePort()) };
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** What is not as it should be, by the name of its check. */
async function complaints(settings: Record<string, string> = {}) {
  const found = await examine({ DATA_DIR: dataDir, ...ports, ...settings });
  return found
    .filter(({ state, name }) => state !== 'ok' && name !== 'disk' && name !== 'runtime')
    .map(({ state, name, text }) => `${state} ${name} ${text}`);
}

describe('on files', () => {
  it('says nothing against a store that is well, and leaves it as it is', async () => {
    const before = readdirSync(dataDir).filter((name) => !/-(?:wal|shm)$/.test(name));
    expect(await complaints()).toEqual([]);
    expect(readdirSync(dataDir).filter((name) => !/-(?:wal|shm)$/.test(name))).toEqual(before);
  });

  it('says nothing against a folder that is not there yet, and does not make it', async () => {
    const place = join(dataDir, 'not', 'there');
    expect(await complaints({ DATA_DIR: place })).toEqual([]);
    expect(existsSync(place)).toBe(false);
  });

  it('names the first part that lacks a file', async () => {
    const copy = await copyPreparedData();
    try {
      const hasParts = (name: string) => existsSync(join(copy, 'facts', name, '1.rows.parquet'));
      const folder = readdirSync(join(copy, 'facts')).find(hasParts) ?? '';
      for (const name of readdirSync(join(copy, 'facts', folder)))
        if (name.startsWith('1.')) rmSync(join(copy, 'facts', folder, name));
      expect(await complaints({ DATA_DIR: copy })).toEqual([
        expect.stringMatching(/^fault facts 1 of \d+ parts lack files .*: restore the folder from a backup/),
      ]);
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  });

  it('tells a damaged store and a secret that others can read', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'skyledger-doctor-'));
    try {
      writeFileSync(join(folder, 'documents.sqlite'), 'this is no database'.repeat(99), { mode: 0o600 });
      writeFileSync(join(folder, 'secret.key'), 'x');
      chmodSync(join(folder, 'secret.key'), 0o644);
      const key = join(folder, 'secret.key');
      expect(await complaints({ DATA_DIR: folder })).toEqual([
        `warning data ${key} can be read by other accounts: chmod 600 ${key}`,
        expect.stringMatching(
          /^fault documents the store of DATA_DIR cannot be read .*: restore it from a backup/,
        ),
      ]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('tells settings that no program could use, each once', async () => {
    expect(await complaints({ PORT: 'many', WORKERS: '0' })).toEqual([
      'fault settings PORT: must be a port number',
      'fault settings WORKERS: must be at least 1',
    ]);
  });

  it('tells a port that another program has from one that ours has', async () => {
    const stranger = createServer((socket) => socket.end('no')).listen(0, '127.0.0.1');
    const upstream = await startUpstream();
    try {
      await expect.poll(() => stranger.listening).toBe(true);
      const address = stranger.address();
      const PORT = String(typeof address === 'object' ? address?.port : 0);
      const UPSTREAM_PORT = new URL(upstream.url).port;
      expect(await complaints({ PORT, UPSTREAM_PORT })).toEqual([
        `fault ports PORT 127.0.0.1:${PORT} is in use by another program: end that one, or set PORT`,
      ]);
    } finally {
      stranger.close();
      await upstream.close();
    }
  });
});

describe('on services', () => {
  it.skipIf(!HAS_POSTGRES || !HAS_REDIS)(
    'looks at PostgreSQL, Redis and the mail server, and at their clocks',
    async () => {
      const postgres = await workerPostgres();
      const DATABASE_URL = await postgres.newDatabase();
      const place = mkdtempSync(join(tmpdir(), 'skyledger-doctor-'));
      const [redis, smtp] = [await startRedis(), await startSmtp()];
      try {
        const settings = { DATA_DIR: place, DATABASE_URL, REDIS_URL: redis.url, SMTP_URL: smtp.url };
        await (await openDocuments(place, DATABASE_URL)).destroy();
        expect(await complaints(settings)).toEqual([
          'warning sessions Redis has no maxmemory: set it, with maxmemory-policy volatile-lru',
        ]);
        const inAYear = new Date(Date.now() + 365 * 86_400_000);
        const late = await examine({ ...ports, ...settings }, () => inAYear);
        const clocks = late
          .filter(({ name }) => name === 'clock')
          .map(({ state, text }) => `${state} ${text}`);
        expect(clocks).toEqual([
          expect.stringMatching(/^fault \d+ s ahead of PostgreSQL: keep the time of both machines by NTP/),
          expect.stringMatching(/^fault \d+ s ahead of Redis/),
        ]);
      } finally {
        await redis.stop();
        await smtp.close();
        rmSync(place, { recursive: true, force: true });
      }
    },
  );

  it('says of each server that is not there how to mend it, without its password', async () => {
    const nowhere = `127.0.0.1:${await freePort()}`;
    const said = await complaints({
      DATABASE_URL: `postgres://ann:no-log-may-show-this@${nowhere}/skyledger`,
      REDIS_URL: `redis://:no-log-may-show-this@${nowhere}`,
      CLICKHOUSE_URL: `http://ann:no-log-may-show-this@${nowhere}`,
      SMTP_URL: `smtp://ann:no-log-may-show-this@${nowhere}`,
      OIDC_ISSUER: `http://${nowhere}/realms/acme`,
    });
    expect(said.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
      'fault documents',
      'fault facts',
      'fault sessions',
      'fault sign-in',
      'fault mail',
    ]);
    for (const line of said) expect(line).toMatch(/ECONNREFUSED.*: (?:start|mend)/);
    expect(said.join('\n')).not.toContain('no-log-may-show-this');
  });
});

test('a store that a newer release has used is no store of this one; an older one is brought up to date', () => {
  const names = Object.keys(MIGRATIONS);
  expect(schemaFinding(names, 'SQLite')).toEqual({ state: 'ok', text: 'SQLite: schema of this release' });
  expect(schemaFinding([...names, '999-later'], 'SQLite')).toMatchObject({
    state: 'fault',
    text: expect.stringContaining('999-later'),
  });
  expect(schemaFinding(names.slice(0, -2), 'SQLite')).toMatchObject({
    state: 'warning',
    text: expect.stringMatching(/2 migrations .* make a backup/),
  });
});

test('how much room is left, and how far clocks are apart, has two marks each', () => {
  expect([100e6, 1e9, 50e9].map((bytes) => diskFinding('/data', bytes).state)).toEqual([
    'fault',
    'warning',
    'ok',
  ]);
  const clocks = [0, 10_000, -10_000, 120_000].map((apart) => clockFinding('Redis', apart, 0));
  expect(clocks.map(({ state }) => state)).toEqual(['ok', 'warning', 'warning', 'fault']);
  expect(clocks.map(({ text }) => text.split(':')[0])).toEqual([
    'goes with Redis',
    '10 s behind Redis',
    '10 s ahead of Redis',
    '120 s behind Redis',
  ]);
});

test('the command prints a line each and ends with 1 where there is a fault', () => {
  const run = (settings: Record<string, string>) =>
    spawnSync(process.execPath, [...COMMAND.execArgv, COMMAND.file], {
      cwd: ROOT,
      encoding: 'utf8',
      env: { ...PROGRAM_ENV, DATA_DIR: dataDir, ...ports, ...settings },
    });
  const well = run({});
  expect([well.status, well.stderr]).toEqual([0, '']);
  expect(well.stdout).toMatch(/^ok {7}settings {3}can be used$/m);
  const ill = run({ KEEP_REPLACED_DAYS: '0' });
  expect(ill.status).toBe(1);
  expect(ill.stdout).toMatch(/^fault {4}settings {3}KEEP_REPLACED_DAYS: must be 1 at least$/m);
  expect(textOf([])).toBe('\n0 faults, 0 warnings');
});
