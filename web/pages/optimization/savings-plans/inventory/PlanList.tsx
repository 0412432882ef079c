// Active plans, ten a page.
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { PlanList_plans$key } from '../../../../__generated__/PlanList_plans.graphql.ts';
import { ListBlock, type ListState } from '../../shared/ListBlock.tsx';
import { useColumnTools } from '../../shared/useColumnTools.ts';
import { planColumns } from './plan-columns.tsx';

interface PlanListProps {
  plans: PlanList_plans$key;
  state: ListState;
  onState: (change: Partial<ListState>) => void;
  onOpen: (key: string) => void;
}

export function PlanList({ plans, state, onState, onOpen }: PlanListProps) {
  const intl = useIntl();
  const columns = planColumns({ ...useColumnTools(), onOpen });
  const { edges, totalCount } = useFragment(
    graphql`
      fragment PlanList_plans on SavingsPlanConnection {
        totalCount
        edges {
          node {
            key
            arn
            account
            accountName
            type
            instanceFamily
            regionName
            paymentOption
            startsAt
            endsAt
            remainingDays
            durationSeconds
            commitment
            upfrontPayment
            recurringPayment
            currency
          }
        }
      }
    `,
    plans,
  );
  return (
    <ListBlock
      label={intl.formatMessage({ id: 'optimization.plans.active' })}
      columns={columns}
      rows={edges.map(({ node }) => node)}
      keyOf={({ arn }) => arn}
      totalCount={totalCount}
      state={state}
      onState={onState}
    />
  );
}
