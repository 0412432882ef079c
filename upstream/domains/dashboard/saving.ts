// What commitments, discounts and spot saved this month and last (D-08).
import { lastOfMonth } from '../../../lib/calendar/calendar.ts';
import { comparedPeriod } from '../../../lib/calendar/time-frames.ts';
import type { savingEndpoints } from '../../contract/dashboard/saving.ts';
import type { HandlersOf } from '../../rest/call.ts';
import { factsFor } from '../../stores/facts/facts-for.ts';
import { comparedAnswer } from '../shared/cost-line.ts';
import { monthToDateRange } from '../shared/month-to-date.ts';
import { SAVING_MEASURES, SAVING_PARTS, savingSpan } from '../shared/savings.ts';
import type { Stores } from '../shared/stores.ts';
import { scopeOf } from '../shared/widget-scope.ts';

export function savingHandlers(stores: Stores): HandlersOf<typeof savingEndpoints> {
  return {
    totalSaving: async (request, call) => {
      const { data, scope } = await scopeOf(stores, call, request, SAVING_MEASURES);
      const facts = factsFor(stores.facts, call.signal);
      const range = monthToDateRange(data.clock);
      const { start } = comparedPeriod('month_to_date', range);
      const lastMonth = { start, end: lastOfMonth(start) };
      const answer = await facts.cost({ ...scope, ...SAVING_PARTS, range, compareWith: lastMonth });
      return {
        currency: answer.currency,
        monthToDate: savingSpan(answer, range, scope.vendors),
        lastMonth: savingSpan(comparedAnswer(answer), lastMonth, scope.vendors),
      };
    },
  };
}
