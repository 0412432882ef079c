// Another user saved first: what was saved meanwhile beside one's own changes, and three ways on (D-05).
import { Button, Modal, Stack, Text } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChangeList } from './ChangeList.tsx';
import classes from './Draft.module.css';
import type { Draft } from './draft.ts';
import type { SavedDashboard } from './saved-content.ts';

interface ConflictDialogProps {
  draft: Draft;
  /** As it was saved meanwhile; null: closed. */
  newer: SavedDashboard | null;
  isSaving: boolean;
  onTakeTheirs: (newer: SavedDashboard) => void;
  onSaveCopy: () => void;
  onOverwrite: (newer: SavedDashboard) => void;
  onClose: () => void;
}

export function ConflictDialog({ newer, onClose, ...choices }: ConflictDialogProps) {
  const intl = useIntl();
  return (
    <Modal
      opened={newer !== null}
      onClose={onClose}
      size="lg"
      title={<FormattedMessage id="dashboard.conflict.title" />}
      closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'dashboard.edit.cancel' }) }}
    >
      {newer ? <Conflict newer={newer} {...choices} /> : null}
    </Modal>
  );
}

type ConflictProps = Omit<ConflictDialogProps, 'newer' | 'onClose'> & { newer: SavedDashboard };

function Conflict({ draft, newer, isSaving, onTakeTheirs, onSaveCopy, onOverwrite }: ConflictProps) {
  const intl = useIntl();
  return (
    <Stack gap="sm">
      <Text size="sm">
        <FormattedMessage
          id="dashboard.conflict.text"
          values={{
            name: draft.base.name,
            time: intl.formatDate(newer.updatedAt, { dateStyle: 'medium', timeStyle: 'short' }),
          }}
        />
      </Text>
      <div className={classes.sides}>
        <section className={classes.side}>
          <h3 className={classes.sideTitle}>
            <FormattedMessage id="dashboard.conflict.theirs" />
          </h3>
          <ChangeList before={draft.base} after={newer.content} />
        </section>
        <section className={classes.side}>
          <h3 className={classes.sideTitle}>
            <FormattedMessage id="dashboard.conflict.mine" />
          </h3>
          <ChangeList before={draft.base} after={draft.now} />
        </section>
      </div>
      <Stack gap={8} align="flex-start" mt="sm">
        <Button data-autofocus onClick={onSaveCopy} loading={isSaving}>
          <FormattedMessage id="dashboard.conflict.copy" />
        </Button>
        <Button variant="default" onClick={() => onTakeTheirs(newer)}>
          <FormattedMessage id="dashboard.conflict.take" />
        </Button>
        <Button variant="default" onClick={() => onOverwrite(newer)}>
          <FormattedMessage id="dashboard.conflict.overwrite" />
        </Button>
      </Stack>
    </Stack>
  );
}
