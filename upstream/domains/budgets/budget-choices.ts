// What budgets can be set for: vendors, accounts with cost in the year before, groups of service groups.
import { addMonths, firstOfMonth } from '../../../lib/calendar/calendar.ts';
import type { budgetList } from '../../contract/budgets/budgets.ts';
import type { ReplyOf } from '../../contract/endpoint.ts';
import type { CostsQuestion } from './scope-costs.ts';

export type Choices = ReplyOf<typeof budgetList>['choices'];

const MOST = 5000;

export async function choicesOf({ facts, data, scope, sets }: CostsQuestion): Promise<Choices> {
  const { today } = data.clock;
  const range = { start: addMonths(firstOfMonth(today), -12), end: today };
  const [answer, groupSets] = await Promise.all([
    facts.cost({ ...scope, range, groupBy: ['account'], unit: null, limit: MOST, skip: 0 }),
    sets.all(),
  ]);
  return {
    vendors: [...scope.vendors],
    accounts: answer.groups.map(({ vendor, keys, labels }) => ({
      vendor,
      accountId: keys[0] ?? '',
      name: labels[0] ?? '',
    })),
    serviceGroupSets: groupSets.map(({ set, rules }) => ({
      set,
      groups: [...new Set(rules.map(({ group }) => group))],
    })),
  };
}

/** By vendor and id. */
export function accountNames({ accounts }: Choices): Map<string, string> {
  return new Map(accounts.map(({ vendor, accountId, name }) => [`${vendor} ${accountId}`, name]));
}
