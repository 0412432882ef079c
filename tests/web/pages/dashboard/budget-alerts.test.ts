// Which budgets the widget Alerts tells of (D-13, D-16).
import { expect, test } from 'vitest';
import { budgetAlerts } from '../../../../web/pages/dashboard/widgets/alerts/budget-alerts.ts';

const row = (key: string, budget: number | null, rate: number | null, expectedRate: number | null) => ({
  key,
  months: [{ budget, rate, expectedRate }],
});

test('what is spent comes first, then what will be, the most exceeded first', () => {
  const alerts = budgetAlerts([
    row('below', 100, 60, 99.9),
    row('will be', 100, 80, 130),
    row('just spent', 100, 100, 180),
    row('far over', 100, 240, 400),
    row('barely', 100, 10, 100),
    row('no estimate', 100, 99, null),
    row('no budget', null, null, null),
  ]);
  expect(alerts.map(({ row: { key }, kind, percent }) => [key, kind, percent])).toEqual([
    ['far over', 'spent', 240],
    ['just spent', 'spent', 100],
    ['will be', 'expected', 130],
    ['barely', 'expected', 100],
  ]);
});
