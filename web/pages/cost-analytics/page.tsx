// The page Cost analytics: its address is the whole question, and how the answer is shown.
import { Skeleton } from '@mantine/core';
import CostAnalyticsPageQuery from '../../__generated__/CostAnalyticsPageQuery.graphql.ts';
import { PageSkeleton } from '../../components/layout/PageSkeleton.tsx';
import { definePage } from '../../routing/define-page.ts';
import { knownToday } from '../../viewer/known-today.ts';
import classes from './CostAnalytics.module.css';
import { analyticsParsers, incompleteParts, questionFault } from './shared/address/address.ts';
import { analyticsVariables } from './shared/address/variables.ts';

export const costAnalyticsPage = definePage('costAnalytics', {
  parameters: analyticsParsers,
  incomplete: incompleteParts,
  // Another question begins on its first page.
  restart: ['page'],
  query: CostAnalyticsPageQuery,
  variables: (address) => (questionFault(address, knownToday()) ? null : analyticsVariables(address)),
  showsLastVisit: true,
  skeleton: (
    <PageSkeleton head={{ hasBar: true }}>
      <CostAnalyticsSkeletonBody />
    </PageSkeleton>
  ),
});

export function CostAnalyticsSkeletonBody() {
  return (
    <PageSkeleton className={classes.result}>
      <Skeleton height={72} />
      <Skeleton height={420} />
      <Skeleton height={480} />
    </PageSkeleton>
  );
}
