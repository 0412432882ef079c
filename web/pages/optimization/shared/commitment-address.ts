// What all pages of commitments have in their addresses: the months and the filters, which stay from page to page (P-05).
import { createParser, parseAsArrayOf, parseAsString, parseAsStringLiteral } from 'nuqs/server';
import { addMonths, type DateRange } from '../../../../lib/calendar/calendar.ts';
import { firstOfYearMonth, monthsRange, yearMonthOf } from '../../../../lib/calendar/year-months.ts';

import { type PageSize, parseAsPage, parseAsPageSize } from '../../../paging.ts';
import type { AddressOf, ChangeOf } from '../../../routing/define-page.ts';

const YEAR_MONTH = /^(?:19|20)\d{2}(?:0[1-9]|1[0-2])$/;

/** `YYYYMM` */
const parseAsYearMonth = createParser<string>({
  parse: (text) => (YEAR_MONTH.test(text) ? text : null),
  serialize: (month) => month,
});
const parseAsValues = parseAsArrayOf(parseAsString).withDefault([]);

export const commitmentParsers = {
  /** First and last month; left out: the newest one with data. */
  from: parseAsYearMonth,
  to: parseAsYearMonth,
  accounts: parseAsValues,
  products: parseAsValues,
  regions: parseAsValues,
  families: parseAsValues,
};

export type CommitmentAddress = AddressOf<typeof commitmentParsers>;
export type CommitmentChange = ChangeOf<typeof commitmentParsers>;

export const ORDERS = ['asc', 'desc'] as const;
export const SPLITS = ['none', 'type', 'region', 'family'] as const;
export type Split = (typeof SPLITS)[number];
export const SPLIT_WORDS = { none: 'NONE', type: 'TYPE', region: 'REGION', family: 'FAMILY' } as const;

/** Of a trend: what it is split by. */
export const splitParser = { by: parseAsStringLiteral(SPLITS).withDefault('none') };

/** The same, and whether it shows money or percents. */
export const trendParsers = {
  ...splitParser,
  show: parseAsStringLiteral(['money', 'percent']).withDefault('money'),
  view: parseAsStringLiteral(['chart', 'table']).withDefault('chart'),
};

/** Of a list: its order and page. */
export function listParsers<const Sorts extends readonly [string, ...string[]]>(
  sorts: Sorts,
  { size, order = 'desc' }: { size: PageSize; order?: (typeof ORDERS)[number] },
) {
  return {
    sort: parseAsStringLiteral<Sorts[number]>(sorts).withDefault(sorts[0] as Sorts[number]),
    order: parseAsStringLiteral(ORDERS).withDefault(order),
    page: parseAsPage.withDefault(1),
    size: parseAsPageSize.withDefault(size),
  };
}

interface ListOrder<Sort extends string> {
  sort: Sort;
  order: (typeof ORDERS)[number];
  page: number;
  size: PageSize;
}

/** The same of one of several lists on a page, in one parameter: `utilization.asc.1.20`. */
export function listParser<const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) {
  const first: ListOrder<Sorts[number]> = { sort: sorts[0], order: 'desc', page: 1, size: 20 };
  return createParser<ListOrder<Sorts[number]>>({
    parse: (text) => {
      const [sort, order, page = '', size = ''] = text.split('.');
      const found = {
        sort: sorts.find((each) => each === sort),
        order: ORDERS.find((each) => each === order),
        page: parseAsPage.parse(page),
        size: parseAsPageSize.parse(size),
      };
      return Object.values(found).every((value) => value !== null && value !== undefined)
        ? (found as ListOrder<Sorts[number]>)
        : null;
    },
    serialize: ({ sort, order, page, size }) => [sort, order, page, size].join('.'),
    eq: (one, other) =>
      one.sort === other.sort &&
      one.order === other.order &&
      one.page === other.page &&
      one.size === other.size,
  }).withDefault(first);
}

/** As the graph takes it. */
export interface CommitmentQuestion {
  months: { start: string; end: string } | null;
  accounts: string[];
  products: string[];
  regions: string[];
  instanceFamilies: string[];
  toDate: 'MONTH' | 'YEAR';
}

/** The months of the address as days; null: the newest one. */
export function monthsOf({ from, to }: Pick<CommitmentAddress, 'from' | 'to'>): DateRange | null | 'invalid' {
  const [start, end] = [from ?? to, to ?? from];
  if (start === null || end === null) return null;
  return monthsRange(start, end) ?? 'invalid';
}

/** What the graph is asked; null where the months make no range that may be asked for. */
export function commitmentQuery(address: CommitmentAddress): CommitmentQuestion | null {
  const months = monthsOf(address);
  if (months === 'invalid') return null;
  const { accounts, products, regions, families: instanceFamilies } = address;
  return { months, accounts, products, regions, instanceFamilies, toDate: 'MONTH' };
}

/** So many months up to that of the day. */
export function lastMonths(count: number, today: string): { from: string; to: string } {
  const to = yearMonthOf(today);
  return { from: yearMonthOf(addMonths(firstOfYearMonth(to), 1 - count)), to };
}
