// The pages of operation status while they are asked for.
import { Skeleton } from '@mantine/core';
import { PageSkeleton } from '../../../components/layout/PageSkeleton.tsx';

export function OperationsSkeleton() {
  return (
    <PageSkeleton head={{ hasTabs: true }}>
      <Skeleton height={320} />
    </PageSkeleton>
  );
}
