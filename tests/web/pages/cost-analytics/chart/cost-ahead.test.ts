// C-07: what is ahead of the chart stands at its own step, and the parts of a budget are those of its days.
import { expect, test } from 'vitest';
import { addDays } from '../../../../../lib/calendar/calendar.ts';
import { budgetBySteps } from '../../../../../lib/widgets/budget-steps.ts';
import { expectedBySteps, stepsAhead } from '../../../../../web/pages/cost-analytics/chart/ahead.ts';

const TODAY = '2024-12-16';
const day = (date: string) => ({ date, endDate: date, isEmpty: false, isPartial: date === TODAY });
const daysTo = (start: string, count: number) =>
  Array.from({ length: count }, (_, index) => day(addDays(start, index)));
const month = (date: string, endDate: string) => ({ date, endDate, isEmpty: false, isPartial: false });
const MONTHS = [month('2024-11-01', '2024-11-30'), month('2024-12-01', TODAY)];

test('a month goes on to its end by day, and a few days only as far again', () => {
  const month = stepsAhead(daysTo('2024-12-01', 16), 'day', TODAY);
  expect([month[0]?.date, month.at(-1)?.date, month.length]).toEqual(['2024-12-17', '2024-12-31', 15]);
  expect(stepsAhead(daysTo('2024-12-10', 7), 'day', TODAY).map(({ date }) => date)).toEqual(
    daysTo('2024-12-17', 7).map(({ date }) => date),
  );
});

test('months go on by at most three; a range that is over, a single month and weeks do not', () => {
  expect(stepsAhead(MONTHS, 'month', TODAY).map(({ date }) => date)).toEqual(['2025-01-01', '2025-02-01']);
  const three = [month('2024-10-01', '2024-10-31'), ...MONTHS];
  expect(stepsAhead(three, 'month', TODAY).at(-1)).toMatchObject({
    date: '2025-03-01',
    endDate: '2025-03-31',
  });
  expect(stepsAhead(MONTHS.slice(1), 'month', TODAY)).toEqual([]);
  expect(stepsAhead(MONTHS.slice(0, 1), 'month', TODAY)).toEqual([]);
  expect(stepsAhead(MONTHS, 'week', TODAY)).toEqual([]);
});

test('a range that ends on a later day or has not begun shows nothing after it', () => {
  const january = month('2025-01-01', '2025-01-31');
  const february = month('2025-02-01', '2025-02-28');
  expect(stepsAhead([...MONTHS, january], 'month', TODAY)).toEqual([]);
  expect(stepsAhead([january, february], 'month', TODAY)).toEqual([]);
  expect(
    stepsAhead(
      [MONTHS[0], month('2024-12-01', '2024-12-31')].flatMap((each) => each ?? []),
      'month',
      TODAY,
    ),
  ).toEqual([]);
  expect(stepsAhead(daysTo('2024-12-10', 8), 'day', TODAY)).toEqual([]);
  expect(stepsAhead(daysTo('2024-12-10', 30), 'day', TODAY)).toEqual([]);
});

test('the expected cost is of days and months that are not over', () => {
  const forecast = {
    days: [
      { date: '2024-12-15', cost: 9, isExpected: false },
      { date: '2024-12-16', cost: 10, isExpected: true },
      { date: '2024-12-17', cost: 11, isExpected: true },
    ],
    month: { month: '2024-12-01', cost: 300 },
    months: [{ month: '2025-01-01', cost: 310 }],
  };
  expect(expectedBySteps(daysTo('2024-12-15', 4), 'day', forecast)).toEqual([null, 10, 11, null]);
  const steps = [...MONTHS, ...stepsAhead(MONTHS, 'month', TODAY)];
  expect(expectedBySteps(steps, 'month', forecast)).toEqual([null, 300, 310, null]);
  // A part of the month is not what the month comes to.
  expect(expectedBySteps([month('2024-12-05', TODAY)], 'month', forecast)).toEqual([null]);
  expect(expectedBySteps(MONTHS, 'week', forecast)).toEqual([null, null]);
});

test('the budget is of the whole month, also of this one, and of fewer days their part', () => {
  const budget = {
    months: [
      { month: '2024-11-01', budget: 300 },
      { month: '2024-12-01', budget: 310 },
      { month: '2025-01-01', budget: null },
    ],
  };
  expect(budgetBySteps(MONTHS, 'month', budget, TODAY)).toEqual([300, 310]);
  expect(budgetBySteps([month('2024-11-16', '2024-11-30')], 'month', budget, TODAY)).toEqual([150]);
  expect(budgetBySteps([day('2024-12-01')], 'day', budget, TODAY)).toEqual([10]);
  expect(budgetBySteps([month('2024-11-30', '2024-12-06')], 'week', budget, TODAY)).toEqual([70]);
  expect(budgetBySteps([month('2024-12-29', '2025-01-04')], 'week', budget, TODAY)).toEqual([null]);
  expect(budgetBySteps(MONTHS, 'month', null, TODAY)).toEqual([null, null]);
});
