// Advice of Workshop through the graph, as the tests of its lists and of decisions ask for it.
import { toGlobalId } from '../../../gateway/graph/global-id.ts';
import { startGateway, type TestGateway } from '../../support/product/gateway.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

/** Advice of October 2018, when Workshop had machines of four kinds and reservations to see rates in. */
export const OCTOBER = 'kind: EC2, lookBackDays: 30, month: "2018-10-01"';

/** The same, each account on its own usage. */
export const OWN = `${OCTOBER}, isByAccount: true`;

export interface Piece {
  key: string;
  account: string;
  accountName: string;
  instanceType: string | null;
  quantity: number | null;
  monthlySavings: number;
  monthlyOnDemand: number;
  savingsRate: number | null;
  lookBackDays: number;
  paymentOption: string;
  decision: Decision | null;
  downside: { fallPercent: number; monthlySavings: number; leastMonthlySavings: number }[];
}
export interface Decision {
  state: string;
  version: number;
  commitmentIds: string[];
  history: { entries: { state: string }[]; purchases: { commitmentId: string; isAlike: boolean }[] };
}
export type Total = Pick<Piece, 'monthlySavings' | 'monthlyOnDemand' | 'savingsRate'>;
export interface List {
  currency: string;
  totalCount: number;
  window: object | null;
  gaps: { lack: string }[];
  total: Total;
  edges: { node: Piece }[];
}

export const DECISION = `decision { state version author reason until promised quantity commitmentIds
  history { entries { state } purchases { commitmentId isAlike } } }`;
const LIST = `currency totalCount window { start end hours isDaily } gaps { lack of best }
  total { monthlySavings monthlyOnDemand savingsRate }
  edges { node { key account accountName instanceType quantity monthlySavings monthlyOnDemand savingsRate
    downside { fallPercent monthlySavings leastMonthlySavings }
    lookBackDays paymentOption ${DECISION} } }`;

export interface AdviceGraph {
  upstream: TestUpstream;
  gateway: TestGateway;
  token: string;
  listOf: (query: string, list?: string) => Promise<List>;
  close: () => Promise<void>;
}

export async function startAdviceGraph(): Promise<AdviceGraph> {
  const upstream = await startUpstream();
  const gateway = await startGateway(upstream);
  const token = await upstream.demoToken();
  await gateway.ask(
    `mutation ($id: ID!) { switchCompany(input: { companyId: $id }) { userErrors { code } } }`,
    { token, variables: { id: toGlobalId('Company', 'workshop') } },
  );
  return {
    upstream,
    gateway,
    token,
    listOf: async (query, list = '') => {
      const reply = await gateway.ask<{ viewer: { recommendations: { list: List } } }>(
        `{ viewer { recommendations(query: { ${query} }) { list${list} { ${LIST} } } } }`,
        { token },
      );
      return reply.expectData().viewer.recommendations.list;
    },
    close: async () => {
      await gateway.close();
      await upstream.close();
    },
  };
}
