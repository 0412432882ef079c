// One alert wherever the feed is shown: its sentence, level, judged days and link.
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { AlertKind } from '../../../lib/catalogue/alerts/alert-kinds.ts';
import type { AnomalyLevel } from '../../../lib/catalogue/anomaly.ts';
import { formatDay, formatDays } from '../../intl/dates.ts';
import { useLanguage } from '../../intl/IntlRoot.tsx';
import classes from './AlertLine.module.css';
import { LevelMark } from './LevelMark.tsx';

export interface ShownAlert {
  isSeen: boolean;
  judgedDays?: { start: string; end: string } | null | undefined;
  kind: AlertKind;
  level: AnomalyLevel;
  message: string;
  path: string;
  raisedAt: string;
}

interface AlertLineProps {
  alert: ShownAlert;
  /** It is opened. */
  onOpen: () => void;
}

export function AlertLine({ alert, onOpen }: AlertLineProps) {
  const intl = useIntl();
  const { language } = useLanguage();
  const { isSeen, judgedDays, kind, level, message, path, raisedAt } = alert;
  return (
    <li className={classes.alert}>
      <Link to={path} className={classes.link} data-unseen={isSeen ? undefined : true} onClick={onOpen}>
        <span className={classes.message}>{message}</span>
        <span className={`${classes.about} sky-figures`}>
          <LevelMark level={level} />
          {isSeen ? null : <strong>{intl.formatMessage({ id: 'platform.alerts.unseen' })}</strong>}
          <span>
            <FormattedMessage id="platform.alerts.kind" values={{ kind }} />
          </span>
          <span>
            {judgedDays ? (
              <FormattedMessage
                id="platform.alerts.judged"
                values={{ days: formatDays(judgedDays, language) }}
              />
            ) : (
              <FormattedMessage
                id="platform.alerts.raised"
                values={{ date: formatDay(raisedAt.slice(0, 10), language) }}
              />
            )}
          </span>
        </span>
      </Link>
    </li>
  );
}
