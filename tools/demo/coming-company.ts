// The demo's generated company while it is made: people use the product meanwhile, and find it without data.
import type { Logger } from 'pino';
import { messageOf } from '../../lib/node/start-fault.ts';
import type { IngestConfig } from '../../upstream/config.ts';
import type { Documents } from '../../upstream/stores/documents/database.ts';
import { isGenerated } from './generated-company.ts';
import { generatedInProcess } from './generated-in-process.ts';
import { DEMO_COMPANY } from './generator/shape.ts';

export interface ComingOptions {
  documents: Documents;
  /** Where facts and documents are. */
  settings: IngestConfig;
  /** Ids of the companies that are wanted. */
  companies: readonly string[];
  logger: Logger;
}

export class ComingCompany {
  readonly #options: ComingOptions;
  readonly #stop = new AbortController();
  #working: Promise<void> = Promise.resolve();

  constructor(options: ComingOptions) {
    this.#options = options;
  }

  /** The names of the companies that are wanted and have no data yet. */
  async names(): Promise<string[]> {
    return this.#isWanted && !(await isGenerated(this.#options.documents)) ? [DEMO_COMPANY.name] : [];
  }

  /** Begins to make it, which takes minutes, unless it is there. */
  open(): void {
    if (!this.#isWanted || this.#stop.signal.aborted) return;
    this.#working = this.#make().catch((error: unknown) => this.#tell(messageOf(error)));
  }

  /** Ends a making that goes on: it begins anew at the next start. */
  async close(): Promise<void> {
    this.#stop.abort();
    await this.#working;
  }

  get #isWanted(): boolean {
    return this.#options.companies.includes(DEMO_COMPANY.companyId);
  }

  async #make(): Promise<void> {
    const { documents, settings } = this.#options;
    if (await isGenerated(documents)) return;
    const fault = await generatedInProcess({ settings }, this.#stop.signal);
    if (fault !== null) this.#tell(fault);
  }

  #tell(fault: string): void {
    if (this.#stop.signal.aborted) return;
    this.#options.logger.error({ fault }, 'the generated company could not be made');
  }
}
