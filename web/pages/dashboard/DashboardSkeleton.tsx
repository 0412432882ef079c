// As large as the dashboard, before its query has an answer.
import { Skeleton } from '@mantine/core';
import { useIntl } from 'react-intl';
import classes from './Dashboard.module.css';

export function DashboardSkeleton() {
  const intl = useIntl();
  return (
    <div
      className={classes.page}
      role="status"
      aria-label={intl.formatMessage({ id: 'platform.app.loading' })}
    >
      <Skeleton height={24} width={160} />
      <Skeleton height={408} />
      <Skeleton height={408} />
    </div>
  );
}
