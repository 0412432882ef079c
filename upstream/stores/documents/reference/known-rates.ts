// The exchange rates as they were read last: every question needs them, and they change with the version of the data.
import type { RateTable } from '../../../../lib/money/rate-table.ts';
import type { Documents } from '../database.ts';
import type { Company } from '../platform/companies.ts';
import { rateTable } from './exchange-rates.ts';

/** How many companies are remembered. */
const MOST = 100;

export class KnownRates {
  readonly #documents: Documents;
  readonly #known = new Map<string, { version: number; rates: Promise<RateTable> }>();

  constructor(documents: Documents) {
    this.#documents = documents;
  }

  /** As they are at this version of the company's data. */
  async of({
    companyId,
    dataVersion: version,
  }: Pick<Company, 'companyId' | 'dataVersion'>): Promise<RateTable> {
    const known = this.#known.get(companyId);
    if (known?.version === version) return known.rates;
    const rates = rateTable(this.#documents);
    if (this.#known.size >= MOST) this.#known.clear();
    this.#known.set(companyId, { version, rates });
    rates.catch(() => this.#known.delete(companyId));
    return rates;
  }
}
