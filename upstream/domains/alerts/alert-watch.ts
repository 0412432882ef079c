// Looks after alerts that follow from figures, after each load, change of budgets and day, so that no page waits for them.
import type { Logger } from 'pino';
import { companyIds } from '../../stores/documents/alerts/standing-alerts.ts';
import type { CompanyStores } from '../shared/company-data.ts';
import { keptAlerts } from './company-alerts.ts';

const LOOK_MS = 60_000;

export interface AlertWatchParts {
  stores: CompanyStores;
  logger: Logger;
}

export class AlertWatch {
  readonly #parts: AlertWatchParts;
  readonly #ended = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #work: Promise<void> = Promise.resolve();

  constructor(parts: AlertWatchParts) {
    this.#parts = parts;
  }

  open(): void {
    this.#timer = setInterval(() => void this.look(), LOOK_MS);
    this.#timer.unref();
  }

  /** Finishes what is in flight. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#ended.abort();
    await this.#work;
  }

  /** At every company whose figures, budgets or day are others than when it was looked at last. */
  look(): Promise<void> {
    this.#work = this.#work.then(() => this.#lookAtAll()).catch((error: unknown) => this.#note(error));
    return this.#work;
  }

  async #lookAtAll(): Promise<void> {
    const { stores } = this.#parts;
    for (const companyId of await companyIds(stores.documents)) {
      if (this.#ended.signal.aborted) return;
      await keptAlerts(stores, companyId).catch((error: unknown) => this.#note(error));
    }
  }

  #note(error: unknown): void {
    if (!this.#ended.signal.aborted)
      this.#parts.logger.error({ err: error }, 'alerts could not be looked at');
  }
}
