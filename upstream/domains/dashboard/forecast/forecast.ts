// Handlers of what cost will be.
import type { forecastEndpoints } from '../../../contract/dashboard/forecast.ts';
import type { HandlersOf } from '../../../rest/call.ts';
import type { Stores } from '../../shared/stores.ts';
import { estimatedCostReply } from './estimated-cost.ts';
import { yearForecastReply } from './year-forecast.ts';

export function forecastHandlers(stores: Stores): HandlersOf<typeof forecastEndpoints> {
  return {
    estimatedCost: (request, call) => estimatedCostReply(stores, request, call),
    yearForecast: (request, call) => yearForecastReply(stores, request, call),
  };
}
