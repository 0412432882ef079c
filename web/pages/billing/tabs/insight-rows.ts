// Products of a month, each open to what moved it most and to the rest of it (B-07).
import { differenceOf, sumMoney } from '../../../../lib/money/money.ts';
import type { InsightGrid_currency$data } from '../../../__generated__/InsightGrid_currency.graphql.ts';
import { rowId } from '../bill/row-id.ts';

export interface InsightRow {
  id: string;
  name: string;
  currency: string;
  thisMonth: number;
  lastMonth: number;
  /** Null for what a product is made of, which has fewer figures. */
  figures: InsightGrid_currency$data['total'] | null;
  children?: readonly InsightRow[];
}

type Product = InsightGrid_currency$data['rows'][number];

/** `restName`: of what is in none of the drivers, so that the rows of a product add up to it. */
export function insightRows(
  { currency, rows }: Pick<InsightGrid_currency$data, 'currency' | 'rows'>,
  labelOf: (product: Pick<Product, 'key' | 'label'>) => string,
  restName: string,
): InsightRow[] {
  return rows.map(({ key, label, figures, drivers }) => {
    const { thisMonth, lastMonth } = figures;
    const rest = {
      name: restName,
      thisMonth: differenceOf(thisMonth, sumMoney(drivers.map((driver) => driver.thisMonth))),
      lastMonth: differenceOf(lastMonth, sumMoney(drivers.map((driver) => driver.lastMonth))),
    };
    const isAll = rest.thisMonth === 0 && rest.lastMonth === 0;
    const parts = drivers.length === 0 || isAll ? drivers : [...drivers, rest];
    return {
      id: rowId('insight', currency, key),
      name: labelOf({ key, label }),
      ...{ currency, thisMonth, lastMonth, figures },
      children: parts.map((part, place) => ({
        id: rowId('insight', currency, key, String(place)),
        name: part.name,
        currency,
        thisMonth: part.thisMonth,
        lastMonth: part.lastMonth,
        figures: null,
      })),
    };
  });
}
