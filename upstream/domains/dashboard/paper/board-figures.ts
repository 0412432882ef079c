// What a printed board knows beside its widgets: what its sentence says, what moved most, and the budgets of its parts.
import type { DateRange } from '../../../../lib/calendar/calendar.ts';
import { comparedPeriod, resolveFrame } from '../../../../lib/calendar/time-frames.ts';
import { CODES_OF_VENDORS, type VendorCode, vendorNameIn } from '../../../../lib/catalogue/vendors.ts';
import { differenceOf } from '../../../../lib/money/money.ts';
import { type CostChange, costChange } from '../../../../lib/money/percent-change.ts';
import type { SentenceFigures } from '../../../../lib/widgets/dashboard-sentence.ts';
import type { DashboardScope } from '../../../../lib/widgets/effective-settings.ts';
import type { budgetData } from '../../../contract/budgets/budgets.ts';
import { MAX_COST_ITEMS } from '../../../contract/cost-analytics/cost-analytics.ts';
import type { ReplyOf } from '../../../contract/endpoint.ts';
import { type Asker, askEndpoint } from './ask-figures.ts';
import { orNull } from './figures/ask-widget.ts';
import { colourIdOf, type Line } from './figures/figure-lines.ts';

export interface Mover extends Line {
  name: string;
  difference: number;
  change: CostChange;
}

export interface Budget {
  name: string;
  expectedRate: number;
}

export interface BudgetLine {
  name: string;
  currency: string;
  /** In percent of the budget. */
  used: number;
  /** Null where it is not known. */
  expected: number | null;
  /** How much of the month is over, in percent. */
  today: number;
  /** What is expected to be left; below zero it is over. */
  left: number;
}

export interface BoardFigures {
  currency: string;
  figures: SentenceFigures<Mover, Budget>;
  /** Items of accounts by how much they rose, what fell most last; none where the days before are not known. */
  movers: readonly Mover[];
  /** What all of them changed by together, and against which days. */
  moved: { change: CostChange; range: DateRange; against: DateRange } | null;
  /** The most used first. */
  budgets: readonly BudgetLine[];
}

export async function boardFigures(asker: Asker, { basis, vendors }: DashboardScope): Promise<BoardFigures> {
  const { firstDate } = asker;
  const range = resolveFrame('month_to_date', asker.today);
  const against = comparedPeriod('month_to_date', range);
  const isBeforeKnown = firstDate !== null && firstDate <= against.start;
  const common = {
    isAmortizedCost: basis === 'EFFECTIVE',
    selectedVendors: vendors?.map((vendor) => CODES_OF_VENDORS[vendor]) ?? asker.vendors,
  };
  const byAccount = {
    ...common,
    viewBy: 'product',
    thenBy: [{ viewBy: 'account' }],
    timeFrame: 'custom',
    timeUnit: 'month',
    filters: {},
    page: 1,
    itemsPerPage: MAX_COST_ITEMS,
  };
  const costOf = ({ start: startDate, end: endDate }: DateRange) =>
    orNull(askEndpoint(asker, 'cost', { ...byAccount, startDate, endDate }));
  const [estimate, budgets, now, before] = await Promise.all([
    orNull(askEndpoint(asker, 'estimatedCost', common)),
    orNull(askEndpoint(asker, 'budgetData', common)),
    costOf(range),
    costOf(against),
  ]);
  const movers = now && before && isBeforeKnown ? moversOf(asker, now.items, before.items) : [];
  const { budget, expectedCost, expectedRate } = budgets?.total ?? {};
  const lines = budgets ? budgetLines(asker, budgets) : [];
  const figures: SentenceFigures<Mover, Budget> = {
    estimate:
      estimate && estimate.estimatedCost !== null
        ? { total: estimate.estimatedCost, lastMonth: isBeforeKnown ? estimate.lastMonthCost : null }
        : null,
    toDate: now && before && isBeforeKnown ? { total: now.totalCost, compareTotal: before.totalCost } : null,
    budget:
      budget != null && expectedCost != null && expectedRate != null
        ? { amount: budget, expected: expectedCost, rate: expectedRate }
        : null,
    rising: movers[0] ?? null,
    falling: movers.at(-1) ?? null,
    budgets: lines.flatMap(({ name, expected }) =>
      expected === null ? [] : [{ name, expectedRate: expected }],
    ),
  };
  const moved = now && before && isBeforeKnown ? costChange(now.totalCost, before.totalCost) : null;
  return {
    currency: estimate?.currency ?? now?.currency ?? budgets?.currency ?? '',
    ...{ figures, movers, budgets: lines },
    moved: moved && { change: moved, range, against },
  };
}

interface Item {
  vendor: VendorCode;
  item: string;
  itemAlias: string;
  thenBy: readonly { item: string; itemAlias: string }[];
  totalCost: number;
}

/** What rose most first. */
function moversOf({ text }: Asker, now: readonly Item[], before: readonly Item[]): Mover[] {
  const keyOf = ({ vendor, item, thenBy }: Item) =>
    JSON.stringify([vendor, item, ...thenBy.map((part) => part.item)]);
  const costs = (items: readonly Item[]) => new Map(items.map((item) => [keyOf(item), item.totalCost]));
  const [costNow, costBefore] = [costs(now), costs(before)];
  const items = new Map([...before, ...now].map((item) => [keyOf(item), item]));
  return [...items]
    .map(([key, item]): Mover => {
      const [account] = item.thenBy;
      const label = item.itemAlias || text('platform.item.none', { kind: 'product' });
      const about = account?.itemAlias || text('platform.item.none', { kind: 'account' });
      const difference = differenceOf(costNow.get(key) ?? 0, costBefore.get(key) ?? 0);
      const change = costChange(costNow.get(key) ?? 0, costBefore.get(key) ?? 0);
      const name = text('dashboard.sentence.item', { product: label, account: about });
      const { vendor } = item;
      return {
        ...{ name, label, about, difference, change, vendor, key },
        amount: difference,
        colourId: colourIdOf(item),
      };
    })
    .sort((one, other) => other.difference - one.difference);
}

function budgetLines(
  { text }: Asker,
  { currency, budgets, daysComplete, daysInMonth }: ReplyOf<typeof budgetData>,
): BudgetLine[] {
  return budgets
    .flatMap(({ scope, name, vendor, months: [month] }): BudgetLine[] => {
      if (!month || month.budget === null || month.rate === null || scope === 'company') return [];
      const { budget, rate: used, expectedRate: expected, expectedCost, spent } = month;
      const shown = scope === 'vendor' && vendor ? vendorNameIn(text, vendor) : name;
      const left = differenceOf(budget, expectedCost ?? spent);
      return [{ name: shown, currency, used, expected, left, today: (100 * daysComplete) / daysInMonth }];
    })
    .sort((one, other) => (other.expected ?? other.used) - (one.expected ?? one.used));
}
