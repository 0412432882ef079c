// As large as the page Mails, before its query has an answer.
import { Skeleton } from '@mantine/core';
import shared from '../../components/Page.module.css';
import { PageSkeleton } from '../../components/PageSkeleton.tsx';

export function MailsSkeleton() {
  return (
    <PageSkeleton className={shared.page}>
      <Skeleton height={24} width={120} />
      <Skeleton height={200} />
      <Skeleton height={400} />
    </PageSkeleton>
  );
}
