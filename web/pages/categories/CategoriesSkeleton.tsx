// As large as the page Service categories.
import { Skeleton } from '@mantine/core';
import shared from '../../components/Page.module.css';
import { PageSkeleton } from '../../components/PageSkeleton.tsx';

export function CategoriesSkeleton() {
  return (
    <PageSkeleton className={shared.page}>
      <Skeleton height={66} width={320} />
      <Skeleton height={78} />
      <Skeleton height={520} />
    </PageSkeleton>
  );
}
