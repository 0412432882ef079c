// As large as the page Administration.
import { Skeleton } from '@mantine/core';
import shared from '../../components/Page.module.css';
import { PageSkeleton } from '../../components/PageSkeleton.tsx';

export function AdministrationSkeleton() {
  return (
    <div className={shared.page}>
      <Skeleton height={24} width={180} />
      <Skeleton height={36} />
      <AdministrationSkeletonBody />
    </div>
  );
}

export function AdministrationSkeletonBody() {
  return (
    <PageSkeleton>
      <Skeleton height={420} />
    </PageSkeleton>
  );
}
