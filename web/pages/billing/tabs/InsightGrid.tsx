// Every product of a month: this month, last month, average and maximum, open to what moved it (B-07).
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type {
  InsightGrid_currency$data,
  InsightGrid_currency$key,
} from '../../../__generated__/InsightGrid_currency.graphql.ts';
import { useItemLabel } from '../../../components/cost-items/useItemLabel.ts';
import type { TreeColumn } from '../../../components/tree-grid/tree.ts';
import { BillGrid } from '../bill/BillGrid.tsx';
import { rowId } from '../bill/row-id.ts';
import { SignedMoney } from '../bill/SignedMoney.tsx';
import { InsightChange } from './InsightChange.tsx';

type Figures = InsightGrid_currency$data['total'];
interface InsightRow {
  id: string;
  name: string;
  currency: string;
  thisMonth: number;
  lastMonth: number;
  /** Null for a driver, which has fewer figures. */
  figures: Figures | null;
  children?: InsightRow[];
}

interface InsightGridProps {
  currency: InsightGrid_currency$key;
  scrollName: string;
}

export function InsightGrid({ currency, scrollName }: InsightGridProps) {
  const intl = useIntl();
  const labelOf = useItemLabel('product');
  const data = useFragment(
    graphql`
      fragment InsightGrid_currency on CurrencyInsight {
        currency
        rows {
          key
          label
          drivers {
            lastMonth
            name
            thisMonth
          }
          figures {
            average
            changePercent
            difference
            lastMonth
            maximum
            status
            thisMonth
          }
        }
        total {
          average
          changePercent
          difference
          lastMonth
          maximum
          status
          thisMonth
        }
      }
    `,
    currency,
  );
  const totalName = intl.formatMessage({ id: 'billing.grid.total' }, { currency: data.currency });
  const rows = useMemo(() => insightRows(data, labelOf), [data, labelOf]);
  const total: InsightRow = {
    id: rowId('insight', data.currency),
    name: totalName,
    currency: data.currency,
    thisMonth: data.total.thisMonth,
    lastMonth: data.total.lastMonth,
    figures: data.total,
  };
  return (
    <BillGrid
      title={`${intl.formatMessage({ id: 'billing.insight.byProduct' })} · ${data.currency}`}
      columns={COLUMNS}
      rows={rows}
      total={total}
      nameOf={({ name }) => name}
      scrollName={scrollName}
    />
  );
}

function insightRows(
  { currency, rows }: InsightGrid_currency$data,
  labelOf: ReturnType<typeof useItemLabel>,
): InsightRow[] {
  return rows.map(({ key, label, figures, drivers }) => ({
    id: rowId('insight', currency, key),
    name: labelOf({ key, label }),
    currency,
    thisMonth: figures.thisMonth,
    lastMonth: figures.lastMonth,
    figures,
    children: drivers.map((driver, place) => ({
      id: rowId('insight', currency, key, String(place)),
      name: driver.name,
      currency,
      thisMonth: driver.thisMonth,
      lastMonth: driver.lastMonth,
      figures: null,
    })),
  }));
}

const money = (id: string, name: string, of: (row: InsightRow) => number | null): TreeColumn<InsightRow> => ({
  id,
  head: <FormattedMessage id="billing.insight.column" values={{ column: name }} />,
  cell: (row) => {
    const amount = of(row);
    return amount === null ? null : <SignedMoney amount={amount} currency={row.currency} tone="byAmount" />;
  },
  width: 150,
});

const COLUMNS: TreeColumn<InsightRow>[] = [
  {
    id: 'name',
    head: <FormattedMessage id="billing.insight.column" values={{ column: 'product' }} />,
    cell: ({ name }) => <span title={name}>{name}</span>,
    width: 320,
  },
  money('thisMonth', 'thisMonth', ({ thisMonth }) => thisMonth),
  money('lastMonth', 'lastMonth', ({ lastMonth }) => lastMonth),
  money('average', 'average', ({ figures }) => figures?.average ?? null),
  money('maximum', 'maximum', ({ figures }) => figures?.maximum ?? null),
  {
    id: 'change',
    head: <FormattedMessage id="billing.insight.column" values={{ column: 'change' }} />,
    cell: ({ figures }) => (figures ? <InsightChange figures={figures} /> : null),
    width: 130,
  },
];
