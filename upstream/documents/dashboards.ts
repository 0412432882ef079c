// Dashboards: of one person in one company, between one and ten, exactly one of them selected (D-01).
import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { nameKeyOf } from '../../lib/text-rules.ts';
import type { DashboardRow } from './dashboard-schema.ts';
import type { Documents } from './database.ts';
import type { Database } from './schema.ts';
import { atomically } from './transaction.ts';

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
  isTemplate: boolean;
  version: number;
  createdAt: string;
  updatedAt: string;
}

/** Those of the owner by number; `first` becomes the one of an owner who has none. */
export async function dashboardsOf(
  documents: Documents,
  owner: DashboardOwner,
  first: DashboardContent,
  at: Date,
): Promise<StoredDashboard[]> {
  const rows = await ownRows(documents, owner);
  if (rows.length > 0) return rows.map(dashboardOf);
  return atomically(documents, async (transaction) => {
    const others = await ownRows(transaction, owner);
    if (others.length > 0) return others.map(dashboardOf);
    return [await insert(transaction, owner, { ...first, isTemplate: true, isSelected: true, index: 1 }, at)];
  });
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

async function insert(
  transaction: Transaction<Database>,
  { userId, companyId }: DashboardOwner,
  {
    index,
    isSelected,
    isTemplate,
    ...content
  }: DashboardContent & { index: number; isSelected: boolean; isTemplate: boolean },
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
    is_template: Number(isTemplate),
    scope: content.scope,
    widgets: content.widgets,
    version: 1,
    created_at: at.toISOString(),
    updated_at: at.toISOString(),
  };
  await transaction.insertInto('dashboards').values(row).execute();
  return dashboardOf(row);
}

function ownRows(documents: Documents, { userId, companyId }: DashboardOwner): Promise<DashboardRow[]> {
  return documents
    .selectFrom('dashboards')
    .selectAll()
    .where('user_id', '=', userId)
    .where('company_id', '=', companyId)
    .orderBy('dashboard_index')
    .execute();
}

function dashboardOf(row: DashboardRow): StoredDashboard {
  return {
    dashboardId: row.dashboard_id,
    index: row.dashboard_index,
    name: row.name,
    isSelected: row.is_selected === 1,
    isTemplate: row.is_template === 1,
    scope: row.scope,
    widgets: row.widgets,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
