// The schema of the graph with plain resolvers over the global fetch, one memo of calls a request: what the peers serve.
// No token check, no contract check, no limits.
import { loadRunOf } from '../../../../gateway/domains/data/shapes.ts';
import { DateScalar, DateTimeScalar } from '../../../../gateway/graph/scalars.ts';
import { readTypeDefs } from '../../../../gateway/schema-sdl.ts';
import type { CommonContext, Endpoint, ReplyOf, RequestOf } from '../../../../upstream/contract/endpoint.ts';
import { currentUser, menus } from '../../../../upstream/contract/platform/platform.ts';
import { SERVICES } from '../../../../upstream/contract/services.ts';
import type { Ask } from '../../by-hand.ts';
import { monthToDateOf, overTimeOf, topOf, trendOf } from '../../figures.ts';
import {
  askComparison,
  askMonthToDate,
  askOverTime,
  askReports,
  askRuns,
  askTop,
  askTrend,
  reportFigures,
} from './answers.ts';

const { UPSTREAM_URL = '' } = process.env;

export interface PlainContext {
  ask: Ask;
}

const WORDS = {
  PRODUCT: 'product',
  REGION: 'region',
  ACCOUNT: 'account',
  LAST_2_MONTHS: 'last_2_months',
  LAST_3_MONTHS: 'last_3_months',
} as const;

type By = 'PRODUCT' | 'REGION' | 'ACCOUNT';
type Top = 'PRODUCT' | 'REGION';
type Frame = 'LAST_2_MONTHS' | 'LAST_3_MONTHS';

export const typeDefs = readTypeDefs();

export const resolvers = {
  Date: DateScalar,
  DateTime: DateTimeScalar,
  Query: { viewer: () => ({}) },
  Viewer: {
    costMonthToDate: async (_viewer: unknown, _given: unknown, { ask }: PlainContext) =>
      monthToDateOf(await askMonthToDate(ask)),
    costOverTime: async (_viewer: unknown, { viewBy }: { viewBy: By }, { ask }: PlainContext) =>
      overTimeOf(await askOverTime(ask, WORDS[viewBy])),
    topCosts: async (_viewer: unknown, { viewBy }: { viewBy: Top }, { ask }: PlainContext) =>
      topOf(await askTop(ask, WORDS[viewBy])),
    costTrend: async (_viewer: unknown, { frame }: { frame: Frame }, { ask }: PlainContext) =>
      trendOf(await askTrend(ask, WORDS[frame])),
    costAnalytics: (_viewer: unknown, _given: unknown, { ask }: PlainContext) => askComparison(ask),
    loads: async (_viewer: unknown, _given: unknown, { ask }: PlainContext) => {
      const { list, totalCount } = await askRuns(ask);
      return { totalCount, edges: list.map((run) => ({ node: loadRunOf(run) })) };
    },
  },
  LoadRun: {
    report: async ({ key }: { key: string }, _given: unknown, { ask }: PlainContext) =>
      reportFigures((await askReports(ask, [key])).list[0]?.report ?? null),
  },
};

/** Of a request with this authorization. */
export async function plainContextOf(authorization: string): Promise<PlainContext> {
  const user = await call(currentUser, {}, authorization, null);
  const context: CommonContext = {
    companyId: user.curCmpnId ?? '',
    siteCode: user.siteCd,
    userId: user.userId,
    userName: user.userNm,
    userEmail: user.userEmail,
  };
  await call(menus, {}, authorization, null);
  const memo = new Map<string, Promise<unknown>>();
  const ask: Ask = <E extends Endpoint>(endpoint: E, request: RequestOf<E>) => {
    const key = endpoint.path + JSON.stringify(request);
    const known = memo.get(key) ?? call(endpoint, request, authorization, context);
    memo.set(key, known);
    return known as Promise<ReplyOf<E>>;
  };
  return { ask };
}

async function call<E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  authorization: string,
  context: CommonContext | null,
): Promise<ReplyOf<E>> {
  const response = await fetch(`${UPSTREAM_URL}${SERVICES[endpoint.service].base}${endpoint.path}`, {
    method: endpoint.method,
    headers: { authorization, 'content-type': 'application/json' },
    ...(endpoint.method !== 'GET' && { body: JSON.stringify({ ...(request as object), ...context }) }),
  });
  const body = (await response.json()) as Record<string, ReplyOf<E>>;
  return body[endpoint.envelope] as ReplyOf<E>;
}
