// The list of plans as a file: all pages of it, in the order of the screen.
import { useIntl } from 'react-intl';
import { graphql, useRelayEnvironment } from 'react-relay';
import AgreementsDownloadQueryNode, {
  type AgreementsDownloadQuery,
} from '../../../../__generated__/AgreementsDownloadQuery.graphql.ts';
import type { PlanUtilizationPageQuery$variables } from '../../../../__generated__/PlanUtilizationPageQuery.graphql.ts';
import { allPages } from '../../shared/all-pages.ts';
import { DownloadMenu } from '../../shared/DownloadMenu.tsx';
import { useColumnTools } from '../../shared/useColumnTools.ts';
import { type AgreementRow, agreementColumns } from './agreement-columns.tsx';

graphql`
  query AgreementsDownloadQuery($query: CommitmentQuery!, $sort: SavingsPlanUseSort!, $page: Int!) {
    viewer {
      savingsPlans(query: $query) {
        agreements(sort: $sort, page: $page, itemsPerPage: 200) {
          totalCount
          edges {
            node {
              key
              account
              accountName
              type
              instanceFamily
              regionName
              endsAt
              currency
              figures {
                utilization
                savingsRate
                netSavings
                onDemandSpend
                totalPayment
                usedPayment
                unusedPayment
              }
            }
          }
        }
      }
    }
  }
`;

export function AgreementsDownload({
  variables: { query, sort },
}: {
  variables: PlanUtilizationPageQuery$variables;
}) {
  const intl = useIntl();
  const environment = useRelayEnvironment();
  const columns = agreementColumns({ ...useColumnTools(), onOpen: () => undefined });
  return (
    <DownloadMenu
      name={intl.formatMessage({ id: 'optimization.plans.agreements' })}
      columns={columns}
      allRows={() =>
        allPages<AgreementsDownloadQuery, AgreementRow>(
          environment,
          AgreementsDownloadQueryNode,
          { query, sort },
          ({ viewer }) => viewer.savingsPlans?.agreements,
        )
      }
    />
  );
}
