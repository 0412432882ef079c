// Makes the generated company in a process of its own: people use the product meanwhile, and their questions come first.
import { extname, join } from 'node:path';
import { taskInProcess } from '../../lib/node/programs/task-process.ts';
import type { IngestConfig } from '../../upstream/config.ts';
import { LIMITS_BESIDE_PEOPLE, LOADING_PROCESS } from '../../upstream/ingest/runs/load-in-process.ts';
import type { EngineLimits } from '../../upstream/stores/facts/duckdb/engine-limits.ts';
import type { GeneratedOptions } from './generated-company.ts';

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
    { ...task, limits: LIMITS_BESIDE_PEOPLE },
    {
      module: join(dirname, `generated-process${extname(filename)}`),
      ...LOADING_PROCESS,
      signal,
      failed: (message) => message,
    },
  );
}
