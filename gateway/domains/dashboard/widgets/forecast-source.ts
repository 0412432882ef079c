// Calls of the dashboard that look ahead: the end of this month and the year after it; renamed at this edge.

import { costChange } from '../../../../lib/money/percent-change.ts';
import { estimatedCost, yearForecast } from '../../../../upstream/contract/dashboard/forecast.ts';
import type { CostBasis, EstimatedCost, YearForecast } from '../../../__generated__/graph-types.ts';
import { conversionsOf } from '../../../graph/cost-series.ts';
import { isAmortized } from '../../../graph/wire-enums.ts';
import type { RestLoader } from '../../../rest/loader.ts';
import type { ViewerContext } from '../../../viewer.ts';
import { type WidgetScope, wireScope } from '../wire-scope.ts';

export class ForecastSource {
  readonly #loader: RestLoader;
  readonly #viewer: ViewerContext;

  constructor(loader: RestLoader, viewer: ViewerContext) {
    this.#loader = loader;
    this.#viewer = viewer;
  }

  async estimatedCost(scope: WidgetScope): Promise<EstimatedCost> {
    const reply = await this.#loader.load(estimatedCost, await wireScope(this.#viewer, scope));
    const { estimatedCost: total, lastMonthCost } = reply;
    return {
      currency: reply.currency,
      range: { start: reply.startDate, end: reply.endDate },
      completeThrough: reply.completeThrough,
      total,
      toDate: reply.costToDate,
      parts: reply.parts,
      band: reply.band,
      lastMonthTotal: lastMonthCost,
      change: total === null ? null : costChange(total, lastMonthCost, reply.changeRate),
      pastError: {
        meanPercent: reply.meanErrorPercent,
        months: reply.pastEstimates.map(({ month, estimatedCost: estimated, actualCost, errorPercent }) => ({
          month,
          estimated,
          actual: actualCost,
          errorPercent,
        })),
      },
      refusal: reply.refusal,
      ...conversionsOf(reply),
    };
  }

  async yearForecast(widget: { basis: CostBasis; account?: string | null }): Promise<YearForecast> {
    const reply = await this.#loader.load(yearForecast, {
      isAmortizedCost: isAmortized(widget.basis),
      ...(widget.account != null && { selectedAccount: widget.account }),
    });
    const { past, running } = reply;
    return {
      currency: reply.currency,
      history: reply.history,
      running: {
        month: running.month,
        toDate: running.costToDate,
        forecast: running.forecast,
        band: running.band,
      },
      months: reply.months,
      total: reply.totalCost,
      model: reply.model === null ? null : MODELS[reply.model],
      pastError: {
        meanPercent: past.meanErrorPercent,
        origins: past.origins,
        comparisons: past.comparisons,
      },
      refusal: reply.refusal,
      ...conversionsOf(reply),
    };
  }
}

const MODELS = { combined: 'COMBINED', linear: 'LINEAR' } as const;
