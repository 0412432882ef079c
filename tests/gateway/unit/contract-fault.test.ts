// The limit that a refused request is outside of.
import { expect, test } from 'vitest';
import { contractFault } from '../../../gateway/rest/contract-fault.ts';
import { budgetList } from '../../../upstream/contract/budgets/budgets.ts';

const REQUEST = { startMonth: '2024-06-30', months: 99, isAmortizedCost: false };

test.each([
  ['the limit of the member that was refused', 'months', 'too big: expected number to be <=24'],
  ['no limit of another member', 'startMonth', null],
  ['nothing of a member that is within its limits', 'isAmortizedCost', null],
])('%s', (_what, field, fault) => {
  expect(contractFault(budgetList, REQUEST, field)).toBe(fault);
});
