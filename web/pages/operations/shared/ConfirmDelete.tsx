// Asks before something is deleted.
import { Button, Group, Modal, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

interface ConfirmDeleteProps {
  isOpen: boolean;
  title: ReactNode;
  isPending: boolean;
  onClose: () => void;
  onConfirm: () => void;
  children: ReactNode;
}

export function ConfirmDelete({
  isOpen,
  title,
  isPending,
  onClose,
  onConfirm,
  children,
}: ConfirmDeleteProps) {
  const intl = useIntl();
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'operations.page.close' }) }}
    >
      <Text size="sm">{children}</Text>
      <Group gap="sm" mt="md">
        <Button color="red" loading={isPending} onClick={onConfirm}>
          <FormattedMessage id="operations.csp.deleteNow" />
        </Button>
        <Button variant="default" onClick={onClose} data-autofocus>
          <FormattedMessage id="operations.page.cancel" />
        </Button>
      </Group>
    </Modal>
  );
}
