// The parts of companies as they were read last: every question needs them.
import type { Documents } from '../database.ts';
import type { Company } from '../platform/companies.ts';
import { type PartSpan, partsOf } from './catalogue.ts';

/** How many companies are remembered. */
const MOST = 100;
/** What is counted of parts later comes without a new version of the data: what was read is used so long, in milliseconds. */
const LASTS_MS = 60_000;

type Version = Pick<Company, 'companyId' | 'dataVersion'>;

interface Known {
  version: number;
  readAt: number;
  parts: Promise<PartSpan[]>;
}

export class KnownParts {
  readonly #documents: Documents;
  readonly #known = new Map<string, Known>();

  constructor(documents: Documents) {
    this.#documents = documents;
  }

  /** In a fixed order, those of this version of the company's data, or of a newer one. */
  of(company: Version): Promise<PartSpan[]> {
    const known = this.#known.get(company.companyId);
    const isUsable = known?.version === company.dataVersion && performance.now() - known.readAt < LASTS_MS;
    return isUsable ? known.parts : this.readAgain(company);
  }

  readAgain({ companyId, dataVersion: version }: Version): Promise<PartSpan[]> {
    const parts = partsOf(this.#documents, companyId);
    if (this.#known.size >= MOST) this.#known.clear();
    this.#known.set(companyId, { version, readAt: performance.now(), parts });
    parts.catch(() => this.#known.delete(companyId));
    return parts;
  }
}
