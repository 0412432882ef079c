// The three operations of `npm run bench`, answered by hand over the real upstream.
import { mergeCost } from '../../gateway/domains/cost-analytics/compare/compare.ts';
import { topItems } from '../../gateway/domains/cost-analytics/table/cost-items.ts';
import { pageOf, sortItems } from '../../gateway/domains/cost-analytics/table/item-table.ts';
import { previousPeriod } from '../../lib/calendar/time-frames.ts';
import { cost } from '../../upstream/contract/cost-analytics/cost-analytics.ts';
import { costMonthToDate, dashboardCost, top5, trend } from '../../upstream/contract/dashboard/dashboard.ts';
import { serveByHand } from './by-hand.ts';
import { comparedOf, monthToDateOf, overTimeOf, topOf, trendOf } from './figures.ts';

const SCOPE = { selectedVendors: ['aws' as const, 'azr' as const, 'gcp' as const], isAmortizedCost: false };
const ANALYTICS = {
  ...SCOPE,
  timeFrame: 'custom' as const,
  viewBy: 'product' as const,
  filters: {},
  page: 1,
  itemsPerPage: 1000,
};

serveByHand({
  dashboard: async (ask) => {
    const [monthToDate, overTime, top, months] = await Promise.all([
      ask(costMonthToDate, SCOPE),
      ask(dashboardCost, {
        ...SCOPE,
        viewBy: 'product',
        dateType: 'monthly',
        timeFrame: 'last_6_months',
        filter: 'top_10_by_cost',
        customFilter: [],
      }),
      ask(top5, { ...SCOPE, viewBy: 'product', timeFrame: 'last_30_days' }),
      ask(trend, { ...SCOPE, timeFrame: 'last_3_months' }),
    ]);
    return {
      costMonthToDate: monthToDateOf(monthToDate),
      costOverTime: overTimeOf(overTime),
      topCosts: topOf(top),
      costTrend: trendOf(months),
    };
  },
  compare: async (ask) => {
    const range = { start: '2024-05-01', end: '2024-06-30' };
    const before = previousPeriod(range);
    const [current, compared] = await Promise.all([
      ask(cost, { ...ANALYTICS, timeUnit: 'day', startDate: range.start, endDate: range.end }),
      ask(cost, { ...ANALYTICS, timeUnit: 'day', startDate: before.start, endDate: before.end }),
    ]);
    const merged = mergeCost(current, compared);
    const { currency, compareRange, axis, total } = merged;
    const series = topItems(merged, 10).map(comparedOf);
    return {
      costAnalytics: { currency, range: merged.range, compareRange, axis, total: comparedOf(total), series },
    };
  },
  table: async (ask) => {
    const reply = await ask(cost, {
      ...ANALYTICS,
      timeUnit: 'month',
      startDate: '2024-02-01',
      endDate: '2024-06-30',
    });
    const found = sortItems(mergeCost(reply, null).items, [{ by: 'TOTAL', order: 'DESC' }]);
    const edges = pageOf(found, { page: 1, itemsPerPage: 30 }).map(
      ({ vendor, key, label, total, average, share }) => ({
        node: { vendor, key, label, total, average, share },
      }),
    );
    return { costAnalytics: { currency: reply.currency, items: { totalCount: found.length, edges } } };
  },
});
