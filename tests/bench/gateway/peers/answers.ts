// The workloads answered by hand: the fewest calls, merged by the gateway's own pure functions.
import { mergeCost } from '../../../../gateway/domains/cost-analytics/compare/compare.ts';
import { pageOf, sortItems } from '../../../../gateway/domains/cost-analytics/table/item-table.ts';
import { loadRunOf } from '../../../../gateway/domains/data/shapes.ts';
import { previousPeriod } from '../../../../lib/calendar/time-frames.ts';
import { cost } from '../../../../upstream/contract/cost-analytics/cost-analytics.ts';
import {
  costMonthToDate,
  dashboardCost,
  top5,
  trend,
} from '../../../../upstream/contract/dashboard/dashboard.ts';
import { loadRunReport, loadRuns } from '../../../../upstream/contract/data/loads.ts';
import type { ReplyOf } from '../../../../upstream/contract/endpoint.ts';
import type { Answers, Ask } from '../../by-hand.ts';
import { comparedOf, monthToDateOf, overTimeOf, topOf, trendOf } from '../../figures.ts';

const SCOPE = { selectedVendors: ['aws' as const, 'azr' as const, 'gcp' as const], isAmortizedCost: false };

export const askMonthToDate = (ask: Ask) => ask(costMonthToDate, SCOPE);
export const askOverTime = (ask: Ask, viewBy: 'product' | 'region' | 'account') =>
  ask(dashboardCost, {
    ...SCOPE,
    viewBy,
    dateType: 'monthly',
    timeFrame: 'last_6_months',
    filter: 'top_10_by_cost',
    customFilter: [],
  });
export const askTop = (ask: Ask, viewBy: 'product' | 'region') =>
  ask(top5, { ...SCOPE, viewBy, timeFrame: 'last_30_days' });
export const askTrend = (ask: Ask, timeFrame: 'last_2_months' | 'last_3_months') =>
  ask(trend, { ...SCOPE, timeFrame });

/** Both ranges, merged. */
export async function askComparison(ask: Ask) {
  const range = { start: '2024-03-01', end: '2024-05-29' };
  const before = previousPeriod(range);
  const of = ({ start, end }: typeof range) =>
    ask(cost, {
      ...SCOPE,
      timeFrame: 'custom',
      viewBy: 'product',
      filters: {},
      page: 1,
      itemsPerPage: 1000,
      timeUnit: 'day',
      startDate: start,
      endDate: end,
    });
  const [current, compared] = await Promise.all([of(range), of(before)]);
  const merged = mergeCost(current, compared);
  const { currency, compareRange, axis, total } = merged;
  const sorted = sortItems(merged.items, [{ by: 'TOTAL', order: 'DESC' }]);
  const edges = pageOf(sorted, { page: 1, itemsPerPage: 140 }).map((item) => ({ node: comparedOf(item) }));
  const items = { totalCount: sorted.length, edges };
  return { currency, range: merged.range, compareRange, axis, total: comparedOf(total), items };
}

export const askRuns = (ask: Ask) => ask(loadRuns, { page: 1, itemsPerPage: 40 });
export const askReports = (ask: Ask, runIds: string[]) => ask(loadRunReport, { runIds });

type Report = ReplyOf<typeof loadRunReport>['list'][number]['report'];

export function reportFigures(report: Report) {
  if (report === null) return null;
  const { filesLeftOut, replacedLeftOut, files } = report;
  return {
    filesLeftOut,
    replacedLeftOut,
    files: files.map(({ name, format, layout, rowsRead, rowsLoaded, rowsRejected }) => ({
      name,
      format,
      layout,
      rowsRead,
      rowsLoaded,
      rowsRejected,
    })),
  };
}

export const ANSWERS: Answers = {
  W1: async (ask) => {
    const [a, product, region, account, topProduct, topRegion, three, two] = await Promise.all([
      askMonthToDate(ask),
      askOverTime(ask, 'product'),
      askOverTime(ask, 'region'),
      askOverTime(ask, 'account'),
      askTop(ask, 'product'),
      askTop(ask, 'region'),
      askTrend(ask, 'last_3_months'),
      askTrend(ask, 'last_2_months'),
    ]);
    const [month, byProduct, top, months] = [
      monthToDateOf(a),
      overTimeOf(product),
      topOf(topProduct),
      trendOf(three),
    ];
    return {
      ...{ a: month, b: month },
      ...{ c: byProduct, d: byProduct, e: overTimeOf(region), f: overTimeOf(account) },
      ...{ g: top, h: top, i: topOf(topRegion) },
      ...{ j: months, k: months, l: trendOf(two) },
    };
  },
  W2: async (ask) => ({ costAnalytics: await askComparison(ask) }),
  W3: async (ask) => {
    const { list, totalCount } = await askRuns(ask);
    const ids = [...new Set(list.map(({ runId }) => runId))];
    const told = await askReports(ask, ids);
    const reports = new Map(told.list.map(({ run, report }) => [run.runId, reportFigures(report)]));
    const edges = list.map((run) => {
      const { source, state, startedAt } = loadRunOf(run);
      return { node: { source, state, startedAt, report: reports.get(run.runId) ?? null } };
    });
    return { loads: { totalCount, edges } };
  },
};
