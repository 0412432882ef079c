// Makes small FOCUS files and a fresh data directory for tests of loader and store.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadFiles } from '../../../upstream/ingest/load/load-files.ts';
import type { LoadOptions } from '../../../upstream/ingest/load/load-options.ts';
import type { Documents } from '../../../upstream/stores/documents/database.ts';
import type { LoadReport } from '../../../upstream/stores/documents/loads/load-report.ts';
import { openDocuments } from '../../../upstream/stores/documents/open-documents.ts';
import type { FactStore } from '../../../upstream/stores/facts/answers/answer.ts';
import { openFactStore } from '../../../upstream/stores/facts/duckdb/duckdb-store.ts';
import { copyPrepared, copyPreparedData } from './prepared-data.ts';

/** A good row; tests change what they are about. */
export const GOOD_ROW = {
  BilledCost: '1',
  EffectiveCost: '1',
  ListCost: '1',
  ContractedCost: '1',
  BillingAccountId: '001',
  BillingCurrency: 'USD',
  BillingPeriodStart: '2024-05-01T00:00:00Z',
  BillingPeriodEnd: '2024-06-01T00:00:00Z',
  ChargeCategory: 'Usage',
  ChargePeriodStart: '2024-05-01T00:00:00Z',
  ChargePeriodEnd: '2024-05-02T00:00:00Z',
  ProviderName: 'AWS',
  ServiceName: 'Amazon S3',
  SubAccountId: '011',
  SubAccountName: 'Web',
  RegionId: 'us-east-1',
  RegionName: 'N. Virginia',
};

export type Fields = Record<string, string>;

export function row(fields: Fields = {}): Fields {
  return { ...GOOD_ROW, ...fields };
}

/** A charge on a day of May 2024. */
export function charge(day: number, service: string, cost: string, more: Fields = {}): Fields {
  const [start, end] = [day, day + 1].map((each) => `2024-05-${String(each).padStart(2, '0')}T00:00:00Z`);
  return row({
    ...{
      ServiceName: service,
      BilledCost: cost,
      EffectiveCost: cost,
      ChargePeriodStart: start ?? '',
      ChargePeriodEnd: end ?? '',
    },
    ...more,
  });
}

/** CSV with every value in quotes; the columns are those of the first row. */
export function csv(rows: readonly Fields[], lineEnd = '\n'): string {
  const columns = Object.keys(rows[0] ?? {});
  const quoted = (value: string) => `"${value.replaceAll('"', '""')}"`;
  const lines = rows.map((fields) => columns.map((column) => quoted(fields[column] ?? '')).join(','));
  return [columns.join(','), ...lines].map((line) => `${line}${lineEnd}`).join('');
}

/** A data directory with a company `acme` (USD) and the stores over it. */
export interface FactsBench {
  dir: string;
  documents: Documents;
  facts: FactStore;
  file: (name: string, content: string | Uint8Array) => string;
  load: (files: string[], options?: Partial<LoadOptions>) => Promise<LoadReport>;
  /** Closes the stores and lets the directory stand. */
  leave: () => Promise<void>;
  close: () => Promise<void>;
}

export async function openBench(): Promise<FactsBench> {
  return benchIn(await copyPrepared('acme', addAcme));
}

/** With the demo's real companies, and without `acme`. */
export async function openDemoBench(): Promise<FactsBench> {
  return benchIn(await copyPreparedData());
}

/** Adds the company to a data directory. */
export async function addAcme(dir: string): Promise<void> {
  const documents = await openDocuments(dir);
  await documents
    .insertInto('companies')
    .values({ company_id: 'acme', name: 'Acme', currency: 'USD' })
    .execute();
  await documents.destroy();
}

/** The bench over a data directory, which goes with it. */
export async function benchIn(dir: string): Promise<FactsBench> {
  const documents = await openDocuments(dir);
  const facts = await openFactStore({ documents, dataDir: dir });
  async function leave(): Promise<void> {
    await facts.close();
    await documents.destroy();
  }
  return {
    dir,
    documents,
    facts,
    file: (name, content) => {
      const path = join(dir, name);
      writeFileSync(path, content);
      return path;
    },
    load: (files, options = {}) =>
      loadFiles({ documents, dataDir: dir, companyId: 'acme', files, ...options }),
    leave,
    close: async () => {
      await leave();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
