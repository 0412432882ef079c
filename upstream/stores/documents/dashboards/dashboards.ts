// Dashboards: of one person in one company, between one and ten, exactly one of them selected (D-01).
import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { MAX_DASHBOARDS } from '../../../../lib/rules/dashboard-names.ts';
import { nameKeyOf } from '../../../../lib/rules/text-rules.ts';
import type { Documents } from '../database.ts';
import type { Database } from '../schema.ts';
import { atomically } from '../transaction.ts';
import type { DashboardRow } from './dashboard-schema.ts';

/** Whose dashboards. */
export interface DashboardOwner {
  userId: string;
  companyId: string;
}

export interface DashboardContent {
  name: string;
  /** JSON. */
  scope: string;
  /** JSON. */
  widgets: string;
}

export interface StoredDashboard extends DashboardContent {
  dashboardId: string;
  index: number;
  isSelected: boolean;
  isStarred: boolean;
  isTemplate: boolean;
  version: number;
  createdAt: string;
  updatedAt: string;
}

export type DashboardFault =
  | 'DASHBOARD_NAME_IN_USE'
  | 'TOO_MANY_DASHBOARDS'
  | 'UNKNOWN_DASHBOARD'
  | 'LAST_DASHBOARD'
  | 'CHANGED_MEANWHILE';

/** Each change counts one more. */
export const FIRST_VERSION = 1;

export interface NewDashboard extends Pick<DashboardContent, 'scope' | 'widgets'> {
  /** The name, made of the names that the owner's dashboards have. */
  nameOf: (taken: readonly string[]) => string;
  isTemplate: boolean;
}

/** The owner's dashboard of this id or of this number; null where there is none. */
export async function dashboardOfOwner(
  documents: Documents,
  owner: DashboardOwner,
  which: { dashboardId: string } | { index: number },
): Promise<StoredDashboard | null> {
  const rows = await ownRows(documents, owner);
  const found = rows.find((row) =>
    'index' in which ? row.dashboard_index === which.index : row.dashboard_id === which.dashboardId,
  );
  return found ? dashboardOf(found) : null;
}

/** The owner's dashboards with these numbers: number by id. */
export async function dashboardIndexesOf(
  documents: Documents,
  owner: DashboardOwner,
  indexes: readonly number[],
): Promise<Map<string, number>> {
  const rows = await ownRows(documents, owner);
  const asked = rows.filter(({ dashboard_index }) => indexes.includes(dashboard_index));
  return new Map(asked.map(({ dashboard_id, dashboard_index }) => [dashboard_id, dashboard_index]));
}

/** A new dashboard under a name that `nameOf` makes of those that are there, or why there is none. */
export function addDashboard(
  documents: Documents,
  owner: DashboardOwner,
  { nameOf, ...content }: NewDashboard,
  at: Date,
): Promise<StoredDashboard | DashboardFault> {
  return atomically(documents, async (transaction) => {
    const own = await ownRows(transaction, owner);
    const name = nameOf(own.map((row) => row.name));
    if (own.some((row) => row.name_key === nameKeyOf(name))) return 'DASHBOARD_NAME_IN_USE';
    if (own.length >= MAX_DASHBOARDS) return 'TOO_MANY_DASHBOARDS';
    const index = Math.max(0, ...own.map((row) => row.dashboard_index)) + 1;
    return insertDashboard(
      transaction,
      owner,
      { ...content, name, isSelected: own.length === 0, index, version: FIRST_VERSION },
      at,
    );
  });
}

/** What a change is based on. Without a version it overwrites the current one. */
export interface DashboardBase {
  index: number;
  version?: number | undefined;
}

/**
 * Changes the dashboard that the owner has under the index, unless it was changed since `version` was read. What
 * `change` throws leaves everything as it was.
 */
export function changeDashboard(
  documents: Documents,
  owner: DashboardOwner,
  { index, version }: DashboardBase,
  change: (now: StoredDashboard) => DashboardContent,
  at: Date,
): Promise<StoredDashboard | DashboardFault> {
  return atomically(documents, async (transaction) => {
    const own = await ownRows(transaction, owner);
    const row = own.find((candidate) => candidate.dashboard_index === index);
    if (!row) return 'UNKNOWN_DASHBOARD';
    if (version !== undefined && row.version !== version) return 'CHANGED_MEANWHILE';
    const { name, scope, widgets } = change(dashboardOf(row));
    const changed = {
      name,
      name_key: nameKeyOf(name),
      scope,
      widgets,
      is_template: 0,
      version: row.version + 1,
      updated_at: at.toISOString(),
    };
    if (own.some((other) => other !== row && other.name_key === changed.name_key))
      return 'DASHBOARD_NAME_IN_USE';
    await transaction
      .updateTable('dashboards')
      .set(changed)
      .where('dashboard_id', '=', row.dashboard_id)
      .execute();
    return dashboardOf({ ...row, ...changed });
  });
}

/** Null when it is done. Of a selected dashboard the one before it becomes the selected one. */
export function deleteDashboard(
  documents: Documents,
  owner: DashboardOwner,
  { index, version }: DashboardBase,
): Promise<DashboardFault | null> {
  return atomically(documents, async (transaction) => {
    const own = await ownRows(transaction, owner);
    const position = own.findIndex((candidate) => candidate.dashboard_index === index);
    const row = own[position];
    if (!row) return 'UNKNOWN_DASHBOARD';
    if (version !== undefined && row.version !== version) return 'CHANGED_MEANWHILE';
    const next = own[position === 0 ? 1 : position - 1];
    if (!next) return 'LAST_DASHBOARD';
    await transaction.deleteFrom('dashboards').where('dashboard_id', '=', row.dashboard_id).execute();
    if (row.is_selected === 1) await select(transaction, owner, next);
    return null;
  });
}

/** Marks this one and no other. Null when it is done. */
export function selectDashboard(
  documents: Documents,
  owner: DashboardOwner,
  index: number,
): Promise<DashboardFault | null> {
  return atomically(documents, async (transaction) => {
    const own = await ownRows(transaction, owner);
    const row = own.find((candidate) => candidate.dashboard_index === index);
    if (!row) return 'UNKNOWN_DASHBOARD';
    await select(transaction, owner, row);
    return null;
  });
}

/** Sets or takes away the star: no change of what is on it. Null when it is done. */
export function starDashboard(
  documents: Documents,
  owner: DashboardOwner,
  { index, isStarred }: { index: number; isStarred: boolean },
): Promise<DashboardFault | null> {
  return atomically(documents, async (transaction) => {
    const own = await ownRows(transaction, owner);
    const row = own.find((candidate) => candidate.dashboard_index === index);
    if (!row) return 'UNKNOWN_DASHBOARD';
    await transaction
      .updateTable('dashboards')
      .set({ is_starred: Number(isStarred) })
      .where('dashboard_id', '=', row.dashboard_id)
      .execute();
    return null;
  });
}

async function select(
  transaction: Transaction<Database>,
  { userId, companyId }: DashboardOwner,
  { dashboard_id }: DashboardRow,
): Promise<void> {
  await transaction
    .updateTable('dashboards')
    .set({ is_selected: 0 })
    .where('user_id', '=', userId)
    .where('company_id', '=', companyId)
    .execute();
  await transaction
    .updateTable('dashboards')
    .set({ is_selected: 1 })
    .where('dashboard_id', '=', dashboard_id)
    .execute();
}

type InsertedDashboard = DashboardContent &
  Pick<StoredDashboard, 'index' | 'isSelected' | 'isTemplate' | 'version'>;

export async function insertDashboard(
  transaction: Transaction<Database>,
  { userId, companyId }: DashboardOwner,
  { index, isSelected, isTemplate, version, ...content }: InsertedDashboard,
  at: Date,
): Promise<StoredDashboard> {
  const row: DashboardRow = {
    dashboard_id: randomUUID(),
    company_id: companyId,
    user_id: userId,
    dashboard_index: index,
    name: content.name,
    name_key: nameKeyOf(content.name),
    is_selected: Number(isSelected),
    is_starred: 0,
    is_template: Number(isTemplate),
    scope: content.scope,
    widgets: content.widgets,
    version,
    created_at: at.toISOString(),
    updated_at: at.toISOString(),
  };
  await transaction.insertInto('dashboards').values(row).execute();
  return dashboardOf(row);
}

export function ownRows(
  documents: Documents,
  { userId, companyId }: DashboardOwner,
): Promise<DashboardRow[]> {
  return documents
    .selectFrom('dashboards')
    .selectAll()
    .where('user_id', '=', userId)
    .where('company_id', '=', companyId)
    .orderBy('dashboard_index')
    .execute();
}

export function dashboardOf(row: DashboardRow): StoredDashboard {
  return {
    dashboardId: row.dashboard_id,
    index: row.dashboard_index,
    name: row.name,
    isSelected: row.is_selected === 1,
    isStarred: row.is_starred === 1,
    isTemplate: row.is_template === 1,
    scope: row.scope,
    widgets: row.widgets,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
