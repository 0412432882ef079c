// Coverage by account, product, region and family, twenty a page.
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { CoverageRows_rows$key } from '../../../../__generated__/CoverageRows_rows.graphql.ts';
import { ListBlock, type ListState } from '../../shared/ListBlock.tsx';
import { useColumnTools } from '../../shared/useColumnTools.ts';
import { coverageColumns } from './coverage-columns.tsx';

interface CoverageRowsProps {
  rows: CoverageRows_rows$key;
  state: ListState;
  onState: (change: Partial<ListState>) => void;
}

export function CoverageRows({ rows, state, onState }: CoverageRowsProps) {
  const intl = useIntl();
  const columns = coverageColumns(useColumnTools());
  const { edges, totalCount } = useFragment(
    graphql`
      fragment CoverageRows_rows on CoverageRowConnection {
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
    `,
    rows,
  );
  return (
    <ListBlock
      isRounded
      label={intl.formatMessage({ id: 'optimization.plans.coverageRows' })}
      columns={columns}
      rows={edges.map(({ node }) => node)}
      keyOf={({ account, product, region, instanceFamily }) =>
        JSON.stringify([account, product, region, instanceFamily])
      }
      totalCount={totalCount}
      state={state}
      onState={onState}
    />
  );
}
