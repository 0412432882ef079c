// Budgets: what each part of the cost may cost by month, beside what it did and will (D-16).

import { useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { BudgetsPageQuery } from '../../__generated__/BudgetsPageQuery.graphql.ts';
import { FaultNotice } from '../../components/faults/FaultNotice.tsx';
import { useTitle } from '../../components/layout/useTitle.ts';
import { NoMenuRight } from '../../components/notices/NoMenuRight.tsx';
import { faultOfErrors } from '../../fault.ts';
import type { PageProps } from '../../routing/page-code.ts';
import { useAskAgain } from '../../routing/useAskAgain.ts';
import { BudgetBoard } from './BudgetBoard.tsx';

export function BudgetsPage({ queryRef, loadingRef }: PageProps<BudgetsPageQuery>) {
  const intl = useIntl();
  useTitle(intl.formatMessage({ id: 'budgets.page.title' }));
  return queryRef ? <Budgets queryRef={queryRef} isStale={loadingRef !== queryRef} /> : null;
}

interface BudgetsProps {
  queryRef: NonNullable<PageProps<BudgetsPageQuery>['queryRef']>;
  isStale: boolean;
}

function Budgets({ queryRef, isStale }: BudgetsProps) {
  const { viewer } = usePreloadedQuery<BudgetsPageQuery>(
    graphql`
      query BudgetsPageQuery($startMonth: Date, $basis: CostBasis!) {
        viewer {
          budgets(startMonth: $startMonth, basis: $basis) @catch(to: RESULT) {
            ...BudgetBoard_budgets
          }
        }
      }
    `,
    queryRef,
  );
  const refresh = useAskAgain();
  const { budgets } = viewer;
  if (budgets.ok && budgets.value)
    return <BudgetBoard budgets={budgets.value} isStale={isStale} onRefresh={refresh} />;
  const fault = faultOfErrors(budgets.ok ? [] : budgets.errors);
  return fault.menu ? <NoMenuRight /> : <FaultNotice variant="page" fault={fault} onRetry={refresh} />;
}
