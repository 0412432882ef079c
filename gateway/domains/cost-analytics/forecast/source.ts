// Calls about what the cost of a question will be, and what its budget is.
import { addMonths, firstOfMonth } from '../../../../lib/calendar/calendar.ts';
import { MONTHS_AHEAD } from '../../../../lib/cost/months-ahead.ts';
import { budgetOfCost } from '../../../../upstream/contract/budgets/budgets.ts';
import { costForecast } from '../../../../upstream/contract/cost-analytics/forecast.ts';
import type { CostAnalyticsQuery, CostBudget, CostForecast } from '../../../__generated__/graph-types.ts';
import { isAmortized, TIME_UNITS } from '../../../graph/wire-enums.ts';
import type { RestLoader } from '../../../rest/loader.ts';
import type { AnalyticsScope } from '../scope.ts';

export class CostForecastSource {
  readonly #loader: RestLoader;
  readonly #scope: AnalyticsScope;

  constructor(loader: RestLoader, scope: AnalyticsScope) {
    this.#loader = loader;
    this.#scope = scope;
  }

  async forecast(query: CostAnalyticsQuery): Promise<CostForecast> {
    const { currency, running, months, refusal } = await this.#loader.load(costForecast, {
      isAmortizedCost: isAmortized(query.basis),
      ...(await this.#rows(query)),
    });
    return {
      currency,
      days: running?.days ?? [],
      month: running && { month: running.month, cost: running.cost, band: running.band },
      months,
      refusal,
    };
  }

  async budget(query: CostAnalyticsQuery): Promise<CostBudget> {
    const [rows, { range }] = await Promise.all([
      this.#rows(query),
      this.#scope.range(query.range, TIME_UNITS[query.unit]),
    ]);
    const startMonth = firstOfMonth(range.start);
    const last = addMonths(firstOfMonth(range.end), MONTHS_AHEAD);
    return this.#loader.load(budgetOfCost, { startMonth, months: monthsThrough(startMonth, last), ...rows });
  }

  async #rows(query: CostAnalyticsQuery) {
    const [filters, selectedVendors] = await Promise.all([
      this.#scope.filters(query),
      this.#scope.vendors(query.vendors),
    ]);
    return { filters, selectedVendors };
  }
}

/** How many months there are from the first to the last, both counted. */
function monthsThrough(first: string, last: string): number {
  let count = 1;
  while (addMonths(first, count) <= last) count += 1;
  return count;
}
