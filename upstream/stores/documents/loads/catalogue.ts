// The catalogue of the cost facts: which files hold a company's rows now. A load commits here in one transaction.
import type { Transaction } from 'kysely';
import type { DateRange } from '../../../../lib/calendar/calendar.ts';
import type { Documents } from '../database.ts';
import { keptQuery } from '../kept-query.ts';
import { addCompany } from '../platform/companies.ts';
import { insertRows } from '../replace-rows.ts';
import type { Database, LoadFileRow, LoadRow, PartitionQualityRow } from '../schema.ts';
import { addChange } from './add-change.ts';
import { keepQuality } from './partition-quality.ts';
import type { PartitionRow } from './partition-schema.ts';
import { sourceText } from './source-text.ts';
import { keyOfPartition, swapPartitions } from './swap-partitions.ts';

export interface LoadCommit {
  load: LoadRow;
  files: LoadFileRow[];
  /** Each takes the place of the partition with the same key. */
  partitions: PartitionRow[];
  /** What the partitions hold, as far as it was counted. */
  qualities?: readonly PartitionQualityRow[];
  /** They go, and nothing takes their place: their rows are in other partitions of the load. */
  moved?: readonly PartitionRow[];
  /** Makes the company first. */
  newCompany?: { name: string; currency: string } | undefined;
  /** Who gave the command; null where there is none. */
  actor?: string | null;
}

/** Makes a load visible, all of it or nothing. Returns the partitions that it took the places of, which are kept. */
export async function commitLoad(documents: Documents, commit: LoadCommit): Promise<PartitionRow[]> {
  const { load, files, partitions, moved = [], qualities = [], actor = null } = commit;
  return documents.transaction().execute(async (transaction) => {
    // The first statement writes, so that two loads wait for each other rather than fail half-way.
    await countLoad(transaction, commit);
    await insertRows(transaction, 'loads', [load]);
    await insertRows(transaction, 'load_files', files);
    await keepQuality(transaction, qualities);
    const places = new Map(
      (await allPartitions(transaction, load.company_id)).map((row) => [keyOfPartition(row), row]),
    );
    const swaps = [
      ...partitions.map((after) => ({ before: places.get(keyOfPartition(after)) ?? null, after })),
      ...moved.map((before) => ({ before, after: null })),
    ];
    const change = {
      ...{ change_id: load.load_id, company_id: load.company_id, kind: 'LOAD', at: load.loaded_at },
      ...{ actor, source: sourceText(files.map(({ name }) => name)), reverts: null },
    };
    await addChange(transaction, change);
    await swapPartitions(transaction, change, swaps);
    return swaps.flatMap(({ before }) => before ?? []);
  });
}

async function countLoad(transaction: Transaction<Database>, commit: LoadCommit): Promise<void> {
  const companyId = commit.load.company_id;
  if (commit.newCompany) {
    await addCompany(transaction, { companyId, ...commit.newCompany, dataVersion: 1 });
    return;
  }
  await transaction
    .updateTable('companies')
    .set((update) => ({ data_version: update('data_version', '+', 1) }))
    .where('company_id', '=', companyId)
    .execute();
}

/** Every partition of the company, also of vendors that are not shown. */
export async function allPartitions(documents: Documents, companyId: string): Promise<PartitionRow[]> {
  return documents.selectFrom('partitions').selectAll().where('company_id', '=', companyId).execute();
}

/** A part, with the days of its charges and its billing month, both ends included. */
export interface PartSpan {
  part: string;
  vendor: string;
  /** Billing rows in it. */
  rows: number;
  charge: { start: string; end: string };
  billing: { start: string; end: string };
  /** Of its charges; null where they were not counted yet. */
  currencies: ReadonlySet<string> | null;
}

/** Parts of the company, in a fixed order. */
export async function partsOf(documents: Documents, companyId: string): Promise<PartSpan[]> {
  const rows = await documents
    .selectFrom('partitions')
    .leftJoin('partition_quality', 'partition_quality.part', 'partitions.part')
    .select([
      'partitions.part',
      'partitions.vendor',
      'partitions.row_count',
      'partitions.first_charge_date',
      'partitions.last_charge_date',
      'partitions.billing_month',
      'partition_quality.currency',
    ])
    .where('partitions.company_id', '=', companyId)
    .orderBy('partitions.part')
    .execute();
  const spans = new Map<string, PartSpan & { currencies: Set<string> | null }>();
  for (const row of rows) {
    const { part, vendor, currency } = row;
    const known = spans.get(part);
    if (known) {
      if (currency !== null) known.currencies?.add(currency);
      continue;
    }
    spans.set(part, {
      ...{ part, vendor, rows: row.row_count },
      charge: { start: row.first_charge_date, end: row.last_charge_date },
      billing: { start: row.billing_month, end: row.billing_month },
      currencies: currency === null ? null : new Set([currency]),
    });
  }
  return [...spans.values()];
}

/** Those of the vendors that have charges of the days, or are of the billing months. */
export function partsAsked(
  spans: readonly PartSpan[],
  vendors: readonly string[],
  { start, end, of }: DateRange & { of: 'charge' | 'billing' },
): PartSpan[] {
  const asked = new Set(vendors);
  return spans.filter((span) => asked.has(span.vendor) && span[of].start <= end && span[of].end >= start);
}

/** All parts that are some company's partitions now. */
export async function currentParts(documents: Documents): Promise<Set<string>> {
  const rows = await documents.selectFrom('partitions').select('part').execute();
  return new Set(rows.map(({ part }) => part));
}

/** Names of all files that were ever loaded into the company. */
export async function loadedFileNames(documents: Documents, companyId: string): Promise<Set<string>> {
  const rows = await documents
    .selectFrom('load_files')
    .innerJoin('loads', 'loads.load_id', 'load_files.load_id')
    .select('load_files.name')
    .distinct()
    .where('loads.company_id', '=', companyId)
    .execute();
  return new Set(rows.map((row) => row.name));
}

export interface VendorFreshness {
  vendor: string;
  firstDate: string;
  /** ISO 8601, not later than the load; null without usage. */
  maxDatetime: string | null;
  isEffectiveUsable: boolean;
}

/** One statement: version and partitions must be of the same moment. */
const reachOf = keptQuery((documents, companyId: string) =>
  documents
    .selectFrom('companies')
    .leftJoin('partitions', 'partitions.company_id', 'companies.company_id')
    .leftJoin('loads', 'loads.load_id', 'partitions.load_id')
    .select((select) => [
      'companies.data_version',
      'partitions.vendor',
      select.fn.min('partitions.first_charge_date').as('first_date'),
      select.fn.min('partitions.is_effective_usable').as('is_effective_usable'),
      select.fn
        .max(
          select
            .case()
            .when('partitions.max_usage_end', '>', select.ref('loads.loaded_at'))
            .then(select.ref('loads.loaded_at'))
            .else(select.ref('partitions.max_usage_end'))
            .end(),
        )
        .as('max_datetime'),
    ])
    .where('companies.company_id', '=', companyId)
    .groupBy(['companies.data_version', 'partitions.vendor']),
);

/** How far the facts of each vendor reach, with the data version of the company; null for an unknown company. */
export async function freshnessOf(
  documents: Documents,
  companyId: string,
): Promise<{ dataVersion: number; vendors: VendorFreshness[] } | null> {
  const rows = await reachOf(documents, companyId);
  const [first] = rows;
  if (!first) return null;
  const vendors = rows.flatMap((row) =>
    row.vendor === null || row.first_date === null
      ? []
      : [
          {
            vendor: row.vendor,
            firstDate: row.first_date,
            maxDatetime: row.max_datetime,
            isEffectiveUsable: Number(row.is_effective_usable) === 1,
          },
        ],
  );
  return { dataVersion: first.data_version, vendors };
}
