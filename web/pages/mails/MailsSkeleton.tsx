// As large as the page Mails, before its query has an answer.
import { Skeleton } from '@mantine/core';
import { useIntl } from 'react-intl';
import classes from './Mails.module.css';

export function MailsSkeleton() {
  const intl = useIntl();
  return (
    <div
      className={classes.page}
      role="status"
      aria-label={intl.formatMessage({ id: 'platform.app.loading' })}
    >
      <Skeleton height={24} width={120} />
      <Skeleton height={200} />
      <Skeleton height={400} />
    </div>
  );
}
