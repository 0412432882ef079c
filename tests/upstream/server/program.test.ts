// The program itself: its settings, its messages to a launcher, its end, and what it keeps over a restart.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SettingsError } from '../../../lib/settings.ts';
import { readConfig, readIngestConfig } from '../../../upstream/config.ts';
import { copyPreparedData } from '../../support/prepared-data.ts';

const MAIN = join(import.meta.dirname, '..', '..', '..', 'upstream', 'main.ts');

interface Message {
  type: string;
  url: string;
}

function start(environment: Record<string, string>): ChildProcess & { output: () => string } {
  const env = { PATH: process.env.PATH, ...environment };
  const program = fork(MAIN, {
    execArgv: ['--import', 'tsx'],
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

describe('settings', () => {
  it('have defaults', () => {
    expect(readConfig({})).toEqual({
      port: 4100,
      host: '127.0.0.1',
      dataDir: './data',
      publicUrl: 'http://localhost:4000',
      demoToday: 'auto',
      logLevel: 'info',
    });
    expect(readConfig({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
    expect(readConfig({ PUBLIC_URL: 'https://cost.example.com/' }).publicUrl).toBe(
      'https://cost.example.com',
    );
    expect(readIngestConfig({ DATA_DIR: '/srv/data' })).toEqual({ dataDir: '/srv/data', logLevel: 'info' });
  });

  it('are refused all at once, each by name', () => {
    const environment = {
      UPSTREAM_PORT: '99999',
      PUBLIC_URL: 'ftp://x',
      DEMO_TODAY: '2024-02-30',
      LOG_LEVEL: 'loud',
      CLICKHOUSE_URL: 'http://localhost:8123',
      DATABASE_URL: 'postgres://x',
    };
    let faults: readonly string[] = [];
    try {
      readConfig(environment);
    } catch (error) {
      if (error instanceof SettingsError) faults = error.faults;
    }
    expect(faults.map((fault) => fault.split(':')[0]).sort()).toEqual(Object.keys(environment).sort());
  });

  it('that are wrong end the program with code 1 and one line a fault', async () => {
    const program = start({ UPSTREAM_PORT: 'many', DEMO_TODAY: 'tomorrow' });
    const [code] = await once(program, 'exit');
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
    const [code] = await once(program, 'exit');
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
      await once(program, 'exit');
      return keys;
    };
    expect(await keysOf()).toEqual(await keysOf());
  });

  it('says in one line that its port is taken, and ends with code 1', async () => {
    const first = start({ UPSTREAM_PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
    const { port } = new URL(await ready(first));
    const second = start({ UPSTREAM_PORT: port, DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
    const [code] = await once(second, 'exit');
    expect(code).toBe(1);
    expect(second.output().trim()).toMatch(/^upstream cannot run: .*EADDRINUSE.*$/);
    first.kill('SIGTERM');
    await once(first, 'exit');
  });

  it('ends when its launcher is gone', async () => {
    const program = start({ UPSTREAM_PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
    await ready(program);
    program.disconnect();
    const [code] = await once(program, 'exit');
    expect(code).toBe(0);
  });
});
