// The bill of one month: its figure, the months around it, and its parts.
import { graphql, useFragment } from 'react-relay';
import type {
  BillOfMonth_bill$data,
  BillOfMonth_bill$key,
} from '../../../__generated__/BillOfMonth_bill.graphql.ts';
import type { BillOfMonth_bills$key } from '../../../__generated__/BillOfMonth_bills.graphql.ts';
import type { BillOfMonth_lastBill$key } from '../../../__generated__/BillOfMonth_lastBill.graphql.ts';
import { FaultNotice } from '../../../components/faults/FaultNotice.tsx';
import type { Vendor } from '../../../components/vendors/vendors.ts';
import { faultOfErrors } from '../../../fault.ts';
import classes from '../Billing.module.css';
import { BillingSkeletonBody } from '../BillingSkeleton.tsx';
import { BridgeDrawer } from '../bridge/BridgeDrawer.tsx';
import { ChargesTab } from '../charges/ChargesTab.tsx';
import { BillSentence } from '../sentence/BillSentence.tsx';
import { ChargeSumDrawer } from '../sum/ChargeSumDrawer.tsx';
import { BillTrend } from '../trend/BillTrend.tsx';
import { nearestBill, useNewestMonth } from '../trend/useNewestMonth.ts';
import { BillWaterfall } from '../waterfall/BillWaterfall.tsx';
import billClasses from './Bill.module.css';
import { BillSummary } from './BillSummary.tsx';
import { BillTabs } from './BillTabs.tsx';
import { BillConversions } from './facts/BillConversions.tsx';
import { BillInvoices } from './facts/BillInvoices.tsx';
import { NoMonthNotice } from './NoBillNotice.tsx';

interface BillOfMonthProps {
  vendor: Vendor;
  /** YYYY-MM; null where the address names none yet. */
  month: string | null;
  bills: BillOfMonth_bills$key;
  bill: BillOfMonth_bill$key | null | undefined;
  /** Of the month before. */
  lastBill: BillOfMonth_lastBill$key | null | undefined;
  onRetry: () => void;
}

export function BillOfMonth({ vendor, month, bills, bill, lastBill, onRetry }: BillOfMonthProps) {
  const list = useFragment(
    graphql`
      fragment BillOfMonth_bills on BillList {
        months {
          month
        }
        ...BillSentence_bills
        ...BillSummary_bills
        ...BillTrend_bills
      }
    `,
    bills,
  );
  const { charges, invoices } =
    useFragment(
      graphql`
      fragment BillOfMonth_bill on Bill {
        charges @catch(to: RESULT) {
          ...BillConversions_charges
          ...BillSentence_charges
          ...BillWaterfall_charges
          ...ChargesTab_charges
          ...ChargeSumDrawer_charges
        }
        invoices @catch(to: NULL) {
          ...BillInvoices_invoices
        }
      }
    `,
      bill,
    ) ?? {};
  const before = useFragment(
    graphql`
      fragment BillOfMonth_lastBill on Bill {
        charges @catch(to: RESULT) {
          ...BillSentence_before
        }
      }
    `,
    lastBill,
  )?.charges;
  const months = list.months.map(({ month: day }) => day.slice(0, 7));
  useNewestMonth(months);
  if (month === null) return <BillingSkeletonBody />;
  const hasBill = months.includes(month);
  return (
    <>
      {hasBill ? (
        <BillSummary
          vendor={vendor}
          month={month}
          bills={list}
          factsOf={(currency) => (
            <>
              {invoices ? <BillInvoices invoices={invoices} currency={currency} /> : null}
              {charges?.ok && charges.value ? (
                <BillConversions charges={charges.value} currency={currency} />
              ) : null}
            </>
          )}
        />
      ) : (
        <section className={classes.panel} data-part="billing.summary">
          <NoMonthNotice month={month} nearest={nearestBill(month, months)} />
        </section>
      )}
      {hasBill && charges?.ok && charges.value ? (
        <BillSentence
          month={month}
          bills={list}
          charges={charges.value}
          before={before?.ok ? (before.value ?? null) : null}
        />
      ) : null}
      <div className={billClasses.charts}>
        {hasBill && charges?.ok && charges.value ? <BillWaterfall charges={charges.value} /> : null}
        <BillTrend month={month} bills={list} />
      </div>
      {hasBill && charges ? (
        <Parts vendor={vendor} month={month} charges={charges} onRetry={onRetry} />
      ) : null}
    </>
  );
}

interface PartsProps {
  vendor: Vendor;
  month: string;
  charges: BillOfMonth_bill$data['charges'];
  onRetry: () => void;
}

function Parts({ vendor, month, charges, onRetry }: PartsProps) {
  return (
    <>
      <BillTabs vendor={vendor} month={month}>
        {!charges.ok ? (
          <FaultNotice variant="block" fault={faultOfErrors(charges.errors)} onRetry={onRetry} />
        ) : charges.value ? (
          <ChargesTab vendor={vendor} month={month} charges={charges.value} />
        ) : null}
      </BillTabs>
      {charges.ok && charges.value ? <ChargeSumDrawer vendor={vendor} charges={charges.value} /> : null}
      <BridgeDrawer vendor={vendor} month={`${month}-01`} />
    </>
  );
}
