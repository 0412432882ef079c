// Which invoices of the vendor a bill is made of, and by when the first of them is due (B-06).
import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { BillInvoices_invoices$key } from '../../../../__generated__/BillInvoices_invoices.graphql.ts';
import { formatDay } from '../../../../intl/dates.ts';
import { useLanguage } from '../../../../intl/IntlRoot.tsx';
import { usePageAddress } from '../../../../routing/usePageAddress.ts';
import { useShellViewer } from '../../../../viewer/shell-viewer.ts';
import { billingPage } from '../../page.tsx';
import classes from '../Bill.module.css';
import { firstDue } from './first-due.ts';

interface BillInvoicesProps {
  invoices: BillInvoices_invoices$key;
  /** Of the bill. */
  currency: string;
}

export function BillInvoices({ invoices, currency }: BillInvoicesProps) {
  const { language } = useLanguage();
  const { today } = useShellViewer();
  const { change } = usePageAddress(billingPage);
  const own = useFragment(
    graphql`
      fragment BillInvoices_invoices on CloudInvoice @relay(plural: true) {
        currency
        invoiceId
        isDerived
        issue {
          dueOn
          state
        }
      }
    `,
    invoices,
  ).filter((invoice) => invoice.currency === currency);
  const [first] = own;
  if (!first) return null;
  const due = firstDue(own, today);
  return (
    <>
      {due === null ? null : (
        <div>
          <dt>
            <FormattedMessage id="billing.invoice.dueOn" />
          </dt>
          <dd>
            {formatDay(due.dueOn, language)}
            {due.daysLeft > 0 ? (
              <span className={classes.note}>
                <FormattedMessage id="billing.summary.dueIn" values={{ days: due.daysLeft }} />
              </span>
            ) : null}
          </dd>
        </div>
      )}
      <div>
        <dt>
          <FormattedMessage id="billing.summary.invoices" />
        </dt>
        <dd>
          <Button
            variant="subtle"
            size="compact-sm"
            className={classes.invoices ?? ''}
            onClick={() => change({ tab: 'invoices' })}
          >
            {own.length}
            {first.isDerived ? null : ` · ${first.invoiceId}`}
            {own.length > 1 && !first.isDerived ? '…' : null}
          </Button>
        </dd>
      </div>
    </>
  );
}
