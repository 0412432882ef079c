// B-06: by when a bill has to be paid.
import { expect, test } from 'vitest';
import { firstDue } from '../../../../web/pages/billing/bill/facts/first-due.ts';

const due = (dueOn: string | null, state = 'ISSUED') => ({ issue: { dueOn, state } });

test('the first day of the invoices that count is told, with the days until then', () => {
  const invoices = [
    due('2025-01-05'),
    due('2024-12-31'),
    due('2024-12-20', 'VOIDED'),
    due(null),
    { issue: null },
  ];
  expect(firstDue(invoices, '2024-12-16')).toEqual({ dueOn: '2024-12-31', daysLeft: 15 });
});

test('a day that is today or over has no days left, and without a day nothing is told', () => {
  expect(firstDue([due('2024-12-16')], '2024-12-16')).toEqual({ dueOn: '2024-12-16', daysLeft: 0 });
  expect(firstDue([due('2024-11-30')], '2024-12-16')).toEqual({ dueOn: '2024-11-30', daysLeft: 0 });
  expect(firstDue([due('2024-11-30')], null)?.daysLeft).toBe(0);
  expect(firstDue([due(null), { issue: null }], '2024-12-16')).toBeNull();
});
