// Judges the cost of companies after each load, each complete day and each feedback; one program at a time does it.
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import {
  type CompanyToJudge,
  claimAnomalyTurn,
  companiesToJudge,
  endAnomalyTurn,
} from '../../../stores/documents/anomaly/judged-vendors.ts';
import { companyById } from '../../../stores/documents/platform/companies.ts';
import { companyData } from '../../shared/company-data.ts';
import type { Stores } from '../../shared/stores.ts';
import { aiState } from '../ai-state.ts';
import { judgeCompany } from './judge-company.ts';

const LOOK_MS = 60_000;
/** What begins at once has the machine first. */
const FIRST_LOOK_MS = 5_000;
/** After which another program takes over; far more than a company needs. */
const TURN_MS = 15 * 60_000;

export interface AnomalyWatchParts {
  stores: Stores;
  logger: Logger;
}

export class AnomalyWatch {
  readonly #parts: AnomalyWatchParts;
  readonly #holder = randomUUID();
  readonly #ended = new AbortController();
  readonly #timers: NodeJS.Timeout[] = [];
  #work: Promise<void> = Promise.resolve();

  constructor(parts: AnomalyWatchParts) {
    this.#parts = parts;
  }

  open(): void {
    const judge = () => void this.judgeAll();
    this.#timers.push(setTimeout(judge, FIRST_LOOK_MS).unref(), setInterval(judge, LOOK_MS).unref());
  }

  /** Ends what is in flight: it is judged again, and nothing of it is kept by half. */
  async close(): Promise<void> {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#ended.abort();
    await this.#work;
  }

  /** Companies whose data, day or feedback are others than when they were judged last. */
  judgeAll(): Promise<void> {
    this.#work = this.#work.then(() => this.#judgeAll()).catch((error: unknown) => this.#note(error));
    return this.#work;
  }

  async #judgeAll(): Promise<void> {
    const { documents, now } = this.#parts.stores;
    for (const company of await companiesToJudge(documents)) {
      if (this.#ended.signal.aborted) return;
      const state = `${company.dataVersion} ${company.asked} ${now().toISOString().slice(0, 10)}`;
      if (state !== company.judged) await this.#judgeInTurn(company, state);
    }
  }

  async #judgeInTurn({ companyId }: CompanyToJudge, state: string): Promise<void> {
    const { documents, now } = this.#parts.stores;
    const until = new Date(now().getTime() + TURN_MS);
    if (!(await claimAnomalyTurn(documents, companyId, this.#holder, { now: now(), until }))) return;
    let judged: string | undefined;
    try {
      await this.#judge(companyId);
      judged = state;
    } catch (error) {
      this.#note(error);
    } finally {
      await endAnomalyTurn(documents, companyId, this.#holder, judged);
    }
  }

  async #judge(companyId: string): Promise<void> {
    const { stores } = this.#parts;
    const company = await companyById(stores.documents, companyId);
    const data = await companyData(stores, companyId);
    if (!company || data.clock.lastDay === null) return;
    const { state } = await aiState(stores, company);
    const isAiOpen = state === 'available';
    await judgeCompany({ stores, company, data, isAiOpen, signal: this.#ended.signal });
  }

  #note(error: unknown): void {
    if (!this.#ended.signal.aborted)
      this.#parts.logger.error({ err: error }, 'anomalies could not be judged');
  }
}
