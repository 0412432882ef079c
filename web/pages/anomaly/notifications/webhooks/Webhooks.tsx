// The webhooks of the company: all of them, a new one, or one that is changed.
import { Button, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { Webhooks_notifications$key } from '../../../../__generated__/Webhooks_notifications.graphql.ts';
import { Notice } from '../../../../components/notices/Notice.tsx';
import { useShellViewer } from '../../../../viewer/shell-viewer.ts';
import classes from '../Notifications.module.css';
import { WebhookEntry } from './WebhookEntry.tsx';
import { WebhookForm } from './WebhookForm.tsx';

interface WebhooksProps {
  notifications: Webhooks_notifications$key;
  onChanged: () => void;
}

const NEW = 'new';

export function Webhooks({ notifications: key, onChanged }: WebhooksProps) {
  const canEdit = useShellViewer().canEdit('ANOMALY');
  const { webhooks } = useFragment(
    graphql`
      fragment Webhooks_notifications on AnomalyNotifications {
        webhooks {
          author
          changedAt
          id
          language
          name
          numbers
          origin
          template
          version
        }
      }
    `,
    key,
  );
  const [open, setOpen] = useState<string | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  if (open !== null)
    return (
      <WebhookForm
        webhook={webhooks.find(({ id }) => id === open) ?? null}
        onClose={() => setOpen(null)}
        onSaved={(made) => {
          setSecret(made);
          setOpen(null);
          onChanged();
        }}
      />
    );
  const add = canEdit ? (
    <Button
      leftSection={<IconPlus size={14} aria-hidden />}
      onClick={() => {
        setSecret(null);
        setOpen(NEW);
      }}
    >
      <FormattedMessage id="anomaly.webhooks.add" />
    </Button>
  ) : null;
  if (webhooks.length === 0)
    return (
      <Notice variant="block" title={<FormattedMessage id="anomaly.webhooks.none" />} action={add}>
        <FormattedMessage id="anomaly.webhooks.noneText" />
      </Notice>
    );
  return (
    <>
      {add}
      {secret ? (
        <div className={classes.secret} role="status" style={{ marginTop: 12 }}>
          <Text size="sm">
            <FormattedMessage id="anomaly.webhooks.secret" />
          </Text>
          <code>{secret}</code>
        </div>
      ) : null}
      <ul className={classes.list}>
        {webhooks.map((webhook) => (
          <WebhookEntry
            key={webhook.id}
            webhook={webhook}
            onOpen={() => setOpen(webhook.id)}
            onRemoved={onChanged}
          />
        ))}
      </ul>
    </>
  );
}
