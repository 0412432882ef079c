// What partitions hold and lack, as it was counted once from their rows.
import type { Documents } from '../database.ts';
import type { PartitionQualityRow } from '../schema.ts';
import type { PartitionRow } from './partition-schema.ts';

/** How many rows one INSERT carries: the stores limit the parameters of a statement. */
const KEPT_AT_ONCE = 50;

/** Parts of the company, or of all, that were not counted yet; those too that can be put back. */
export async function uncountedParts(documents: Documents, companyId: string | null): Promise<string[]> {
  const parts: string[] = [];
  for (const table of ['partitions', 'kept_partitions'] as const) {
    const rows = await documents
      .selectFrom(table)
      .select('part')
      .where('part', 'not in', documents.selectFrom('partition_quality').select('part'))
      .$if(companyId !== null, (query) => query.where('company_id', '=', companyId ?? ''))
      .orderBy('part')
      .execute();
    parts.push(...rows.map(({ part }) => part));
  }
  return parts;
}

/** Keeps the counts of parts; one that was counted before by another load stays as it is. */
export async function keepQuality(documents: Documents, rows: readonly PartitionQualityRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += KEPT_AT_ONCE) {
    await documents
      .insertInto('partition_quality')
      .values(rows.slice(at, at + KEPT_AT_ONCE))
      .onConflict((conflict) => conflict.columns(['part', 'currency']).doNothing())
      .execute();
  }
}

/** Forgets parts that are not used any more and cannot be put back. */
export async function dropUnusedQuality(documents: Documents): Promise<void> {
  await documents
    .deleteFrom('partition_quality')
    .where('part', 'not in', documents.selectFrom('partitions').select('part'))
    .where('part', 'not in', documents.selectFrom('kept_partitions').select('part'))
    .execute();
}

export type CataloguedPartition = Pick<
  PartitionRow,
  | 'vendor'
  | 'billing_account_id'
  | 'billing_month'
  | 'part'
  | 'row_count'
  | 'first_charge_date'
  | 'max_usage_end'
  | 'is_effective_usable'
> & { load_id: string; loaded_at: string };

/** All partitions of the company with the time of their loads, and the counts of those that were counted. */
export async function cataloguedData(
  documents: Documents,
  companyId: string,
): Promise<{ partitions: CataloguedPartition[]; qualities: PartitionQualityRow[] }> {
  const [partitions, qualities] = await Promise.all([
    documents
      .selectFrom('partitions')
      .innerJoin('loads', 'loads.load_id', 'partitions.load_id')
      .select([
        'partitions.vendor',
        'partitions.billing_account_id',
        'partitions.billing_month',
        'partitions.part',
        'partitions.row_count',
        'partitions.first_charge_date',
        'partitions.max_usage_end',
        'partitions.is_effective_usable',
        'partitions.load_id',
        'loads.loaded_at',
      ])
      .where('partitions.company_id', '=', companyId)
      .orderBy('partitions.billing_month')
      .execute(),
    documents
      .selectFrom('partition_quality')
      .innerJoin('partitions', 'partitions.part', 'partition_quality.part')
      .selectAll('partition_quality')
      .where('partitions.company_id', '=', companyId)
      .execute(),
  ]);
  return { partitions, qualities };
}
