// The budgets of the running month beside their cost, for everything that watches them.
import { firstOfMonth } from '../../../lib/calendar/calendar.ts';
import type { VendorCode } from '../../../lib/catalogue/vendors.ts';
import { type BudgetAmounts, type BudgetedScope, shownBudgets } from '../../../lib/cost/shown-budgets.ts';
import { factsFor } from '../../stores/facts/facts-for.ts';
import { type CompanyStores, companyData } from '../shared/company-data.ts';
import { ServiceGroupSets } from '../shared/service-group-sets.ts';
import { type BudgetRow, type BudgetTable, budgetTable } from './budget-table.ts';
import type { CostsQuestion } from './scope-costs.ts';

export interface ThisMonth extends BudgetTable {
  question: CostsQuestion;
  /** What the amounts of a row show: what its mail and its alerts tell. */
  shownOf: (row: BudgetRow) => BudgetAmounts;
}

const NO_AMOUNTS: BudgetAmounts = { budget: null, spent: null, prorated: null, expected: null };

/** In the company's currency; null for a company without cost data. */
export async function budgetsOfThisMonth(
  stores: CompanyStores,
  companyId: string,
  signal: AbortSignal,
): Promise<ThisMonth | null> {
  const data = await companyData(stores, companyId);
  if (data.clock.lastDay === null) return null;
  const question = {
    stores,
    data,
    facts: factsFor(stores.facts, signal),
    scope: { companyId, vendors: data.vendors, filters: [], measures: ['billed' as const] },
    sets: new ServiceGroupSets(stores.documents, companyId),
  };
  const table = await budgetTable(question, [firstOfMonth(data.clock.today)]);
  return { question, ...table, shownOf: shownRows(table, data.vendors) };
}

interface ShownRow extends BudgetedScope {
  row: BudgetRow;
}

function shownRows({ rows, costs }: BudgetTable, vendors: readonly VendorCode[]): ThisMonth['shownOf'] {
  const scopes = rows.flatMap((row): ShownRow[] => {
    const { scope, months } = row;
    const level = scope.kind === 'service-group' || scope.kind === 'tag' ? null : scope.kind;
    return months.map(({ budget, spent, prorated, expectedCost }) => ({
      ...{ row, level, vendor: 'vendor' in scope ? scope.vendor : null },
      amounts: { budget, spent, prorated, expected: expectedCost },
    }));
  });
  const shown = shownBudgets(scopes, { currency: costs.currency, vendors, isOver: false });
  const byRow = new Map([...shown].map(([{ row }, amounts]) => [row, amounts]));
  return (row) => byRow.get(row) ?? NO_AMOUNTS;
}
