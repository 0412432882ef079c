// The limit that the gateway is measured against: one bare node:http endpoint that makes the same upstream calls,
// merges with the same pure functions, and answers the same JSON. No GraphQL, no token check, no contract check.
import { Agent, createServer, type IncomingMessage, request as send } from 'node:http';
import type { CostItem } from '../../gateway/__generated__/resolver-types.ts';
import { mergeCost } from '../../gateway/domains/cost-analytics/compare.ts';
import { topItems } from '../../gateway/domains/cost-analytics/cost-items.ts';
import { pageOf, sortItems } from '../../gateway/domains/cost-analytics/item-table.ts';
import { changeOf } from '../../gateway/graph/cost-change.ts';
import { type CostSeries, costSeriesOf } from '../../gateway/graph/cost-series.ts';
import { vendorOf } from '../../gateway/graph/wire-enums.ts';
import { previousPeriod } from '../../lib/time-frames.ts';
import { cost } from '../../upstream/contract/cost-analytics.ts';
import type { CostSeriesReply } from '../../upstream/contract/cost-shapes.ts';
import { costMonthToDate, dashboardCost, top5, trend } from '../../upstream/contract/dashboard.ts';
import type { Endpoint, ReplyOf, RequestOf } from '../../upstream/contract/endpoint.ts';
import { currentUser, menus } from '../../upstream/contract/platform.ts';
import { SERVICES } from '../../upstream/contract/services.ts';

const { UPSTREAM_URL = '', PORT = '0' } = process.env;
const agent = new Agent({ keepAlive: true });

type Body = Record<string, unknown>;
type Ask = <E extends Endpoint>(endpoint: E, request: RequestOf<E>) => Promise<ReplyOf<E>>;

const SCOPE = { selectedVendors: ['aws' as const, 'azr' as const, 'gcp' as const], isAmortizedCost: false };
const ANALYTICS = {
  ...SCOPE,
  timeFrame: 'custom' as const,
  viewBy: 'product' as const,
  filters: {},
  page: 1,
  itemsPerPage: 1000,
};

const answers: Record<string, (ask: Ask) => Promise<unknown>> = {
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
};

function monthToDateOf(reply: ReplyOf<typeof costMonthToDate>) {
  return {
    currency: reply.currency,
    total: reply.cost,
    lastMonthCost: reply.lastMonthCost,
    lastMonthTotal: reply.lastMonthTotalCost,
    range: { start: reply.startDate, end: reply.endDate },
    change: changeOf(reply.cost, reply.lastMonthCost, reply.changeRate),
  };
}

function overTimeOf(reply: CostSeriesReply) {
  const { currency, axis, items, others }: CostSeries = costSeriesOf(reply);
  return { currency, axis, series: (others ? [...items, others] : items).map(itemOf) };
}

function itemOf({ vendor, key, label, isOthers, othersCount, total, average, share, amounts }: CostItem) {
  return { vendor, key, label, isOthers, othersCount, total, average, share, amounts };
}

function comparedOf(item: CostItem) {
  const { compareTotal, compareAmounts, change } = item;
  return { ...itemOf(item), compareTotal, compareAmounts, change };
}

function topOf(reply: ReplyOf<typeof top5>) {
  const items = reply.items.map((item) => ({
    vendor: vendorOf(item.vendor),
    key: item.item,
    label: item.itemAlias,
    cost: item.cost,
    share: item.portion,
  }));
  return { currency: reply.currency, total: reply.totalCost, items };
}

function trendOf(reply: ReplyOf<typeof trend>) {
  const months = reply.months.map((month) => ({
    month: `${month.month}-01`,
    total: month.totalCost,
    amounts: month.dailyCosts,
    accumulated: month.accumulatedCosts,
  }));
  return { currency: reply.currency, months };
}

/** Asks upstream in the name of whoever sent the token: the user first, then his rights, then the figures. */
async function answer(name: string, token: string): Promise<unknown> {
  const user = await call(currentUser, {}, token, {});
  const context = {
    companyId: user.curCmpnId,
    siteCode: user.siteCd,
    userId: user.userId,
    userName: user.userNm,
    userEmail: user.userEmail,
  };
  await call(menus, {}, token, {});
  const ask: Ask = (endpoint, request) => call(endpoint, request, token, context);
  return { data: { viewer: await answers[name]?.(ask) } };
}

async function call<E extends Endpoint>(endpoint: E, request: RequestOf<E>, token: string, context: Body) {
  const url = `${UPSTREAM_URL}${SERVICES[endpoint.service].base}${endpoint.path}`;
  const body = endpoint.method === 'GET' ? undefined : JSON.stringify({ ...(request as Body), ...context });
  const text = await exchange(url, endpoint.method, token, body);
  return (JSON.parse(text) as Record<string, ReplyOf<E>>)[endpoint.envelope] as ReplyOf<E>;
}

function exchange(url: string, method: string, token: string, body: string | undefined): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = {
      authorization: token,
      ...(body !== undefined && {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
      }),
    };
    const request = send(url, { method, headers, agent }, (response) =>
      readText(response).then(resolve, reject),
    );
    request.on('error', reject);
    request.end(body);
  });
}

async function readText(stream: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

const server = createServer(async (request, response) => {
  try {
    await readText(request);
    const text = JSON.stringify(
      await answer(request.url?.slice(1) ?? '', request.headers.authorization ?? ''),
    );
    response.writeHead(200, { 'content-type': 'application/json' }).end(text);
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
});
server.listen(Number(PORT), '127.0.0.1', () => {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  process.send?.({ type: 'ready', url: `http://127.0.0.1:${port}` });
});
process.on('SIGTERM', () => process.exit(0));
