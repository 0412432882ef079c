// As large as the page of cost analytics.
import { Skeleton } from '@mantine/core';
import { PageSkeleton } from '../../components/PageSkeleton.tsx';
import classes from './CostAnalytics.module.css';

export function CostAnalyticsSkeleton() {
  return (
    <div className={classes.page}>
      <Skeleton height={24} width={180} />
      <Skeleton height={48} />
      <CostAnalyticsSkeletonBody />
    </div>
  );
}

export function CostAnalyticsSkeletonBody() {
  return (
    <PageSkeleton className={classes.result}>
      <Skeleton height={72} />
      <Skeleton height={420} />
      <Skeleton height={480} />
    </PageSkeleton>
  );
}
