// The pages of operation status while they are asked for.
import { Skeleton } from '@mantine/core';
import layout from '../../../components/layout/Page.module.css';
import { PageSkeleton } from '../../../components/layout/PageSkeleton.tsx';

export function OperationsSkeleton() {
  return (
    <PageSkeleton className={layout.page}>
      <Skeleton height={30} width={260} />
      <Skeleton height={30} width={320} />
      <Skeleton height={320} />
    </PageSkeleton>
  );
}
