// As large as the page Data, before its query has an answer.
import { Skeleton } from '@mantine/core';
import { useIntl } from 'react-intl';
import classes from './Data.module.css';

export function DataSkeleton() {
  const intl = useIntl();
  return (
    <div
      className={classes.page}
      role="status"
      aria-label={intl.formatMessage({ id: 'platform.app.loading' })}
    >
      <Skeleton height={24} width={120} />
      <Skeleton height={200} />
      <Skeleton height={200} />
      <Skeleton height={480} />
    </div>
  );
}
