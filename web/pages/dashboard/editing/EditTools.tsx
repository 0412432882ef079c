// The tools of editing: steps back and forth, what differs, save, and the way out (D-01, D-05).
import { ActionIcon, Button, Group, Text } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp, IconLayoutGrid } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { changesBetween } from './changes.ts';
import type { Draft, DraftAction } from './draft.ts';
import { useUndoKeys } from './useUndoKeys.ts';

interface EditToolsProps {
  draft: Draft;
  dispatch: (action: DraftAction) => void;
  onSave: () => void;
  onStop: () => void;
}

export function EditTools({ draft, dispatch, onSave, onStop }: EditToolsProps) {
  const intl = useIntl();
  const count = changesBetween(draft.base, draft.now).length;
  const step = (type: 'undone' | 'redone') => () => dispatch({ type });
  useUndoKeys(dispatch);
  return (
    <Group gap={8} role="toolbar" aria-label={intl.formatMessage({ id: 'dashboard.edit.bar' })}>
      <Group gap={0}>
        <ActionIcon
          size={30}
          aria-label={intl.formatMessage({ id: 'dashboard.edit.undo' })}
          title={intl.formatMessage({ id: 'dashboard.edit.undoKeys' })}
          // Not disabled: the focus would be lost at the last step.
          aria-disabled={draft.past.length === 0}
          onClick={step('undone')}
        >
          <IconArrowBackUp size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon
          size={30}
          aria-label={intl.formatMessage({ id: 'dashboard.edit.redo' })}
          title={intl.formatMessage({ id: 'dashboard.edit.redoKeys' })}
          aria-disabled={draft.future.length === 0}
          onClick={step('redone')}
        >
          <IconArrowForwardUp size={18} aria-hidden />
        </ActionIcon>
      </Group>
      <Button
        variant="default"
        leftSection={<IconLayoutGrid size={16} aria-hidden />}
        title={intl.formatMessage({ id: 'dashboard.edit.tidyHint' })}
        onClick={() => dispatch({ type: 'tidied' })}
      >
        <FormattedMessage id="dashboard.edit.tidy" />
      </Button>
      <Text size="xs" c="dimmed" role="status">
        <FormattedMessage id="dashboard.edit.changes" values={{ count }} />
      </Text>
      <Button onClick={onSave} disabled={count === 0}>
        <FormattedMessage id="dashboard.edit.save" />
      </Button>
      <Button variant="default" onClick={onStop}>
        <FormattedMessage id="dashboard.edit.stop" />
      </Button>
    </Group>
  );
}
