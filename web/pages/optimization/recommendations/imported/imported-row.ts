// A line of a provider's advice as the list and its file show it.
import { graphql, readInlineData } from 'react-relay';
import type {
  importedRow_line$data,
  importedRow_line$key,
} from '../../../../__generated__/importedRow_line.graphql.ts';

export type ImportedRow = importedRow_line$data;

export function importedRow(line: importedRow_line$key): ImportedRow {
  return readInlineData(
    graphql`
      fragment importedRow_line on ImportedRecommendation @inline {
        account
        byHours {
          averageUse
          isFitted
          monthlySavings
          quantity
        }
        checks {
          check
          isOk
          reckoned
          told
        }
        commitment
        currency
        file
        key
        kind
        line
        madeAt
        monthlyOnDemand
        monthlySavings
        name
        ours {
          key
          monthlySavings
          quantity
        }
        paymentOption
        platform
        quantity
        region
        source
        termYears
        verdict
      }
    `,
    line,
  );
}
