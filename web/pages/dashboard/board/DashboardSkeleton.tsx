// As large as the dashboard, before its query has an answer.
import { Skeleton } from '@mantine/core';
import { PageSkeleton } from '../../../components/layout/PageSkeleton.tsx';
import classes from './Dashboard.module.css';

export function DashboardSkeleton() {
  return (
    <PageSkeleton className={classes.page}>
      <Skeleton height={24} width={160} />
      <Skeleton height={408} />
      <Skeleton height={408} />
    </PageSkeleton>
  );
}
