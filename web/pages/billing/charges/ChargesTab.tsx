// Charges by account, subscription, project, compartment or service, as a tree with a sum behind every total (B-02, B-03).

import { useMediaQuery } from '@mantine/hooks';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { ChargesTab_charges$key } from '../../../__generated__/ChargesTab_charges.graphql.ts';
import { useMoney } from '../../../components/money/useMoney.ts';
import { totalFirst } from '../../../components/tables/total-first.ts';
import { traitsOf, type Vendor } from '../../../components/vendors/vendors.ts';
import { BillGrid } from '../bill/BillGrid.tsx';
import { ChargeName } from './ChargeName.tsx';
import { chargeColumns } from './charge-columns.tsx';
import { chargeRows } from './charge-rows.ts';
import { TotalButton } from './TotalButton.tsx';
import { useChargeName } from './useChargeName.ts';

interface ChargesTabProps {
  vendor: Vendor;
  /** YYYY-MM. */
  month: string;
  charges: ChargesTab_charges$key;
}

export function ChargesTab({ vendor, month, charges }: ChargesTabProps) {
  const intl = useIntl();
  const noun = traitsOf(vendor).accountNoun;
  const { bills } = useFragment(
    graphql`
      fragment ChargesTab_charges on BillCharges {
        bills {
          currency
          lines {
            kind
            amount
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
        }
      }
    `,
    charges,
  );
  const { roundingIn, formatOriginal, formatPlainOriginal } = useMoney();
  const { rows, total } = useMemo(() => chargeRows(bills, roundingIn), [bills, roundingIn]);
  const columns = useMemo(
    () =>
      chargeColumns({
        rows: [...(total ? [total] : []), ...rows, ...rows.flatMap(({ children = [] }) => children)],
        head: intl.formatMessage({ id: 'billing.column.item' }, { noun }),
        Name: ChargeName,
        Sum: TotalButton,
        intl,
        format: { formatOriginal, formatPlainOriginal },
      }),
    [rows, total, noun, intl, formatOriginal, formatPlainOriginal],
  );
  const isNarrow = useMediaQuery('(width < 48em)', false, { getInitialValueInEffect: false });
  const nameOf = useChargeName();
  return (
    <BillGrid
      title={intl.formatMessage({ id: 'billing.tab.charges' }, { noun })}
      columns={isNarrow ? totalFirst(columns) : columns}
      rows={rows}
      total={total}
      nameOf={nameOf}
      keepsLastColumn
      openLayers={total ? 1 : 2}
      scrollName={`charges ${vendor} ${month}`}
      file={{ vendor, month: `${month}-01`, part: 'charges' }}
    />
  );
}
