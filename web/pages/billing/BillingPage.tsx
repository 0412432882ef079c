// Billing: a vendor's bill of a month, its trend, and everything that it is made of (B-01 to B-10).

import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import type { BillingPageQuery } from '../../__generated__/BillingPageQuery.graphql.ts';
import { FaultNotice } from '../../components/faults/FaultNotice.tsx';
import { KeptBoundary } from '../../components/faults/KeptBoundary.tsx';
import { PageLayout } from '../../components/layout/PageLayout.tsx';
import { useTitle } from '../../components/layout/useTitle.ts';
import { MoneyOfVendors } from '../../components/money/MoneyOfVendors.tsx';
import { NoMenuRight } from '../../components/notices/NoMenuRight.tsx';
import { faultOfErrors } from '../../fault.ts';
import type { PageProps } from '../../routing/page-code.ts';
import { useAskAgain } from '../../routing/useAskAgain.ts';
import { usePageAddress } from '../../routing/usePageAddress.ts';
import { useShellViewer } from '../../viewer/shell-viewer.ts';
import { vendorOf } from './address.ts';
import { AllVendorsMonth } from './all-vendors/AllVendorsMonth.tsx';
import { BillFiles } from './BillFiles.tsx';
import classes from './Billing.module.css';
import { BillingSkeletonBody } from './BillingSkeleton.tsx';
import { BillBar } from './bar/BillBar.tsx';
import { BillOfMonth } from './bill/BillOfMonth.tsx';
import { NoBillNotice } from './bill/NoBillNotice.tsx';
import { billingPage } from './page.tsx';
import { SendInvoice } from './shared/invoice-mail/SendInvoice.tsx';
import { useNamedVendor } from './useNamedVendor.ts';

export function BillingPage({ queryRef, loadingRef }: PageProps<BillingPageQuery>) {
  const intl = useIntl();
  useTitle(intl.formatMessage({ id: 'billing.page.title' }));
  const { address } = usePageAddress(billingPage);
  const vendor = vendorOf(address);
  const isNamed = address.vendor !== null;
  const { availableVendors } = useShellViewer();
  useNamedVendor();
  const retry = useAskAgain();
  return (
    <PageLayout
      isOfCost
      vendors={vendor ? [vendor] : undefined}
      title={<FormattedMessage id="billing.page.title" />}
      bar={<BillBar vendor={vendor} isNamed={isNamed} queryRef={queryRef} />}
      actions={
        isNamed && address.month ? (
          <>
            <BillFiles vendor={vendor} month={`${address.month}-01`} />
            {vendor ? <SendInvoice vendor={vendor} month={`${address.month}-01`} /> : null}
          </>
        ) : null
      }
    >
      {queryRef && isNamed ? (
        <KeptBoundary variant="block" skeleton={<BillingSkeletonBody />} onRetry={retry} reference={queryRef}>
          {(reference) => (
            <MoneyOfVendors vendors={vendor ? [vendor] : availableVendors}>
              <Bills queryRef={reference} isStale={reference !== loadingRef} onRetry={retry} />
            </MoneyOfVendors>
          )}
        </KeptBoundary>
      ) : (
        <BillingSkeletonBody />
      )}
    </PageLayout>
  );
}

interface BillsProps {
  queryRef: PreloadedQuery<BillingPageQuery>;
  isStale: boolean;
  onRetry: () => void;
}

function Bills({ queryRef, isStale, onRetry }: BillsProps) {
  const { viewer } = usePreloadedQuery<BillingPageQuery>(
    graphql`
      query BillingPageQuery(
        $vendor: Vendor!
        $listed: Vendor
        $month: Date!
        $lastMonth: Date!
        $isOfOne: Boolean!
        $isOfAll: Boolean!
      ) {
        viewer {
          bills(vendor: $listed) @catch(to: RESULT) {
            months {
              month
            }
            ...BillOfMonth_bills
            ...AllVendorsMonth_list
          }
          bill(vendor: $vendor, month: $month) @include(if: $isOfOne) {
            ...BillOfMonth_bill
          }
          lastBill: bill(vendor: $vendor, month: $lastMonth) @include(if: $isOfOne) {
            ...BillOfMonth_lastBill
          }
          billsOfMonth(month: $month) @include(if: $isOfAll) {
            ...AllVendorsMonth_bills
          }
        }
      }
    `,
    queryRef,
  );
  const { bills, bill, lastBill, billsOfMonth } = viewer;
  const { vendor, listed, month: day, isOfOne, isOfAll } = queryRef.variables;
  const month = isOfOne || isOfAll ? day.slice(0, 7) : null;
  if (!bills.ok) {
    const fault = faultOfErrors(bills.errors);
    return fault.menu ? <NoMenuRight /> : <FaultNotice variant="block" fault={fault} onRetry={onRetry} />;
  }
  const months = bills.value?.months ?? [];
  if (!bills.value || months.length === 0) return <NoBillNotice vendor={listed ?? null} />;
  return (
    <div className={classes.result} data-stale={isStale || undefined} aria-busy={isStale}>
      {listed ? (
        <BillOfMonth
          vendor={vendor}
          month={month}
          bills={bills.value}
          bill={bill}
          lastBill={lastBill}
          onRetry={onRetry}
        />
      ) : (
        <AllVendorsMonth month={month} list={bills.value} bills={billsOfMonth} onRetry={onRetry} />
      )}
    </div>
  );
}
