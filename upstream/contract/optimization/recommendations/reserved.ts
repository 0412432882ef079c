// REST contract of advice to reserve instances and nodes of AWS (O-01): three calls for each of three services.
import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { adviceListRequest, simulationRequest } from './asked.ts';
import { adviceAccounts, adviceList, reservationAdviceRow } from './rows.ts';
import { adviceSimulation } from './simulation.ts';

const COMMON = {
  service: 'optimization',
  method: 'POST',
  access: { menu: 'RECOMMENDATIONS', needs: 'view' },
} as const;
const ADVICE = { ...COMMON, request: adviceListRequest, reply: adviceList(reservationAdviceRow) };
const ACCOUNTS = { ...COMMON, request: adviceListRequest, reply: adviceAccounts };
const SIMULATION = { ...COMMON, request: simulationRequest, reply: adviceSimulation };

/** Beside the specification: the services with nodes to reserve that have no calls of their own. */
const ofNodes = { nodeService: z.enum(['opensearch', 'elasticache', 'redshift']).default('opensearch') };
export type NodeService = z.output<typeof ofNodes.nodeService>;

export const ec2Advice = defineEndpoint({
  ...ADVICE,
  path: '/optimization/Ec2Recommendation/Ec2Ri',
  summary: 'EC2 instances to reserve, with what each reservation would save.',
});

export const ec2AdviceAccounts = defineEndpoint({
  ...ACCOUNTS,
  path: '/optimization/Ec2Recommendation/Ec2RiAccount',
  summary: 'The same by account.',
});

export const ec2Simulation = defineEndpoint({
  ...SIMULATION,
  path: '/optimization/Ec2Recommendation/Ec2RiSimulation',
  summary:
    'What any number of EC2 reservations of a piece of advice would save, with its hours and its back-test. Refused with NOT_FOUND.',
});

export const rdsAdvice = defineEndpoint({
  ...ADVICE,
  path: '/optimization/RdsRecommendation/RdsRi',
  summary: 'RDS instances to reserve, with what each reservation would save.',
});

export const rdsAdviceAccounts = defineEndpoint({
  ...ACCOUNTS,
  path: '/optimization/RdsRecommendation/RdsRiAccount',
  summary: 'The same by account.',
});

export const rdsSimulation = defineEndpoint({
  ...SIMULATION,
  path: '/optimization/RdsRecommendation/RdsRiSimulation',
  summary:
    'What any number of RDS reservations of a piece of advice would save, with its hours and its back-test. Refused with NOT_FOUND.',
});

export const nodeAdvice = defineEndpoint({
  ...ADVICE,
  path: '/optimization/OpnsrchRecommendation/OpnsrchRi',
  summary: 'Nodes of OpenSearch to reserve, or of ElastiCache or Redshift where they are asked for.',
  request: adviceListRequest.extend(ofNodes),
});

export const nodeAdviceAccounts = defineEndpoint({
  ...ACCOUNTS,
  path: '/optimization/OpnsrchRecommendation/OpnsrchRiAccount',
  summary: 'The same by account.',
  request: adviceListRequest.extend(ofNodes),
});

export const nodeSimulation = defineEndpoint({
  ...SIMULATION,
  path: '/optimization/OpnsrchRecommendation/OpnsrchRiRiSimulation',
  summary:
    'What any number of nodes of a piece of advice would save, with its hours and its back-test. Refused with NOT_FOUND.',
  request: simulationRequest.extend(ofNodes),
});

export const reservedAdviceEndpoints = {
  ec2Advice,
  ec2AdviceAccounts,
  ec2Simulation,
  rdsAdvice,
  rdsAdviceAccounts,
  rdsSimulation,
  nodeAdvice,
  nodeAdviceAccounts,
  nodeSimulation,
};
