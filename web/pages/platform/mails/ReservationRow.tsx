// One reservation: what is sent to whom, when next, and how it went last.
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { ReservationRow_reservation$key } from '../../../__generated__/ReservationRow_reservation.graphql.ts';
import { useVendorName } from '../../../components/vendors/useVendorName.ts';
import { VendorBadge } from '../../../components/vendors/VendorBadge.tsx';
import { useShellViewer } from '../../../viewer/shell-viewer.ts';
import { useInstant } from '../../../viewer/useInstant.ts';
import { LastRun } from '../shared/mails/LastRun.tsx';
import classes from '../shared/mails/Mails.module.css';
import { StateMark } from '../shared/mails/StateMark.tsx';
import { Recipients } from './Recipients.tsx';
import { ReservationActions } from './ReservationActions.tsx';

interface ReservationRowProps {
  reservation: ReservationRow_reservation$key;
  onRefresh: () => void;
}

export function ReservationRow({ reservation, onRefresh }: ReservationRowProps) {
  const vendorName = useVendorName();
  const instantText = useInstant();
  const { canEdit } = useShellViewer();
  const data = useFragment(
    graphql`
      fragment ReservationRow_reservation on InvoiceReservation {
        account
        day
        fileType
        nextRunAt
        pauseReason
        recipients {
          ...Recipients_recipients
        }
        runs {
          ...LastRun_run
        }
        sender
        time
        title
        vendor
        zone
        ...ReservationActions_reservation
      }
    `,
    reservation,
  );
  const {
    account,
    vendor,
    title,
    fileType,
    recipients,
    nextRunAt,
    pauseReason,
    runs,
    sender,
    day,
    time,
    zone,
  } = data;
  const [lastRun] = runs;
  return (
    <tr>
      <th scope="row">
        <VendorBadge vendor={vendor} isDecorative /> {title === '' ? vendorName(vendor) : title}
        {account ? <div className={classes.quiet}>{account}</div> : null}
        <div className={classes.quiet}>
          <FormattedMessage id="platform.mails.schedule" values={{ type: fileType, day, time, zone }} />
        </div>
      </th>
      <td className={classes.wrapped}>
        <Recipients recipients={recipients} />
      </td>
      <td className={classes.wrapped}>
        {nextRunAt ? instantText(nextRunAt) : <StateMark state="PAUSED" />}
        {pauseReason ? (
          <div className={classes.quiet}>
            <FormattedMessage id="platform.mails.reason" values={{ reason: pauseReason }} />
          </div>
        ) : null}
      </td>
      <td className={classes.wrapped}>
        {lastRun ? <LastRun run={lastRun} /> : <FormattedMessage id="platform.mails.notRun" />}
      </td>
      <td>{sender}</td>
      <td>{canEdit('BILLING') ? <ReservationActions reservation={data} onRefresh={onRefresh} /> : null}</td>
    </tr>
  );
}
