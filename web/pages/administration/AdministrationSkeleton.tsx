// As large as the page Administration.
import { Skeleton } from '@mantine/core';
import { useIntl } from 'react-intl';
import classes from './Administration.module.css';

export function AdministrationSkeleton() {
  return (
    <div className={classes.page}>
      <Skeleton height={24} width={180} />
      <Skeleton height={36} />
      <AdministrationSkeletonBody />
    </div>
  );
}

export function AdministrationSkeletonBody() {
  const intl = useIntl();
  return (
    <div role="status" aria-label={intl.formatMessage({ id: 'platform.app.loading' })}>
      <Skeleton height={420} />
    </div>
  );
}
