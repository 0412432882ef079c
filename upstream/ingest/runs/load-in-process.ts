// Loads in a process of its own: what a large or a damaged file costs there, in memory or in time, the service that
// started it does not feel.
import { fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { extname, join } from 'node:path';
import type { LoadAnswer } from '../../../lib/catalogue/loads/load-reasons.ts';
import type { IngestConfig } from '../../config.ts';
import type { LoadReport } from '../../stores/documents/loads/load-report.ts';
import type { LoadOrigin } from '../../stores/documents/loads/load-runs.ts';
import { DEFAULT_LIMITS, type EngineLimits } from '../../stores/facts/duckdb/engine-limits.ts';

/** One core is left to the questions of people. */
const LIMITS: EngineLimits = { ...DEFAULT_LIMITS, threads: 1 };
const MAX_HEAP_MB = 768;
/** Of the scheduler: less than that of the service. */
const PRIORITY = 10;

export interface LoadTask {
  /** Of a run that was begun already. */
  runId?: string;
  /** Where facts and documents are. */
  settings: IngestConfig;
  companyId: string;
  files: string[];
  /** The files were searched for: one that is no billing file is passed over. */
  areFound?: boolean;
  origin: LoadOrigin;
  /** Name of the account that gave the command; null where nobody did. */
  startedBy: string | null;
  answers: LoadAnswer[];
  isPlanOnly: boolean;
  limits: EngineLimits;
}

export type LoadOutcome =
  | { kind: 'loaded'; report: LoadReport }
  /** Nothing was changed: the file, or all of them, must be mended; the plan that speaks against it, in words. */
  | { kind: 'refused'; path: string | null; message: string; plan: string | null }
  /** Nothing was changed, and it is not known to be the fault of a file. */
  | { kind: 'failed'; message: string };

/** Settles with the outcome, whatever happens to the process; `signal` ends it. */
export function loadInProcess(task: Omit<LoadTask, 'limits'>, signal: AbortSignal): Promise<LoadOutcome> {
  const { dirname, filename } = import.meta;
  const ending = extname(filename);
  const child = fork(join(dirname, `load-process${ending}`), [], {
    execArgv: [...(ending === '.ts' ? ['--import', 'tsx'] : []), `--max-old-space-size=${MAX_HEAP_MB}`],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  if (child.pid !== undefined) lowerPriority(child.pid);
  return new Promise((resolve) => {
    let outcome: LoadOutcome = { kind: 'failed', message: 'the load ended without a word' };
    const stop = () => child.kill('SIGTERM');
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) stop();
    child.on('message', (message: LoadOutcome) => {
      outcome = message;
    });
    child.on('error', (error) => {
      outcome = { kind: 'failed', message: error.message };
      if (child.pid === undefined) resolve(outcome);
    });
    child.on('exit', () => {
      signal.removeEventListener('abort', stop);
      resolve(outcome);
    });
    child.send({ ...task, limits: LIMITS } satisfies LoadTask, () => undefined);
  });
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, PRIORITY);
  } catch {
    // It ended already, or this system does not know priorities.
  }
}
