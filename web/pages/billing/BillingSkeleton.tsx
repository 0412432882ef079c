// As large as the billing page.
import { Skeleton } from '@mantine/core';
import { PageSkeleton } from '../../components/layout/PageSkeleton.tsx';
import classes from './Billing.module.css';

export function BillingSkeleton() {
  return (
    <PageSkeleton head={{ hasBar: true }}>
      <BillingSkeletonBody />
    </PageSkeleton>
  );
}

export function BillingSkeletonBody() {
  return (
    <PageSkeleton className={classes.result}>
      <Skeleton height={272} />
      <Skeleton height={520} />
    </PageSkeleton>
  );
}
