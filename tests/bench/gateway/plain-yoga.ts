// Yoga as its documentation shows it, over the same upstream by the global fetch: the schema of the graph, plain
// resolvers, one memo of calls a request. No token check, no contract check, no limits.
import { createServer } from 'node:http';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { createYoga } from 'graphql-yoga';
import { loadRunOf } from '../../../gateway/domains/loads/shapes.ts';
import { DateScalar, DateTimeScalar } from '../../../gateway/graph/scalars.ts';
import { readTypeDefs } from '../../../gateway/schema-sdl.ts';
import type { CommonContext, Endpoint, ReplyOf, RequestOf } from '../../../upstream/contract/endpoint.ts';
import { currentUser, menus } from '../../../upstream/contract/platform.ts';
import { SERVICES } from '../../../upstream/contract/services.ts';
import { type Ask, listen } from '../by-hand.ts';
import { monthToDateOf, overTimeOf, topOf, trendOf } from '../figures.ts';
import {
  askComparison,
  askMonthToDate,
  askOverTime,
  askReport,
  askRuns,
  askTop,
  askTrend,
  reportFigures,
} from './answers.ts';

const { UPSTREAM_URL = '' } = process.env;

interface Context {
  ask: Ask;
}

const WORDS = {
  PRODUCT: 'product',
  REGION: 'region',
  ACCOUNT: 'account',
  LAST_2_MONTHS: 'last_2_months',
  LAST_3_MONTHS: 'last_3_months',
} as const;

const schema = makeExecutableSchema<Context>({
  typeDefs: readTypeDefs(),
  resolvers: {
    Date: DateScalar,
    DateTime: DateTimeScalar,
    Query: { viewer: () => ({}) },
    Viewer: {
      costMonthToDate: async (_viewer, _given, { ask }) => monthToDateOf(await askMonthToDate(ask)),
      costOverTime: async (_viewer, { viewBy }: { viewBy: 'PRODUCT' | 'REGION' | 'ACCOUNT' }, { ask }) =>
        overTimeOf(await askOverTime(ask, WORDS[viewBy])),
      topCosts: async (_viewer, { viewBy }: { viewBy: 'PRODUCT' | 'REGION' }, { ask }) =>
        topOf(await askTop(ask, WORDS[viewBy])),
      costTrend: async (_viewer, { frame }: { frame: 'LAST_2_MONTHS' | 'LAST_3_MONTHS' }, { ask }) =>
        trendOf(await askTrend(ask, WORDS[frame])),
      costAnalytics: (_viewer, _given, { ask }) => askComparison(ask),
      loads: async (_viewer, _given, { ask }) => {
        const { list, totalCount } = await askRuns(ask);
        return { totalCount, edges: list.map((run) => ({ node: loadRunOf(run) })) };
      },
    },
    LoadRun: {
      report: async ({ key }: { key: string }, _given, { ask }) =>
        reportFigures((await askReport(ask, key)).report),
    },
  },
});

const yoga = createYoga<object, Context>({
  schema,
  context: async ({ request }) => ({ ask: await askerOf(request.headers.get('authorization') ?? '') }),
  logging: false,
});

async function askerOf(authorization: string): Promise<Ask> {
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
  return <E extends Endpoint>(endpoint: E, request: RequestOf<E>) => {
    const key = endpoint.path + JSON.stringify(request);
    const known = memo.get(key) ?? call(endpoint, request, authorization, context);
    memo.set(key, known);
    return known as Promise<ReplyOf<E>>;
  };
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

listen(createServer(yoga));
