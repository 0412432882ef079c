// A cost series of the wire as the graph shows it: one axis, and plain lists of amounts aligned with it.
import { daysIn } from '../../lib/calendar/calendar.ts';
import { itemKeyOf } from '../../lib/cost/item-key.ts';
import { shareOf } from '../../lib/money/money.ts';
import type {
  CostSeriesReply,
  JoinedSeriesReply,
  CostItem as WireItem,
} from '../../upstream/contract/shared/cost-shapes.ts';
import type {
  AppliedRate,
  AxisPoint,
  CostItem,
  CurrencyAmount,
  DateRange,
} from '../__generated__/graph-types.ts';
import { UpstreamBadReply } from '../rest/upstream-error.ts';
import { memoizeByIdentity } from './memoize-by-identity.ts';
import { vendorOf } from './wire-enums.ts';

/** Everything of a reply but its items: names of the graph, nothing compared yet. */
export interface CostSeries {
  axis: AxisPoint[];
  /** Of the range; null where they were not asked for. */
  months: AxisPoint[] | null;
  currency: string;
  range: DateRange;
  /** What averages are over: the days of the range up to the newest data. */
  days: number;
  total: CostItem;
  items: CostItem[];
  /** What the reply sums without listing it; null when it lists everything. */
  others: CostItem | null;
  unconverted: CurrencyAmount[];
  /** What amounts were converted by. */
  rates: AppliedRate[];
}

/** Throws UpstreamBadReply when a line is not aligned with the dates. */
export const costSeriesOf = memoizeByIdentity(readSeries);

function readSeries(reply: CostSeriesReply | JoinedSeriesReply): CostSeries {
  const steps = reply.dates.length;
  const wholeTotal = reply.totalCost;
  const { others } = reply;
  const range = { start: reply.startDate, end: reply.endDate };
  const months = reply.months.length > 0 ? reply.months.length : null;
  const line = (wire: WireLine) => costLine(wire, steps, months, wholeTotal);
  return {
    axis: reply.dates.map(pointOf),
    months: months === null ? null : reply.months.map(pointOf),
    currency: reply.currency,
    range,
    days: reply.knownDays ?? daysIn(range),
    total: line(reply),
    items: reply.items.map((item) => ({ ...line(item), ...namesOf(item), ...vendorsOf(item) })),
    others: others && {
      ...line(others),
      isOthers: true,
      othersCount: others.numberOfOthers,
    },
    ...conversionsOf(reply),
  };
}

/** How the amounts of a reply came into its currency. */
export function conversionsOf(reply: Pick<CostSeriesReply, 'currency' | 'unconverted' | 'rates'>): {
  unconverted: CurrencyAmount[];
  rates: AppliedRate[];
} {
  const unconverted = reply.unconverted.map(({ currency, cost }) => ({ currency, amount: cost }));
  return { unconverted, rates: ratesOf(reply) };
}

export function ratesOf({ currency: to, rates }: Pick<CostSeriesReply, 'currency' | 'rates'>): AppliedRate[] {
  return rates.map(({ currency: from, ...rate }) => ({ from, to, ...rate }));
}

function pointOf({ date, endDate, isEmptyDate, isPartial }: CostSeriesReply['dates'][number]): AxisPoint {
  return { date, endDate, isPartial, isEmpty: isEmptyDate, compareDate: null, compareEndDate: null };
}

function namesOf({
  item,
  itemAlias,
  thenBy,
}: Pick<WireItem, 'item' | 'itemAlias' | 'thenBy'>): Pick<CostItem, 'key' | 'keys' | 'label' | 'labels'> {
  const [keys, labels] = [
    [item, ...thenBy.map((further) => further.item)],
    [itemAlias, ...thenBy.map((further) => further.itemAlias)],
  ];
  return { key: itemKeyOf(keys), keys, label: labels.join(' · '), labels };
}

/** Of one vendor, or what each has of an item of several. */
function vendorsOf(
  item: WireItem | JoinedSeriesReply['items'][number],
): Pick<CostItem, 'vendor' | 'byVendor'> {
  if (item.vendor !== null) return { vendor: vendorOf(item.vendor) };
  return {
    vendor: null,
    byVendor: item.costByVendor.map(({ vendor, cost }) => ({ vendor: vendorOf(vendor), amount: cost })),
  };
}

type WireLine = Pick<WireItem, 'totalCost' | 'averageCost' | 'dailyCosts' | 'monthly'>;

function costLine(
  { totalCost, averageCost, dailyCosts, monthly }: WireLine,
  steps: number,
  months: number | null,
  wholeTotal: number,
): CostItem {
  return {
    amounts: alignedAmounts(dailyCosts, steps),
    average: averageCost,
    change: null,
    compareAmounts: null,
    compareAverage: null,
    compareShare: null,
    compareTotal: null,
    isOthers: false,
    key: '',
    keys: [],
    label: '',
    labels: [],
    months: months === null ? null : alignedAmounts(monthly, months),
    othersCount: 0,
    share: shareOf(totalCost, wholeTotal),
    total: totalCost,
    vendor: null,
  };
}

/** The amounts, one for each step. Throws where they are not. */
function alignedAmounts(amounts: (number | null)[], steps: number): (number | null)[] {
  if (amounts.length === steps) return amounts;
  throw new UpstreamBadReply('cost series', `${amounts.length} amounts for ${steps} steps`);
}
