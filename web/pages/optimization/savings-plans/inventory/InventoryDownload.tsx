// The list of active plans as a file: all pages of it, in the order of the screen.
import { useIntl } from 'react-intl';
import { graphql, useRelayEnvironment } from 'react-relay';
import InventoryDownloadQueryNode, {
  type InventoryDownloadQuery,
} from '../../../../__generated__/InventoryDownloadQuery.graphql.ts';
import type { PlanInventoryPageQuery$variables } from '../../../../__generated__/PlanInventoryPageQuery.graphql.ts';
import { allPages } from '../../shared/all-pages.ts';
import { DownloadMenu } from '../../shared/DownloadMenu.tsx';
import { useColumnTools } from '../../shared/useColumnTools.ts';
import { type PlanRow, planColumns } from './plan-columns.tsx';

graphql`
  query InventoryDownloadQuery($query: CommitmentQuery!, $sort: SavingsPlanSort!, $page: Int!) {
    viewer {
      savingsPlans(query: $query) {
        inventory(sort: $sort, page: $page, itemsPerPage: 200) {
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
      }
    }
  }
`;

interface InventoryDownloadProps {
  variables: PlanInventoryPageQuery$variables;
}

export function InventoryDownload({ variables: { query, sort } }: InventoryDownloadProps) {
  const intl = useIntl();
  const environment = useRelayEnvironment();
  const columns = planColumns({ ...useColumnTools(), onOpen: () => undefined });
  return (
    <DownloadMenu
      name={intl.formatMessage({ id: 'optimization.plans.active' })}
      columns={columns}
      allRows={() =>
        allPages<InventoryDownloadQuery, PlanRow>(
          environment,
          InventoryDownloadQueryNode,
          { query, sort },
          ({ viewer }) => viewer.savingsPlans?.inventory,
        )
      }
    />
  );
}
