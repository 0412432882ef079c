// The program itself: its settings, its messages to a launcher, its end, and what it keeps over a restart.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import LibsqlDatabase from 'libsql';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SettingsError } from '../../../lib/node/settings.ts';
import { messageOf, StartFault } from '../../../lib/node/start-fault.ts';
import { readConfig, readIngestConfig, readTokenConfig } from '../../../upstream/config.ts';
import { createUpstream } from '../../../upstream/server.ts';
import { copyPreparedData } from '../../support/product/prepared-data.ts';
import { PROGRAM_ENV, programOf } from '../../support/product/program.ts';

const MAIN = programOf('upstream/main.ts');

interface Message {
  type: string;
  url: string;
}

/** Its output is whole once it has closed; at its exit a part may still be on the way. */
function start(environment: Record<string, string>): ChildProcess & { output: () => string } {
  const env = { ...PROGRAM_ENV, DEMO_COMPANIES: 'sunflower,workshop,focus-sample', ...environment };
  const program = fork(MAIN.file, {
    execArgv: MAIN.execArgv,
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [program.stdout, program.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  }
  return Object.assign(program, { output: () => output });
}

async function ready(program: ChildProcess): Promise<string> {
  for (;;) {
    const [message] = (await once(program, 'message')) as [Message];
    if (message.type === 'ready') return message.url;
  }
}

/** What the program says, and ends by, when it cannot start over the data folder. */
async function faultOfStart(dataDir: string): Promise<string> {
  const settings = readConfig({ UPSTREAM_PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const fault: unknown = await createUpstream(settings, { logger: pino({ level: 'silent' }) }).then(
    async (upstream) => {
      await upstream.close();
      return null;
    },
    (error: unknown) => error,
  );
  expect(fault).toBeInstanceOf(StartFault);
  return messageOf(fault);
}

/** Names of the settings that are refused, sorted. */
function faultsOf(environment: Record<string, string>): (string | undefined)[] {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return error.faults.map((fault) => fault.split(':')[0]).sort();
  }
}

describe('settings', () => {
  it('have defaults', () => {
    expect(readConfig({})).toEqual({
      port: 4100,
      host: '127.0.0.1',
      dataDir: './data',
      databaseUrl: null,
      clickHouse: null,
      publicUrl: 'http://localhost:4000',
      upstreamPublicUrl: null,
      demoToday: 'auto',
      demoCompanies: ['sunflower', 'workshop', 'focus-sample', 'meridian'],
      keepDays: 30,
      ingestDir: null,
      environment: 'LOCAL',
      siteProfiles: null,
      trustProxy: ['127.0.0.0/8', '::1'],
      oidc: null,
      demoPassword: 'skyledger-demo',
      mail: {
        smtpUrl: null,
        from: 'Skyledger <no-reply@localhost>',
        supportAddress: 'support@skyledger.example',
      },
      isTraced: false,
      isAnomalyJudged: true,
      secretKey: null,
      webhookNetworks: [],
      sourceNetworks: [],
      sourceFolders: [],
      sourcesFile: null,
      logLevel: 'info',
    });
    expect(readConfig({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
    const UPSTREAM_PUBLIC_URL = 'https://login.example.com/';
    const DEMO_PASSWORD = 'a-password-of-our-own';
    expect(
      readConfig({ PUBLIC_URL: 'https://cost.example.com/', UPSTREAM_PUBLIC_URL, DEMO_PASSWORD }),
    ).toMatchObject({
      publicUrl: 'https://cost.example.com',
      upstreamPublicUrl: 'https://login.example.com',
    });
    expect(readIngestConfig({ DATA_DIR: '/srv/data' })).toMatchObject({
      dataDir: '/srv/data',
      databaseUrl: null,
      clickHouse: null,
      s3: { accessKeyId: null, region: 'us-east-1', endpoint: null },
    });
    expect(readConfig({ DEMO_COMPANIES: 'none' }).demoCompanies).toEqual([]);
    expect(readConfig({}).demoCompanies).toContain('meridian');
    expect(() => readConfig({ DEMO_COMPANIES: 'sunflower,acme' })).toThrow(/DEMO_COMPANIES/);
    expect(readTokenConfig({ UPSTREAM_PORT: '4200' })).toEqual({
      dataDir: './data',
      issuer: 'http://localhost:4200/realms/skyledger',
    });
    expect(readTokenConfig({ UPSTREAM_PUBLIC_URL: 'https://login.example.com/' }).issuer).toBe(
      'https://login.example.com/realms/skyledger',
    );
  });

  it('are refused all at once, each by name', () => {
    const environment = {
      UPSTREAM_PORT: '99999',
      PUBLIC_URL: 'ftp://x',
      DEMO_TODAY: '2024-02-30',
      LOG_LEVEL: 'loud',
      CLICKHOUSE_URL: 'clickhouse://localhost:8123',
      CLICKHOUSE_CLUSTER: "all'",
      DATABASE_URL: 'mysql://x',
      SECRET_KEY: 'too short',
      WEBHOOK_NETWORKS: 'everywhere',
      DEMO_PASSWORD: 'too-short',
      UPSTREAM_PUBLIC_URL: 'https://login.example.com/below',
    };
    expect(faultsOf(environment)).toEqual(Object.keys(environment).sort());
  });

  it('that let nobody in, or everybody, are refused', () => {
    const demoPassword = { DEMO_PASSWORD: 'a-password-of-our-own' };
    expect(faultsOf({ HOST: '0.0.0.0' })).toEqual(['DEMO_PASSWORD']);
    expect(faultsOf({ HOST: '192.168.1.5', DEMO_PASSWORD: 'skyledger-demo' })).toEqual(['DEMO_PASSWORD']);
    expect(faultsOf({ HOST: '0.0.0.0', ...demoPassword })).toEqual([]);
    expect(faultsOf({ HOST: '::1' })).toEqual([]);
    expect(faultsOf({ PUBLIC_URL: 'https://cost.example.com', ...demoPassword })).toEqual([
      'UPSTREAM_PUBLIC_URL',
    ]);
    const isBehindProxy = {
      PUBLIC_URL: 'https://cost.example.com',
      UPSTREAM_PUBLIC_URL: 'https://login.example.com',
    };
    expect(faultsOf(isBehindProxy)).toEqual(['DEMO_PASSWORD']);
    expect(faultsOf({ HOST: '::', PUBLIC_URL: 'https://cost.example.com' })).toEqual([
      'DEMO_PASSWORD',
      'UPSTREAM_PUBLIC_URL',
    ]);
    expect(faultsOf({ ...isBehindProxy, OIDC_ISSUER: 'https://login.example.com' })).toEqual([]);
    expect(faultsOf({ CLICKHOUSE_CLUSTER: 'main' })).toEqual(['CLICKHOUSE_CLUSTER']);
  });

  it('that are wrong end the program with code 1 and one line a fault', async () => {
    const program = start({ UPSTREAM_PORT: 'many', DEMO_TODAY: 'tomorrow' });
    const [code] = await once(program, 'close');
    expect(code).toBe(1);
    const lines = program.output().trim().split('\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^UPSTREAM_PORT: /);
    expect(lines[1]).toMatch(/^DEMO_TODAY: /);
  });
});

describe('a program that runs', () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await copyPreparedData();
  });
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  it('says when it is ready, prints JSON lines and no notice, and ends with code 0 on SIGTERM', async () => {
    const program = start({ UPSTREAM_PORT: '0', DATA_DIR: dataDir });
    const url = await ready(program);
    expect((await fetch(`${url}/readiness`)).status).toBe(200);
    await fetch(`${url}/health`, { headers: { 'x-request-id': 'asked-by-a-test' } });
    program.kill('SIGTERM');
    const [code] = await once(program, 'close');
    expect(code).toBe(0);
    const lines = program.output().trim().split('\n');
    const records = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(records).toContainEqual(
      expect.objectContaining({ requestId: 'asked-by-a-test', path: '/health', status: 200 }),
    );
  });

  it('keeps key and secret over a restart, so that a token outlives it', async () => {
    const keysOf = async () => {
      const program = start({ UPSTREAM_PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
      const url = await ready(program);
      const keys = await (await fetch(`${url}/realms/skyledger/protocol/openid-connect/certs`)).json();
      program.kill('SIGINT');
      await once(program, 'close');
      return keys;
    };
    expect(await keysOf()).toEqual(await keysOf());
  });

  it('says in one line that its port is taken, and ends with code 1', async () => {
    const first = start({ UPSTREAM_PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
    const { port } = new URL(await ready(first));
    const second = start({ UPSTREAM_PORT: port, DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
    const [code] = await once(second, 'close');
    expect(code).toBe(1);
    expect(second.output().trim()).toMatch(
      /^upstream cannot run: 127\.0\.0\.1:\d+ is in use \(EADDRINUSE\): .*UPSTREAM_PORT$/,
    );
    first.kill('SIGTERM');
    await once(first, 'close');
  });

  it.each([
    ['documents.sqlite', 'no database at all, '.repeat(100)],
    ['tools-client.json', '{"clientId": "skyledger-tools"'],
    ['tools-client.json', '{"clientId": 7}'],
    ['secret.key', 'c2hvcnQ='],
  ])('says in one line that %s is damaged', async (name, content) => {
    const broken = mkdtempSync(join(tmpdir(), 'skyledger-broken-'));
    writeFileSync(join(broken, name), content);
    const fault = await faultOfStart(broken);
    expect(fault.startsWith(`${join(broken, name)} cannot be used (`)).toBe(true);
    expect(fault).toMatch(/^[^\n]+ move it away [^\n]+$/);
    rmSync(broken, { recursive: true });
  });

  it('says so of documents that are damaged in one page alone', async () => {
    const broken = await copyPreparedData();
    const file = join(broken, 'documents.sqlite');
    // Everything into the file itself, so that the journal does not heal it.
    const sqlite = new LibsqlDatabase(file);
    sqlite.pragma('wal_checkpoint(TRUNCATE)');
    sqlite.close();
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.fill(7, bytes.length - 4096));
    expect(await faultOfStart(broken)).toMatch(/^\S+documents\.sqlite cannot be used [^\n]+$/);
    rmSync(broken, { recursive: true });
  });

  it('says in one line that DATA_DIR is a file', async () => {
    const program = start({ UPSTREAM_PORT: '0', DATA_DIR: import.meta.filename, LOG_LEVEL: 'silent' });
    expect(await once(program, 'close')).toEqual([1, null]);
    expect(program.output().trim()).toMatch(
      /^upstream cannot run: \S+program\.test\.ts is not a directory: [^\n]+$/,
    );
  });

  it('ends when its launcher is gone', async () => {
    const program = start({ UPSTREAM_PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
    await ready(program);
    program.disconnect();
    const [code] = await once(program, 'exit');
    expect(code).toBe(0);
  });
});
