// The bills of a month of all vendors: what they add up to, the months around it, and a row for each vendor.
import { graphql, useFragment } from 'react-relay';
import type { AllVendorsMonth_bills$key } from '../../../__generated__/AllVendorsMonth_bills.graphql.ts';
import type { AllVendorsMonth_list$key } from '../../../__generated__/AllVendorsMonth_list.graphql.ts';
import { FaultNotice } from '../../../components/faults/FaultNotice.tsx';
import { faultOfErrors } from '../../../fault.ts';
import classes from '../Billing.module.css';
import { BillingSkeletonBody } from '../BillingSkeleton.tsx';
import { NoMonthNotice } from '../bill/NoBillNotice.tsx';
import { BridgeDrawer } from '../bridge/BridgeDrawer.tsx';
import { BillTrend } from '../trend/BillTrend.tsx';
import { nearestBill, useNewestMonth } from '../trend/useNewestMonth.ts';
import { AllVendorsGrid } from './AllVendorsGrid.tsx';
import { AllVendorsSummary } from './AllVendorsSummary.tsx';

interface AllVendorsMonthProps {
  /** YYYY-MM; null where the address names none yet. */
  month: string | null;
  list: AllVendorsMonth_list$key;
  bills: AllVendorsMonth_bills$key | null | undefined;
  onRetry: () => void;
}

export function AllVendorsMonth({ month, list, bills, onRetry }: AllVendorsMonthProps) {
  const { months, ...trend } = useFragment(
    graphql`
      fragment AllVendorsMonth_list on BillList {
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
        ...BillTrend_bills
      }
    `,
    list,
  );
  const ofMonth = useFragment(
    graphql`
      fragment AllVendorsMonth_bills on BillsOfMonth {
        sums @catch(to: RESULT) {
          ...AllVendorsSummary_sums
          ...AllVendorsGrid_sums
        }
        ...AllVendorsGrid_bills
      }
    `,
    bills,
  );
  const billed = months.map((each) => each.month.slice(0, 7));
  useNewestMonth(billed);
  if (month === null) return <BillingSkeletonBody />;
  const status = months.find((each) => each.month.startsWith(month))?.status;
  const sums = ofMonth?.sums;
  return (
    <>
      {status && sums?.ok && sums.value ? (
        <AllVendorsSummary month={`${month}-01`} status={status} sums={sums.value} />
      ) : (
        <section className={classes.panel} data-part="billing.summary">
          {status ? (
            <FaultNotice
              variant="block"
              fault={faultOfErrors(sums && !sums.ok ? sums.errors : [])}
              onRetry={onRetry}
            />
          ) : (
            <NoMonthNotice month={month} nearest={nearestBill(month, billed)} />
          )}
        </section>
      )}
      <BillTrend month={month} bills={trend} />
      {status && ofMonth && sums?.ok && sums.value ? (
        <AllVendorsGrid month={`${month}-01`} sums={sums.value} bills={ofMonth} onRetry={onRetry} />
      ) : null}
      {status ? <BridgeDrawer vendor={null} month={`${month}-01`} /> : null}
    </>
  );
}
