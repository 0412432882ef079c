// Keeps the packs of all companies up to date while the service runs, a company at a time, in a process of its own: what
// packing costs in memory and in time, the questions of people do not feel.
import { extname, join } from 'node:path';
import type { Logger } from 'pino';
import { taskInProcess } from '../../../../lib/node/programs/task-process.ts';
import type { Documents } from '../../documents/database.ts';
import { duePacks } from './pack-rollups.ts';

/** A load is often followed by the next one, and a start by questions, in milliseconds. */
const CHECK_MS = 30_000;
/** How long a company is left alone whose packs could not be made. */
const RETRY_MS = 10 * 60_000;
const MAX_HEAP_MB = 256;
/** Of the scheduler: less than that of the service. */
const PRIORITY = 15;

export interface PackTask {
  dataDir: string;
  /** Null: documents are in a file of the data directory. */
  databaseUrl: string | null;
  companyId: string;
}

export type PackOutcome = { made: number } | { fault: string };

export interface PackKeeperOptions extends Omit<PackTask, 'companyId'> {
  documents: Documents;
  logger: Logger;
  /** How often it is looked whether a load changed something, in milliseconds. */
  checkMs?: number;
}

export class PackKeeper {
  readonly #options: PackKeeperOptions;
  readonly #stop = new AbortController();
  /** The version of the data that packs are known to be of, by company. */
  readonly #packed = new Map<string, number>();
  readonly #notBefore = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;
  #working: Promise<void> = Promise.resolve();

  constructor(options: PackKeeperOptions) {
    this.#options = options;
  }

  /** Looks after the packs from now on, until it is closed. */
  open(): void {
    if (this.#stop.signal.aborted) return;
    this.#timer = setTimeout(() => {
      this.#working = this.check().finally(() => this.open());
    }, this.#options.checkMs ?? CHECK_MS).unref();
  }

  /** Ends a packing that goes on: it is done at the next start. */
  async close(): Promise<void> {
    this.#stop.abort();
    clearTimeout(this.#timer);
    await this.#working;
  }

  /** Packs what loads have changed since. Does not reject. */
  async check(): Promise<void> {
    const { documents, logger } = this.#options;
    try {
      const companies = await documents
        .selectFrom('companies')
        .select(['company_id', 'data_version'])
        .execute();
      for (const { company_id: companyId, data_version: version } of companies) {
        if (this.#stop.signal.aborted) return;
        const isTried = (this.#notBefore.get(companyId) ?? 0) > performance.now();
        if (isTried || this.#packed.get(companyId) === version) continue;
        if (await this.#pack(companyId)) this.#packed.set(companyId, version);
        else this.#notBefore.set(companyId, performance.now() + RETRY_MS);
      }
    } catch (error) {
      logger.error({ err: error }, 'the packs of the facts could not be looked at');
    }
  }

  /** Are they up to date now? */
  async #pack(companyId: string): Promise<boolean> {
    const { documents, dataDir, databaseUrl, logger } = this.#options;
    if ((await duePacks({ documents, dataDir, companyId })).length === 0) return true;
    const { dirname, filename } = import.meta;
    const outcome = await taskInProcess<PackTask, PackOutcome>(
      { dataDir, databaseUrl, companyId },
      {
        module: join(dirname, `pack-process${extname(filename)}`),
        maxHeapMb: MAX_HEAP_MB,
        priority: PRIORITY,
        signal: this.#stop.signal,
        failed: (fault) => ({ fault }),
      },
    );
    if ('made' in outcome) {
      logger.info({ companyId, packs: outcome.made }, 'rollups were packed');
      return true;
    }
    if (!this.#stop.signal.aborted)
      logger.error({ companyId, fault: outcome.fault }, 'rollups could not be packed');
    return false;
  }
}
