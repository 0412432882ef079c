// Products of a month, each open to what moved it most and to the rest of it (B-07).
import { differenceOf, sumMoney } from '../../../../lib/money/money.ts';
import type { Rounding } from '../../../../lib/money/rounded-parts.ts';
import type { InsightOfCurrency_currency$data } from '../../../__generated__/InsightOfCurrency_currency.graphql.ts';
import { rowId } from '../bill/row-id.ts';
import { shownRows } from '../bill/shown-rows.ts';

export type InsightFigures = InsightOfCurrency_currency$data['total'];

export interface InsightRow {
  id: string;
  /** Of the product. */
  key: string;
  name: string;
  /** Of what a product is made of; null for the product, and for the rest of it. */
  kind: Product['drivers'][number]['kind'] | null;
  currency: string;
  thisMonth: number;
  lastMonth: number;
  /** Null for what a product is made of, which has fewer figures. */
  figures: InsightFigures | null;
  children?: readonly InsightRow[];
}

type Product = InsightOfCurrency_currency$data['rows'][number];

/** `restName`: of what is in none of the drivers, so that the rows of a product add up to it. */
export function insightRows(
  { currency, rows }: Pick<InsightOfCurrency_currency$data, 'currency' | 'rows'>,
  labelOf: (product: Pick<Product, 'key' | 'label'>) => string,
  restName: string,
): InsightRow[] {
  return rows.map(({ key, label, figures, drivers }) => {
    const { thisMonth, lastMonth } = figures;
    const rest = {
      ...{ name: restName, kind: null },
      thisMonth: differenceOf(thisMonth, sumMoney(drivers.map((driver) => driver.thisMonth))),
      lastMonth: differenceOf(lastMonth, sumMoney(drivers.map((driver) => driver.lastMonth))),
    };
    const isAll = rest.thisMonth === 0 && rest.lastMonth === 0;
    const parts = drivers.length === 0 || isAll ? drivers : [...drivers, rest];
    return {
      id: rowId('insight', currency, key),
      ...{ key, name: labelOf({ key, label }), kind: null },
      ...{ currency, thisMonth, lastMonth, figures },
      children: parts.map((part, place) => ({
        id: rowId('insight', currency, key, String(place)),
        ...{ key, name: part.name, kind: part.kind },
        currency,
        thisMonth: part.thisMonth,
        lastMonth: part.lastMonth,
        figures: null,
      })),
    };
  });
}

/** What both months of each row show: rows add up, and the drivers of a product with the rest of it. */
export type ShownInsight = Record<'thisMonth' | 'lastMonth', ReadonlyMap<InsightRow, number>>;

export function shownInsight(
  rows: readonly InsightRow[],
  roundingIn: (currency: string) => Rounding,
): ShownInsight {
  return {
    thisMonth: shownRows(rows, roundingIn, (row) => row.thisMonth),
    lastMonth: shownRows(rows, roundingIn, (row) => row.lastMonth),
  };
}
