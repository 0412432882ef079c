// Changes that this browser kept and that were not saved: go on with them, or drop them (D-05).
import { Button } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import classes from './Draft.module.css';

interface KeptNoticeProps {
  /** ISO 8601 */
  at: string;
  onGoOn: () => void;
  onDiscard: () => void;
}

export function KeptNotice({ at, onGoOn, onDiscard }: KeptNoticeProps) {
  const intl = useIntl();
  const time = intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section className={classes.kept} aria-label={intl.formatMessage({ id: 'dashboard.kept.label' })}>
      <span className={classes.keptText}>
        <FormattedMessage id="dashboard.kept.text" values={{ time }} />
      </span>
      <Button size="compact-sm" onClick={onGoOn}>
        <FormattedMessage id="dashboard.kept.goOn" />
      </Button>
      <Button size="compact-sm" variant="default" onClick={onDiscard}>
        <FormattedMessage id="dashboard.kept.discard" />
      </Button>
    </section>
  );
}
