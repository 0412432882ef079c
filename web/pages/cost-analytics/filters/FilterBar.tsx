// What is kept and left out, at the end of the state bar: each condition with its way out, the panel, saved filters.
import { useEffect, useState } from 'react';
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import CostAnalyticsPageQueryNode, {
  type CostAnalyticsPageQuery,
} from '../../../__generated__/CostAnalyticsPageQuery.graphql.ts';
import { Boundary } from '../../../components/faults/Boundary.tsx';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import { costAnalyticsPage } from '../page.tsx';
import { FilterLabels, type LabelOf, useFilterLabels } from '../shared/filters/useFilterLabels.ts';
import { FilterRow } from './FilterRow.tsx';
import { useNamedFilter } from './saved/useNamedFilter.ts';

/** Without a query while nothing may be asked; names of ids are put in when the answer has come. */
export function FilterBar({ queryRef }: { queryRef: PreloadedQuery<CostAnalyticsPageQuery> | null }) {
  const { address } = usePageAddress(costAnalyticsPage);
  const [labels, setLabels] = useState<{ of: LabelOf }>({ of: () => null });
  const plain = <FilterRow saved={null} />;
  return (
    <FilterLabels value={labels.of}>
      {address.filter === null || !queryRef ? (
        plain
      ) : (
        <Boundary variant="block" skeleton={plain} frame={() => plain} resetKey={queryRef}>
          <NamedFilterRow queryRef={queryRef} id={address.filter} />
        </Boundary>
      )}
      {queryRef ? (
        <Boundary variant="block" skeleton={null} frame={() => null} resetKey={queryRef}>
          <AnswerLabels queryRef={queryRef} onLabels={setLabels} />
        </Boundary>
      ) : null}
    </FilterLabels>
  );
}

interface AnswerLabelsProps {
  queryRef: PreloadedQuery<CostAnalyticsPageQuery>;
  onLabels: (labels: { of: LabelOf }) => void;
}

/** Waits for the answer in the place of the row, which stays as it is, with what is open in it. */
function AnswerLabels({ queryRef, onLabels }: AnswerLabelsProps) {
  const { viewer } = usePreloadedQuery<CostAnalyticsPageQuery>(CostAnalyticsPageQueryNode, queryRef);
  const { costAnalytics } = viewer;
  const labelOf = useFilterLabels(costAnalytics.ok ? (costAnalytics.value ?? null) : null);
  useEffect(() => onLabels({ of: labelOf }), [labelOf, onLabels]);
  return null;
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
