// How much of a download has come; it can be ended, or mailed instead.
import { Button } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { ProgressBar } from '../../../components/feedback/ProgressBar.tsx';
import classes from './Export.module.css';
import type { DownloadProgress } from './useDownload.ts';

const BYTES_A_MEGABYTE = 1_000_000;

/** Rows that are written are still packed and sent: whole it is only when it has ended. */
const MOST_PERCENT = 99;

/** How many of the rows are written; null where that is not told. */
export function percentOf({
  rowsWritten,
  rows,
}: Pick<DownloadProgress, 'rowsWritten' | 'rows'>): number | null {
  if (rowsWritten === null || rows === null || rows === 0) return null;
  return Math.min(MOST_PERCENT, Math.floor((100 * rowsWritten) / rows));
}

interface ExportProgressProps {
  progress: DownloadProgress;
  onCancel: () => void;
  /** Null where the file cannot be mailed. */
  onMail: (() => void) | null;
}

export function ExportProgress({ progress, onCancel, onMail }: ExportProgressProps) {
  const intl = useIntl();
  const { bytes, rowsWritten, rows } = progress;
  const size = intl.formatNumber(bytes / BYTES_A_MEGABYTE, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return (
    <div className={classes.form}>
      <ProgressBar
        label={intl.formatMessage({ id: 'cost-analytics.export.running' })}
        percent={percentOf(progress)}
      />
      <p className="sky-figures" role="status">
        <FormattedMessage id="cost-analytics.export.received" values={{ size }} />
        {rows === null ? null : (
          <>
            {' · '}
            {rowsWritten === null ? (
              <FormattedMessage id="cost-analytics.export.rows" values={{ rows }} />
            ) : (
              <FormattedMessage
                id="cost-analytics.export.rowsWritten"
                values={{ written: rowsWritten, rows }}
              />
            )}
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
