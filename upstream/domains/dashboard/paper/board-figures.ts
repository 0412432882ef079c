// What a printed board knows beside its widgets: what its sentence says, what moved most, and the budgets of its parts.
import type { DateRange } from '../../../../lib/calendar/calendar.ts';
import { comparedPeriod, resolveFrame } from '../../../../lib/calendar/time-frames.ts';
import { CODES_OF_VENDORS, type VendorCode, vendorNameIn } from '../../../../lib/catalogue/vendors.ts';
import { budgetUse, byUse } from '../../../../lib/money/budget-use.ts';
import { differenceOf, sumMoney } from '../../../../lib/money/money.ts';
import { type CostChange, costChange } from '../../../../lib/money/percent-change.ts';
import type { SentenceFigures } from '../../../../lib/widgets/dashboard-sentence.ts';
import type { DashboardScope } from '../../../../lib/widgets/effective-settings.ts';
import { moverName } from '../../../../lib/widgets/mover-words.ts';
import type { budgetData } from '../../../contract/budgets/budgets.ts';
import { MAX_COST_ITEMS } from '../../../contract/cost-analytics/cost-analytics.ts';
import type { ReplyOf } from '../../../contract/endpoint.ts';
import { type Asker, askEndpoint } from './ask-figures.ts';
import { orNull } from './figures/ask-widget.ts';
import { type ComparedChange, colourIdOf, comparedChange, type Line } from './figures/figure-lines.ts';

export interface Mover extends Line {
  name: string;
  difference: number;
  change: CostChange;
}

/** A service of an account, by kind of charge. */
export interface ChargeMover {
  name: string;
  /** Charge category of FOCUS. */
  charge: string;
  difference: number;
}

export interface Budget {
  name: string;
  expectedRate: number;
}

export interface BudgetLine {
  name: string;
  currency: string;
  /** In percent of the budget, as `budgetUse` tells it. */
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
  figures: SentenceFigures<ChargeMover, Budget>;
  /** Items of accounts by how much they rose, what fell most last; none where the days before are not known. */
  movers: readonly Mover[];
  /** What all of them changed by together, and against which days. */
  moved: { change: ComparedChange; range: DateRange; against: DateRange } | null;
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
  const byCharge = {
    ...common,
    viewBy: 'product',
    thenBy: [{ viewBy: 'account' }, { viewBy: 'chargeCategory' }],
    timeFrame: 'custom',
    timeUnit: 'month',
    filters: {},
    page: 1,
    itemsPerPage: MAX_COST_ITEMS,
  };
  const costOf = ({ start: startDate, end: endDate }: DateRange) =>
    orNull(askEndpoint(asker, 'cost', { ...byCharge, startDate, endDate }));
  const [estimate, budgets, now, before] = await Promise.all([
    orNull(askEndpoint(asker, 'estimatedCost', common)),
    orNull(askEndpoint(asker, 'budgetData', common)),
    costOf(range),
    costOf(against),
  ]);
  const moved = now && before && isBeforeKnown ? { now: now.items, before: before.items } : null;
  const ofCharges = moved ? chargeMovers(asker, moved) : [];
  const { budget, expectedCost, expectedRate } = budgets?.total ?? {};
  const rate = budgetUse({ budget, cost: expectedCost, rate: expectedRate });
  const lines = budgets ? budgetLines(asker, budgets) : [];
  const figures: SentenceFigures<ChargeMover, Budget> = {
    estimate:
      estimate && estimate.estimatedCost !== null
        ? { total: estimate.estimatedCost, lastMonth: isBeforeKnown ? estimate.lastMonthCost : null }
        : null,
    toDate: now && before && isBeforeKnown ? { total: now.totalCost, compareTotal: before.totalCost } : null,
    budget:
      budget != null && expectedCost != null && rate !== null
        ? { amount: budget, expected: expectedCost, rate }
        : null,
    rising: ofCharges[0] ?? null,
    falling: ofCharges.at(-1) ?? null,
    budgets: lines.flatMap(({ name, expected }) =>
      expected === null ? [] : [{ name, expectedRate: expected }],
    ),
  };
  const change = now && before && isBeforeKnown ? comparedChange(now.totalCost, before.totalCost) : null;
  return {
    currency: estimate?.currency ?? now?.currency ?? budgets?.currency ?? '',
    ...{ figures, movers: moved ? moversOf(asker, moved) : [], budgets: lines },
    moved: change && { change, range, against },
  };
}

interface Item {
  vendor: VendorCode;
  item: string;
  itemAlias: string;
  thenBy: readonly { item: string; itemAlias: string }[];
  totalCost: number;
}

interface Moved {
  now: readonly Item[];
  before: readonly Item[];
}

/** Services of accounts, what rose most first. */
function moversOf({ text }: Asker, moved: Moved): Mover[] {
  const keyOf = ({ vendor, item, thenBy: [account] }: Item) => JSON.stringify([vendor, item, account?.item]);
  return differences(moved, keyOf).map(({ key, item, now, before, difference }): Mover => {
    const label = item.itemAlias || text('platform.item.none', { kind: 'product' });
    const about = item.thenBy[0]?.itemAlias || text('platform.item.none', { kind: 'account' });
    const name = text('dashboard.sentence.item', { product: label, account: about });
    const { vendor } = item;
    const change = costChange(now, before);
    return {
      ...{ name, label, about, difference, change, vendor, key },
      amount: difference,
      colourId: colourIdOf(item),
    };
  });
}

/** What rose most first. */
function chargeMovers({ text }: Asker, moved: Moved): ChargeMover[] {
  const keyOf = ({ vendor, item, thenBy }: Item) =>
    JSON.stringify([vendor, item, ...thenBy.map((part) => part.item)]);
  return differences(moved, keyOf).map(({ item, difference }) => {
    const [account, { item: charge } = { item: '' }] = item.thenBy;
    const named = { product: item.itemAlias, account: account?.itemAlias ?? '', charge, difference };
    return { name: moverName(named, text), charge, difference };
  });
}

/** What the items with one key cost together now and before, what rose most first. */
function differences(moved: Moved, keyOf: (item: Item) => string) {
  const costs = (items: readonly Item[]) => {
    const sums = new Map<string, number>();
    for (const item of items) sums.set(keyOf(item), sumMoney([sums.get(keyOf(item)) ?? 0, item.totalCost]));
    return sums;
  };
  const [costNow, costBefore] = [costs(moved.now), costs(moved.before)];
  const items = new Map([...moved.before, ...moved.now].map((item) => [keyOf(item), item]));
  return [...items]
    .map(([key, item]) => {
      const [now, before] = [costNow.get(key) ?? 0, costBefore.get(key) ?? 0];
      return { key, item, now, before, difference: differenceOf(now, before) };
    })
    .sort((one, other) => other.difference - one.difference);
}

function budgetLines(
  { text }: Asker,
  { currency, budgets, daysComplete, daysInMonth }: ReplyOf<typeof budgetData>,
): BudgetLine[] {
  return budgets
    .flatMap(({ scope, name, vendor, months: [month] }): BudgetLine[] => {
      if (!month || month.budget === null || scope === 'company') return [];
      const { budget, expectedCost, spent } = month;
      const used = budgetUse({ budget, cost: spent, rate: month.rate });
      if (used === null) return [];
      const expected = budgetUse({ budget, cost: expectedCost, rate: month.expectedRate });
      const shown = scope === 'vendor' && vendor ? vendorNameIn(text, vendor) : name;
      const left = differenceOf(budget, expectedCost ?? spent);
      return [{ name: shown, currency, used, expected, left, today: (100 * daysComplete) / daysInMonth }];
    })
    .sort((one, other) => byUse(one.expected ?? one.used, other.expected ?? other.used));
}
