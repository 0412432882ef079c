// What can be done with a dashboard on a schedule: change it, pause it or let it go on, and stop it, which is asked twice.
import { ActionIcon, Button, Group, Modal, Text, Tooltip } from '@mantine/core';
import { IconEdit, IconPlayerPause, IconPlayerPlay, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { DashboardMailActions_mail$key } from '../../../__generated__/DashboardMailActions_mail.graphql.ts';
import { draftOfMail, type MailDraft } from './mail-draft.ts';
import { useDashboardMail } from './useDashboardMail.ts';

interface DashboardMailActionsProps {
  mail: DashboardMailActions_mail$key;
  /** Names it where several stand beside each other. */
  name: string;
  onEdit: (draft: MailDraft, dashboardId: string) => void;
  onRefresh: () => void;
}

export function DashboardMailActions({ mail, name, onEdit, onRefresh }: DashboardMailActionsProps) {
  const intl = useIntl();
  const data = useFragment(
    graphql`
      fragment DashboardMailActions_mail on DashboardMail {
        dashboardId
        id
        pauseReason
        recipients {
          email
          state
        }
        schedule {
          cycle
          day
          time
          zone
        }
        version
      }
    `,
    mail,
  );
  const [isAsking, setAsking] = useState(false);
  const { pause, remove, isBusy } = useDashboardMail(data, onRefresh);
  const { dashboardId, pauseReason } = data;
  const draft = draftOfMail(data);
  const isPaused = pauseReason != null;
  const editLabel = intl.formatMessage({ id: 'billing.mails.change' }, { name });
  const pauseLabel = intl.formatMessage(
    { id: isPaused ? 'billing.mails.resume' : 'billing.mails.pause' },
    { name },
  );
  const removeLabel = intl.formatMessage({ id: 'billing.mails.remove' }, { name });
  return (
    <Group gap={4} wrap="nowrap">
      {draft && dashboardId ? (
        <>
          <Tooltip label={editLabel}>
            <ActionIcon aria-label={editLabel} onClick={() => onEdit(draft, dashboardId)}>
              <IconEdit size={16} aria-hidden />
            </ActionIcon>
          </Tooltip>
          <Tooltip label={pauseLabel}>
            <ActionIcon aria-label={pauseLabel} loading={isBusy} onClick={() => pause(!isPaused)}>
              {isPaused ? (
                <IconPlayerPlay size={16} aria-hidden />
              ) : (
                <IconPlayerPause size={16} aria-hidden />
              )}
            </ActionIcon>
          </Tooltip>
        </>
      ) : null}
      <Tooltip label={removeLabel}>
        <ActionIcon aria-label={removeLabel} onClick={() => setAsking(true)}>
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <Modal opened={isAsking} onClose={() => setAsking(false)} withCloseButton={false} title={removeLabel}>
        <Text>
          <FormattedMessage id="dashboard.mailed.removeText" />
        </Text>
        <Group gap="sm" mt="md">
          <Button color="red" loading={isBusy} onClick={remove}>
            <FormattedMessage id="dashboard.mailed.removeNow" />
          </Button>
          <Button variant="default" onClick={() => setAsking(false)} data-autofocus>
            <FormattedMessage id="billing.mails.cancel" />
          </Button>
        </Group>
      </Modal>
    </Group>
  );
}
