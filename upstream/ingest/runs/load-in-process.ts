// Loads in a process of its own: what a large or a damaged file costs there, in memory or in time, the service that
// started it does not feel.
import { extname, join } from 'node:path';
import type { LoadAnswer } from '../../../lib/catalogue/loads/load-reasons.ts';
import { taskInProcess } from '../../../lib/node/programs/task-process.ts';
import type { IngestConfig } from '../../config.ts';
import type { LoadReport } from '../../stores/documents/loads/load-report.ts';
import type { LoadOrigin } from '../../stores/documents/loads/load-runs.ts';
import { DEFAULT_LIMITS, type EngineLimits } from '../../stores/facts/duckdb/engine-limits.ts';

/** One core is left to the questions of people. */
export const LIMITS_BESIDE_PEOPLE: EngineLimits = { ...DEFAULT_LIMITS, threads: 1 };
/** Of a process that loads; the priority of the scheduler is less than that of the service. */
export const LOADING_PROCESS = { maxHeapMb: 768, priority: 10 };

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
  return taskInProcess<LoadTask, LoadOutcome>(
    { ...task, limits: LIMITS_BESIDE_PEOPLE },
    {
      module: join(dirname, `load-process${extname(filename)}`),
      ...LOADING_PROCESS,
      signal,
      failed: (message) => ({ kind: 'failed', message: `the load failed: ${message}` }),
    },
  );
}
