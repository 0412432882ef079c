// The sum behind a total, opened by the address: line by line, and beside what the vendor billed (B-04, B-06).

import { Drawer } from '@mantine/core';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type {
  ChargeSumDrawer_charges$data,
  ChargeSumDrawer_charges$key,
} from '../../../__generated__/ChargeSumDrawer_charges.graphql.ts';
import { useMoney } from '../../../components/money/useMoney.ts';
import type { Vendor } from '../../../components/vendors/vendors.ts';
import type { Money } from '../../../intl/money.ts';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import { rowId } from '../bill/row-id.ts';
import { shownCharges } from '../charges/shown-charges.ts';
import { billingPage } from '../page.tsx';
import { BillStatus } from '../shared/BillStatus.tsx';
import classes from './Sum.module.css';
import { SumLines } from './SumLines.tsx';
import { type BillLineLike, useSumLines } from './useLineWords.ts';
import { VendorSum } from './VendorSum.tsx';

interface ChargeSumDrawerProps {
  vendor: Vendor;
  charges: ChargeSumDrawer_charges$key;
}

export function ChargeSumDrawer({ vendor, charges }: ChargeSumDrawerProps) {
  const intl = useIntl();
  const { address, change } = usePageAddress(billingPage);
  const data = useFragment(
    graphql`
      fragment ChargeSumDrawer_charges on BillCharges {
        status {
          state
          reason
          nextDate
          confirmedAt
          confirmedBy
        }
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
          accounts {
            key
            label
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
          reconciliation {
            ...VendorSum_reconciliation
          }
        }
      }
    `,
    charges,
  );
  const { roundingIn } = useMoney();
  const linesOf = useSumLines();
  const found = address.sum === null ? null : chargeOf(data, address.sum, roundingIn);
  const name = found
    ? (found.label ?? intl.formatMessage({ id: 'billing.grid.billIn' }, { currency: found.currency }))
    : '';
  const title = intl.formatMessage({ id: 'billing.sum.title' }, { name });
  return (
    <Drawer
      opened={found !== null}
      onClose={() => change({ sum: null })}
      title={title}
      closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'billing.sum.close' }) }}
    >
      {found ? (
        <div className={classes.sum}>
          <BillStatus status={data.status} withReason />
          <SumLines label={title} lines={linesOf(found.lines)} currency={found.currency} />
          {found.reconciliation ? (
            <VendorSum
              vendor={vendor}
              currency={found.currency}
              shownTotal={found.lines.at(-1)?.amount ?? 0}
              reconciliation={found.reconciliation}
            />
          ) : null}
        </div>
      ) : null}
    </Drawer>
  );
}

type CurrencyBill = ChargeSumDrawer_charges$data['bills'][number];

interface Charge {
  currency: string;
  /** Null for the bill itself. */
  label: string | null;
  lines: readonly BillLineLike[];
  reconciliation: CurrencyBill['reconciliation'] | null;
}

/** The bill or the account that a row of the charges stands for. */
function chargeOf(
  { bills }: ChargeSumDrawer_charges$data,
  id: string,
  roundingIn: Money['roundingIn'],
): Charge | null {
  for (const { currency, lines, accounts, reconciliation } of bills.map((bill) =>
    shownCharges(bill, roundingIn),
  )) {
    if (rowId(currency) === id) return { currency, label: null, lines, reconciliation };
    const account = accounts.find(({ key }) => rowId(currency, key) === id);
    if (account)
      return { currency, label: account.label || account.key, lines: account.lines, reconciliation: null };
  }
  return null;
}
