// Who is reminded that commitments end: a button, and the form that it opens.
import { Button, Modal } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import type { OperationType } from 'relay-runtime';
import type { CommitmentKind } from '../../../../../lib/commitments/commitment-kinds.ts';
import type { ReminderForm_reminders$key } from '../../../../__generated__/ReminderForm_reminders.graphql.ts';
import { useToast } from '../../../../components/feedback/useToast.ts';
import { ReminderForm } from './ReminderForm.tsx';
import { REMINDER_DOCUMENTS, type RemindersAnswer } from './reminder-documents.ts';

type RemindersQuery = OperationType & { response: RemindersAnswer; variables: Record<string, never> };

export function ReminderSettings({ kind }: { kind: CommitmentKind }) {
  const intl = useIntl();
  const environment = useRelayEnvironment();
  const toast = useToast();
  const [reminders, setReminders] = useState<ReminderForm_reminders$key | null>(null);
  const [isAsking, setAsking] = useState(false);
  const open = async () => {
    setAsking(true);
    const { read } = REMINDER_DOCUMENTS[kind];
    const answer = await fetchQuery<RemindersQuery>(environment, read, {}, { fetchPolicy: 'network-only' })
      .toPromise()
      .catch(() => undefined);
    setAsking(false);
    const found = answer?.viewer.of?.reminders;
    if (found) setReminders(found);
    else toast.failed();
  };
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        loading={isAsking}
        leftSection={<IconBell size={16} aria-hidden />}
        onClick={() => void open()}
      >
        <FormattedMessage id="optimization.reminder.settings" />
      </Button>
      <Modal
        opened={reminders !== null}
        onClose={() => setReminders(null)}
        title={<FormattedMessage id="optimization.reminder.settings" />}
        closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'optimization.reminder.close' }) }}
      >
        {reminders ? (
          <ReminderForm kind={kind} reminders={reminders} onDone={() => setReminders(null)} />
        ) : null}
      </Modal>
    </>
  );
}
