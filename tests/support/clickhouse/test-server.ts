// Gives tests a ClickHouse of their own: a database on the server of TEST_CLICKHOUSE_URL, or an engine started here.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@clickhouse/client';
import { loaderOf } from '../../../lib/node/programs/loader-of.ts';

const SERVER = join(import.meta.dirname, 'server.ts');
const INSTALLED = join(import.meta.dirname, '../../../node_modules/.cache/skyledger-clickhouse/.installed');
/** The engine has four threads for calls by default, which slow ones would take away from all others. */
const THREADS = '16';

const given = process.env.TEST_CLICKHOUSE_URL;

/** False on a machine that has neither; `npm test` said why. */
export const hasClickHouse = Boolean(given) || existsSync(INSTALLED);

export interface TestClickHouse {
  /** With a database of its own; it need not exist yet. */
  url: string;
  /** The name of the cluster that the same server is part of; null for a single server. */
  cluster: string | null;
  /** Ends it as a crash would; null where the server is not ours. */
  kill: (() => Promise<void>) | null;
  stop: () => Promise<void>;
}

export async function startClickHouse(password = ''): Promise<TestClickHouse> {
  return given ? onGiven(given) : onEngine(newDatabase(), password);
}

let shared: Promise<string> | undefined;

/** On one engine for all test files of a worker, which it ends with: to start one takes a second. It is not to be killed. */
export async function workerClickHouse(): Promise<TestClickHouse> {
  if (given) return onGiven(given);
  shared ??= sharedEngine();
  return onServer(await shared, null);
}

/** Its address. Nothing waits for its end: it goes with its parent, and takes its folder away. */
async function sharedEngine(): Promise<string> {
  const { program, address } = await startEngine('');
  program.unref();
  program.channel?.unref();
  return address;
}

const newDatabase = () => `test_${crypto.randomUUID().replaceAll('-', '')}`;

const onGiven = (address: string) => onServer(address, process.env.CLICKHOUSE_CLUSTER || null);

function onServer(address: string, cluster: string | null): TestClickHouse {
  const database = newDatabase();
  const url = new URL(address);
  url.pathname = `/${database}`;
  return {
    url: url.href,
    cluster,
    kill: null,
    stop: async () => {
      url.pathname = '/default';
      const client = createClient({ url: url.href });
      const everywhere = cluster === null ? '' : ` ON CLUSTER \`${cluster}\``;
      await client.command({ query: `DROP DATABASE IF EXISTS ${database}${everywhere} SYNC` });
      await client.close();
    },
  };
}

async function onEngine(database: string, password: string): Promise<TestClickHouse> {
  const { program, address, folder } = await startEngine(password);
  const ended = once(program, 'exit');
  const end = async (stop: () => void) => {
    if (program.exitCode === null && program.signalCode === null) {
      stop();
      await ended;
    }
  };
  return {
    url: `${address}/${database}`,
    cluster: null,
    kill: () => end(() => program.kill('SIGKILL')),
    stop: async () => {
      await end(() => program.disconnect());
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startEngine(password: string) {
  const folder = mkdtempSync(join(tmpdir(), 'clickhouse-'));
  const program = fork(SERVER, [folder, password], {
    execArgv: loaderOf(SERVER),
    env: { ...process.env, UV_THREADPOOL_SIZE: THREADS },
  });
  const [{ port }] = (await Promise.race([once(program, 'message'), failedStart(program)])) as [
    { port: number },
  ];
  return { program, folder, address: `http://default:${password}@127.0.0.1:${port}` };
}

async function failedStart(program: ChildProcess): Promise<never> {
  await once(program, 'exit');
  throw new Error('the ClickHouse engine of the tests did not start');
}
