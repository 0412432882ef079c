// The insight of a month in the words of the graph: summary and rows, which two calls bring, by currency.
import type { INSIGHT, InsightSummaryReply } from '../../../upstream/contract/billing/insight.ts';
import type { ReplyOf } from '../../../upstream/contract/endpoint.ts';
import type {
  InsightDriverKind,
  InsightFigures,
  InsightReference,
  InsightRow,
  InsightViewBy,
  InvoiceInsight,
} from '../../__generated__/graph-types.ts';

type Row = ReplyOf<typeof INSIGHT.aws.grid>['rows'][number];
type Figures = Omit<Row, 'currency' | 'item' | 'productName' | 'drivers'>;

export const INSIGHT_VIEW_BYS = {
  PRODUCT: 'product',
  ACCOUNT: 'account',
  REGION: 'region',
} as const satisfies Record<InsightViewBy, string>;

const REFERENCES: Record<Figures['exceeds'][number], InsightReference> = {
  lastMonth: 'LAST_MONTH',
  maximum: 'MAXIMUM',
  average: 'AVERAGE',
};

const DRIVER_KINDS: Record<Row['drivers'][number]['kind'], InsightDriverKind> = {
  usage: 'USAGE',
  commitment: 'COMMITMENT',
  credit: 'CREDIT',
  tax: 'TAX',
  other: 'OTHER',
};

export function insightOf(summary: InsightSummaryReply, rows: readonly Row[]): InvoiceInsight {
  return {
    currencies: summary.totals.map(({ currency, ...total }) => ({
      currency,
      total: figuresOf(total),
      messages: summary.messages.filter((row) => row.currency === currency).map(rowOf),
      rows: rows.filter((row) => row.currency === currency).map(rowOf),
    })),
  };
}

function rowOf({ item, productName, drivers, ...figures }: Row): InsightRow {
  return {
    key: item,
    label: productName,
    figures: figuresOf(figures),
    drivers: drivers.map(({ name, kind, thisMonthCost, lastMonthCost, difference }) => ({
      name,
      kind: DRIVER_KINDS[kind],
      thisMonth: thisMonthCost,
      lastMonth: lastMonthCost,
      difference,
    })),
  };
}

function figuresOf(reply: Figures): InsightFigures {
  return {
    thisMonth: reply.thisMonthCost,
    lastMonth: reply.lastMonthCost,
    average: reply.averageCost,
    maximum: reply.maxCost,
    difference: reply.difference,
    changePercent: reply.changeRate,
    status: reply.status,
    exceeds: reply.exceeds.map((reference) => REFERENCES[reference]),
    fallsBelow: reply.fallsBelow.map((reference) => REFERENCES[reference]),
  };
}
