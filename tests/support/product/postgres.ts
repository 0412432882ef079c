// A private PostgreSQL server for a test file, or that of TEST_DATABASE_URL; each test has a database of its own.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { findPostgres } from '../../../scripts/setup/postgres.mjs';
import { freePort } from './free-port.ts';

/** Whether there is a server to test on; else such tests are skipped, and `npm test` says why. */
export const HAS_POSTGRES = Boolean(process.env.TEST_DATABASE_URL) || findPostgres() !== null;

/** It is in no other place: whatever shows it has leaked it. */
const PASSWORD = 'no-log-may-show-this';
const STARTING_MS = 30_000;
/** Nothing of a test outlives it; it need not be safe on disk. */
const QUICK = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'shared_buffers=16MB'];
/** Ends the server when the tests do, even by a kill: then no process holds the other end of its input any more. */
const WATCH =
  'trap "" INT TERM; "$@" & server=$!; cat >/dev/null; kill -INT $server; wait $server; rm -rf "$FOLDER"';

export interface PostgresServer {
  /** The address of a new database: empty, or a copy of another one that is not open. */
  newDatabase: (template?: string) => Promise<string>;
  /** Removes the databases that were made, but for these. */
  dropDatabases: (kept?: readonly string[]) => Promise<void>;
  stop: () => Promise<void>;
}

let shared: Promise<PostgresServer> | undefined;

/** One server for all test files of a worker, which it ends with: to make one takes seconds. */
export function workerPostgres(): Promise<PostgresServer> {
  shared ??= startPostgres();
  return shared;
}

export async function startPostgres(): Promise<PostgresServer> {
  if (process.env.TEST_DATABASE_URL) return serverAt(process.env.TEST_DATABASE_URL, async () => undefined);
  const bin = findPostgres();
  if (bin === null) throw new Error('there is no PostgreSQL on this machine');
  const folder = mkdtempSync(join(tmpdir(), 'skyledger-postgres-'));
  const data = join(folder, 'data');
  const account = ownAccount(folder);
  initialise(bin, folder, data, account);
  const port = await freePort();
  const settings = [
    ...QUICK,
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
  ];
  const command = [...account, join(bin, 'postgres'), '-D', data, ...settings.flatMap((one) => ['-c', one])];
  const watch = spawn('sh', ['-c', WATCH, 'sh', ...command], {
    stdio: ['pipe', 'ignore', 'ignore'],
    env: { ...process.env, FOLDER: folder },
  });
  watch.unref();
  const url = `postgres://tester:${PASSWORD}@127.0.0.1:${port}/postgres`;
  await untilReady(url);
  return serverAt(url, () => stop(watch, folder));
}

/** PostgreSQL refuses to run as root: then it runs as the account of its package. */
function ownAccount(folder: string): string[] {
  if (process.getuid?.() !== 0) return [];
  spawnSync('chown', ['postgres', folder]);
  chmodSync(folder, 0o700);
  return ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups'];
}

function initialise(bin: string, folder: string, data: string, account: string[]): void {
  const secret = mkdtempSync(join(tmpdir(), 'skyledger-secret-'));
  try {
    const file = join(secret, 'password');
    writeFileSync(file, PASSWORD);
    if (account.length > 0) spawnSync('chown', ['-R', 'postgres', secret]);
    const options = [
      '-U',
      'tester',
      '-A',
      'scram-sha-256',
      '--pwfile',
      file,
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
    ];
    const [program = '', ...args] = [...account, join(bin, 'initdb'), '-D', data, ...options, '--no-sync'];
    const { status, stderr } = spawnSync(program, args, { cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(`no PostgreSQL could be made: ${stderr}`);
  } finally {
    rmSync(secret, { recursive: true, force: true });
  }
}

async function untilReady(url: string): Promise<void> {
  const deadline = Date.now() + STARTING_MS;
  for (;;) {
    try {
      return await run(url, 'select 1');
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(50);
    }
  }
}

function serverAt(url: string, end: () => Promise<void>): PostgresServer {
  const names = new Set<string>();
  const dropDatabases = async (kept: readonly string[] = []) => {
    for (const name of names) {
      if (kept.some((address) => nameOf(address) === name)) continue;
      await run(url, `drop database if exists ${name} with (force)`);
      names.delete(name);
    }
  };
  return {
    newDatabase: async (template) => {
      const name = `skyledger_test_${randomUUID().replaceAll('-', '')}`;
      if (template) await run(url, `create database ${name} template ${nameOf(template)}`);
      else await makeEmpty(url, name);
      names.add(name);
      const own = new URL(url);
      own.pathname = `/${name}`;
      return own.href;
    },
    dropDatabases,
    stop: async () => {
      await dropDatabases();
      await end();
    },
  };
}

const nameOf = (address: string) => new URL(address).pathname.slice(1);

async function makeEmpty(url: string, name: string): Promise<void> {
  const made = `create database ${name} template template0 encoding 'UTF8'`;
  // Its own order is that of English words, so that what relies on it shows; older servers only have bytes.
  await run(url, `${made} locale_provider icu icu_locale 'en-US'`).catch(() => run(url, made));
}

/** One statement on a connection of its own. */
export async function run(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function stop(watch: ChildProcess, folder: string): Promise<void> {
  // Else a program that waits for nothing else ends here, by a code of failure.
  watch.ref();
  const ended = once(watch, 'exit');
  watch.stdin?.end();
  await ended;
  rmSync(folder, { recursive: true, force: true });
}
