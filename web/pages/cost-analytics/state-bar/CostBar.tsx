// The bar of state: the question and its filters, drawn anew when they change.
import { memo } from 'react';
import type { PreloadedQuery } from 'react-relay';
import type { CostAnalyticsPageQuery } from '../../../__generated__/CostAnalyticsPageQuery.graphql.ts';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import { FilterBar } from '../filters/FilterBar.tsx';
import { costAnalyticsPage } from '../page.tsx';
import { QuestionBar } from './QuestionBar.tsx';

interface CostBarProps {
  /** Null while nothing may be asked. */
  queryRef: PreloadedQuery<CostAnalyticsPageQuery> | null;
}

export const CostBar = memo(function CostBar({ queryRef }: CostBarProps) {
  const { address, change } = usePageAddress(costAnalyticsPage);
  return (
    <QuestionBar address={address} onChange={change}>
      <FilterBar queryRef={queryRef} />
    </QuestionBar>
  );
});
