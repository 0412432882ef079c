// How many anomalies and changes by own rules are open, beside the entry of their page.
import { useIntl } from 'react-intl';
import type { PreloadedQuery } from 'react-relay';
import type { alertFeedQuery } from '../../__generated__/alertFeedQuery.graphql.ts';
import { Boundary } from '../../components/faults/Boundary.tsx';
import classes from '../frame/Navigation.module.css';
import { useAlertFeed, useAlerts } from './alert-feed.tsx';

/** Nothing until it is known, and where there is none. */
export function OpenAnomalies() {
  const { queryRef } = useAlertFeed();
  return (
    <Boundary variant="block" skeleton={null} resetKey={queryRef} frame={() => null}>
      {queryRef ? <OpenCount queryRef={queryRef} /> : null}
    </Boundary>
  );
}

function OpenCount({ queryRef }: { queryRef: PreloadedQuery<alertFeedQuery> }) {
  const intl = useIntl();
  const alerts = useAlerts(queryRef)?.alerts ?? [];
  const count = alerts.filter(({ kind }) => kind === 'ANOMALY' || kind === 'RULE').length;
  if (count === 0) return null;
  return (
    <span
      className={`${classes.count} sky-figures`}
      role="img"
      aria-label={intl.formatMessage({ id: 'platform.shell.openAnomalies' }, { count })}
    >
      {intl.formatNumber(count)}
    </span>
  );
}
