// The bills of all vendors as one table: a row a vendor with its charges, discounts, tax, credits and total, which add up
// to a row a currency; a vendor opens to its lines, and its name leads to its bill.
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { AllVendorsGrid_bills$key } from '../../../__generated__/AllVendorsGrid_bills.graphql.ts';
import type { AllVendorsGrid_sums$key } from '../../../__generated__/AllVendorsGrid_sums.graphql.ts';
import { FaultNotice } from '../../../components/faults/FaultNotice.tsx';
import { useMoney } from '../../../components/money/useMoney.ts';
import { totalFirst } from '../../../components/tables/total-first.ts';
import { useVendorName } from '../../../components/vendors/useVendorName.ts';
import { faultOfErrors } from '../../../fault.ts';
import { formatMonth } from '../../../intl/dates.ts';
import { useLanguage } from '../../../intl/IntlRoot.tsx';
import classes from '../Billing.module.css';
import { BillGrid } from '../bill/BillGrid.tsx';
import { chargeColumns } from '../charges/charge-columns.tsx';
import { chargeRows } from '../charges/charge-rows.ts';
import { useChargeName } from '../charges/useChargeName.ts';
import { VendorRowName } from './VendorRowName.tsx';
import { VendorRowSum } from './VendorRowSum.tsx';
import { vendorBills } from './vendor-bills.ts';

interface AllVendorsGridProps {
  /** First day. */
  month: string;
  sums: AllVendorsGrid_sums$key;
  bills: AllVendorsGrid_bills$key;
  onRetry: () => void;
}

export function AllVendorsGrid({ month, sums, bills, onRetry }: AllVendorsGridProps) {
  const intl = useIntl();
  const { language } = useLanguage();
  const vendorName = useVendorName();
  const { currencies, missing, withoutBill } = useFragment(
    graphql`
      fragment AllVendorsGrid_sums on BillSums {
        currencies {
          currency
          lines {
            amount
            kind
          }
        }
        missing
        withoutBill
      }
    `,
    sums,
  );
  const data = useFragment(
    graphql`
      fragment AllVendorsGrid_bills on BillsOfMonth {
        bills {
          vendor
          charges @catch(to: RESULT) {
            bills {
              currency
              lines {
                kind
                amount
                sign
                isCalculated
                parts {
                  code
                  name
                  amount
                }
              }
            }
          }
        }
      }
    `,
    bills,
  );
  const { roundingIn, formatOriginal, formatPlainOriginal } = useMoney();
  const { rows, total } = useMemo(
    () => chargeRows(vendorBills(currencies, data.bills, vendorName), roundingIn),
    [currencies, data.bills, vendorName, roundingIn],
  );
  const columns = useMemo(
    () =>
      chargeColumns({
        rows: [...(total ? [total] : []), ...rows, ...rows.flatMap(({ children = [] }) => children)],
        head: intl.formatMessage({ id: 'billing.send.vendor' }),
        Name: VendorRowName,
        Sum: VendorRowSum,
        intl,
        format: { formatOriginal, formatPlainOriginal },
      }),
    [rows, total, intl, formatOriginal, formatPlainOriginal],
  );
  const isNarrow = useMediaQuery('(width < 48em)', false, { getInitialValueInEffect: false });
  const nameOf = useChargeName();
  const names = (vendors: typeof missing): ReactNode =>
    intl.formatList(
      vendors.map((vendor) => vendorName(vendor)),
      { type: 'conjunction' },
    );
  const monthName = formatMonth(month, language);
  const faults = data.bills.flatMap(({ vendor, charges }) =>
    missing.includes(vendor) && !charges.ok ? [faultOfErrors(charges.errors)] : [],
  );
  return (
    <div className={classes.stack} data-part="billing.all-vendors">
      {missing.length > 0 ? (
        <>
          <p>
            <FormattedMessage id="billing.all.missing" values={{ vendors: names(missing) }} />
          </p>
          <FaultNotice variant="block" fault={faults[0] ?? faultOfErrors([])} onRetry={onRetry} />
        </>
      ) : null}
      <BillGrid
        title={intl.formatMessage({ id: 'billing.all.title' }, { month: monthName })}
        columns={isNarrow ? totalFirst(columns) : columns}
        rows={rows}
        total={total}
        nameOf={nameOf}
        keepsLastColumn
        openLayers={total ? 1 : 2}
        scrollName={`all vendors ${month}`}
        file={{ month }}
      />
      {withoutBill.length > 0 ? (
        <p className={classes.quiet}>
          <FormattedMessage
            id="billing.all.withoutBill"
            values={{ month: monthName, vendors: names(withoutBill) }}
          />
        </p>
      ) : null}
    </div>
  );
}
