// Calls of optimization for advice: three of each kind of commitment, renamed at this edge.
import {
  azureAdvice,
  azureAdviceAccounts,
  azureAdviceFilter,
  azureSimulation,
} from '../../../../upstream/contract/optimization/recommendations/azure.ts';
import {
  ec2Advice,
  ec2AdviceAccounts,
  ec2Simulation,
  type NodeService,
  nodeAdvice,
  nodeAdviceAccounts,
  nodeSimulation,
  rdsAdvice,
  rdsAdviceAccounts,
  rdsSimulation,
} from '../../../../upstream/contract/optimization/recommendations/reserved.ts';
import type { AdviceBasis } from '../../../../upstream/contract/optimization/recommendations/rows.ts';
import {
  adviceFilter,
  savingsPlanAdvice,
  savingsPlanAdviceAccounts,
  savingsPlanSimulation,
} from '../../../../upstream/contract/optimization/recommendations/savings-plans.ts';
import { PAGINGS } from '../../../../upstream/contract/shared/paging.ts';
import type {
  RecommendationKind,
  RecommendationQuery,
  RecommendationSort,
} from '../../../__generated__/graph-types.ts';
import { checkPage, type PageArguments, toConnection } from '../../../graph/connection.ts';
import { ratesOf } from '../../../graph/cost-series.ts';
import type { RestLoader } from '../../../rest/loader.ts';
import {
  accountOf,
  azureAdviceOf,
  planAdviceOf,
  reservationAdviceOf,
  simulationOf,
  totalOf,
  windowOf,
} from './rows.ts';
import { azureQuestion, wireQuestion, wireSort } from './wire-words.ts';

export interface RecommendationsParent {
  query: RecommendationQuery;
}

interface ListArguments extends PageArguments {
  sort: RecommendationSort;
}

/** The services whose nodes share three calls. */
const NODE_SERVICES: Partial<Record<RecommendationKind, NodeService>> = {
  OPENSEARCH: 'opensearch',
  ELASTICACHE: 'elasticache',
  REDSHIFT: 'redshift',
};

export class RecommendationsSource {
  readonly #loader: RestLoader;

  constructor(loader: RestLoader) {
    this.#loader = loader;
  }

  async options({ query }: RecommendationsParent) {
    if (query.kind === 'AZURE_VM') return this.#loader.load(azureAdviceFilter, {});
    return this.#loader.load(adviceFilter, { kind: query.kind });
  }

  async list({ query }: RecommendationsParent, asked: ListArguments) {
    const { list, rates, currency, ...reply } = await this.#listed(query, asked);
    return {
      currency,
      ...toConnection(list, reply.totalCount, asked),
      ...basisOf(reply),
      total: totalOf(reply.total),
      rates: ratesOf({ currency, rates }),
    };
  }

  async accounts({ query }: RecommendationsParent, asked: ListArguments) {
    const { list, rates, currency, ...reply } = await this.#accounts(query, asked);
    return {
      currency,
      ...toConnection(list.map(accountOf), reply.totalCount, asked),
      ...basisOf(reply),
      total: totalOf(reply.total),
      rates: ratesOf({ currency, rates }),
    };
  }

  async simulation({ query }: RecommendationsParent, key: string | null | undefined) {
    const id = key ? { recommendationId: key } : {};
    return simulationOf(query.kind, await this.#simulation(query, id));
  }

  async #listed(query: RecommendationQuery, asked: ListArguments) {
    checkPage(asked);
    const order = { ...wireSort(asked.sort), ...PAGINGS.start.write(asked) };
    const { kind } = query;
    if (kind === 'AZURE_VM') {
      const reply = await this.#loader.load(azureAdvice, { ...azureQuestion(query), ...order });
      return { ...reply, list: reply.list.map(azureAdviceOf) };
    }
    const request = { ...wireQuestion(query), ...order };
    if (kind === 'SAVINGS_PLANS') {
      const reply = await this.#loader.load(savingsPlanAdvice, request);
      return { ...reply, list: reply.list.map(planAdviceOf) };
    }
    const reply = await this.#reservations(kind, request);
    return { ...reply, list: reply.list.map((row) => reservationAdviceOf(kind, row)) };
  }

  async #reservations(kind: RecommendationKind, request: ReturnType<typeof wireQuestion>) {
    if (kind === 'EC2') return this.#loader.load(ec2Advice, request);
    if (kind === 'RDS') return this.#loader.load(rdsAdvice, request);
    return this.#loader.load(nodeAdvice, { ...request, ...nodesOf(kind) });
  }

  async #accounts(query: RecommendationQuery, asked: ListArguments) {
    checkPage(asked);
    const order = { ...wireSort(asked.sort), ...PAGINGS.start.write(asked) };
    const { kind } = query;
    if (kind === 'AZURE_VM')
      return this.#loader.load(azureAdviceAccounts, { ...azureQuestion(query), ...order });
    const request = { ...wireQuestion(query), ...order };
    if (kind === 'SAVINGS_PLANS') return this.#loader.load(savingsPlanAdviceAccounts, request);
    if (kind === 'EC2') return this.#loader.load(ec2AdviceAccounts, request);
    if (kind === 'RDS') return this.#loader.load(rdsAdviceAccounts, request);
    return this.#loader.load(nodeAdviceAccounts, { ...request, ...nodesOf(kind) });
  }

  async #simulation(query: RecommendationQuery, id: { recommendationId?: string }) {
    const { kind } = query;
    if (kind === 'AZURE_VM') return this.#loader.load(azureSimulation, { ...azureQuestion(query), ...id });
    const request = { ...wireQuestion(query), ...id };
    if (kind === 'SAVINGS_PLANS') return this.#loader.load(savingsPlanSimulation, request);
    if (kind === 'EC2') return this.#loader.load(ec2Simulation, request);
    if (kind === 'RDS') return this.#loader.load(rdsSimulation, request);
    return this.#loader.load(nodeSimulation, { ...request, ...nodesOf(kind) });
  }
}

function nodesOf(kind: RecommendationKind): { nodeService: NodeService } {
  return { nodeService: NODE_SERVICES[kind] ?? 'opensearch' };
}

function basisOf({ window, missing }: Pick<AdviceBasis, 'window' | 'missing'>) {
  return {
    window: windowOf(window),
    gaps: missing.map(({ what: lack, of, best }) => ({ lack, of, best })),
  };
}
