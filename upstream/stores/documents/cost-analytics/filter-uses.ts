// Where saved filters are used: dashboards whose widgets name one, saved views, and schedules that mail such dashboards.
import { globalIdText } from '../../../../lib/node/global-id-text.ts';
import type { WireWidget } from '../../../contract/dashboard/widget.ts';
import type { Documents } from '../database.ts';
import { schedulesOf } from '../mails/mail-schedules.ts';
import type { FilterOwner } from './saved-filters.ts';

export interface FilterUse {
  filterId: string;
  kind: 'dashboard' | 'view' | 'schedule';
  /** Null: another person's own. */
  name: string | null;
  ownerNm: string;
  isOwn: boolean;
  /** Widgets of a dashboard; 1 of anything else. */
  count: number;
}

/** By kind, then by name; what the reader may not see has no name. */
export async function usesOfFilters(
  documents: Documents,
  reader: FilterOwner,
  filterIds: readonly string[],
): Promise<FilterUse[]> {
  const dashboards = await dashboardUses(documents, reader, filterIds);
  const [views, schedules] = await Promise.all([
    viewUses(documents, reader, filterIds),
    scheduleUses(documents, reader, dashboards),
  ]);
  return [...dashboards.map(({ dashboardId: _, ...use }) => use), ...views, ...schedules];
}

type DashboardUse = FilterUse & { dashboardId: string };

async function dashboardUses(
  documents: Documents,
  { userId, companyId }: FilterOwner,
  filterIds: readonly string[],
): Promise<DashboardUse[]> {
  const rows = await documents
    .selectFrom('dashboards')
    .innerJoin('users', 'users.user_id', 'dashboards.user_id')
    .select(['dashboards.dashboard_id', 'dashboards.user_id', 'dashboards.name', 'dashboards.widgets'])
    .select('users.name as owner_name')
    .where('dashboards.company_id', '=', companyId)
    .where((where) => where.or(filterIds.map((id) => where('dashboards.widgets', 'like', `%${id}%`))))
    .orderBy('dashboards.name')
    .execute();
  return rows.flatMap((row) => {
    const widgets = JSON.parse(row.widgets) as WireWidget[];
    return filterIds.flatMap((filterId) => {
      const count = widgets.filter(({ selectedFilter }) => selectedFilter === filterId).length;
      const isOwn = row.user_id === userId;
      if (count === 0) return [];
      const use = { filterId, kind: 'dashboard' as const, name: isOwn ? row.name : null, isOwn, count };
      return [{ ...use, ownerNm: row.owner_name, dashboardId: row.dashboard_id }];
    });
  });
}

/** A view names its filter as addresses do. */
async function viewUses(
  documents: Documents,
  { userId, companyId }: FilterOwner,
  filterIds: readonly string[],
): Promise<FilterUse[]> {
  const rows = await documents
    .selectFrom('saved_views')
    .innerJoin('users', 'users.user_id', 'saved_views.user_id')
    .select(['saved_views.user_id', 'saved_views.name', 'saved_views.address', 'saved_views.is_shared'])
    .select('users.name as owner_name')
    .where('saved_views.company_id', '=', companyId)
    .where('saved_views.address', 'like', '%filter=%')
    .orderBy('saved_views.name')
    .execute();
  return rows.flatMap(({ user_id, name, address, is_shared, owner_name }) => {
    const named = new URLSearchParams(address).get('filter');
    const filterId = filterIds.find((id) => globalIdText('SavedFilter', id) === named);
    if (filterId === undefined) return [];
    const isOwn = user_id === userId;
    const isSeen = isOwn || is_shared === 1;
    return [
      { filterId, kind: 'view', name: isSeen ? name : null, ownerNm: owner_name, isOwn, count: 1 } as const,
    ];
  });
}

async function scheduleUses(
  documents: Documents,
  { companyId }: FilterOwner,
  dashboards: readonly DashboardUse[],
): Promise<FilterUse[]> {
  if (dashboards.length === 0) return [];
  const schedules = await schedulesOf(documents, 'DASHBOARD', { companyId });
  return schedules.flatMap(({ content, schedule }) =>
    schedule === null
      ? []
      : dashboards
          .filter(({ dashboardId }) => dashboardId === content.dashboardId)
          .map(({ dashboardId: _, ...use }) => ({ ...use, kind: 'schedule' as const, count: 1 })),
  );
}
