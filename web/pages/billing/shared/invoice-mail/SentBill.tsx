// Which bill is sent, and that it may still change while it is not confirmed (B-05, B-11).
import { FormattedMessage } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { SentBillQuery } from '../../../../__generated__/SentBillQuery.graphql.ts';
import { Boundary } from '../../../../components/faults/Boundary.tsx';
import { useVendorName } from '../../../../components/vendors/useVendorName.ts';
import { formatMonth } from '../../../../intl/dates.ts';
import { useLanguage } from '../../../../intl/IntlRoot.tsx';
import { BillStatus } from '../BillStatus.tsx';
import type { Draft } from './draft.ts';
import classes from './Send.module.css';

type Sent = Pick<Draft, 'vendor' | 'month'>;

export function SentBill({ draft: { vendor, month, isMonthly } }: { draft: Draft }) {
  const vendorName = useVendorName();
  const { language } = useLanguage();
  return (
    <div className={classes.notice}>
      <FormattedMessage
        id={isMonthly ? 'billing.send.whatMonthly' : 'billing.send.whatOnce'}
        values={{ vendor: vendorName(vendor), month: formatMonth(month, language) }}
      />
      {/* When a monthly mail is sent before the confirmation, the schedule below says so. */}
      {isMonthly ? null : (
        <Boundary variant="block" skeleton={null} insteadOf={() => false} resetKey={`${vendor} ${month}`}>
          <StillChanging vendor={vendor} month={month} />
        </Boundary>
      )}
    </div>
  );
}

/** On the page of the bill, the list is in the store already. */
function StillChanging({ vendor, month }: Sent) {
  const { viewer } = useLazyLoadQuery<SentBillQuery>(
    graphql`
      query SentBillQuery($vendor: Vendor!) {
        viewer {
          bills(vendor: $vendor) {
            months {
              month
              status {
                state
                reason
                nextDate
                confirmedAt
                confirmedBy
              }
            }
          }
        }
      }
    `,
    { vendor },
  );
  const status = viewer.bills?.months.find((bill) => bill.month === month)?.status;
  if (!status || status.state === 'CONFIRMED') return null;
  return (
    <div className={classes.unconfirmed} role="status">
      <BillStatus status={status} withReason />
      <p>
        <FormattedMessage id="billing.send.unconfirmed" />
      </p>
    </div>
  );
}
