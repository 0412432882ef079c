// Cost analytics: the question in one bar, then its answer, its chart and its table.
import { Title } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { useRevalidator } from 'react-router-dom';
import type { CostAnalyticsPageQuery } from '../../__generated__/CostAnalyticsPageQuery.graphql.ts';
import { FaultNotice } from '../../components/FaultNotice.tsx';
import { NoMenuRight } from '../../components/NoMenuRight.tsx';
import { useTitle } from '../../components/useTitle.ts';
import { faultOfErrors } from '../../fault.ts';
import { forgetAnswers } from '../../relay/environment.ts';
import type { PageProps } from '../../relay/page-route.tsx';
import { useShellViewer } from '../../shell/shell-viewer.ts';
import { rangeFaultBeforeRequest, rangeOf } from './address.ts';
import classes from './CostAnalytics.module.css';
import { CostAnalyticsSkeletonBody } from './CostAnalyticsSkeleton.tsx';
import { CostAnswer } from './CostAnswer.tsx';
import { CostChart } from './CostChart.tsx';
import { CostDetailDrawer } from './CostDetailDrawer.tsx';
import { CostTable } from './CostTable.tsx';
import { RangeWarning } from './RangeWarning.tsx';
import { StateBar } from './StateBar.tsx';
import { useAnalyticsAddress } from './useAnalyticsAddress.ts';

export function CostAnalyticsPage({ queryRef, loadingRef }: PageProps<CostAnalyticsPageQuery>) {
  const intl = useIntl();
  useTitle(intl.formatMessage({ id: 'cost-analytics.page.title' }));
  const { address, change } = useAnalyticsAddress();
  const { today } = useShellViewer();
  const fault = rangeFaultBeforeRequest(address, today);
  return (
    <div className={classes.page}>
      <Title order={1} size="lg">
        <FormattedMessage id="cost-analytics.page.title" />
      </Title>
      <StateBar address={address} onChange={change} />
      {fault ? (
        <RangeWarning fault={fault} range={rangeOf(address, today)} onMend={change} />
      ) : queryRef ? (
        <Analysis queryRef={queryRef} loadingRef={loadingRef ?? queryRef} />
      ) : (
        <CostAnalyticsSkeletonBody />
      )}
    </div>
  );
}

interface AnalysisProps {
  queryRef: PreloadedQuery<CostAnalyticsPageQuery>;
  loadingRef: PreloadedQuery<CostAnalyticsPageQuery>;
}

function Analysis({ queryRef, loadingRef }: AnalysisProps) {
  const { revalidate } = useRevalidator();
  const {
    viewer: { costAnalytics },
  } = usePreloadedQuery<CostAnalyticsPageQuery>(
    graphql`
      query CostAnalyticsPageQuery($query: CostAnalyticsQuery!, $page: Int!, $search: String, $sort: CostItemSort!) {
        viewer {
          costAnalytics(query: $query) @catch(to: RESULT) {
            ...CostAnswer_analytics
            ...CostChart_analytics
            ...CostTable_analytics @arguments(page: $page, search: $search, sort: $sort)
          }
        }
      }
    `,
    queryRef,
  );
  const retry = () => {
    forgetAnswers();
    void revalidate();
  };
  if (!costAnalytics.ok) {
    const fault = faultOfErrors(costAnalytics.errors);
    return fault.code === 'FORBIDDEN' ? (
      <NoMenuRight />
    ) : (
      <FaultNotice dress="block" fault={fault} onRetry={retry} />
    );
  }
  if (!costAnalytics.value) return <FaultNotice dress="block" fault={faultOfErrors([])} onRetry={retry} />;
  // A search, another order or another page leaves the answer and the chart as they are.
  const isStale = queryRef !== loadingRef;
  const isOtherQuestion = isStale && !isSame(queryRef.variables.query, loadingRef.variables.query);
  return (
    <>
      <div className={classes.result} data-stale={isOtherQuestion || undefined} aria-busy={isOtherQuestion}>
        <CostAnswer analytics={costAnalytics.value} />
        <CostChart analytics={costAnalytics.value} />
      </div>
      <div className={classes.result} data-stale={isStale || undefined} aria-busy={isStale}>
        <CostTable analytics={costAnalytics.value} />
      </div>
      <CostDetailDrawer />
    </>
  );
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
