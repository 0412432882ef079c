// What a save would change, before it does (D-05).
import { Button, Group, Modal, Stack } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChangeList } from './ChangeList.tsx';
import type { Draft } from './draft.ts';

interface SaveDialogProps {
  /** Null: closed. */
  draft: Draft | null;
  onSave: () => void;
  onClose: () => void;
}

export function SaveDialog({ draft, onSave, onClose }: SaveDialogProps) {
  const intl = useIntl();
  return (
    <Modal
      opened={draft !== null}
      onClose={onClose}
      title={<FormattedMessage id="dashboard.diff.title" />}
      closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'dashboard.edit.cancel' }) }}
    >
      {draft ? (
        <Stack gap="sm">
          <ChangeList before={draft.base} after={draft.now} />
          <Group gap="sm" mt="sm">
            <Button data-autofocus onClick={onSave}>
              <FormattedMessage id="dashboard.edit.save" />
            </Button>
            <Button variant="default" onClick={onClose}>
              <FormattedMessage id="dashboard.edit.cancel" />
            </Button>
          </Group>
        </Stack>
      ) : null}
    </Modal>
  );
}
