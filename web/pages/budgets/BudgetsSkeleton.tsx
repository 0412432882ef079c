// As large as the page Budgets.
import { Skeleton } from '@mantine/core';
import shared from '../../components/Page.module.css';
import { PageSkeleton } from '../../components/PageSkeleton.tsx';

export function BudgetsSkeleton() {
  return (
    <PageSkeleton className={shared.page}>
      <Skeleton height={30} width={260} />
      <Skeleton height={220} />
      <Skeleton height={320} />
    </PageSkeleton>
  );
}
