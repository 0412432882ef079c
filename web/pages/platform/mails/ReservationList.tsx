// The invoices of the company that are sent every month.
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { ReservationList_reservations$key } from '../../../__generated__/ReservationList_reservations.graphql.ts';
import { TableRegion } from '../../../components/files/TableRegion.tsx';
import shared from '../../../components/layout/Page.module.css';
import { Notice } from '../../../components/notices/Notice.tsx';
import classes from '../shared/mails/Mails.module.css';
import { ReservationRow } from './ReservationRow.tsx';

interface ReservationListProps {
  reservations: ReservationList_reservations$key;
  /** One was changed or is gone. */
  onRefresh: () => void;
}

export function ReservationList({ reservations, onRefresh }: ReservationListProps) {
  const intl = useIntl();
  const list = useFragment(
    graphql`
      fragment ReservationList_reservations on InvoiceReservation @relay(plural: true) {
        id
        ...ReservationRow_reservation
      }
    `,
    reservations,
  );
  const title = intl.formatMessage({ id: 'platform.mails.reservations' });
  return (
    <section className={shared.panel} aria-label={title} data-part="reservations">
      <h2 className={classes.panelTitle}>{title}</h2>
      {list.length === 0 ? (
        <Notice variant="block" title={<FormattedMessage id="platform.mails.noReservations" />}>
          <FormattedMessage id="platform.mails.howToReserve" />
        </Notice>
      ) : (
        <TableRegion className={shared.scroll} label={title}>
          <table className={`${shared.table} ${classes.table}`}>
            <thead>
              <tr>
                <th scope="col">
                  <FormattedMessage id="platform.mails.bill" />
                </th>
                <th scope="col">
                  <FormattedMessage id="platform.mails.recipients" />
                </th>
                <th scope="col">
                  <FormattedMessage id="platform.mails.nextRun" />
                </th>
                <th scope="col">
                  <FormattedMessage id="platform.mails.lastResult" />
                </th>
                <th scope="col">
                  <FormattedMessage id="platform.mails.sender" />
                </th>
                <th scope="col" data-tool>
                  <FormattedMessage id="platform.mails.actions" />
                </th>
              </tr>
            </thead>
            <tbody>
              {list.map((reservation) => (
                <ReservationRow key={reservation.id} reservation={reservation} onRefresh={onRefresh} />
              ))}
            </tbody>
          </table>
        </TableRegion>
      )}
    </section>
  );
}
