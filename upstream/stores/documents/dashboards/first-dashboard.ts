// The first dashboard of a person in a company. Before the company has data nobody knows which suits it, so it is provisional
// then: it is made again once there are data, unless its owner has changed it.
import type { Documents } from '../database.ts';
import { atomically } from '../transaction.ts';
import type { DashboardRow } from './dashboard-schema.ts';
import {
  type DashboardContent,
  type DashboardOwner,
  dashboardOf,
  FIRST_VERSION,
  insertDashboard,
  ownRows,
  type StoredDashboard,
} from './dashboards.ts';

export interface FirstDashboard extends DashboardContent {
  /** The company has no data yet. */
  isProvisional?: boolean;
}

/** A change by its owner makes it the first version, so it is provisional no more. */
const PROVISIONAL_VERSION = FIRST_VERSION - 1;

/** The dashboards of the owner by number; `first` makes one for an owner who has none, or a provisional one alone. */
export async function dashboardsOf(
  documents: Documents,
  owner: DashboardOwner,
  first: () => Promise<FirstDashboard>,
  at: Date,
): Promise<StoredDashboard[]> {
  const rows = await ownRows(documents, owner);
  if (areFinal(rows)) return rows.map(dashboardOf);
  const { isProvisional = false, ...content } = await first();
  if (isProvisional && rows.length > 0) return rows.map(dashboardOf);
  return atomically(documents, async (transaction) => {
    const others = await ownRows(transaction, owner);
    if (areFinal(others)) return others.map(dashboardOf);
    if (others.length === 0) {
      const version = isProvisional ? PROVISIONAL_VERSION : FIRST_VERSION;
      const row = { ...content, isTemplate: true, isSelected: true, index: 1, version };
      return [await insertDashboard(transaction, owner, row, at)];
    }
    const { scope, widgets } = content;
    await transaction
      .updateTable('dashboards')
      .set({ scope, widgets, version: FIRST_VERSION, updated_at: at.toISOString() })
      .where('user_id', '=', owner.userId)
      .where('company_id', '=', owner.companyId)
      .where('version', '=', PROVISIONAL_VERSION)
      .execute();
    return (await ownRows(transaction, owner)).map(dashboardOf);
  });
}

function areFinal(rows: readonly DashboardRow[]): boolean {
  return rows.length > 0 && rows.every(({ version }) => version !== PROVISIONAL_VERSION);
}
