// How each company fares: all of the site for its staff, the own one for others (M-01).

import { graphql, usePreloadedQuery } from 'react-relay';
import type { OverviewPageQuery } from '../../../__generated__/OverviewPageQuery.graphql.ts';
import { FaultNotice } from '../../../components/faults/FaultNotice.tsx';
import layout from '../../../components/layout/Page.module.css';
import { faultOfErrors } from '../../../fault.ts';
import type { PageProps } from '../../../routing/page-code.ts';
import { useAskAgain } from '../../../routing/useAskAgain.ts';
import { OperationsFrame } from '../shared/OperationsFrame.tsx';
import { CodeLegend } from './CodeLegend.tsx';
import { CompanyTable } from './CompanyTable.tsx';
import { TableUse } from './TableUse.tsx';

export function OverviewPage({ queryRef, loadingRef }: PageProps<OverviewPageQuery>) {
  if (!queryRef) return null;
  return <Overview queryRef={queryRef} isStale={loadingRef !== queryRef} />;
}

interface OverviewProps {
  queryRef: NonNullable<PageProps<OverviewPageQuery>['queryRef']>;
  isStale: boolean;
}

function Overview({ queryRef, isStale }: OverviewProps) {
  const { viewer } = usePreloadedQuery<OverviewPageQuery>(
    graphql`
      query OverviewPageQuery {
        viewer {
          operationStatuses(itemsPerPage: 1) @catch(to: RESULT) {
            ...CompanyTable_statuses
          }
          costStoreUsage @catch(to: RESULT) {
            ...TableUse_usage
          }
        }
      }
    `,
    queryRef,
  );
  const retry = useAskAgain();
  const { operationStatuses: statuses, costStoreUsage: usage } = viewer;
  return (
    <OperationsFrame isStale={isStale}>
      {statuses.ok && statuses.value ? (
        <CompanyTable statuses={statuses.value} />
      ) : (
        <Fault errors={statuses.ok ? [] : statuses.errors} onRetry={retry} />
      )}
      <CodeLegend />
      {usage.ok ? (
        usage.value && <TableUse usage={usage.value} />
      ) : (
        <Fault errors={usage.errors} onRetry={retry} />
      )}
    </OperationsFrame>
  );
}

interface FaultProps {
  errors: Parameters<typeof faultOfErrors>[0];
  onRetry: () => void;
}

function Fault({ errors, onRetry }: FaultProps) {
  return (
    <section className={layout.panel}>
      <FaultNotice variant="block" fault={faultOfErrors(errors)} onRetry={onRetry} />
    </section>
  );
}
