// What can be done with a mail on a schedule: change it, pause it or let it go on, and end it, which is asked twice.
import { ActionIcon, Button, Group, Modal, Text } from '@mantine/core';
import { IconEdit, IconPlayerPause, IconPlayerPlay, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Tooltip } from '../../../../components/overlays/Tooltip.tsx';

interface ScheduledMailToolsProps {
  /** Names it where several stand beside each other. */
  name: string;
  isPaused: boolean;
  isBusy: boolean;
  /** Null where there is no schedule to change. */
  onEdit: (() => void) | null;
  onPause: (isPaused: boolean) => void;
  onRemove: () => void;
  /** What ending it means, and the word of the button that does it. */
  removal: { text: ReactNode; action: ReactNode };
}

export function ScheduledMailTools({
  name,
  isPaused,
  isBusy,
  onEdit,
  onPause,
  onRemove,
  removal,
}: ScheduledMailToolsProps) {
  const intl = useIntl();
  const [isAsking, setAsking] = useState(false);
  const editLabel = intl.formatMessage({ id: 'platform.mails.change' }, { name });
  const pauseLabel = intl.formatMessage(
    { id: isPaused ? 'platform.mails.resume' : 'platform.mails.pause' },
    { name },
  );
  const removeLabel = intl.formatMessage({ id: 'platform.mails.remove' }, { name });
  return (
    <Group gap={4} wrap="nowrap">
      {onEdit ? (
        <>
          <Tooltip label={editLabel}>
            <ActionIcon aria-label={editLabel} onClick={onEdit}>
              <IconEdit size={16} aria-hidden />
            </ActionIcon>
          </Tooltip>
          <Tooltip label={pauseLabel}>
            <ActionIcon aria-label={pauseLabel} loading={isBusy} onClick={() => onPause(!isPaused)}>
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
        <Text>{removal.text}</Text>
        <Group gap="sm" mt="md">
          <Button color="red" loading={isBusy} onClick={onRemove}>
            {removal.action}
          </Button>
          <Button variant="default" onClick={() => setAsking(false)} data-autofocus>
            <FormattedMessage id="platform.mails.cancel" />
          </Button>
        </Group>
      </Modal>
    </Group>
  );
}
