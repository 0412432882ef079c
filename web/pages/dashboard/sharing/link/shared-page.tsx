// The page of a link to a dashboard: its path names the link.
import { isShareUuid, partsOfSharePath } from '../../../../../lib/rules/dashboard-shares.ts';
import SharedDashboardPageQuery, {
  type SharedDashboardPageQuery$variables,
} from '../../../../__generated__/SharedDashboardPageQuery.graphql.ts';
import { definePage } from '../../../../routing/define-page.ts';
import { DashboardSkeleton } from '../../board/DashboardSkeleton.tsx';

export const sharedDashboardPage = definePage('sharedDashboard', {
  parameters: {},
  query: SharedDashboardPageQuery,
  // Null for a path without an id that could be that of a link.
  variables: (_, { pathname }): SharedDashboardPageQuery$variables | null => {
    const parts = partsOfSharePath(pathname);
    return parts && isShareUuid(parts.uuid) ? parts : null;
  },
  skeleton: <DashboardSkeleton />,
});
