// The finest parts of the cost of an anomaly: what each cost on its days, and what it was expected to.
import { addDays, type DateRange, daysIn, laterOf } from '../../../../lib/calendar/calendar.ts';
import { sumMoney } from '../../../../lib/money/money.ts';
import type { AnomalyEvent, AnomalyScope } from '../../../stores/documents/anomaly/anomaly-events.ts';
import type { CostGroup, FactStore } from '../../../stores/facts/answers/answer.ts';
import type { Dimension } from '../../../stores/facts/questions/dimensions.ts';
import type { CostQuestion, Filter } from '../../../stores/facts/questions/question.ts';
import { DAYS_BEFORE, weekdayForecast } from './leaf-forecast.ts';

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
}

/** More than any anomaly of a real bill has: what is beyond is in no leaf and so in the others. */
const MOST_LEAVES = 5000;
/** An anomaly that lasts longer is explained by its newest days. */
const MOST_DAYS = 300;

/** What says which cost an anomaly is about. */
export type CostedEvent = AnomalyScope &
  Pick<AnomalyEvent, 'companyId' | 'currency' | 'startedOn' | 'lastSeenOn'>;

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
  };
}

export async function leavesOf(
  facts: Pick<FactStore, 'cost'>,
  { scope, range }: AnomalyCost,
): Promise<Leaf[]> {
  const { groups, buckets } = await facts.cost({
    ...scope,
    measures: [...scope.measures, 'quantity'],
    groupBy: LEAF_DIMENSIONS,
    range: { start: addDays(range.start, -DAYS_BEFORE), end: range.end },
    unit: 'day',
    limit: MOST_LEAVES,
    skip: 0,
  });
  if (buckets.length !== daysIn(range) + DAYS_BEFORE) throw new Error('a series by day has a value a day');
  return groups.map(leafOf);
}

/** By day, of all that the filters leave: of the 28 days before the anomaly, and of its own. */
export async function dailyCost(
  facts: Pick<FactStore, 'cost'>,
  { scope, range }: AnomalyCost,
  narrowed: readonly Filter[],
): Promise<{ before: number[]; own: number[] }> {
  const { total } = await facts.cost({
    ...scope,
    filters: [...scope.filters, ...narrowed],
    groupBy: [],
    range: { start: addDays(range.start, -DAYS_BEFORE), end: range.end },
    unit: 'day',
    limit: 0,
    skip: 0,
  });
  const [before, own] = split(total.series[0] ?? []);
  return { before, own };
}

function leafOf({ keys, labels, series }: CostGroup): Leaf {
  const [costs = [], usages = []] = series;
  const [before, real] = split(costs);
  const [usageBefore, usageReal] = split(usages);
  const isMeasured = usages.some((usage) => usage !== null && usage !== 0);
  return {
    keys,
    labels,
    real: sumMoney(real),
    forecast: weekdayForecast(before, real.length),
    usage: isMeasured ? sumMoney(usageReal) : null,
    usageForecast: isMeasured ? weekdayForecast(usageBefore, usageReal.length) : null,
  };
}

/** Those before the anomaly, and its own; a day without rows cost nothing. */
function split(series: readonly (number | null)[]): [number[], number[]] {
  const amounts = series.map((amount) => amount ?? 0);
  return [amounts.slice(0, DAYS_BEFORE), amounts.slice(DAYS_BEFORE)];
}
