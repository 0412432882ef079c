// Saved filters of cost analytics: read by every member of the company who has the link, changed by their owner (C-06).
import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { MAX_SAVED_FILTERS } from '../../../../lib/rules/filter-names.ts';
import { nameKeyOf } from '../../../../lib/rules/text-rules.ts';
import type { Documents } from '../database.ts';
import type { Database } from '../schema.ts';
import { atomically } from '../transaction.ts';
import type { SavedFilterRow } from './saved-filter-schema.ts';

/** Whose filters. */
export interface FilterOwner {
  userId: string;
  companyId: string;
}

export interface SavedFilter {
  filterId: string;
  owner: { userId: string; name: string };
  index: number;
  name: string;
  /** JSON. */
  conditions: string;
  version: number;
  createdAt: string;
  updatedAt: string;
}

export type SavedFilterFault =
  | 'FILTER_NAME_IN_USE'
  | 'TOO_MANY_FILTERS'
  | 'UNKNOWN_FILTER'
  | 'CHANGED_MEANWHILE';

export interface FilterContent {
  name: string;
  conditions: string;
}

/** What a change is based on. Without a version it overwrites the current one. */
export interface FilterBase {
  index: number;
  version?: number | undefined;
}

const NAMES = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** Those of the owner, by name. */
export async function savedFiltersOf(documents: Documents, owner: FilterOwner): Promise<SavedFilter[]> {
  const rows = await filters(documents)
    .where('saved_filters.user_id', '=', owner.userId)
    .where('saved_filters.company_id', '=', owner.companyId)
    .execute();
  return rows
    .map(savedFilterOf)
    .sort((one, other) => NAMES.compare(one.name, other.name) || one.index - other.index);
}

/** The filters with these ids, of any owner in the company. */
export async function savedFiltersOfCompany(
  documents: Documents,
  companyId: string,
  filterIds: readonly string[],
): Promise<SavedFilter[]> {
  const rows = await filters(documents)
    .where('saved_filters.company_id', '=', companyId)
    .where('saved_filters.filter_id', 'in', filterIds)
    .execute();
  return rows.map(savedFilterOf);
}

/** A new filter, or why there is none. */
export function addSavedFilter(
  documents: Documents,
  { userId, companyId }: FilterOwner,
  { name, conditions }: FilterContent,
  at: Date,
): Promise<SavedFilter | SavedFilterFault> {
  return atomically(documents, async (transaction) => {
    const own = await ownRows(transaction, { userId, companyId });
    const name_key = nameKeyOf(name);
    if (own.some((row) => row.name_key === name_key)) return 'FILTER_NAME_IN_USE';
    if (own.length >= MAX_SAVED_FILTERS) return 'TOO_MANY_FILTERS';
    const row: SavedFilterRow = {
      filter_id: randomUUID(),
      company_id: companyId,
      user_id: userId,
      filter_index: Math.max(0, ...own.map((other) => other.filter_index)) + 1,
      name,
      name_key,
      conditions,
      version: 1,
      created_at: at.toISOString(),
      updated_at: at.toISOString(),
    };
    await transaction.insertInto('saved_filters').values(row).execute();
    return present(transaction, companyId, row.filter_id);
  });
}

/** Overwrites the filter that the owner has under the index, unless it was changed since `version` was read. */
export function overwriteSavedFilter(
  documents: Documents,
  owner: FilterOwner,
  { index, version, name, conditions }: FilterContent & FilterBase,
  at: Date,
): Promise<SavedFilter | SavedFilterFault> {
  return atomically(documents, async (transaction) => {
    const own = await ownRows(transaction, owner);
    const row = own.find((candidate) => candidate.filter_index === index);
    if (!row) return 'UNKNOWN_FILTER';
    if (version !== undefined && row.version !== version) return 'CHANGED_MEANWHILE';
    const name_key = nameKeyOf(name);
    if (own.some((other) => other !== row && other.name_key === name_key)) return 'FILTER_NAME_IN_USE';
    await transaction
      .updateTable('saved_filters')
      .set({ name, name_key, conditions, version: row.version + 1, updated_at: at.toISOString() })
      .where('filter_id', '=', row.filter_id)
      .execute();
    return present(transaction, owner.companyId, row.filter_id);
  });
}

/** Null when it is done. */
export function deleteSavedFilter(
  documents: Documents,
  owner: FilterOwner,
  { index, version }: FilterBase,
): Promise<SavedFilterFault | null> {
  return atomically(documents, async (transaction) => {
    const row = (await ownRows(transaction, owner)).find((candidate) => candidate.filter_index === index);
    if (!row) return 'UNKNOWN_FILTER';
    if (version !== undefined && row.version !== version) return 'CHANGED_MEANWHILE';
    await transaction.deleteFrom('saved_filters').where('filter_id', '=', row.filter_id).execute();
    return null;
  });
}

function ownRows(
  transaction: Transaction<Database>,
  { userId, companyId }: FilterOwner,
): Promise<SavedFilterRow[]> {
  return transaction
    .selectFrom('saved_filters')
    .selectAll()
    .where('user_id', '=', userId)
    .where('company_id', '=', companyId)
    .execute();
}

function filters(documents: Documents) {
  return documents
    .selectFrom('saved_filters')
    .innerJoin('users', 'users.user_id', 'saved_filters.user_id')
    .selectAll('saved_filters')
    .select('users.name as owner_name');
}

async function present(
  transaction: Transaction<Database>,
  companyId: string,
  filterId: string,
): Promise<SavedFilter> {
  const [saved] = await savedFiltersOfCompany(transaction, companyId, [filterId]);
  if (!saved) throw new Error('a saved filter is not there');
  return saved;
}

function savedFilterOf(row: SavedFilterRow & { owner_name: string }): SavedFilter {
  return {
    filterId: row.filter_id,
    owner: { userId: row.user_id, name: row.owner_name },
    index: row.filter_index,
    name: row.name,
    conditions: row.conditions,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
