// Loads uploaded files, or makes the plan of them, in processes of their own while the service runs.
import { rm } from 'node:fs/promises';
import type { Logger } from 'pino';
import type { LoadAnswer } from '../../../lib/catalogue/loads/load-reasons.ts';
import type { IngestConfig } from '../../config.ts';
import { Refusal } from '../../refusal.ts';
import type { Documents } from '../../stores/documents/database.ts';
import { runsById } from '../../stores/documents/loads/load-runs.ts';
import { loadInProcess } from '../runs/load-in-process.ts';
import { beginRun } from '../runs/run-load.ts';
import {
  removeOldUploads,
  UploadFault,
  type UploadKey,
  uploadedFiles,
  uploadFolder,
} from './upload-files.ts';

interface UploadLoadsOptions {
  documents: Documents;
  /** Where facts and documents are. */
  settings: IngestConfig;
  logger: Logger;
}

interface UploadLoad extends UploadKey {
  userName: string;
  answers: LoadAnswer[];
  isPlanOnly: boolean;
}

/** A load whose process has not ended. */
interface Going {
  companyId: string;
  runId: string;
  ended: Promise<void>;
}

export class UploadLoads {
  readonly #options: UploadLoadsOptions;
  readonly #stop = new AbortController();
  readonly #loads = new Map<string, Going>();

  constructor(options: UploadLoadsOptions) {
    this.#options = options;
  }

  get dataDir(): string {
    return this.#options.settings.dataDir;
  }

  /**
   * Begins the load and returns the id of its run. Throws an UploadFault where there is nothing to load, and refuses
   * what is being loaded with UPLOAD_IN_USE.
   */
  async begin({ userName, answers, isPlanOnly, ...key }: UploadLoad): Promise<string> {
    const { documents, settings } = this.#options;
    const folder = uploadFolder(settings.dataDir, key);
    await this.#refuseInUse(folder);
    const files = await uploadedFiles(folder);
    if (files.length === 0) throw new UploadFault('upload', 'has no files');
    const { companyId } = key;
    const runId = await beginRun({
      ...{ documents, companyId, files, answers },
      origin: 'upload',
      startedBy: userName,
    });
    const task = {
      settings,
      companyId,
      files,
      answers,
      isPlanOnly,
      origin: 'upload',
      startedBy: userName,
    } as const;
    const ended = this.#load({ ...task, runId }, folder).finally(() => this.#loads.delete(folder));
    this.#loads.set(folder, { companyId, runId, ended });
    return runId;
  }

  /** Ends loads that go on; nothing of them is changed. */
  async close(): Promise<void> {
    this.#stop.abort();
    await Promise.all([...this.#loads.values()].map(({ ended }) => ended));
  }

  /** A run is seen as ended a moment before its process is: the next load waits for that. */
  async #refuseInUse(folder: string): Promise<void> {
    const going = this.#loads.get(folder);
    if (!going) return;
    const { companyId, runId, ended } = going;
    const [found] = await runsById(this.#options.documents, companyId, [runId], new Date());
    if (found?.run.state === 'running')
      throw new Refusal('UPLOAD_IN_USE', 'The files of this upload are being loaded.', 'upload');
    await ended;
  }

  async #load(task: Parameters<typeof loadInProcess>[0], folder: string): Promise<void> {
    const { logger } = this.#options;
    const outcome = await loadInProcess(task, this.#stop.signal);
    const { companyId, runId } = task;
    logger[outcome.kind === 'failed' ? 'warn' : 'info'](
      { companyId, runId, outcome: outcome.kind, ...('message' in outcome && { message: outcome.message }) },
      'upload: load ended',
    );
    const isDone = outcome.kind === 'loaded' && !task.isPlanOnly;
    if (isDone) await rm(folder, { recursive: true, force: true });
    await removeOldUploads(this.dataDir);
  }
}
