// The budgets of the running month beside their cost, for everything that watches them.
import { firstOfMonth } from '../../../lib/calendar/calendar.ts';
import { factsFor } from '../../stores/facts/facts-for.ts';
import { type CompanyStores, companyData } from '../shared/company-data.ts';
import { ServiceGroupSets } from '../shared/service-group-sets.ts';
import { type BudgetTable, budgetTable } from './budget-table.ts';
import type { CostsQuestion } from './scope-costs.ts';

export interface ThisMonth extends BudgetTable {
  question: CostsQuestion;
}

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
  return { question, ...(await budgetTable(question, [firstOfMonth(data.clock.today)])) };
}
