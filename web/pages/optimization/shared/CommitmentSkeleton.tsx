// Blocks as large as those of a page of commitments, until they come.
import { Skeleton } from '@mantine/core';
import layout from '../../../components/layout/Page.module.css';
import { PageSkeleton } from '../../../components/layout/PageSkeleton.tsx';

export function CommitmentSkeleton() {
  return (
    <PageSkeleton className={layout.page}>
      <Skeleton height={26} width={240} />
      <Skeleton height={32} width={420} />
      <Skeleton height={48} />
      <Skeleton height={180} />
      <Skeleton height={360} />
      <Skeleton height={420} />
    </PageSkeleton>
  );
}
