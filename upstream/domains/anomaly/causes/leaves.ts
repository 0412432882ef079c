// The finest parts of the cost of an anomaly: what each cost on its days, and what it was expected to.
import {
  addDays,
  addMonths,
  bucketsOf,
  type DateRange,
  type IsoDate,
  laterOf,
} from '../../../../lib/calendar/calendar.ts';
import type { JudgedUnit } from '../../../../lib/catalogue/anomaly.ts';
import { sumMoney } from '../../../../lib/money/money.ts';
import type { AnomalyEvent, AnomalyScope } from '../../../stores/documents/anomaly/anomaly-events.ts';
import type { CostGroup, FactStore } from '../../../stores/facts/answers/answer.ts';
import type { Dimension } from '../../../stores/facts/questions/dimensions.ts';
import type { CostQuestion, Filter } from '../../../stores/facts/questions/question.ts';
import { HISTORIES, usualSum } from './leaf-forecast.ts';

/** The dimensions that identify a leaf, in the order of its key. */
export const LEAF_DIMENSIONS = [
  'account',
  'product',
  'region',
  'usageType',
  'operation',
  'purchaseOption',
] as const satisfies Dimension[];

export interface Leaf {
  keys: readonly string[];
  labels: readonly string[];
  real: number;
  /** Of the same weekdays before, not yet of the models. */
  forecast: number;
  /** In its unit; null where units mix or the data name none. */
  usage: number | null;
  usageForecast: number | null;
}

export interface AnomalyCost {
  scope: Pick<CostQuestion, 'companyId' | 'vendors' | 'filters' | 'measures' | 'currency'>;
  /** The days of the anomaly. */
  range: DateRange;
  /** What is before them and explains what was expected. */
  before: DateRange;
  history: (typeof HISTORIES)[JudgedUnit];
}

/** More than any anomaly of a real bill has: what is beyond is in no leaf and so in the others. */
const MOST_LEAVES = 5000;
/** An anomaly that lasts longer is explained by its newest days. */
const MOST_DAYS = 300;

/** What says which cost an anomaly is about. */
export type CostedEvent = AnomalyScope &
  Pick<AnomalyEvent, 'companyId' | 'currency' | 'startedOn' | 'lastSeenOn' | 'unit'>;

/** What of the facts an anomaly is about; `filters` are those of its basis or rule. */
export function costOfEvent(
  event: CostedEvent,
  { measure, filters }: { measure: CostQuestion['measures'][number]; filters: readonly Filter[] },
): AnomalyCost {
  const { vendor, account, product, region } = event;
  const start = laterOf(event.startedOn, addDays(event.lastSeenOn, 1 - MOST_DAYS));
  const of = (dimension: Dimension, named: { key: string } | null): Filter[] =>
    named ? [{ dimension, values: [named.key] }] : [];
  return {
    scope: {
      companyId: event.companyId,
      currency: event.currency,
      vendors: [vendor],
      filters: [...filters, ...of('account', account), ...of('product', product), ...of('region', region)],
      measures: [measure],
    },
    range: { start, end: event.lastSeenOn },
    before: { start: daysBefore(start, event.unit), end: addDays(start, -1) },
    history: HISTORIES[event.unit],
  };
}

function daysBefore(start: IsoDate, unit: JudgedUnit): IsoDate {
  const { before } = HISTORIES[unit];
  return unit === 'MONTH' ? addMonths(start, -before) : addDays(start, -before);
}

export async function leavesOf(
  facts: Pick<FactStore, 'cost'>,
  { scope, range, before, history }: AnomalyCost,
): Promise<Leaf[]> {
  const { groups, buckets } = await facts.cost({
    ...scope,
    measures: [...scope.measures, 'quantity'],
    groupBy: LEAF_DIMENSIONS,
    range: { start: before.start, end: range.end },
    unit: history.unit,
    limit: MOST_LEAVES,
    skip: 0,
  });
  if (buckets.length !== bucketsOf(range, history.unit).length + history.before)
    throw new Error('a series by day or month has a value of each');
  return groups.map((group) => leafOf(group, history));
}

/** By day or month, of all that the filters leave: of those before the anomaly, and of its own. */
export async function costSeries(
  facts: Pick<FactStore, 'cost'>,
  { scope, range, before, history }: AnomalyCost,
  narrowed: readonly Filter[],
): Promise<{ before: number[]; own: number[] }> {
  const { total } = await facts.cost({
    ...scope,
    filters: [...scope.filters, ...narrowed],
    groupBy: [],
    range: { start: before.start, end: range.end },
    unit: history.unit,
    limit: 0,
    skip: 0,
  });
  const [earlier, own] = split(total.series[0] ?? [], history.before);
  return { before: earlier, own };
}

function leafOf({ keys, labels, series }: CostGroup, history: AnomalyCost['history']): Leaf {
  const [costs = [], usages = []] = series;
  const [before, real] = split(costs, history.before);
  const [usageBefore, usageReal] = split(usages, history.before);
  const isMeasured = usages.some((usage) => usage !== null && usage !== 0);
  return {
    keys,
    labels,
    real: sumMoney(real),
    forecast: usualSum(before, real.length, history.period),
    usage: isMeasured ? sumMoney(usageReal) : null,
    usageForecast: isMeasured ? usualSum(usageBefore, usageReal.length, history.period) : null,
  };
}

/** Those before the anomaly, and its own; a day without rows cost nothing. */
function split(series: readonly (number | null)[], before: number): [number[], number[]] {
  const amounts = series.map((amount) => amount ?? 0);
  return [amounts.slice(0, before), amounts.slice(before)];
}
