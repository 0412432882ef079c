// How much of a download has come; it can be ended, or mailed instead.
import { Button, Progress } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import classes from './Export.module.css';
import type { DownloadProgress } from './useDownload.ts';

const BYTES_A_MEGABYTE = 1_000_000;

interface ExportProgressProps {
  progress: DownloadProgress;
  onCancel: () => void;
  /** Null where the file cannot be mailed. */
  onMail: (() => void) | null;
}

export function ExportProgress({ progress: { bytes, rows }, onCancel, onMail }: ExportProgressProps) {
  const intl = useIntl();
  const size = intl.formatNumber(bytes / BYTES_A_MEGABYTE, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return (
    <div className={classes.form}>
      <Progress
        value={100}
        animated
        size="sm"
        aria-label={intl.formatMessage({ id: 'cost-analytics.export.running' })}
      />
      <p className="sky-figures" role="status">
        <FormattedMessage id="cost-analytics.export.received" values={{ size }} />
        {rows === null ? null : (
          <>
            {' · '}
            <FormattedMessage id="cost-analytics.export.rows" values={{ rows }} />
          </>
        )}
      </p>
      <p className={classes.hint}>
        <FormattedMessage id="cost-analytics.export.long" />
      </p>
      <div className={classes.actions}>
        <Button variant="default" onClick={onCancel}>
          <FormattedMessage id="cost-analytics.export.cancel" />
        </Button>
        {onMail ? (
          <Button variant="subtle" onClick={onMail}>
            <FormattedMessage id="cost-analytics.export.mailInstead" />
          </Button>
        ) : null}
      </div>
    </div>
  );
}
