// What can be done with a reservation, and the form that changes it.
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { addMonths, firstOfMonth } from '../../../../lib/calendar/calendar.ts';
import type {
  ReservationActions_reservation$data,
  ReservationActions_reservation$key,
} from '../../../__generated__/ReservationActions_reservation.graphql.ts';
import { useVendorName } from '../../../components/vendors/useVendorName.ts';
import { useShellViewer } from '../../../viewer/shell-viewer.ts';
import type { Draft } from '../../billing/shared/invoice-mail/draft.ts';
import { InvoiceDialog } from '../../billing/shared/invoice-mail/InvoiceDialog.tsx';
import { ScheduledMailTools } from '../shared/mails/ScheduledMailTools.tsx';
import { useReservation } from './useReservation.ts';

interface ReservationActionsProps {
  reservation: ReservationActions_reservation$key;
  onRefresh: () => void;
}

export function ReservationActions({ reservation, onRefresh }: ReservationActionsProps) {
  const vendorName = useVendorName();
  const { today } = useShellViewer();
  const data = useFragment(
    graphql`
      fragment ReservationActions_reservation on InvoiceReservation {
        account
        currency
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
  const { pause, remove, isBusy } = useReservation({ id, version }, onRefresh);
  const previewed = addMonths(firstOfMonth(today ?? new Date().toISOString().slice(0, 10)), -1);
  return (
    <>
      <ScheduledMailTools
        name={title === '' ? vendorName(vendor) : title}
        isPaused={pauseReason != null}
        isBusy={isBusy}
        onEdit={() => setDraft(draftOf(data, previewed))}
        onPause={pause}
        onRemove={remove}
        removal={{
          text: <FormattedMessage id="platform.mails.removeText" />,
          action: <FormattedMessage id="platform.mails.removeNow" />,
        }}
      />
      <InvoiceDialog
        draft={draft}
        hasBillFields
        onClose={() => setDraft(null)}
        onDone={() => {
          setDraft(null);
          onRefresh();
        }}
      />
    </>
  );
}

/** Who left the company cannot be kept; who unsubscribed stays so. */
function draftOf(data: ReservationActions_reservation$data, month: string): Draft {
  const { id, version, recipients, pauseReason: _, account = null, currency = null, ...rest } = data;
  return {
    ...{ ...rest, account, currency },
    month,
    isMonthly: true,
    recipients: recipients.filter(({ state }) => state !== 'LEFT_COMPANY').map(({ email }) => email),
    based: { id, version },
  };
}
