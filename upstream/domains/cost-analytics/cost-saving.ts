// Answers what was saved on the cost of a question: as the saving card of the dashboard reckons it, of any days and filters.
import type { costSavingEndpoints } from '../../contract/cost-analytics/saving.ts';
import type { HandlersOf } from '../../rest/call.ts';
import { factsFor } from '../../stores/facts/facts-for.ts';
import { costRange } from '../shared/cost-request.ts';
import { SAVING_MEASURES, SAVING_PARTS, savingSpan } from '../shared/savings.ts';
import type { Stores } from '../shared/stores.ts';
import { scopeOf } from '../shared/widget-scope.ts';

export function costSavingHandlers(stores: Stores): HandlersOf<typeof costSavingEndpoints> {
  return {
    costSaving: async (request, call) => {
      const range = costRange(request, 'month');
      const { scope } = await scopeOf(stores, call, request, SAVING_MEASURES);
      const answer = await factsFor(stores.facts, call.signal).cost({ ...scope, ...SAVING_PARTS, range });
      return { currency: answer.currency, saving: savingSpan(answer, range, scope.vendors) };
    },
  };
}
