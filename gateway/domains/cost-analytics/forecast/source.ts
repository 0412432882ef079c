// Calls about what the cost of a question will be, and what its budget is.
import { MONTHS_AHEAD } from '../../../../lib/cost/months-ahead.ts';
import { costForecast } from '../../../../upstream/contract/cost-analytics/forecast.ts';
import type { CostAnalyticsQuery, CostBudget, CostForecast } from '../../../__generated__/graph-types.ts';
import { isAmortized, TIME_UNITS } from '../../../graph/wire-enums.ts';
import type { RestLoader } from '../../../rest/loader.ts';
import { loadBudgetOfCost } from '../../budgets/budget-of-cost.ts';
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
    return loadBudgetOfCost(this.#loader, rows, range, MONTHS_AHEAD);
  }

  async #rows(query: CostAnalyticsQuery) {
    const [filters, selectedVendors] = await Promise.all([
      this.#scope.filters(query),
      this.#scope.vendors(query.vendors),
    ]);
    return { filters, selectedVendors };
  }
}
