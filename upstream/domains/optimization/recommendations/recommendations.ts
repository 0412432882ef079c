// Handlers of advice to buy commitments (P-06, Z-03, O-01, O-02): three calls of each kind over one computation.
import type { RecommendationKind } from '../../../../lib/commitments/recommendations.ts';
import type { azureAdviceEndpoints } from '../../../contract/optimization/recommendations/azure.ts';
import type {
  NodeService,
  reservedAdviceEndpoints,
} from '../../../contract/optimization/recommendations/reserved.ts';
import type { savingsPlanAdviceEndpoints } from '../../../contract/optimization/recommendations/savings-plans.ts';
import type { HandlersOf } from '../../../rest/call.ts';
import type { Stores } from '../../shared/stores.ts';
import { azureRow, planRow, reservationRow } from './advice-rows.ts';
import { awsAdvice, azureAdviceAsked } from './asked.ts';
import { AdviceLists } from './lists.ts';
import { adviceOptions } from './options.ts';
import { simulationReply } from './simulation.ts';

type Endpoints = typeof savingsPlanAdviceEndpoints &
  typeof reservedAdviceEndpoints &
  typeof azureAdviceEndpoints;

const NODES: Record<NodeService, RecommendationKind> = {
  opensearch: 'OPENSEARCH',
  elasticache: 'ELASTICACHE',
  redshift: 'REDSHIFT',
};

export function recommendationHandlers(stores: Stores): HandlersOf<Endpoints> {
  const lists = new AdviceLists(stores);
  return {
    adviceFilter: ({ kind }, call) => adviceOptions(stores, call, kind),
    savingsPlanAdvice: (request, call) =>
      lists.advice(awsAdvice('SAVINGS_PLANS', request), planRow, request, call),
    savingsPlanAdviceAccounts: (request, call) =>
      lists.accounts(awsAdvice('SAVINGS_PLANS', request), request, call),
    savingsPlanSimulation: (request, call) =>
      simulationReply(stores, awsAdvice('SAVINGS_PLANS', request), request.recommendationId, call),
    ec2Advice: (request, call) => lists.advice(awsAdvice('EC2', request), reservationRow, request, call),
    ec2AdviceAccounts: (request, call) => lists.accounts(awsAdvice('EC2', request), request, call),
    ec2Simulation: (request, call) =>
      simulationReply(stores, awsAdvice('EC2', request), request.recommendationId, call),
    rdsAdvice: (request, call) => lists.advice(awsAdvice('RDS', request), reservationRow, request, call),
    rdsAdviceAccounts: (request, call) => lists.accounts(awsAdvice('RDS', request), request, call),
    rdsSimulation: (request, call) =>
      simulationReply(stores, awsAdvice('RDS', request), request.recommendationId, call),
    nodeAdvice: (request, call) =>
      lists.advice(awsAdvice(NODES[request.nodeService], request), reservationRow, request, call),
    nodeAdviceAccounts: (request, call) =>
      lists.accounts(awsAdvice(NODES[request.nodeService], request), request, call),
    nodeSimulation: (request, call) =>
      simulationReply(stores, awsAdvice(NODES[request.nodeService], request), request.recommendationId, call),
    azureAdviceFilter: (_request, call) => adviceOptions(stores, call, 'AZURE_VM'),
    azureAdvice: (request, call) => lists.advice(azureAdviceAsked(request), azureRow, request, call),
    azureAdviceAccounts: (request, call) => lists.accounts(azureAdviceAsked(request), request, call),
    azureSimulation: (request, call) =>
      simulationReply(stores, azureAdviceAsked(request), request.recommendationId, call),
  };
}
