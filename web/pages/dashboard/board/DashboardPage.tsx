// The dashboard: one request for all of its widgets, each of which arrives, fails and recovers alone.

import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import type { DashboardPageQuery } from '../../../__generated__/DashboardPageQuery.graphql.ts';
import { FaultNotice } from '../../../components/faults/FaultNotice.tsx';
import { faultOfErrors } from '../../../fault.ts';
import type { PageProps } from '../../../routing/page-code.ts';
import { useAskAgain } from '../../../routing/useAskAgain.ts';
import { UnknownDashboard } from '../list/UnknownDashboard.tsx';
import { DashboardScreen } from './DashboardScreen.tsx';

export function DashboardPage({ queryRef, loadingRef }: PageProps<DashboardPageQuery>) {
  return queryRef ? <LoadedDashboard queryRef={queryRef} isStale={queryRef !== loadingRef} /> : null;
}

interface LoadedDashboardProps {
  queryRef: PreloadedQuery<DashboardPageQuery>;
  isStale: boolean;
}

function LoadedDashboard({ queryRef, isStale }: LoadedDashboardProps) {
  const { viewer } = usePreloadedQuery<DashboardPageQuery>(
    graphql`
      query DashboardPageQuery($board: ID, $scope: DashboardScopeInput) {
        viewer {
          dashboards @catch(to: RESULT) {
            id
            name
            isSelected
            isStarred
          }
          dashboard(id: $board) @catch(to: RESULT) {
            id
            ...DashboardScreen_dashboard @arguments(scope: $scope)
          }
        }
      }
    `,
    queryRef,
  );
  const retry = useAskAgain();
  const { dashboard, dashboards } = viewer;
  if (!dashboard.ok || !dashboards.ok) {
    const errors = [dashboard, dashboards].flatMap((result) => (result.ok ? [] : result.errors));
    return <FaultNotice variant="page" fault={faultOfErrors(errors)} onRetry={retry} />;
  }
  if (!dashboard.value) return <UnknownDashboard />;
  return (
    <DashboardScreen
      key={dashboard.value.id}
      dashboard={dashboard.value}
      dashboards={dashboards.value ?? []}
      isStale={isStale}
      onRetry={retry}
    />
  );
}
