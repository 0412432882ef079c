// The list of coverage as a file: all pages of it, in the order of the screen.
import { useIntl } from 'react-intl';
import { graphql, useRelayEnvironment } from 'react-relay';
import CoverageDownloadQueryNode, {
  type CoverageDownloadQuery,
} from '../../../../__generated__/CoverageDownloadQuery.graphql.ts';
import type { PlanCoveragePageQuery$variables } from '../../../../__generated__/PlanCoveragePageQuery.graphql.ts';
import { allPages } from '../../shared/all-pages.ts';
import { DownloadMenu } from '../../shared/DownloadMenu.tsx';
import { useColumnTools } from '../../shared/useColumnTools.ts';
import { type CoverageRow, coverageColumns } from './coverage-columns.tsx';

graphql`
  query CoverageDownloadQuery($query: CommitmentQuery!, $sort: CoverageSort!, $page: Int!) {
    viewer {
      savingsPlans(query: $query) {
        coverageRows(sort: $sort, page: $page, itemsPerPage: 200) {
          totalCount
          edges {
            node {
            account
            accountName
            product
            region
            regionName
            instanceFamily
            currency
            figures {
              coverage
              providerCoverage
              savingsPlansCost
              savingsPlansListCost
              onDemandCost
              totalCost
            }
            }
          }
        }
      }
    }
  }
`;

interface CoverageDownloadProps {
  variables: PlanCoveragePageQuery$variables;
}

export function CoverageDownload({ variables: { query, sort } }: CoverageDownloadProps) {
  const intl = useIntl();
  const environment = useRelayEnvironment();
  const columns = coverageColumns(useColumnTools());
  return (
    <DownloadMenu
      name={intl.formatMessage({ id: 'optimization.plans.coverageRows' })}
      columns={columns}
      allRows={() =>
        allPages<CoverageDownloadQuery, CoverageRow>(
          environment,
          CoverageDownloadQueryNode,
          { query, sort },
          ({ viewer }) => viewer.savingsPlans?.coverageRows,
        )
      }
    />
  );
}
