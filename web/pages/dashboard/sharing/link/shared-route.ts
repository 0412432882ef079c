// What the route of a shared dashboard asks for: its query, and the address as its variables.
import { isShareUuid, partsOfSharePath } from '../../../../../lib/rules/dashboard-shares.ts';
import type { SharedDashboardPageQuery$variables } from '../../../../__generated__/SharedDashboardPageQuery.graphql.ts';
import SharedDashboardPageQuery from '../../../../__generated__/SharedDashboardPageQuery.graphql.ts';

export const query = SharedDashboardPageQuery;

/** Null for an address without an id that could be that of a link. */
export function variables({ pathname }: URL): SharedDashboardPageQuery$variables | null {
  const parts = partsOfSharePath(pathname);
  return parts && isShareUuid(parts.uuid) ? parts : null;
}
