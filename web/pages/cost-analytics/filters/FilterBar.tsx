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
import type { NamedFilter } from './useFilters.ts';

/** Without a query while nothing may be asked; names of ids are put in when the answer has come. */
export function FilterBar({ queryRef }: { queryRef: PreloadedQuery<CostAnalyticsPageQuery> | null }) {
  const { address } = usePageAddress(costAnalyticsPage);
  const [labels, setLabels] = useState<{ of: LabelOf }>({ of: () => null });
  const [saved, setSaved] = useState<NamedFilter | null>(null);
  return (
    <FilterLabels value={labels.of}>
      <FilterRow saved={saved?.id === address.filter ? saved : null} />
      {queryRef && address.filter !== null ? (
        <Boundary variant="block" skeleton={null} frame={() => null} resetKey={queryRef}>
          <AnswerFilter queryRef={queryRef} onSaved={setSaved} />
        </Boundary>
      ) : null}
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

interface AnswerFilterProps {
  queryRef: PreloadedQuery<CostAnalyticsPageQuery>;
  onSaved: (saved: NamedFilter | null) => void;
}

/** The same for the saved filter that the address names. */
function AnswerFilter({ queryRef, onSaved }: AnswerFilterProps) {
  const { savedFilter } = usePreloadedQuery<CostAnalyticsPageQuery>(CostAnalyticsPageQueryNode, queryRef);
  const named = useNamedFilter(savedFilter?.filter ?? null);
  useEffect(() => onSaved(named), [named, onSaved]);
  return null;
}
