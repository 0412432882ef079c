// What partitions hold and lack, as it was counted once from their rows.
import type { Documents } from '../database.ts';
import type { PartitionQualityRow, PartitionRow } from '../schema.ts';

/** Parts of the company, or of all, that were not counted yet. */
export async function uncountedParts(documents: Documents, companyId: string | null): Promise<string[]> {
  const rows = await documents
    .selectFrom('partitions')
    .leftJoin('partition_quality', 'partition_quality.part', 'partitions.part')
    .select('partitions.part')
    .where('partition_quality.part', 'is', null)
    .$if(companyId !== null, (query) => query.where('partitions.company_id', '=', companyId ?? ''))
    .orderBy('partitions.part')
    .execute();
  return rows.map(({ part }) => part);
}

/** Keeps the counts of one part; counted before by somebody else, it stays as it is. */
export async function keepQuality(documents: Documents, rows: readonly PartitionQualityRow[]): Promise<void> {
  if (rows.length === 0) return;
  await documents
    .insertInto('partition_quality')
    .values([...rows])
    .onConflict((conflict) => conflict.columns(['part', 'currency']).doNothing())
    .execute();
}

/** Forgets parts that are nobody's any more. */
export async function dropUnusedQuality(documents: Documents): Promise<void> {
  await documents
    .deleteFrom('partition_quality')
    .where('part', 'not in', documents.selectFrom('partitions').select('part'))
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
