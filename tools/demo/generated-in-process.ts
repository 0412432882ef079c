// Makes the generated company in a process of its own: people use the product meanwhile, and their questions come first.
import { extname, join } from 'node:path';
import { taskInProcess } from '../../lib/node/programs/task-process.ts';
import type { IngestConfig } from '../../upstream/config.ts';
import { DEFAULT_LIMITS, type EngineLimits } from '../../upstream/stores/facts/duckdb/engine-limits.ts';
import type { GeneratedOptions } from './generated-company.ts';

/** One core is left to the questions of people. */
const LIMITS: EngineLimits = { ...DEFAULT_LIMITS, threads: 1 };
const MAX_HEAP_MB = 768;
/** Of the scheduler: less than that of the service. */
const PRIORITY = 10;

export interface GeneratedTask {
  /** Where facts and documents are. */
  settings: IngestConfig;
  size?: GeneratedOptions['size'];
  limits: EngineLimits;
}

/** What failed; null where the company is there. */
export type GeneratedFault = string | null;

/** Settles with what failed, or null; `signal` ends it, and nothing is changed. */
export function generatedInProcess(
  task: Omit<GeneratedTask, 'limits'>,
  signal: AbortSignal,
): Promise<GeneratedFault> {
  const { dirname, filename } = import.meta;
  return taskInProcess<GeneratedTask, GeneratedFault>(
    { ...task, limits: LIMITS },
    {
      module: join(dirname, `generated-process${extname(filename)}`),
      maxHeapMb: MAX_HEAP_MB,
      priority: PRIORITY,
      signal,
      failed: (message) => message,
    },
  );
}
