// As large as the page Service categories.
import { Skeleton } from '@mantine/core';
import { useIntl } from 'react-intl';
import classes from './Categories.module.css';

export function CategoriesSkeleton() {
  const intl = useIntl();
  return (
    <div
      className={classes.page}
      role="status"
      aria-label={intl.formatMessage({ id: 'platform.app.loading' })}
    >
      <Skeleton height={66} width={320} />
      <Skeleton height={78} />
      <Skeleton height={520} />
    </div>
  );
}
