// Cost analytics: the question in one bar, then its answer, its chart and its table.

import { memo, useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import type { CostAnalyticsPageQuery } from '../../__generated__/CostAnalyticsPageQuery.graphql.ts';
import { FaultNotice } from '../../components/faults/FaultNotice.tsx';
import { KeptBoundary } from '../../components/faults/KeptBoundary.tsx';
import { PageLayout } from '../../components/layout/PageLayout.tsx';
import { useTitle } from '../../components/layout/useTitle.ts';
import { MoneyOfVendors } from '../../components/money/MoneyOfVendors.tsx';
import { NoMenuRight } from '../../components/notices/NoMenuRight.tsx';
import { faultOfErrors } from '../../fault.ts';
import type { PageProps } from '../../routing/page-code.ts';
import { useAskAgain } from '../../routing/useAskAgain.ts';
import { usePageAddress } from '../../routing/usePageAddress.ts';
import { useShellViewer } from '../../viewer/shell-viewer.ts';
import { AnsweredBy } from './AnsweredBy.tsx';
import classes from './CostAnalytics.module.css';
import { CostAnswer } from './CostAnswer.tsx';
import { CostChart } from './CostChart.tsx';
import { CostPortion } from './CostPortion.tsx';
import { DriversPanel } from './compare/DriversPanel.tsx';
import { CostDetailTitle } from './detail/CostDetailTitle.tsx';
import { DetailDrawer } from './detail/DetailDrawer.tsx';
import { ExportButton } from './export/ExportButton.tsx';
import { CostAnalyticsSkeletonBody, costAnalyticsPage } from './page.tsx';
import { RangeWarning } from './RangeWarning.tsx';
import { CostSentence } from './sentence/CostSentence.tsx';
import { comparedRangeOf, questionFault, rangeOf } from './shared/address/address.ts';
import { shownVendors } from './shared/address/variables.ts';
import { CancelledQuestion } from './slow/CancelledQuestion.tsx';
import { SlowQuestion } from './slow/SlowQuestion.tsx';
import { useCancelQuestion } from './slow/useCancelQuestion.ts';
import { CostBar } from './state-bar/CostBar.tsx';
import { UnsupportedVendors } from './state-bar/UnsupportedVendors.tsx';
import { CostTable } from './table/CostTable.tsx';
import { useKeptQuestion } from './useKeptQuestion.ts';
import { useOfQuestion } from './useOfQuestion.ts';
import { useReset } from './useReset.ts';
import { useShownVendorsOnly } from './useShownVendorsOnly.ts';
import { SavedViews } from './views/SavedViews.tsx';

export function CostAnalyticsPage({ queryRef, loadingRef }: PageProps<CostAnalyticsPageQuery>) {
  const intl = useIntl();
  useTitle(intl.formatMessage({ id: 'cost-analytics.page.title' }));
  const { address, change } = usePageAddress(costAnalyticsPage);
  const { selectedVendors, today } = useShellViewer();
  const retry = useAskAgain();
  const resetOf = useReset();
  const fault = questionFault(address, today);
  const { isCancelled, cancel, onAnswered } = useCancelQuestion(loadingRef);
  useKeptQuestion();
  useShownVendorsOnly(loadingRef);
  return (
    <PageLayout
      isOfCost
      vendors={shownVendors(address, selectedVendors)}
      title={<FormattedMessage id="cost-analytics.page.title" />}
      actions={
        fault ? null : (
          <>
            <SavedViews />
            <ExportButton />
          </>
        )
      }
      bar={<CostBar queryRef={queryRef} />}
    >
      <UnsupportedVendors address={address} onChange={change} />
      {fault ? (
        <RangeWarning
          fault={fault}
          range={fault.part === 'range' ? rangeOf(address, today) : comparedRangeOf(address, today)}
          onMend={change}
        />
      ) : isCancelled ? (
        <CancelledQuestion onAsk={retry} />
      ) : queryRef ? (
        <KeptBoundary
          variant="block"
          skeleton={
            <>
              <SlowQuestion onCancel={cancel} />
              <CostAnalyticsSkeletonBody />
            </>
          }
          onRetry={retry}
          resetOf={resetOf}
          reference={queryRef}
        >
          {(reference) => (
            <AnsweredBy reference={reference}>
              <Analysis
                queryRef={reference}
                loadingRef={loadingRef ?? reference}
                onRetry={retry}
                onCancel={cancel}
                onAnswered={onAnswered}
              />
            </AnsweredBy>
          )}
        </KeptBoundary>
      ) : (
        <CostAnalyticsSkeletonBody />
      )}
    </PageLayout>
  );
}

interface AnalysisProps {
  queryRef: PreloadedQuery<CostAnalyticsPageQuery>;
  loadingRef: PreloadedQuery<CostAnalyticsPageQuery>;
  onRetry: () => void;
  onCancel: () => void;
  /** Told when the newest question is answered. */
  onAnswered: () => void;
}

const Analysis = memo(function Analysis(props: AnalysisProps) {
  const { queryRef, loadingRef, onRetry, onCancel, onAnswered } = props;
  const resetOf = useReset();
  const isStale = queryRef !== loadingRef;
  useEffect(() => {
    if (!isStale) onAnswered();
  }, [isStale, onAnswered]);
  const {
    viewer: { costAnalytics },
  } = usePreloadedQuery<CostAnalyticsPageQuery>(
    graphql`
      query CostAnalyticsPageQuery(
        $query: CostAnalyticsQuery!
        $page: Int!
        $size: Int!
        $search: String
        $searchIn: CostItemSearch!
        $sort: [CostItemSort!]!
        $withMonths: Boolean!
        $savedFilter: ID!
        $hasSavedFilter: Boolean!
      ) {
        savedFilter: node(id: $savedFilter) @include(if: $hasSavedFilter) {
          ... on SavedFilter @alias(as: "filter") {
            ...useNamedFilter_filter
          }
        }
        viewer {
          costAnalytics(query: $query) @catch(to: RESULT) {
            ...CostAnswer_analytics
            ...CostSentence_analytics
            ...CostChart_analytics
            ...CostPortion_analytics
            ...CostDetailTitle_analytics
            ...DriversPanel_analytics
            ...CostTable_analytics
            ...useFilterLabels_analytics
          }
        }
      }
    `,
    queryRef,
  );
  // A search, another order or another page leaves the answer and the chart as they are.
  const analytics = useOfQuestion(
    costAnalytics.ok ? (costAnalytics.value ?? null) : null,
    queryRef.variables.query,
  );
  if (!costAnalytics.ok) {
    const fault = faultOfErrors(costAnalytics.errors);
    return fault.menu ? (
      <NoMenuRight />
    ) : (
      <FaultNotice variant="block" fault={fault} onRetry={onRetry} reset={resetOf(fault)} />
    );
  }
  if (!costAnalytics.value || !analytics)
    return <FaultNotice variant="block" fault={faultOfErrors([])} onRetry={onRetry} />;
  const isOtherQuestion = isStale && !isSame(queryRef.variables.query, loadingRef.variables.query);
  // The table has more columns than fit beside something.
  const { compare, thenBy } = queryRef.variables.query;
  const isWide = compare !== 'NONE' || (thenBy?.length ?? 0) > 0 || queryRef.variables.withMonths;
  return (
    <MoneyOfVendors vendors={queryRef.variables.query.vendors ?? null}>
      {isStale ? <SlowQuestion onCancel={onCancel} /> : null}
      <div className={classes.result} data-stale={isOtherQuestion || undefined} aria-busy={isOtherQuestion}>
        <CostAnswer analytics={analytics} />
        <CostSentence analytics={analytics} />
        <CostChart analytics={analytics} />
      </div>
      <div className={classes.items} data-wide={isWide || undefined}>
        <div className={classes.result} data-stale={isStale || undefined} aria-busy={isStale}>
          <CostTable analytics={costAnalytics.value} />
        </div>
        <div className={classes.result} data-stale={isOtherQuestion || undefined} aria-busy={isOtherQuestion}>
          <CostPortion analytics={analytics} />
        </div>
      </div>
      <div className={classes.result} data-stale={isOtherQuestion || undefined} aria-busy={isOtherQuestion}>
        <DriversPanel analytics={analytics} />
      </div>
      <DetailDrawer title={<CostDetailTitle analytics={costAnalytics.value} />} />
    </MoneyOfVendors>
  );
});

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
