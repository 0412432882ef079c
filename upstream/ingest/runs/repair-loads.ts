// Repairs a load: a new run with the same files and answers, in a process of its own while the service runs (M-02).
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Logger } from 'pino';
import type { IngestConfig } from '../../config.ts';
import { Refusal } from '../../refusal.ts';
import type { Documents } from '../../stores/documents/database.ts';
import { runsById } from '../../stores/documents/loads/load-runs.ts';
import { type LoadRunFile, repairRunsOf, runFilesOf } from '../../stores/documents/loads/run-files.ts';
import { loadInProcess } from './load-in-process.ts';
import { beginRun } from './run-load.ts';

interface RepairLoadsOptions {
  documents: Documents;
  /** Where facts and documents are. */
  settings: IngestConfig;
  logger: Logger;
}

interface Repair {
  companyId: string;
  /** The run whose files are loaded again. */
  runId: string;
  userName: string;
}

export class RepairLoads {
  readonly #options: RepairLoadsOptions;
  readonly #stop = new AbortController();
  /** Loads whose processes have not ended, by the run that they repair. */
  readonly #loads = new Map<string, Promise<void>>();

  constructor(options: RepairLoadsOptions) {
    this.#options = options;
  }

  /**
   * Begins the load and returns the id of its run. Refuses with REPAIR_FILES_GONE when a file is not there as it was, and
   * with REPAIR_RUNNING while another repair of the same files goes on.
   */
  async begin({ companyId, runId, userName }: Repair): Promise<string> {
    const { documents, settings } = this.#options;
    const [found] = await runsById(documents, companyId, [runId], new Date());
    const kept = (await runFilesOf(documents, companyId, [runId])).get(runId);
    const files = kept?.files ?? [];
    if (!found || files.length === 0)
      throw new Refusal('REPAIR_FILES_GONE', 'Where the files of this load were is not known.', 'statusId');
    const gone = await missingFiles(files);
    if (gone.length > 0)
      throw new Refusal('REPAIR_FILES_GONE', `Not there as they were: ${gone.join(', ')}`, 'statusId');
    const repairOf = kept?.repairOf ?? runId;
    if ((await isRunning(documents, companyId, repairOf)) || this.#loads.has(repairOf))
      throw new Refusal('REPAIR_RUNNING', 'The same files are being loaded.', 'statusId');
    const run = {
      companyId,
      files: files.map(({ path }) => path),
      answers: kept?.answers ?? [],
      origin: found.run.origin,
      startedBy: userName,
    };
    const begun = beginRun({ ...run, documents, repairOf });
    const work = begun
      .then((id) => this.#load({ ...run, settings, isPlanOnly: false, runId: id }))
      // Who asked is told.
      .catch(() => undefined)
      .finally(() => this.#loads.delete(repairOf));
    this.#loads.set(repairOf, work);
    return begun;
  }

  /** Ends loads that go on; nothing of them is changed. */
  async close(): Promise<void> {
    this.#stop.abort();
    await Promise.all(this.#loads.values());
  }

  async #load(task: Parameters<typeof loadInProcess>[0]): Promise<void> {
    const outcome = await loadInProcess(task, this.#stop.signal);
    const { companyId, runId } = task;
    this.#options.logger[outcome.kind === 'loaded' ? 'info' : 'warn'](
      { companyId, runId, outcome: outcome.kind, ...('message' in outcome && { message: outcome.message }) },
      'repair: load ended',
    );
  }
}

/** Names of those that are gone, or are others than they were. */
export async function missingFiles(files: readonly LoadRunFile[]): Promise<string[]> {
  const missing = await Promise.all(
    files.map(async ({ path, size, mtimeMs }) => {
      const found = await stat(path).catch(() => null);
      return found?.size === size && found.mtimeMs === mtimeMs ? [] : [basename(path)];
    }),
  );
  return missing.flat();
}

/** Also a load of another program over the same store. */
async function isRunning(documents: Documents, companyId: string, repairOf: string): Promise<boolean> {
  const ids = await repairRunsOf(documents, companyId, repairOf);
  const runs = await runsById(documents, companyId, [repairOf, ...ids], new Date());
  return runs.some(({ run }) => run.state === 'running');
}
