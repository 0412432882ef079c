// As large as the page Budgets.
import { Skeleton } from '@mantine/core';
import { useIntl } from 'react-intl';
import classes from './Budgets.module.css';

export function BudgetsSkeleton() {
  const intl = useIntl();
  return (
    <div
      className={classes.page}
      role="status"
      aria-label={intl.formatMessage({ id: 'platform.app.loading' })}
    >
      <Skeleton height={30} width={260} />
      <Skeleton height={220} />
      <Skeleton height={320} />
    </div>
  );
}
