// Calls of the dashboard's figures: renamed at this edge, nothing computed that the service owns.

import { costChange } from '../../../lib/money/percent-change.ts';
import {
  costMonthToDate,
  dashboardCost,
  top5,
  trend,
} from '../../../upstream/contract/dashboard/dashboard.ts';
import type {
  CostMonthToDate,
  CostOverTimeFrame,
  CostTrend,
  TopCosts,
  TopFrame,
  TrendFrame,
  WidgetItemsInput,
} from '../../__generated__/graph-types.ts';
import { type GroupingWords, wireGrouping } from '../../graph/cost-grouping.ts';
import { conversionsOf } from '../../graph/cost-series.ts';
import { vendorOf } from '../../graph/wire-enums.ts';
import type { RestLoader } from '../../rest/loader.ts';
import type { ViewerContext } from '../../viewer.ts';
import { OVER_TIME_FRAMES, TOP_FRAMES, TREND_FRAMES, wireItems } from './arguments.ts';
import { type CostOverTimeParent, withEstimate } from './widgets/vendor-figures.ts';
import { type WidgetScope, wireScope } from './wire-scope.ts';

export class DashboardSource {
  readonly #loader: RestLoader;
  readonly #viewer: ViewerContext;

  constructor(loader: RestLoader, viewer: ViewerContext) {
    this.#loader = loader;
    this.#viewer = viewer;
  }

  async costMonthToDate(scope: WidgetScope): Promise<CostMonthToDate> {
    const reply = await this.#loader.load(costMonthToDate, await this.#wireScope(scope));
    return {
      currency: reply.currency,
      total: reply.cost,
      range: { start: reply.startDate, end: reply.endDate },
      lastMonthCost: reply.lastMonthCost,
      lastMonthRange: { start: reply.lastMonthStartDate, end: reply.lastMonthEndDate },
      lastMonthTotal: reply.lastMonthTotalCost,
      change: costChange(reply.cost, reply.lastMonthCost, reply.changeRate),
      last30Days: reply.last30Days,
      ...conversionsOf(reply),
    };
  }

  async costOverTime(
    widget: WidgetScope &
      GroupingWords & { frame: CostOverTimeFrame; items: WidgetItemsInput; joinSameNames: boolean },
  ): Promise<Omit<CostOverTimeParent, 'shownIn'>> {
    const items = wireItems(widget.items);
    const reply = await this.#loader.load(dashboardCost, {
      ...(await this.#wireScope(widget)),
      ...OVER_TIME_FRAMES[widget.frame],
      ...items,
      ...wireGrouping(widget),
      joinSameNames: widget.joinSameNames,
    });
    return withEstimate(reply, widget);
  }

  async topCosts(
    widget: WidgetScope & GroupingWords & { frame: TopFrame; joinSameNames: boolean },
  ): Promise<TopCosts> {
    const reply = await this.#loader.load(top5, {
      ...(await this.#wireScope(widget)),
      timeFrame: TOP_FRAMES[widget.frame],
      ...wireGrouping(widget),
      joinSameNames: widget.joinSameNames,
    });
    return {
      currency: reply.currency,
      range: { start: reply.startDate, end: reply.endDate },
      total: reply.totalCost,
      items: reply.items.map(({ vendor, item, itemAlias, cost, portion, costByVendor }) => ({
        vendor: vendor && vendorOf(vendor),
        byVendor: vendor
          ? null
          : costByVendor.map((part) => ({ vendor: vendorOf(part.vendor), amount: part.cost })),
        key: item,
        label: itemAlias,
        cost,
        share: portion,
      })),
      ...conversionsOf(reply),
    };
  }

  async costTrend(widget: WidgetScope & { frame: TrendFrame }): Promise<CostTrend> {
    const timeFrame = TREND_FRAMES[widget.frame];
    const reply = await this.#loader.load(trend, { ...(await this.#wireScope(widget)), timeFrame });
    return {
      currency: reply.currency,
      months: reply.months.map(({ month, totalCost, dailyCosts, accumulatedCosts }) => ({
        month: `${month}-01`,
        total: totalCost,
        amounts: dailyCosts,
        accumulated: accumulatedCosts,
      })),
      ...conversionsOf(reply),
    };
  }

  #wireScope(scope: WidgetScope) {
    return wireScope(this.#viewer, scope);
  }
}
