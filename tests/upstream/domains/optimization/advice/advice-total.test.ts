import { expect, it } from 'vitest';
import {
  type SummedLine,
  totalOf,
} from '../../../../../upstream/domains/optimization/recommendations/advice-total.ts';

const line = (account: string, planType: SummedLine['planType'], monthlySaving: number): SummedLine => ({
  ...{ account, planType, monthlySaving },
  ...{ monthlyOnDemand: 4 * monthlySaving, upfrontCost: 1, recurringMonthly: 2 },
});

it('counts the plans of an account that save more, where others would pay for the same hours (O-01)', () => {
  const lines = [
    line('one', 'Compute', 47.1),
    line('one', 'EC2 Instance', 19.2),
    line('one', 'EC2 Instance', 4.3),
    line('one', 'Database', 2.5),
    line('two', 'Compute', 1.3),
    line('two', 'EC2 Instance', 1.1),
    line('two', 'EC2 Instance', 0.4),
  ];
  expect(totalOf(lines)).toEqual({
    ...{ countedPieces: 4, estimatedMonthlySavings: 51.1, monthlyOnDemand: 204.4, savingsRate: 25 },
    ...{ upfrontCost: 4, recurringMonthlyCost: 8 },
  });
});

it('counts every piece where none is an alternative, and nothing of nothing', () => {
  const reservations = [line('one', null, 3.1), line('one', null, 0.2)];
  expect(totalOf(reservations)).toMatchObject({ countedPieces: 2, estimatedMonthlySavings: 3.3 });
  expect(totalOf([line('one', 'EC2 Instance', 3), line('two', 'Compute', 4)])).toMatchObject({
    ...{ countedPieces: 2, estimatedMonthlySavings: 7 },
  });
  expect(totalOf([])).toMatchObject({ countedPieces: 0, estimatedMonthlySavings: 0, savingsRate: null });
});
