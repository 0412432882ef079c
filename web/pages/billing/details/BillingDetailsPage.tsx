// Billing Details: the bill of one account, or one invoice with the charges behind it; back leads to the same place (B-06, B-10).

import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { useLocation, useNavigate } from 'react-router-dom';
import type { BillingDetailsPageQuery } from '../../../__generated__/BillingDetailsPageQuery.graphql.ts';
import { Caught } from '../../../components/faults/Caught.tsx';
import { PageLayout } from '../../../components/layout/PageLayout.tsx';
import { useTitle } from '../../../components/layout/useTitle.ts';
import { MoneyOfVendors } from '../../../components/money/MoneyOfVendors.tsx';
import type { PageProps } from '../../../routing/page-code.ts';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import { billingPage } from '../page.tsx';
import { AccountBill } from './AccountBill.tsx';
import { InvoiceReconciliation } from './InvoiceReconciliation.tsx';
import { NotOfThisBill } from './NotOfThisBill.tsx';
import { billingDetailsPage } from './page.tsx';

export function BillingDetailsPage({ queryRef }: PageProps<BillingDetailsPageQuery>) {
  const intl = useIntl();
  useTitle(intl.formatMessage({ id: 'billing.details.title' }));
  return (
    <PageLayout isOfCost back={<BackButton />} title={<FormattedMessage id="billing.details.title" />}>
      {queryRef ? <Details queryRef={queryRef} /> : <NotOfThisBill />}
    </PageLayout>
  );
}

function Details({ queryRef }: { queryRef: PreloadedQuery<BillingDetailsPageQuery> }) {
  const {
    viewer: { bill },
  } = usePreloadedQuery<BillingDetailsPageQuery>(
    graphql`
      query BillingDetailsPageQuery(
        $vendor: Vendor!
        $month: Date!
        $isInvoice: Boolean!
        $isAccount: Boolean!
        $invoice: String!
        $page: Int!
        $layers: Int!
        $under: BillDetailPlace!
      ) {
        viewer {
          bill(vendor: $vendor, month: $month) {
            charges @catch(to: RESULT) {
              ...AccountBill_charges
              ...InvoiceReconciliation_charges
            }
            details(viewBy: ACCOUNT, layers: $layers, under: $under)
              @include(if: $isAccount)
              @catch(to: RESULT) {
              ...DetailTree_details
            }
            invoice(invoiceId: $invoice) @include(if: $isInvoice) @catch(to: RESULT) {
              ...InvoiceReconciliation_invoice @arguments(page: $page)
            }
          }
        }
      }
    `,
    queryRef,
  );
  const { vendor, month, under, isInvoice } = queryRef.variables;
  const retry = () => location.reload();
  if (!bill) return <NotOfThisBill />;
  return (
    <MoneyOfVendors vendors={[vendor]}>
      <Caught result={bill.charges} onRetry={retry}>
        {(charges) =>
          isInvoice ? (
            bill.invoice?.ok && !bill.invoice.value ? (
              <NotOfThisBill />
            ) : (
              <Caught result={bill.invoice} onRetry={retry}>
                {(invoice) => (
                  <InvoiceReconciliation {...{ vendor, month }} invoice={invoice} charges={charges} />
                )}
              </Caught>
            )
          ) : (
            <AccountBill
              vendor={vendor}
              month={month}
              account={under.keys[0] ?? ''}
              currency={under.currency}
              charges={charges}
              details={bill.details}
              onRetry={retry}
            />
          )
        }
      </Caught>
    </MoneyOfVendors>
  );
}

/** To where the viewer came from; opened by a link, to the bill that the page is a part of. */
function BackButton() {
  const navigate = useNavigate();
  const { key } = useLocation();
  const { address } = usePageAddress(billingDetailsPage);
  const goBack = () => {
    if (key !== 'default' && window.history.length > 1) {
      void navigate(-1);
      return;
    }
    const { vendor, month } = address;
    void navigate(billingPage.link({ vendor, month }));
  };
  return (
    <Button variant="subtle" leftSection={<IconArrowLeft size={14} aria-hidden />} onClick={goBack}>
      <FormattedMessage id="billing.details.back" />
    </Button>
  );
}
