// The built programs as processes of their own, and the processor time that the system counted for them.
import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');
/** Ticks a second in /proc/PID/stat on Linux. */
const TICKS = 100;

export interface Program {
  url: string;
  pid: number;
  /** Seconds of processor time so far, user and system, with its workers'; NaN where the system does not tell. */
  cpu(): number;
  /** The most memory that it ever had, in bytes; NaN where the system does not tell. */
  peakMemory(): number;
  stop(): Promise<void>;
}

/** Starts a script, of this checkout or by its full path, that says `{ type: 'ready', url }` to its parent when it listens. */
export function startProgram(
  script: string,
  env: Record<string, string>,
  execArgv: string[] = [],
): Promise<Program> {
  const child = fork(resolve(ROOT, script), {
    cwd: ROOT,
    execArgv,
    env: {
      ...process.env,
      LOG_LEVEL: 'error',
      USER_REQUESTS_PER_MINUTE: '0',
      USER_REQUESTS_AT_ONCE: '0',
      REPLY_CACHE_MB: '0',
      ...env,
    },
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${script} ended with code ${code}`)));
    child.on('message', (message: { type: string; url?: string }) => {
      if (message.type === 'ready')
        resolve({
          url: message.url ?? '',
          pid: child.pid ?? 0,
          cpu: () => cpuOf(child.pid),
          peakMemory: () => peakMemoryOf(child.pid),
          stop: () => stop(child),
        });
    });
  });
}

/** A port of the loopback address that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Seconds of processor time of a process, with that of the processes that it started; NaN where the system does not tell. */
export function cpuOf(pid: number | undefined): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const started = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    const theirs = started.reduce((sum, each) => sum + cpuOf(Number(each)), 0);
    return (Number(fields[11]) + Number(fields[12])) / TICKS + theirs;
  } catch {
    return Number.NaN;
  }
}

/** The most memory that a process ever had, in bytes; NaN where the system does not tell. */
export function peakMemoryOf(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) * 1024;
  } catch {
    return Number.NaN;
  }
}

function stop(child: ChildProcess): Promise<void> {
  child.removeAllListeners('exit');
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
