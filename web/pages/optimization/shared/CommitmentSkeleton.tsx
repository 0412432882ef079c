// Blocks as large as those of a page of commitments, until they come.
import { Skeleton } from '@mantine/core';
import { PageSkeleton } from '../../../components/layout/PageSkeleton.tsx';

export function CommitmentSkeleton() {
  return (
    <PageSkeleton head={{ hasTabs: true, hasBar: true }}>
      <Skeleton height={180} />
      <Skeleton height={360} />
      <Skeleton height={420} />
    </PageSkeleton>
  );
}
