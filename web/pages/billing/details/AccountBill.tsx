// The bill of one account: its sum line by line, and what it was used for.

import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { AccountBill_charges$key } from '../../../__generated__/AccountBill_charges.graphql.ts';
import type { DetailTree_details$key } from '../../../__generated__/DetailTree_details.graphql.ts';
import { Caught, type CaughtResult } from '../../../components/faults/Caught.tsx';
import { useMoney } from '../../../components/money/useMoney.ts';
import { useVendorName } from '../../../components/vendors/useVendorName.ts';
import type { Vendor } from '../../../components/vendors/vendors.ts';
import { formatMonth } from '../../../intl/dates.ts';
import { useLanguage } from '../../../intl/IntlRoot.tsx';
import classes from '../Billing.module.css';
import { shownCharges } from '../charges/shown-charges.ts';
import { BillStatus } from '../shared/BillStatus.tsx';
import { SumLines } from '../sum/SumLines.tsx';
import { useSumLines } from '../sum/useLineWords.ts';
import { DetailTree } from '../tabs/DetailTree.tsx';
import detailClasses from './Details.module.css';
import { NotOfThisBill } from './NotOfThisBill.tsx';

interface AccountBillProps {
  vendor: Vendor;
  /** First day of the month. */
  month: string;
  account: string;
  currency: string;
  charges: AccountBill_charges$key;
  details: CaughtResult<DetailTree_details$key | null | undefined> | null | undefined;
  onRetry: () => void;
}

export function AccountBill({
  vendor,
  month,
  account,
  currency,
  charges,
  details,
  onRetry,
}: AccountBillProps) {
  const vendorName = useVendorName();
  const intl = useIntl();
  const { language } = useLanguage();
  const linesOf = useSumLines();
  const { bills, status } = useFragment(
    graphql`
      fragment AccountBill_charges on BillCharges {
        bills {
          currency
          lines {
            amount
            kind
          }
          accounts {
            key
            label
            lines {
              amount
              isCalculated
              sign
              kind
              parts {
                amount
                code
                name
              }
            }
          }
        }
        status {
          state
          reason
          nextDate
          confirmedAt
          confirmedBy
        }
      }
    `,
    charges,
  );
  const question = useMemo(
    () => ({ vendor, month, viewBy: 'ACCOUNT' as const, tagKey: null, detailsSet: null }),
    [vendor, month],
  );
  const under = useMemo(() => [account], [account]);
  const { roundingIn } = useMoney();
  const bill = bills.find((each) => each.currency === currency);
  const found = bill && shownCharges(bill, roundingIn).accounts.find(({ key }) => key === account);
  if (!found) return <NotOfThisBill />;
  const name = found.label && found.label !== account ? `${found.label} [${account}]` : account;
  const title = intl.formatMessage({ id: 'billing.details.account' }, { name });
  return (
    <>
      <section className={classes.panel}>
        <header className={classes.panelHead}>
          <h2 className={classes.panelTitle}>{title}</h2>
          <span className={detailClasses.about}>
            {vendorName(vendor)} · {formatMonth(month, language)}
          </span>
          <BillStatus status={status} />
        </header>
        <div className={classes.panelBody}>
          <SumLines label={title} lines={linesOf(found.lines)} currency={currency} />
        </div>
      </section>
      <Caught result={details} onRetry={onRetry}>
        {(value) => (
          <DetailTree
            title={intl.formatMessage({ id: 'billing.details.usage' })}
            head={<FormattedMessage id="billing.services.name" />}
            details={value}
            question={question}
            file={{ vendor, month, part: 'details', account }}
            scrollName={`account ${vendor} ${month} ${account}`}
            under={under}
          />
        )}
      </Caught>
    </>
  );
}
