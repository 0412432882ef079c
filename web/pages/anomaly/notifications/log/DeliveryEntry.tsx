// One mail or post: to whom, what it says, how far it is, and why where it failed.
import { Button } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { pageAddress } from '../../../../../lib/catalogue/pages.ts';
import type { DeliveryEntry_delivery$key } from '../../../../__generated__/DeliveryEntry_delivery.graphql.ts';
import { useShellViewer } from '../../../../viewer/shell-viewer.ts';
import { useInstant } from '../../../../viewer/useInstant.ts';
import classes from '../Notifications.module.css';
import { useRetryDelivery } from './useRetryDelivery.ts';

interface DeliveryEntryProps {
  delivery: DeliveryEntry_delivery$key;
  onRetried: () => void;
}

export function DeliveryEntry({ delivery: key, onRetried }: DeliveryEntryProps) {
  const intl = useIntl();
  const instantText = useInstant();
  const canEdit = useShellViewer().canEdit('ANOMALY');
  const { retry, isRetrying } = useRetryDelivery(onRetried);
  const delivery = useFragment(
    graphql`
      fragment DeliveryEntry_delivery on AnomalyDelivery {
        anomalyIds
        answer
        attempts
        channel
        createdAt
        fault
        id
        nextAttemptAt
        receiver
        state
        subject
      }
    `,
    key,
  );
  const { id, state, subject, receiver, channel, attempts, nextAttemptAt, fault, answer } = delivery;
  const [first] = delivery.anomalyIds;
  return (
    <li className={classes.entry}>
      <div className={classes.head}>
        <span className={classes.title}>
          <FormattedMessage id="anomaly.deliveries.channel" values={{ channel }} /> · {receiver}
        </span>
        <span className={state === 'FAILED' ? classes.fault : undefined}>
          <FormattedMessage id="anomaly.deliveries.state" values={{ state }} />
        </span>
      </div>
      {subject ? (
        <div>
          {first ? (
            <Link to={pageAddress('anomalyDetail', { id: first })} className={classes.link}>
              {subject}
            </Link>
          ) : (
            subject
          )}
        </div>
      ) : null}
      <div className={classes.muted}>
        {instantText(delivery.createdAt)}
        {state === 'SKIPPED' ? null : (
          <>
            {' · '}
            <FormattedMessage
              id="anomaly.deliveries.attempts"
              values={{
                count: attempts,
                hasNext: Boolean(nextAttemptAt) && attempts > 0,
                at: nextAttemptAt ? instantText(nextAttemptAt) : '',
              }}
            />
          </>
        )}
      </div>
      {fault ? (
        <div className={classes.fault}>
          <FormattedMessage id="anomaly.deliveries.fault" values={{ fault }} />
          {answer ? ` ${answer}` : ''}
        </div>
      ) : null}
      {state === 'FAILED' && canEdit ? (
        <div>
          <Button
            size="compact-sm"
            variant="default"
            loading={isRetrying}
            aria-label={intl.formatMessage({ id: 'anomaly.deliveries.retryOf' }, { subject, receiver })}
            onClick={() => retry(id)}
          >
            <FormattedMessage id="anomaly.deliveries.retry" />
          </Button>
        </div>
      ) : null}
    </li>
  );
}
