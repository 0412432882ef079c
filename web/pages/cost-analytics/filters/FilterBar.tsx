// What is kept and left out, at the end of the state bar: each condition with its way out, the panel, saved filters.
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import CostAnalyticsPageQueryNode, {
  type CostAnalyticsPageQuery,
} from '../../../__generated__/CostAnalyticsPageQuery.graphql.ts';
import { Boundary } from '../../../components/Boundary.tsx';
import { useAnalyticsAddress } from '../useAnalyticsAddress.ts';
import { FilterRow } from './FilterRow.tsx';
import { useNamedFilter } from './useNamedFilter.ts';

/** Without a query while nothing may be asked. */
export function FilterBar({ queryRef }: { queryRef: PreloadedQuery<CostAnalyticsPageQuery> | null }) {
  const { address } = useAnalyticsAddress();
  const plain = <FilterRow saved={null} />;
  if (address.filter === null || !queryRef) return plain;
  return (
    <Boundary dress="block" skeleton={plain} frame={() => plain} resetKey={queryRef}>
      <NamedFilterRow queryRef={queryRef} id={address.filter} />
    </Boundary>
  );
}

interface NamedFilterRowProps {
  queryRef: PreloadedQuery<CostAnalyticsPageQuery>;
  id: string;
}

function NamedFilterRow({ queryRef, id }: NamedFilterRowProps) {
  const { savedFilter } = usePreloadedQuery<CostAnalyticsPageQuery>(CostAnalyticsPageQueryNode, queryRef);
  const named = useNamedFilter(savedFilter?.filter ?? null);
  return <FilterRow saved={named?.id === id ? named : null} />;
}
