// The bill of the month in one glance: what it is worth yet, its total in each currency, and what it was before (B-01, B-05).
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { averageOf, sumMoney } from '../../../../lib/money/money.ts';
import { costChange } from '../../../../lib/money/percent-change.ts';
import type {
  BillSummary_bills$data,
  BillSummary_bills$key,
} from '../../../__generated__/BillSummary_bills.graphql.ts';
import { ChangeChip } from '../../../components/money/ChangeChip.tsx';
import { useVendorName } from '../../../components/vendors/useVendorName.ts';
import type { Vendor } from '../../../components/vendors/vendors.ts';
import { formatMonth } from '../../../intl/dates.ts';
import { useLanguage } from '../../../intl/IntlRoot.tsx';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import { BridgeButton } from '../bridge/BridgeButton.tsx';
import { billingPage } from '../page.tsx';
import { BillStatus } from '../shared/BillStatus.tsx';
import billClasses from './Bill.module.css';
import { BillMoney } from './BillMoney.tsx';
import { rowId } from './row-id.ts';

type BillMonth = BillSummary_bills$data['months'][number];
type BillTotal = BillMonth['totals'][number];

const AVERAGE_MONTHS = 12;

interface BillSummaryProps {
  vendor: Vendor;
  /** YYYY-MM. */
  month: string;
  bills: BillSummary_bills$key;
  /** Of the bill in a currency: its invoices, and its total in other currencies. */
  factsOf: (currency: string) => ReactNode;
}

export function BillSummary({ vendor, month, bills, factsOf }: BillSummaryProps) {
  const vendorName = useVendorName();
  const { language } = useLanguage();
  const { months } = useFragment(
    graphql`
      fragment BillSummary_bills on BillList {
        months {
          month
          status {
            state
            reason
            nextDate
            confirmedAt
            confirmedBy
          }
          totals {
            currency
            total
          }
        }
      }
    `,
    bills,
  );
  const place = months.findIndex(({ month: day }) => day.startsWith(month));
  const bill = months[place];
  if (!bill) return null;
  return (
    <section className={billClasses.summary} data-part="billing.summary">
      <header className={billClasses.summaryHead}>
        <h2 className={billClasses.summaryTitle}>
          {vendorName(vendor)}
          {' · '}
          <FormattedMessage
            id="billing.summary.title"
            values={{ month: formatMonth(bill.month, language) }}
          />
        </h2>
        <BillStatus status={bill.status} withReason />
        <BridgeButton />
      </header>
      {bill.totals.map((total) => (
        <CurrencyTotal
          key={total.currency}
          total={total}
          before={months.slice(0, place)}
          isComparable={bill.status.state !== 'ESTIMATED'}
        >
          {factsOf(total.currency)}
        </CurrencyTotal>
      ))}
      {bill.totals.length > 1 ? (
        <p className={billClasses.note}>
          <FormattedMessage id="billing.summary.separate" />
        </p>
      ) : null}
    </section>
  );
}

interface CurrencyTotalProps {
  total: BillTotal;
  /** The months before, oldest first. */
  before: readonly BillMonth[];
  /** A part of a month beside a whole one says nothing. */
  isComparable: boolean;
  children: ReactNode;
}

function CurrencyTotal({ total: { currency, total }, before, isComparable, children }: CurrencyTotalProps) {
  const { language } = useLanguage();
  const { change } = usePageAddress(billingPage);
  const last = before.at(-1);
  const lastTotal = last ? totalIn(last, currency) : null;
  const earlier = before.slice(-AVERAGE_MONTHS).map((month) => totalIn(month, currency) ?? 0);
  return (
    <div className={billClasses.total} data-currency={currency}>
      <div className={billClasses.totalHead}>
        <span className={billClasses.figure}>
          <BillMoney amount={total} currency={currency} />
        </span>
        <Button variant="default" onClick={() => change({ sum: rowId(currency) })}>
          <FormattedMessage id="billing.sum.show" />
        </Button>
      </div>
      <dl className={`${billClasses.facts} sky-figures`}>
        {last && lastTotal !== null ? (
          <div>
            <dt>
              <FormattedMessage
                id="billing.summary.lastMonth"
                values={{ month: formatMonth(last.month, language) }}
              />
            </dt>
            <dd>
              <BillMoney amount={lastTotal} currency={currency} />{' '}
              {isComparable ? <ChangeChip change={costChange(total, lastTotal)} currency={currency} /> : null}
            </dd>
          </div>
        ) : null}
        {earlier.length > 0 ? (
          <div>
            <dt>
              <FormattedMessage id="billing.summary.average" values={{ count: earlier.length }} />
            </dt>
            <dd>
              <BillMoney amount={averageOf(sumMoney(earlier), earlier.length)} currency={currency} />
            </dd>
          </div>
        ) : null}
        {children}
      </dl>
    </div>
  );
}

function totalIn({ totals }: BillMonth, currency: string): number | null {
  return totals.find((total) => total.currency === currency)?.total ?? null;
}
