// As large as the page of cost analytics.
import { Skeleton } from '@mantine/core';
import { useIntl } from 'react-intl';
import classes from './CostAnalytics.module.css';

export function CostAnalyticsSkeleton() {
  return (
    <div className={classes.page}>
      <Skeleton height={24} width={180} />
      <Skeleton height={48} />
      <CostAnalyticsSkeletonBody />
    </div>
  );
}

export function CostAnalyticsSkeletonBody() {
  const intl = useIntl();
  return (
    <div
      className={classes.result}
      role="status"
      aria-label={intl.formatMessage({ id: 'platform.app.loading' })}
    >
      <Skeleton height={72} />
      <Skeleton height={420} />
      <Skeleton height={480} />
    </div>
  );
}
