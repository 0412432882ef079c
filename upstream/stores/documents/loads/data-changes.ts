// What was done to the data of a company, as it is read: changes, their months, and whether they can be taken back.
import type { ExpressionBuilder } from 'kysely';
import { DATA_LIST_NAMES, DATA_LISTS, type DataList } from '../../../../lib/catalogue/loads/data-lists.ts';
import type { Documents } from '../database.ts';
import type { Database } from '../schema.ts';
import type { DataChangeRow, KeptPartitionRow, PartAmount, PartitionChangeRow } from './change-schema.ts';
import type { PartitionRow } from './partition-schema.ts';
import { keyOfPartition } from './swap-partitions.ts';

export const CHANGE_KINDS = ['LOAD', 'UNDO', 'REMOVAL', 'RESTORE'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** What of a company is meant; null: all of them. */
export interface DataScope {
  vendor: string | null;
  /** FOCUS BillingAccountId. */
  billingAccountId: string | null;
  /** First day of a billing month. */
  month: string | null;
  /** What a file brought to the lists beside the charges; it has no months, so the others are null. */
  file: string | null;
}

export const WHOLE_COMPANY: DataScope = { vendor: null, billingAccountId: null, month: null, file: null };

export interface DataChange {
  changeId: string;
  kind: ChangeKind;
  /** ISO 8601 */
  at: string;
  actor: string | null;
  source: string;
  reverts: string | null;
}

/** Lists that a scope means; months and billing accounts have none. */
function listsWithin({ vendor, billingAccountId, month }: DataScope): DataList[] {
  if (billingAccountId !== null || month !== null) return [];
  return DATA_LIST_NAMES.filter((name) => vendor === null || DATA_LISTS[name].vendor === vendor);
}

/** The ids of changes that touched lists within the scope. */
function changesOfLists(documents: Documents, companyId: string, scope: DataScope) {
  return linesOfLists(documents, companyId, scope).select('change_id');
}

/** What changes did to the rows of lists within the scope. */
export function linesOfLists(documents: Documents, companyId: string, scope: DataScope) {
  const { file } = scope;
  const lists = listsWithin(scope);
  return documents
    .selectFrom('list_changes')
    .where('company_id', '=', companyId)
    .where((where) => (lists.length > 0 ? where('list', 'in', lists) : where.lit(false)))
    .where((where) =>
      file === null
        ? where.lit(true)
        : where.or([where('source_before', '=', file), where('source_after', '=', file)]),
    );
}

type ScopedTable = 'partitions' | 'partition_changes';

/** The conditions of a scope on the columns that both tables have. */
function within<Table extends ScopedTable>(
  where: ExpressionBuilder<Database, Table>,
  companyId: string,
  { vendor, billingAccountId, month, file }: DataScope,
) {
  if (file !== null) return where.lit(false);
  const given = { company_id: companyId, vendor, billing_account_id: billingAccountId, billing_month: month };
  const columns = Object.entries(given).filter(([, value]) => value !== null);
  return where.and(Object.fromEntries(columns) as never);
}

/** By month, vendor and billing account. */
export async function partitionsWithin(
  documents: Documents,
  companyId: string,
  scope: DataScope,
): Promise<PartitionRow[]> {
  return documents
    .selectFrom('partitions')
    .selectAll()
    .where((where) => within(where, companyId, scope))
    .orderBy('billing_month')
    .orderBy('vendor')
    .orderBy('billing_account_id')
    .execute();
}

/** One page of the changes that touched the scope, the newest first. */
export async function changesWithin(
  documents: Documents,
  companyId: string,
  scope: DataScope,
  { limit, skip }: { limit: number; skip: number },
): Promise<{ totalCount: number; changes: DataChange[] }> {
  const touched = documents
    .selectFrom('partition_changes')
    .select('change_id')
    .where((where) => within(where, companyId, scope));
  const changes = documents
    .selectFrom('data_changes')
    .where('company_id', '=', companyId)
    .where((where) =>
      where.or([
        where('change_id', 'in', touched),
        where('change_id', 'in', changesOfLists(documents, companyId, scope)),
      ]),
    );
  const [counted, rows] = await Promise.all([
    changes.select((select) => select.fn.countAll().as('count')).executeTakeFirstOrThrow(),
    changes.selectAll().orderBy('data_version', 'desc').limit(limit).offset(skip).execute(),
  ]);
  return { totalCount: Number(counted.count), changes: rows.map(changeOf) };
}

/** The changes of these ids that the company has, in no order. */
export async function changesById(
  documents: Documents,
  companyId: string,
  changeIds: readonly string[],
): Promise<DataChange[]> {
  const rows = await documents
    .selectFrom('data_changes')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('change_id', 'in', [...changeIds])
    .execute();
  return rows.map(changeOf);
}

function changeOf(row: DataChangeRow): DataChange {
  return {
    changeId: row.change_id,
    kind: CHANGE_KINDS.find((kind) => kind === row.kind) ?? 'LOAD',
    at: row.at,
    actor: row.actor,
    source: row.source,
    reverts: row.reverts,
  };
}

/** The months of changes within the scope, by month, vendor and billing account. */
export async function monthsOfChanges(
  documents: Documents,
  companyId: string,
  changeIds: readonly string[],
  scope: DataScope = WHOLE_COMPANY,
): Promise<PartitionChangeRow[]> {
  if (changeIds.length === 0) return [];
  return documents
    .selectFrom('partition_changes')
    .selectAll()
    .where('change_id', 'in', [...changeIds])
    .where((where) => within(where, companyId, scope))
    .orderBy('billing_month')
    .orderBy('vendor')
    .orderBy('billing_account_id')
    .execute();
}

/** What stands now, and what can be put back. */
export interface CurrentState {
  /** By key. */
  current: ReadonlyMap<string, PartitionRow>;
  /** By part. */
  kept: ReadonlyMap<string, KeptPartitionRow>;
}

export async function currentState(documents: Documents, companyId: string): Promise<CurrentState> {
  const partitions = await partitionsWithin(documents, companyId, WHOLE_COMPANY);
  const kept = await documents
    .selectFrom('kept_partitions')
    .selectAll()
    .where('company_id', '=', companyId)
    .execute();
  return {
    current: new Map(partitions.map((row) => [keyOfPartition(row), row])),
    kept: new Map(kept.map((row) => [row.part, row])),
  };
}

/** As they were counted; null where they were not. */
export function amountsOfJson(json: string | null): PartAmount[] | null {
  return json === null ? null : (JSON.parse(json) as PartAmount[]);
}
