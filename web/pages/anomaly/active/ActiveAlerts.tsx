// The alerts of all kinds: how many there are, and on demand each of them. What the widget Alerts leads to (D-13, N-01).
import { IconChevronRight } from '@tabler/icons-react';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { ActiveAlerts_feed$key } from '../../../__generated__/ActiveAlerts_feed.graphql.ts';
import { AlertLine } from '../../../components/alerts/AlertLine.tsx';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import { useSeeAlerts } from '../../../viewer/alerts/useSeeAlerts.ts';
import { anomaliesPage } from '../page.tsx';
import classes from './ActiveAlerts.module.css';

export function ActiveAlerts({ feed }: { feed: ActiveAlerts_feed$key }) {
  const { alerts, totalCount, unseenCount } = useFragment(
    graphql`
      fragment ActiveAlerts_feed on AlertFeed {
        alerts {
          id
          isSeen
          judgedDays {
            start
            end
          }
          kind
          level
          message
          path
          raisedAt
        }
        totalCount
        unseenCount
      }
    `,
    feed,
  );
  const { address, change } = usePageAddress(anomaliesPage);
  const { see } = useSeeAlerts();
  const list = useId();
  if (totalCount === 0) return null;
  const isOpen = address.alerts;
  return (
    <section className={classes.alerts}>
      <h2 className={classes.head}>
        <button
          type="button"
          className={classes.turn}
          aria-expanded={isOpen}
          aria-controls={isOpen ? list : undefined}
          onClick={() => change({ alerts: !isOpen, page: address.page })}
        >
          <IconChevronRight className={classes.mark} size={16} aria-hidden />
          <span className={`${classes.count} sky-figures`}>
            <FormattedMessage id="platform.alerts.count" values={{ count: totalCount }} />
          </span>
          <span className={`${classes.about} sky-figures`}>
            <FormattedMessage id="platform.alerts.unseenCount" values={{ count: unseenCount }} />
            {' · '}
            <FormattedMessage id="anomaly.page.alertsAbout" />
          </span>
        </button>
      </h2>
      {isOpen ? (
        <ul id={list} className={classes.list}>
          {alerts.map((alert) => (
            <AlertLine key={alert.id} alert={alert} onOpen={() => see(alert.isSeen ? [] : [alert.id])} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}
