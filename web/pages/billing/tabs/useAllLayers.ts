// Asks for all rows of a bill's details at once, for a file of them.
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useAllLayersQuery } from '../../../__generated__/useAllLayersQuery.graphql.ts';
import type { DetailLike } from './detail-rows.ts';
import type { DetailQuestion } from './useLaterRows.ts';

/** Rejects where they cannot be had. */
export function useAllLayers(question: DetailQuestion): (layers: number) => Promise<readonly DetailLike[]> {
  const environment = useRelayEnvironment();
  return async (layers) => {
    const answer = await fetchQuery<useAllLayersQuery>(environment, QUERY, {
      ...question,
      layers,
    }).toPromise();
    const rows = answer?.viewer.bill?.details?.rows;
    if (!rows) throw new Error('the details of the bill did not come');
    return rows;
  };
}

const QUERY = graphql`
  query useAllLayersQuery(
    $vendor: Vendor!
    $month: Date!
    $viewBy: BillingViewBy!
    $tagKey: String
    $detailsSet: String
    $layers: Int!
  ) {
    viewer {
      bill(vendor: $vendor, month: $month) {
        details(viewBy: $viewBy, layers: $layers, tagKey: $tagKey, serviceGroupSet: $detailsSet) {
          rows {
            cost
            currency
            hasChildren
            keys
            label
            layer
            placeholder
          }
        }
      }
    }
  }
`;
