// The invoice insight of a month (B-07): each product, account or region beside the twelve months before it.

import { addMonths, type DateRange, type IsoDate } from '../../../lib/calendar/calendar.ts';
import { dayOfNextMonth, INVOICE_DAY } from '../../../lib/cost/bill-status.ts';
import { addDecimals, compareDecimals, isZeroDecimal } from '../../../lib/money/money.ts';
import type { INSIGHT, InsightSummaryReply } from '../../contract/billing/insight.ts';
import type { ReplyOf, RequestOf } from '../../contract/endpoint.ts';
import { billedMonthsOf } from '../../stores/documents/loads/billed-months.ts';
import type { BillGrouping, BillLine } from '../../stores/facts/questions/bill-question.ts';
import { groupedBy } from '../shared/grouped-by.ts';
import { type Billing, noDataCollected, scopeOf } from './billing-scope.ts';
import { chargedLines, contractAmounts } from './contract-amounts.ts';
import { byCurrencyAndCost, type CurrencySum } from './currency-order.ts';
import { driversOf, type InsightDriver } from './insight-drivers.ts';
import { type InsightFigures, insightFigures } from './insight-rules.ts';

type ViewBy = NonNullable<RequestOf<typeof INSIGHT.aws.summary>['viewBy']>;
type GridReply = ReplyOf<typeof INSIGHT.aws.grid>;
type RowReply = GridReply['rows'][number];

interface Insight {
  isIssued: boolean;
  availableFrom: IsoDate;
  totals: { currency: string; figures: InsightFigures }[];
  /** By currency and falling cost of this month. */
  rows: {
    currency: string;
    item: string;
    label: string;
    figures: InsightFigures;
    drivers: InsightDriver[];
  }[];
}

/** How many rows the sentences are made of. */
const MESSAGES = 3;

export interface InsightQuestion {
  billing: Billing;
  month: IsoDate;
  viewBy: ViewBy;
  /** What the vendor billed may be told beside the bill; else costs are as the bill charges them. */
  isVendorCostOpen: boolean;
}

export async function insightSummary(question: InsightQuestion): Promise<InsightSummaryReply> {
  const { isIssued, availableFrom, totals, rows } = await insightOf(question);
  const moved = (figures: InsightFigures) => figures.difference.replace('-', '');
  const byMove = rows
    .filter(({ figures }) => !isZeroDecimal(figures.difference))
    .sort((one, other) => compareDecimals(moved(other.figures), moved(one.figures)));
  return {
    isIssued,
    availableFrom,
    totals: totals.map(({ currency, figures }) => ({ currency, ...wireFigures(figures) })),
    messages: totals.flatMap(({ currency }) =>
      byMove
        .filter((row) => row.currency === currency)
        .slice(0, MESSAGES)
        .map(wireRow),
    ),
  };
}

export async function insightGrid(question: InsightQuestion): Promise<GridReply> {
  const { isIssued, availableFrom, rows } = await insightOf(question);
  return { isIssued, availableFrom, rows: rows.map(wireRow) };
}

/** Refuses a month without data (10109); before the invoice is issued there are no figures. */
async function insightOf({ billing, month, viewBy, isVendorCostOpen }: InsightQuestion): Promise<Insight> {
  const { stores, companyId, vendor, today, byWorth } = billing;
  const months = await billedMonthsOf(stores.documents, companyId, vendor);
  if (!months.some((each) => each.month === month)) throw noDataCollected();
  const availableFrom = dayOfNextMonth(month, INVOICE_DAY);
  if (today < availableFrom) return { isIssued: false, availableFrom, totals: [], rows: [] };
  const range = { start: months[0]?.month ?? month, end: month };
  const amounts = isVendorCostOpen ? null : await contractAmounts(billing, range);
  const costOf = (asked: DateRange, groupBy: readonly BillGrouping[]) =>
    chargedLines(
      billing,
      {
        ...scopeOf(billing, asked),
        groupBy: [{ column: 'billingMonth' }, viewBy, ...groupBy],
        measures: ['billed'],
      },
      amounts,
    );
  const [lines, moves] = await Promise.all([
    costOf(range, []),
    costOf({ start: addMonths(month, -1), end: month }, ['usageType', 'chargeCategory', 'commitmentPart']),
  ]);
  const byCurrency = groupedBy(lines, ({ currency }) => currency);
  const drivers = groupedBy(moves, rowKey);
  const totals = [...byCurrency]
    .map(([currency, own]) => ({ currency, figures: insightFigures(costsByMonth(own), month) }))
    .sort((one, other) => byWorth(thisMonthOf(one), thisMonthOf(other)));
  const rows = [...groupedBy(lines, rowKey)]
    .map(([key, own]) => ({
      currency: own[0]?.currency ?? '',
      item: own[0]?.keys[1] ?? '',
      label: own.at(-1)?.labels[1] ?? '',
      figures: insightFigures(costsByMonth(own), month),
      drivers: driversOf(drivers.get(key) ?? [], month),
    }))
    .filter(({ figures: { thisMonth, lastMonth, maximum } }) =>
      [thisMonth, lastMonth, maximum].some((each) => !isZeroDecimal(each)),
    )
    .sort((one, other) => byCurrencyAndCost(thisMonthOf(one), thisMonthOf(other)));
  return { isIssued: true, availableFrom, totals, rows };
}

function thisMonthOf({ currency, figures }: { currency: string; figures: InsightFigures }): CurrencySum {
  return { currency, cost: figures.thisMonth };
}

function rowKey({ currency, keys }: BillLine): string {
  return `${currency}\n${keys[1]}`;
}

function costsByMonth(lines: readonly BillLine[]): Map<IsoDate, string> {
  return new Map(
    [...groupedBy(lines, ({ keys }) => keys[0] ?? '')].map(([month, own]) => [
      month,
      addDecimals(own.map(({ sums }) => sums[0] ?? '0')),
    ]),
  );
}

function wireFigures({ thisMonth, lastMonth, average, maximum, difference, ...rest }: InsightFigures) {
  return {
    ...rest,
    thisMonthCost: Number(thisMonth),
    lastMonthCost: Number(lastMonth),
    averageCost: Number(average),
    maxCost: Number(maximum),
    difference: Number(difference),
  };
}

function wireRow({ currency, item, label, figures, drivers }: Insight['rows'][number]): RowReply {
  return {
    currency,
    item,
    productName: label,
    ...wireFigures(figures),
    drivers: drivers.map(({ name, kind, thisMonth, lastMonth, difference }) => ({
      name,
      kind,
      thisMonthCost: Number(thisMonth),
      lastMonthCost: Number(lastMonth),
      difference: Number(difference),
    })),
  };
}
