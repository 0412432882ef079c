// As large as the billing page.
import { Skeleton } from '@mantine/core';
import { useIntl } from 'react-intl';
import classes from './Billing.module.css';

export function BillingSkeleton() {
  return (
    <div className={classes.page}>
      <Skeleton height={32} />
      <BillingSkeletonBody />
    </div>
  );
}

export function BillingSkeletonBody() {
  const intl = useIntl();
  return (
    <div
      className={classes.result}
      role="status"
      aria-label={intl.formatMessage({ id: 'platform.app.loading' })}
    >
      <Skeleton height={272} />
      <Skeleton height={520} />
    </div>
  );
}
