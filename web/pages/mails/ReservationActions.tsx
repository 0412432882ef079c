// What can be done with a reservation: change it, pause it or let it go on, and end it, which is asked twice.
import { ActionIcon, Button, Group, Modal, Text, Tooltip } from '@mantine/core';
import { IconEdit, IconPlayerPause, IconPlayerPlay, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { addMonths, firstOfMonth } from '../../../lib/calendar.ts';
import type {
  ReservationActions_reservation$data,
  ReservationActions_reservation$key,
} from '../../__generated__/ReservationActions_reservation.graphql.ts';
import { traitsOf } from '../../components/vendors.ts';
import { useShellViewer } from '../../shell/shell-viewer.ts';
import type { Draft } from '../billing/send/draft.ts';
import { InvoiceDialog } from '../billing/send/InvoiceDialog.tsx';
import { useReservation } from './useReservation.ts';

interface ReservationActionsProps {
  reservation: ReservationActions_reservation$key;
  onRefresh: () => void;
}

export function ReservationActions({ reservation, onRefresh }: ReservationActionsProps) {
  const intl = useIntl();
  const { today } = useShellViewer();
  const data = useFragment(
    graphql`
      fragment ReservationActions_reservation on InvoiceReservation {
        day
        description
        fileType
        id
        isCurrentMonth
        language
        pauseReason
        recipients {
          email
          state
        }
        time
        title
        vendor
        version
        zone
      }
    `,
    reservation,
  );
  const { id, version, pauseReason, vendor, title } = data;
  const [draft, setDraft] = useState<Draft | null>(null);
  const [isAsking, setAsking] = useState(false);
  const { pause, remove, isBusy } = useReservation({ id, version }, onRefresh);
  const name = title === '' ? traitsOf(vendor).name : title;
  const isPaused = pauseReason != null;
  const editLabel = intl.formatMessage({ id: 'billing.mails.change' }, { name });
  const pauseLabel = intl.formatMessage(
    { id: isPaused ? 'billing.mails.resume' : 'billing.mails.pause' },
    { name },
  );
  const removeLabel = intl.formatMessage({ id: 'billing.mails.remove' }, { name });
  const previewed = addMonths(firstOfMonth(today ?? new Date().toISOString().slice(0, 10)), -1);
  return (
    <Group gap={4} wrap="nowrap">
      <Tooltip label={editLabel}>
        <ActionIcon aria-label={editLabel} onClick={() => setDraft(draftOf(data, previewed))}>
          <IconEdit size={16} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <Tooltip label={pauseLabel}>
        <ActionIcon aria-label={pauseLabel} loading={isBusy} onClick={() => pause(!isPaused)}>
          {isPaused ? <IconPlayerPlay size={16} aria-hidden /> : <IconPlayerPause size={16} aria-hidden />}
        </ActionIcon>
      </Tooltip>
      <Tooltip label={removeLabel}>
        <ActionIcon aria-label={removeLabel} onClick={() => setAsking(true)}>
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <InvoiceDialog
        draft={draft}
        hasBillFields
        onClose={() => setDraft(null)}
        onDone={() => {
          setDraft(null);
          onRefresh();
        }}
      />
      <Modal opened={isAsking} onClose={() => setAsking(false)} withCloseButton={false} title={removeLabel}>
        <Text>
          <FormattedMessage id="billing.mails.removeText" />
        </Text>
        <Group gap="sm" mt="md">
          <Button color="red" loading={isBusy} onClick={remove}>
            <FormattedMessage id="billing.mails.removeNow" />
          </Button>
          <Button variant="default" onClick={() => setAsking(false)} data-autofocus>
            <FormattedMessage id="billing.mails.cancel" />
          </Button>
        </Group>
      </Modal>
    </Group>
  );
}

/** Who left the company cannot be kept; who unsubscribed stays so. */
function draftOf(data: ReservationActions_reservation$data, month: string): Draft {
  const { id, version, recipients, pauseReason: _, ...rest } = data;
  return {
    ...rest,
    month,
    isMonthly: true,
    recipients: recipients.filter(({ state }) => state !== 'LEFT_COMPANY').map(({ email }) => email),
    based: { id, version },
  };
}
