// Asks for the rows below one that was opened, and keeps them as long as the table is shown.
import { useCallback, useRef, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type {
  useLaterRowsQuery,
  useLaterRowsQuery$variables,
} from '../../../__generated__/useLaterRowsQuery.graphql.ts';
import { rowId } from '../bill/row-id.ts';
import type { DetailLike, DetailRow } from './detail-rows.ts';

export type DetailQuestion = Omit<useLaterRowsQuery$variables, 'under'>;

const NONE: ReadonlyMap<string, readonly DetailLike[]> = new Map();

export function useLaterRows(question: DetailQuestion) {
  const environment = useRelayEnvironment();
  const [later, setLater] = useState(NONE);
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const asked = useRef(new Set<string>());
  const load = useCallback(
    ({ currency, keys }: Pick<DetailRow, 'currency' | 'keys'>) => {
      const id = rowId(currency, ...keys);
      if (asked.current.has(id)) return;
      asked.current.add(id);
      setFailed((before) => new Set([...before].filter((other) => other !== id)));
      fetchQuery<useLaterRowsQuery>(environment, QUERY, {
        ...question,
        under: { currency, keys: [...keys] },
      }).subscribe({
        next: ({ viewer }) => {
          const rows = viewer.bill?.details?.rows;
          if (rows) setLater((before) => new Map(before).set(id, rows));
        },
        error: () => {
          asked.current.delete(id);
          setFailed((before) => new Set(before).add(id));
        },
      });
    },
    [environment, question],
  );
  return { later, failed, load };
}

const QUERY = graphql`
  query useLaterRowsQuery(
    $vendor: Vendor!
    $month: Date!
    $viewBy: BillingViewBy!
    $tagKey: String
    $detailsSet: String
    $under: BillDetailPlace!
  ) {
    viewer {
      bill(vendor: $vendor, month: $month) {
        details(viewBy: $viewBy, layers: 1, tagKey: $tagKey, serviceGroupSet: $detailsSet, under: $under) {
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
