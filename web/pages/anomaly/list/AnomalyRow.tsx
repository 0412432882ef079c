// One anomaly: its level, what happened, what it cost, since when and why; and the viewer's own marks on it (N-01, N-02).
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { AnomalyRow_anomaly$key } from '../../../__generated__/AnomalyRow_anomaly.graphql.ts';
import { LevelMark } from '../../../components/alerts/LevelMark.tsx';
import { ChangedPercent } from '../../../components/money/ChangedPercent.tsx';
import { useMoney } from '../../../components/money/useMoney.ts';
import { VendorBadge } from '../../../components/vendors/VendorBadge.tsx';
import { formatDay } from '../../../intl/dates.ts';
import { useLanguage } from '../../../intl/IntlRoot.tsx';
import { useInstant } from '../../../viewer/useInstant.ts';
import classes from '../Anomalies.module.css';
import { anomalyDetailPage } from '../detail/page.tsx';
import { AnomalyDuration } from '../shared/AnomalyDuration.tsx';
import { StateMark } from '../shared/StateMark.tsx';
import { useCauseText } from '../shared/useCauseText.ts';
import { Flag } from './Flag.tsx';
import { useFlagAnomaly } from './useFlagAnomaly.ts';

interface AnomalyRowProps {
  anomaly: AnomalyRow_anomaly$key;
  /** Its place in the whole list, from 1. */
  number: number;
}

export function AnomalyRow({ anomaly, number }: AnomalyRowProps) {
  const intl = useIntl();
  const { language } = useLanguage();
  const instantText = useInstant();
  const { format } = useMoney();
  const causeText = useCauseText();
  const data = useFragment(
    graphql`
      fragment AnomalyRow_anomaly on Anomaly {
        analysedAt
        changeRate
        currency
        detectType
        detectedAt
        id
        impact
        isHidden
        isStarred
        lastSeenOn
        level
        message
        product {
          label
        }
        receivesAlerts
        startedOn
        state
        topCause {
          share
          ...useCauseText_cause
          owner {
            tagKey
            value
          }
        }
        unit
        vendor
      }
    `,
    anomaly,
  );
  const { flag } = useFlagAnomaly(data.id);
  const to = anomalyDetailPage.link({ id: data.id });
  const owner = data.topCause?.owner;
  const percent = data.changeRate ?? null;
  return (
    <tr data-hidden={data.isHidden || undefined}>
      <td className={classes.figure}>
        <FormattedNumber value={number} />
      </td>
      <td>
        <LevelMark level={data.level} />
      </td>
      <th scope="row" className={classes.message}>
        <Link to={to} className={classes.open}>
          {data.message}
        </Link>
      </th>
      <td className={`${classes.figure} ${data.impact < 0 ? classes.down : classes.up}`}>
        {format(data.impact, data.currency, 'signed')}
      </td>
      <td className={classes.figure}>{percent === null ? '–' : <ChangedPercent percent={percent} />}</td>
      <td>{formatDay(data.startedOn, language)}</td>
      <td>{formatDay(data.lastSeenOn, language)}</td>
      <td className={classes.figure}>
        <AnomalyDuration unit={data.unit} startedOn={data.startedOn} lastSeenOn={data.lastSeenOn} />
      </td>
      <td className={classes.text}>
        {data.topCause ? causeText(data.topCause, data.product?.label ?? null) : '–'}
      </td>
      <td className={classes.text}>
        {owner && owner.value !== '' ? `${owner.tagKey}: ${owner.value}` : '–'}
      </td>
      <td>
        <StateMark state={data.state} />
      </td>
      <td>
        <FormattedMessage id="anomaly.list.type" values={{ type: data.detectType }} />
      </td>
      <td>
        <VendorBadge vendor={data.vendor} />
      </td>
      <td>{instantText(data.analysedAt)}</td>
      <td>{instantText(data.detectedAt)}</td>
      {(['receivesAlerts', 'isHidden', 'isStarred'] as const).map((kind) => (
        <td key={kind}>
          <Flag kind={kind} isOn={data[kind]} onChange={(isOn) => flag({ [kind]: isOn })} />
        </td>
      ))}
      <td>
        <Link
          to={to}
          className={classes.open}
          aria-label={intl.formatMessage({ id: 'anomaly.list.openDetail' }, { number })}
        >
          <FormattedMessage id="anomaly.list.detail" />
        </Link>
      </td>
    </tr>
  );
}
