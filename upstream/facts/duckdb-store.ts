// The facts store on DuckDB, in the process: answers questions from the Parquet files that the catalogue names.
import { join } from 'node:path';
import { isVendorCode } from '../../lib/vendors.ts';
import { freshnessOf, partsIn } from '../documents/catalogue.ts';
import { companyById } from '../documents/companies.ts';
import type { Documents } from '../documents/database.ts';
import { newestRates } from '../documents/exchange-rates.ts';
import { checkCostQuestion, checkRowsQuestion } from './check-question.ts';
import { compileCost, compileRows } from './compile.ts';
import { ConnectionPool } from './connection-pool.ts';
import { costAnswer } from './cost-answer.ts';
import { DEFAULT_LIMITS, type EngineLimits, openEngine } from './engine.ts';
import { partFile, removeUnused, spillFolder } from './fact-files.ts';
import {
  type CostAnswer,
  type CostQuestion,
  type FactStore,
  type Freshness,
  QuestionError,
  type RowsAnswer,
  type RowsQuestion,
  type Scope,
} from './question.ts';
import { type Conversion, conversionTo } from './rates.ts';
import { type ResultRow, rowsOf, type Statement } from './result.ts';
import { rowsAnswer } from './rows-answer.ts';
import type { FactTable } from './tables.ts';

export interface StoreOptions {
  documents: Documents;
  dataDir: string;
  limits?: EngineLimits;
  /** How many questions are answered at once; more wait. */
  connections?: number;
}

const DEFAULT_CONNECTIONS = 4;

/** Opens the store. A load by any process is seen by the next question. */
export async function openFactStore(options: StoreOptions): Promise<FactStore> {
  const { documents, dataDir, limits = DEFAULT_LIMITS, connections = DEFAULT_CONNECTIONS } = options;
  await removeUnused(documents, dataDir);
  const engine = await openEngine(limits, spillFolder(dataDir));
  return new DuckDbStore(documents, dataDir, await ConnectionPool.open(engine, connections));
}

type Compile = (files: readonly string[]) => Statement;

class DuckDbStore implements FactStore {
  readonly #documents: Documents;
  readonly #dataDir: string;
  readonly #pool: ConnectionPool;

  constructor(documents: Documents, dataDir: string, pool: ConnectionPool) {
    this.#documents = documents;
    this.#dataDir = dataDir;
    this.#pool = pool;
  }

  async cost(question: CostQuestion): Promise<CostAnswer> {
    checkCostQuestion(question);
    const conversion = await this.#conversion(question.companyId);
    const lines = await this.#lines(question, 'daily', (files) => compileCost(question, files, conversion));
    return costAnswer(question, conversion.currency, lines);
  }

  async rows(question: RowsQuestion): Promise<RowsAnswer> {
    checkRowsQuestion(question);
    const conversion = await this.#conversion(question.companyId);
    const lines = await this.#lines(question, 'rows', (files) => compileRows(question, files, conversion));
    return rowsAnswer(conversion.currency, lines);
  }

  async freshness(companyId: string): Promise<Freshness> {
    const found = await freshnessOf(this.#documents, companyId);
    if (!found) throw new QuestionError('companyId', `there is no company '${companyId}'`);
    const shown = found.vendors.flatMap((row) =>
      isVendorCode(row.vendor) ? [{ ...row, vendor: row.vendor }] : [],
    );
    const vendors = shown.flatMap(({ vendor, maxDatetime }) =>
      maxDatetime === null ? [] : [{ vendor, maxDatetime }],
    );
    return {
      maxDatetime:
        vendors
          .map(({ maxDatetime }) => maxDatetime)
          .sort()
          .at(-1) ?? null,
      firstDate: shown.map(({ firstDate }) => firstDate).sort()[0] ?? null,
      version: String(found.dataVersion),
      isEffectiveUsable: shown.every(({ isEffectiveUsable }) => isEffectiveUsable),
      vendors,
    };
  }

  async close(): Promise<void> {
    await this.#pool.close();
  }

  async #conversion(companyId: string): Promise<Conversion> {
    const company = await companyById(this.#documents, companyId);
    if (!company) throw new QuestionError('companyId', `there is no company '${companyId}'`);
    const { rates } = await newestRates(this.#documents);
    return conversionTo(company.currency, rates);
  }

  async #lines(scope: Scope, table: FactTable, compile: Compile) {
    const files = await this.#files(scope, table);
    try {
      return await this.#run(files, compile);
    } catch (error) {
      // A load may have replaced a file since the catalogue was read, long enough ago to be removed.
      const current = await this.#files(scope, table);
      if (current.join() === files.join()) throw error;
      return this.#run(current, compile);
    }
  }

  async #files({ companyId, vendors, range }: Scope, table: FactTable): Promise<string[]> {
    const parts = await partsIn(this.#documents, companyId, vendors, range);
    return parts.map((part) => join(this.#dataDir, partFile(part, table)));
  }

  async #run(files: readonly string[], compile: Compile): Promise<ResultRow[]> {
    if (files.length === 0) return [];
    return this.#pool.use((connection) => rowsOf(connection, compile(files)));
  }
}
