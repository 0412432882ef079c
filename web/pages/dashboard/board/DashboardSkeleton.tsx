// As large as the dashboard, before its query has an answer: sentence, cards, a wide chart, and two beside each other.
import { Skeleton } from '@mantine/core';
import { PageSkeleton } from '../../../components/layout/PageSkeleton.tsx';
import classes from './Dashboard.module.css';

export function DashboardSkeleton() {
  return (
    <PageSkeleton head={{ hasBar: true }}>
      <Skeleton height={84} />
      <div className={classes.cards}>
        <Skeleton height={184} />
        <Skeleton height={184} />
        <Skeleton height={184} />
        <Skeleton height={184} />
      </div>
      <Skeleton height={408} />
      <div className={classes.halves}>
        <Skeleton height={408} />
        <Skeleton height={408} />
      </div>
    </PageSkeleton>
  );
}
