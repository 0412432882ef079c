// The parts and packs of companies as they were read last: every question needs them.
import type { Documents } from '../database.ts';
import type { Company } from '../platform/companies.ts';
import { type PartSpan, partsOf } from './catalogue.ts';
import { packsOf, type RollupPack } from './rollup-packs.ts';

/** How many companies are remembered. */
const MOST = 100;
/** Packs come and go without a new version of the data: what was read is used so long, in milliseconds. */
const LASTS_MS = 60_000;

export interface StoredParts {
  /** In a fixed order; and the vendor of each by its name. */
  parts: readonly PartSpan[];
  vendors: ReadonlyMap<string, string>;
  packs: readonly RollupPack[];
}

type Version = Pick<Company, 'companyId' | 'dataVersion'>;

interface Known {
  version: number;
  readAt: number;
  stored: Promise<StoredParts>;
}

export class KnownParts {
  readonly #documents: Documents;
  /** Of the facts; null where the engine reads no packs. */
  readonly #packVersion: number | null;
  readonly #known = new Map<string, Known>();

  constructor(documents: Documents, packVersion: number | null) {
    this.#documents = documents;
    this.#packVersion = packVersion;
  }

  /** Those of this version of the company's data, or of a newer one. */
  of(company: Version): Promise<StoredParts> {
    const known = this.#known.get(company.companyId);
    const isUsable = known?.version === company.dataVersion && performance.now() - known.readAt < LASTS_MS;
    return isUsable ? known.stored : this.readAgain(company);
  }

  readAgain({ companyId, dataVersion: version }: Version): Promise<StoredParts> {
    const stored = this.#read(companyId);
    if (this.#known.size >= MOST) this.#known.clear();
    this.#known.set(companyId, { version, readAt: performance.now(), stored });
    stored.catch(() => this.#known.delete(companyId));
    return stored;
  }

  async #read(companyId: string): Promise<StoredParts> {
    const [parts, packs] = await Promise.all([
      partsOf(this.#documents, companyId),
      this.#packVersion === null ? [] : packsOf(this.#documents, companyId, this.#packVersion),
    ]);
    return { parts, vendors: new Map(parts.map(({ part, vendor }) => [part, vendor])), packs };
  }
}
