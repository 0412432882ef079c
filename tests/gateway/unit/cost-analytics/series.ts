// Builds replies of /ca/cost from a few figures, with totals that fit.
import { bucketsOf, type DateRange, daysIn } from '../../../../lib/calendar/calendar.ts';
import type { VendorCode } from '../../../../lib/catalogue/vendors.ts';
import { sumMoney } from '../../../../lib/money/money.ts';
import type { CostItem, CostSeriesReply } from '../../../../upstream/contract/shared/cost-shapes.ts';

type Costs = (number | null)[];

interface Line {
  vendor: VendorCode;
  key: string;
  costs: Costs;
}

export function item(key: string, costs: Costs, vendor: VendorCode = 'aws'): Line {
  return { vendor, key, costs };
}

/** By day; `others` is what the reply sums without listing it. */
export function series(
  range: DateRange,
  lines: readonly Line[],
  others: { count: number; costs: Costs } | null = null,
): CostSeriesReply {
  const dates = bucketsOf(range, 'day');
  const line = (costs: Costs): Pick<CostItem, 'totalCost' | 'averageCost' | 'dailyCosts' | 'monthly'> => {
    const totalCost = sumMoney(costs.map((cost) => cost ?? 0));
    return {
      totalCost,
      averageCost: totalCost / daysIn(range),
      dailyCosts: [...costs],
      monthly: [],
    };
  };
  const all = [...lines.map(({ costs }) => costs), ...(others ? [others.costs] : [])];
  const whole = dates.map((_, index) => {
    const known = all.flatMap((costs) => costs[index] ?? []);
    return known.length > 0 ? sumMoney(known) : null;
  });
  return {
    currency: 'USD',
    startDate: range.start,
    endDate: range.end,
    dates: dates.map(({ start, end }) => ({
      date: start,
      endDate: end,
      isEmptyDate: false,
      isPartial: false,
    })),
    months: [],
    totalCount: lines.length + (others?.count ?? 0),
    ...line(whole),
    items: lines.map(({ vendor, key, costs }) => ({
      vendor,
      item: key,
      itemAlias: `Name of ${key}`,
      thenBy: [],
      ...line(costs),
    })),
    others: others && { numberOfOthers: others.count, ...line(others.costs) },
    unconverted: [],
    rates: [],
  };
}
