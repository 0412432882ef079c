// The upstream as its own process on a data folder, at a port that stays the same: to be killed and started again.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { loaderOf } from '../../lib/node/programs/loader-of.ts';
import { REAL_DEMO_COMPANIES } from '../support/product/prepared-data.ts';
import { PROGRAM_ENV, programOf } from '../support/product/program.ts';

const START_LIMIT_MS = 60_000;

export interface UpstreamProgram {
  url: string;
  pid: number;
  issuer: string;
  /** From its start to its word that it is ready, in milliseconds. */
  readyMs: number;
  /** By SIGKILL; comes back when the process is gone. */
  kill: () => Promise<void>;
}

interface Message {
  type: string;
  url: string;
}

/** Throws what the program printed when it ends instead. */
export async function startUpstreamProgram(
  dataDir: string,
  port: number,
  main?: string,
  settings: Record<string, string> = {},
): Promise<UpstreamProgram> {
  const started = performance.now();
  const { file, execArgv } = main ? { file: main, execArgv: loaderOf(main) } : programOf('upstream/main.ts');
  const program = fork(file, {
    execArgv,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: {
      ...PROGRAM_ENV,
      DATA_DIR: dataDir,
      UPSTREAM_PORT: String(port),
      DEMO_COMPANIES: REAL_DEMO_COMPANIES.join(','),
      PUBLIC_URL: 'http://localhost:4999',
      LOG_LEVEL: 'silent',
      ...settings,
    },
  });
  let said = '';
  program.stderr?.on('data', (chunk) => (said += chunk));
  const ended = once(program, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`not ready in time: ${said}`)), START_LIMIT_MS);
    program.on('message', (message: Message) => {
      if (message.type !== 'ready') return;
      clearTimeout(timer);
      resolve(message.url);
    });
    program.once('exit', (code) => reject(new Error(`the upstream ended with ${code}: ${said}`)));
  });
  return {
    url,
    pid: program.pid ?? 0,
    issuer: `http://localhost:${port}/realms/skyledger`,
    readyMs: performance.now() - started,
    kill: async () => {
      program.kill('SIGKILL');
      await ended;
    },
  };
}
