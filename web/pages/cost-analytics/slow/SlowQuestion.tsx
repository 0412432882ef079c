// A question that takes long: for how long it has, its first figures, its end, and the billing rows by mail in its place
// (C-16).
import { Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ProgressBar } from '../../../components/feedback/ProgressBar.tsx';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import panel from '../CostAnalytics.module.css';
import { useColumnLayout } from '../detail/columns/useColumnLayout.ts';
import { exportInput } from '../export/export-input.ts';
import { useMailFile } from '../export/useMailFile.ts';
import { costAnalyticsPage } from '../page.tsx';
import { FirstFigures } from './FirstFigures.tsx';
import classes from './Slow.module.css';

/** Most questions are answered sooner, in seconds. */
const PATIENCE = 4;
const SECOND_MS = 1_000;
const nothing = () => undefined;

/** Waits for as long as it is mounted; shows nothing at first. */
export function SlowQuestion({ onCancel }: { onCancel: () => void }) {
  const intl = useIntl();
  const { address } = usePageAddress(costAnalyticsPage);
  const { layout } = useColumnLayout();
  const { mail, isAsking } = useMailFile(nothing);
  const seconds = useSeconds();
  const title = intl.formatMessage({ id: 'cost-analytics.slow.title' });
  const columns = layout.map(({ id }) => id);
  return (
    <div role="status">
      {seconds < PATIENCE ? null : (
        <section className={`${panel.panel} ${classes.slow}`} data-part="cost-analytics.slow">
          <p className={classes.title}>{title}</p>
          <ProgressBar label={title} percent={null} />
          <p className={`${classes.hint} sky-figures`}>
            <span role="timer">
              <FormattedMessage id="cost-analytics.slow.elapsed" values={{ seconds }} />
            </span>
            {' · '}
            <FormattedMessage id="cost-analytics.slow.hint" />
          </p>
          <FirstFigures address={address} />
          <div className={classes.actions}>
            <Button variant="default" onClick={onCancel}>
              <FormattedMessage id="cost-analytics.export.cancel" />
            </Button>
            <Button
              variant="default"
              leftSection={<IconMail size={16} aria-hidden />}
              loading={isAsking}
              onClick={() =>
                mail(
                  exportInput(address, { part: 'DETAILS', format: 'CSV', appearance: 'DISPLAYED' }, columns),
                )
              }
            >
              <FormattedMessage id="cost-analytics.export.mailInstead" />
            </Button>
          </div>
        </section>
      )}
    </div>
  );
}

/** Whole seconds since it was mounted. */
function useSeconds(): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const start = Date.now();
    const tick = setInterval(() => setSeconds(Math.floor((Date.now() - start) / SECOND_MS)), SECOND_MS);
    return () => clearInterval(tick);
  }, []);
  return seconds;
}
