// Calls about what was saved on the cost of a question.
import { costSaving } from '../../../../upstream/contract/cost-analytics/saving.ts';
import type { CostAnalyticsQuery, CostSaving } from '../../../__generated__/graph-types.ts';
import { TIME_UNITS } from '../../../graph/wire-enums.ts';
import type { RestLoader } from '../../../rest/loader.ts';
import { savingSpanOf } from '../../dashboard/widgets/saving-figures.ts';
import type { AnalyticsScope } from '../scope.ts';

export class CostSavingSource {
  readonly #loader: RestLoader;
  readonly #scope: AnalyticsScope;

  constructor(loader: RestLoader, scope: AnalyticsScope) {
    this.#loader = loader;
    this.#scope = scope;
  }

  async saving(query: CostAnalyticsQuery): Promise<CostSaving> {
    const [filters, selectedVendors, { range }] = await Promise.all([
      this.#scope.filters(query),
      this.#scope.vendors(query.vendors),
      this.#scope.range(query.range, TIME_UNITS[query.unit]),
    ]);
    const { currency, saving } = await this.#loader.load(costSaving, {
      startDate: range.start,
      endDate: range.end,
      filters,
      selectedVendors,
    });
    return { currency, saving: savingSpanOf(saving, currency) };
  }
}
