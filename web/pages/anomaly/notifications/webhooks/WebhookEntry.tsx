// One webhook: where it leads, a test of it, and how that went.
import { Button, Group } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { useShellViewer } from '../../../../viewer/shell-viewer.ts';
import { useInstant } from '../../../../viewer/useInstant.ts';
import classes from '../Notifications.module.css';
import { useDeleteWebhook } from './useDeleteWebhook.ts';
import { useTestWebhook } from './useTestWebhook.ts';
import type { Webhook } from './webhook.ts';

interface WebhookEntryProps {
  webhook: Webhook;
  onOpen: () => void;
  onRemoved: () => void;
}

export function WebhookEntry({ webhook, onOpen, onRemoved }: WebhookEntryProps) {
  const intl = useIntl();
  const instantText = useInstant();
  const canEdit = useShellViewer().canEdit('ANOMALY');
  const { test, isTesting, outcome } = useTestWebhook();
  const { remove, isRemoving } = useDeleteWebhook(onRemoved);
  const { id, name, template, origin, author, changedAt, version } = webhook;
  const said = outcome?.fault
    ? intl.formatMessage({ id: 'anomaly.deliveries.fault' }, { fault: outcome.fault })
    : (outcome?.answer ?? '');
  return (
    <li className={classes.entry}>
      <div className={classes.head}>
        <span className={classes.title}>{name}</span>
        <span>
          <FormattedMessage id="anomaly.webhooks.template" values={{ template }} />
        </span>
      </div>
      <div>{origin}</div>
      <div className={classes.muted}>
        {author} · {instantText(changedAt)}
      </div>
      {outcome ? (
        <div role="status" className={outcome.isTaken ? undefined : classes.fault}>
          <FormattedMessage
            id="anomaly.webhooks.tested"
            values={{ isTaken: outcome.isTaken, milliseconds: outcome.milliseconds, answer: said }}
          />
        </div>
      ) : null}
      {canEdit ? (
        <Group gap="xs">
          <Button
            size="compact-sm"
            variant="default"
            loading={isTesting}
            aria-label={intl.formatMessage({ id: 'anomaly.webhooks.testOf' }, { name })}
            onClick={() => test(id)}
          >
            <FormattedMessage id="anomaly.webhooks.test" />
          </Button>
          <Button size="compact-sm" variant="default" onClick={onOpen}>
            <FormattedMessage id="anomaly.webhooks.change" values={{ name }} />
          </Button>
          <Button
            size="compact-sm"
            variant="subtle"
            color="red"
            loading={isRemoving}
            onClick={() => remove({ id, version })}
          >
            <FormattedMessage id="anomaly.webhooks.remove" />
          </Button>
        </Group>
      ) : null}
    </li>
  );
}
