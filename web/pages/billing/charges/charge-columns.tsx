// The columns of the charges; those that are 0 in the whole month are left out (B-04).
import { FormattedMessage } from 'react-intl';
import { sumMoney } from '../../../../lib/money/money.ts';
import type { TreeColumn } from '../../../components/tree-grid/tree.ts';
import { SignedMoney } from '../SignedMoney.tsx';
import { ChargeName } from './ChargeName.tsx';
import type { ChargeRow, Figures } from './charge-rows.ts';
import { TotalButton } from './TotalButton.tsx';

const WIDTH = 128;
const TOTAL_WIDTH = 156;
const NAME_WIDTH = 280;

const DISCOUNTS = (figures: Figures): number =>
  sumMoney([
    figures.onDemandDiscount,
    figures.cloudFrontDiscount,
    figures.cloudFrontTransferDiscount,
    figures.cloudFrontRequestDiscount,
    figures.ncpDiscount,
    figures.otherDiscount,
  ]);

interface FigureColumn {
  id: string;
  /** A line whose name heads the column. */
  line?: string;
  isSubtotal?: boolean;
  of: (figures: Figures) => number;
}

const FIGURES: readonly FigureColumn[] = [
  { id: 'original', line: 'CLOUD_ORIGINAL_COST', of: ({ cloudOriginalCost }) => cloudOriginalCost },
  { id: 'discounts', of: DISCOUNTS },
  { id: 'cloudCost', line: 'CLOUD_COST', isSubtotal: true, of: ({ cloudCost }) => cloudCost },
  { id: 'sales', line: 'SALES_DISCOUNT', of: ({ salesDiscount }) => salesDiscount },
  { id: 'support', line: 'SUPPORT_FEE', of: ({ supportFee }) => supportFee },
  { id: 'credit', line: 'CREDIT', of: ({ credit }) => credit },
  { id: 'services', line: 'ADDITIONAL_SERVICES', of: ({ additionalServices }) => additionalServices },
  { id: 'vat', line: 'VAT', of: ({ vat }) => vat },
];

/** `noun` is the vendor's word for an account. */
export function chargeColumns(accounts: readonly Figures[], noun: string): TreeColumn<ChargeRow>[] {
  const shown = FIGURES.filter(({ of }) => accounts.some((figures) => of(figures) !== 0));
  return [
    {
      id: 'name',
      head: <FormattedMessage id="billing.column.item" values={{ noun }} />,
      cell: (row) => <ChargeName row={row} />,
      width: NAME_WIDTH,
    },
    ...shown.map(
      ({ id, line, isSubtotal, of }): TreeColumn<ChargeRow> => ({
        id,
        head: line ? (
          <FormattedMessage id="billing.line.name" values={{ line }} />
        ) : (
          <FormattedMessage id="billing.column.discounts" />
        ),
        cell: (row) =>
          'figures' in row ? (
            <SignedMoney
              amount={of(row.figures)}
              currency={row.currency}
              tone={isSubtotal ? 'subtotal' : 'byAmount'}
            />
          ) : null,
        width: WIDTH,
      }),
    ),
    {
      id: 'total',
      head: <FormattedMessage id="billing.line.name" values={{ line: 'TOTAL' }} />,
      cell: (row) =>
        'figures' in row ? (
          <TotalButton row={row} />
        ) : (
          <SignedMoney amount={row.amount} currency={row.currency} tone="byAmount" />
        ),
      width: TOTAL_WIDTH,
    },
  ];
}
