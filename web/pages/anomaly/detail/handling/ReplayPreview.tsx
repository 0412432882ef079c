// What calling an anomaly false would have changed: the alarms of the same cost in the last 90 days, judged again (N-02).
import { Skeleton } from '@mantine/core';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { Link } from 'react-router-dom';
import type { ReplayPreviewQuery } from '../../../../__generated__/ReplayPreviewQuery.graphql.ts';
import { Boundary } from '../../../../components/faults/Boundary.tsx';
import { FaultNotice } from '../../../../components/faults/FaultNotice.tsx';
import { MoneyText } from '../../../../components/money/MoneyText.tsx';
import { faultOfErrors } from '../../../../fault.ts';
import { formatDays } from '../../../../intl/dates.ts';
import { useLanguage } from '../../../../intl/IntlRoot.tsx';
import { StateMark } from '../../shared/StateMark.tsx';
import { anomalyDetailPage } from '../page.tsx';
import classes from './Replay.module.css';

/** Asked for when the form is opened: cost is judged again for it. */
export function ReplayPreview({ id }: { id: string }) {
  return (
    <Boundary variant="block" skeleton={<Skeleton height={72} />}>
      <Replay id={id} />
    </Boundary>
  );
}

function Replay({ id }: { id: string }) {
  const { language } = useLanguage();
  const { viewer } = useLazyLoadQuery<ReplayPreviewQuery>(
    graphql`
      query ReplayPreviewQuery($id: ID!) {
        viewer {
          anomaly(id: $id) {
            replay @catch(to: RESULT) {
              currency
              factor
              kept {
                startedOn
              }
              range {
                start
                end
              }
              silenced {
                anomalyId
                impact
                lastSeenOn
                startedOn
                state
              }
              widenedFactor
            }
          }
        }
      }
    `,
    { id },
    { fetchPolicy: 'network-only' },
  );
  const replay = viewer.anomaly?.replay;
  if (!replay) return null;
  if (!replay.ok) return <FaultNotice variant="block" fault={faultOfErrors(replay.errors)} />;
  if (!replay.value) return null;
  const { currency, factor, kept, range, silenced, widenedFactor } = replay.value;
  const times = (value: number) => (
    <FormattedNumber value={value} minimumFractionDigits={0} maximumFractionDigits={2} />
  );
  return (
    <section className={classes.replay}>
      <p>
        <FormattedMessage
          id="anomaly.replay.fence"
          values={{ before: times(factor), after: times(widenedFactor), days: formatDays(range, language) }}
        />
      </p>
      <p className={classes.sum}>
        <FormattedMessage id="anomaly.replay.sum" values={{ silenced: silenced.length, kept: kept.length }} />
      </p>
      {silenced.length > 0 ? (
        <ul className={`${classes.list} sky-figures`}>
          {silenced.map(({ anomalyId, impact, lastSeenOn, startedOn, state }) => {
            const days = formatDays({ start: startedOn, end: lastSeenOn }, language);
            return (
              <li key={`${startedOn} ${lastSeenOn}`}>
                {anomalyId && anomalyId !== id ? (
                  <Link to={anomalyDetailPage.link({ id: anomalyId })}>{days}</Link>
                ) : (
                  <span>{days}</span>
                )}
                <MoneyText amount={impact} currency={currency} />
                {state ? <StateMark state={state} /> : null}
              </li>
            );
          })}
        </ul>
      ) : null}
    </section>
  );
}
