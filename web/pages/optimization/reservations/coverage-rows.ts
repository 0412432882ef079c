// Coverage as the components read it.
import { graphql, readInlineData } from 'react-relay';
import type {
  coverageRows_figures$data,
  coverageRows_figures$key,
} from '../../../__generated__/coverageRows_figures.graphql.ts';
import type {
  coverageRows_row$data,
  coverageRows_row$key,
} from '../../../__generated__/coverageRows_row.graphql.ts';

export type CoverageFigures = Omit<coverageRows_figures$data, ' $fragmentType'>;
export type CoverageUsage = CoverageFigures['hours'];
export type CoverageRow = Omit<coverageRows_row$data, 'figures' | ' $fragmentType'> & {
  figures: CoverageFigures;
};

export function coverageFigures(key: coverageRows_figures$key): CoverageFigures {
  return readInlineData(
    graphql`
      fragment coverageRows_figures on ReservationCoverageFigures @inline {
        onDemandCost
        savingsPlansCost
        reservedOnDemandCost
        totalCost
        hours {
          onDemand
          reserved
          savingsPlans
          total
          totalWithPlans
          coverage
          coverageWithPlans
        }
        units {
          onDemand
          reserved
          savingsPlans
          total
          totalWithPlans
          coverage
          coverageWithPlans
        }
      }
    `,
    key,
  );
}

export function coverageRow(key: coverageRows_row$key): CoverageRow {
  const { figures, ...row } = readInlineData(
    graphql`
      fragment coverageRows_row on ReservationCoverageRow @inline {
        account
        accountName
        payerAccount
        product
        region
        regionName
        instanceFamily
        instanceType
        size
        normalizationFactor
        platform
        tenancy
        figures {
          ...coverageRows_figures
        }
      }
    `,
    key,
  );
  return { ...row, figures: coverageFigures(figures) };
}
