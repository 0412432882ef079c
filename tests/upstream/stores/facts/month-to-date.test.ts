// The card of the month to date compares the days that cost analytics compares, on every day of a year.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '../../../../lib/calendar/calendar.ts';
import { comparedPeriod, resolveFrame } from '../../../../lib/calendar/time-frames.ts';
import { monthToDate } from '../../../../upstream/domains/shared/month-to-date.ts';
import { type FactsBench, openBench } from '../../../support/product/focus-files.ts';

let bench: FactsBench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

const SCOPE = { companyId: 'acme', vendors: ['aws' as const], filters: [], measures: ['billed' as const] };

test.each([
  ['leap', '2024-01-01', 366],
  ['common', '2023-01-01', 365],
])('in a %s year', async (_kind, first, days) => {
  for (let index = 0; index < days; index += 1) {
    const today = addDays(first, index);
    const card = await monthToDate(bench.facts, SCOPE, { today, lastDay: today, completeThrough: null });
    const range = resolveFrame('month_to_date', today);
    expect({ start: card.startDate, end: card.endDate }).toEqual(range);
    const compared = { start: card.lastMonthStartDate, end: card.lastMonthEndDate };
    expect(compared).toEqual(comparedPeriod('month_to_date', range));
    expect(card.lastMonthEndDate.slice(8) <= today.slice(8)).toBe(true);
  }
});
