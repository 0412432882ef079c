// The table of budgets: scopes by months, with cost, expected month end, and sums of vendors and accounts.
import {
  daysIn,
  earlierOf,
  firstOfMonth,
  type IsoDate,
  lastOfMonth,
} from '../../../lib/calendar/calendar.ts';
import { VENDOR_CODES, type VendorCode } from '../../../lib/catalogue/vendors.ts';
import { addDecimals, timesDecimal } from '../../../lib/money/money.ts';
import type { BudgetFigures } from '../../contract/budgets/budgets.ts';
import { type Budget, type BudgetScope, budgetsOf } from '../../stores/documents/budgets/budgets.ts';
import { rateTable } from '../../stores/documents/reference/exchange-rates.ts';
import type { CompanyData } from '../shared/company-data.ts';
import { type Elapsed, noFigures, ownFigures, rolledUp, type ScopeCost } from './budget-figures.ts';
import {
  type CostsQuestion,
  expectedCosts,
  monthlyCosts,
  monthRange,
  type ScopeCosts,
  scopeKey,
} from './scope-costs.ts';

export interface BudgetRow {
  scope: BudgetScope;
  months: BudgetFigures[];
}

export interface BudgetTable {
  rows: BudgetRow[];
  /** Of the company, or of the vendors asked for where those are not all; null figures where nothing is set. */
  total: BudgetFigures[];
  costs: ScopeCosts;
}

/** What all cells of the table are made of. */
interface Cells {
  budgetOf: (scope: BudgetScope, month: IsoDate) => Budget | undefined;
  converted: (budget: Budget) => string | null;
  costOf: (scope: BudgetScope, month: IsoDate) => ScopeCost;
  elapsed: (month: IsoDate) => Elapsed;
}

const COMPANY: BudgetScope = { kind: 'company' };

/**
 * Budgets of months without their cost: of one scope, or of the total of the vendors asked for. Cost of a vendor without
 * a budget is in that total, too: the sum of the others is no budget of it.
 */
export async function budgetAmounts(
  { stores, data, scope }: Pick<CostsQuestion, 'stores' | 'data' | 'scope'>,
  currency: string,
  months: readonly IsoDate[],
  of: BudgetScope | 'total',
): Promise<(number | null)[]> {
  const { documents } = stores;
  const [all, rates] = await Promise.all([budgetsOf(documents, scope.companyId), rateTable(documents)]);
  const budgets = all.filter((budget) => isAsked(budget, { scope, data }) && months.includes(budget.month));
  const { budgetOf, converted } = amountsOf(budgets, rates, currency);
  const setOf = (own: BudgetScope, month: IsoDate) => {
    const budget = budgetOf(own, month);
    return budget ? converted(budget) : null;
  };
  const totalOf = (month: IsoDate) => {
    if (budgetOf(COMPANY, month)) return setOf(COMPANY, month);
    const ofVendors = scope.vendors.map((vendor) => setOf(vendorScope(vendor), month));
    return ofVendors.every((each) => each !== null) ? addDecimals(ofVendors) : null;
  };
  return months.map((month) => {
    const amount = of === 'total' ? totalOf(month) : setOf(of, month);
    return amount === null ? null : Number(amount);
  });
}

export async function budgetTable(question: CostsQuestion, months: readonly IsoDate[]): Promise<BudgetTable> {
  const { stores, data, scope } = question;
  const [first = '', last = ''] = [months[0], months.at(-1)];
  const all = await budgetsOf(stores.documents, scope.companyId);
  const budgets = all.filter((budget) => isAsked(budget, question) && months.includes(budget.month));
  const scopes = scopesOf(budgets);
  const thisMonth = firstOfMonth(data.clock.today);
  const needed = [COMPANY, ...scope.vendors.map(vendorScope), ...scopes];
  const [costs, expected, rates] = await Promise.all([
    monthlyCosts(question, needed, monthRange(first, months.length)),
    thisMonth >= first && thisMonth <= last ? expectedCosts(question, needed) : () => null,
    rateTable(stores.documents),
  ]);
  const cells: Cells = {
    ...amountsOf(budgets, rates, costs.currency),
    costOf: (of, month) => {
      const spent = costs.spent(of, month);
      return { spent, expected: month < thisMonth ? spent : month > thisMonth ? null : expected(of) };
    },
    elapsed: (month) => elapsedOf(month, data),
  };
  return { ...tree(scopes, months, scope.vendors, cells), costs };
}

function scopesOf(budgets: readonly Budget[]): BudgetScope[] {
  return [...new Map(budgets.map(({ scope }) => [scopeKey(scope), scope])).values()];
}

function amountsOf(
  budgets: readonly Budget[],
  rates: Awaited<ReturnType<typeof rateTable>>,
  to: string,
): Pick<Cells, 'budgetOf' | 'converted'> {
  const set = new Map(budgets.map((budget) => [cellKey(budget.scope, budget.month), budget]));
  return {
    budgetOf: (of, month) => set.get(cellKey(of, month)),
    converted: ({ amount, currency, month }) => {
      // As a bill of the month is: by the last rate that is known at its end.
      const rate = rates.cross(currency, to, lastOfMonth(month));
      return rate && (currency === to ? amount : timesDecimal(amount, rate.rate));
    },
  };
}

/** Scopes of vendors that are not asked for, or that the company may not see, are left out. */
function isAsked({ scope: of }: Budget, { scope, data }: Pick<CostsQuestion, 'scope' | 'data'>): boolean {
  if (of.kind === 'company') return data.vendors.every((vendor) => scope.vendors.includes(vendor));
  return !('vendor' in of) || scope.vendors.includes(of.vendor);
}

function vendorScope(vendor: VendorCode): BudgetScope {
  return { kind: 'vendor', vendor };
}

function cellKey(scope: BudgetScope, month: IsoDate): string {
  return `${scopeKey(scope)} ${month}`;
}

/** Complete days of a month: all of a past one, none of a later one. */
export function elapsedOf(month: IsoDate, { clock }: CompanyData): Elapsed {
  const end = lastOfMonth(month);
  const of = daysIn({ start: month, end });
  const through = clock.completeThrough === null ? null : earlierOf(clock.completeThrough, end);
  return { days: through === null || through < month ? 0 : daysIn({ start: month, end: through }), of };
}

/** Company, then vendors with their accounts, then groups and tags. A parent without a budget is the sum of its children. */
function tree(
  scopes: readonly BudgetScope[],
  months: readonly IsoDate[],
  vendors: readonly VendorCode[],
  cells: Cells,
): Pick<BudgetTable, 'rows' | 'total'> {
  const own = (scope: BudgetScope, month: IsoDate) => {
    const budget = cells.budgetOf(scope, month);
    const cost = cells.costOf(scope, month);
    if (budget === undefined) return noFigures(month, cost);
    return ownFigures(month, { ...budget, converted: cells.converted(budget) }, cost, cells.elapsed(month));
  };
  const row = (scope: BudgetScope): BudgetRow => ({
    scope,
    months: months.map((month) => own(scope, month)),
  });
  const parent = (scope: BudgetScope, children: readonly BudgetRow[]): BudgetRow => ({
    scope,
    months: months.map((month, place) => {
      const figures = own(scope, month);
      if (figures.set !== null) return figures;
      const below = children.flatMap((child) => child.months[place] ?? []);
      return rolledUp(month, below, cells.elapsed(month)) ?? figures;
    }),
  });
  const ofVendor = (vendor: VendorCode) => {
    const accounts = scopes.filter((of) => of.kind === 'account' && of.vendor === vendor).map(row);
    return { vendor: parent(vendorScope(vendor), accounts), accounts };
  };
  const branches = VENDOR_CODES.filter((vendor) => vendors.includes(vendor)).map(ofVendor);
  const company = parent(
    COMPANY,
    branches.map(({ vendor }) => vendor),
  );
  const rows = [company, ...branches.flatMap(({ vendor, accounts }) => [vendor, ...accounts])];
  const others = scopes.filter(({ kind }) => kind === 'service-group' || kind === 'tag').map(row);
  const hasBudget = ({ months: cellsOf }: BudgetRow) =>
    cellsOf.some(({ budget, set }) => budget !== null || set !== null);
  return { rows: [...rows, ...others].filter(hasBudget), total: company.months };
}
