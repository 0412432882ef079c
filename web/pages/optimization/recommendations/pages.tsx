// The pages of advice: what their addresses hold, and what they ask.

import type { RecommendationKind } from '../../../../lib/commitments/recommendations.ts';
import AdvicePageQuery, {
  type AdvicePageQuery$variables,
} from '../../../__generated__/AdvicePageQuery.graphql.ts';
import { definePage } from '../../../routing/define-page.ts';
import { CommitmentSkeleton } from '../shared/CommitmentSkeleton.tsx';
import {
  type AdviceAddress,
  adviceParsers,
  adviceQuery,
  adviceSort,
  azureAdviceParsers,
  nodeAdviceParsers,
  nodeKind,
} from './advice-address.ts';

const COMMON = {
  restart: ['page'],
  query: AdvicePageQuery,
  skeleton: <CommitmentSkeleton />,
} as const;

function variablesOf(kind: RecommendationKind, address: AdviceAddress): AdvicePageQuery$variables {
  const isByAccount = address.show === 'accounts';
  return {
    query: adviceQuery(kind, address),
    sort: adviceSort(address),
    page: address.page,
    size: address.size,
    isByAccount,
    isListed: !isByAccount,
  };
}

export const planAdvicePage = definePage('planAdvice', {
  ...COMMON,
  parameters: adviceParsers,
  variables: (address) => variablesOf('SAVINGS_PLANS', address),
});

export const ec2AdvicePage = definePage('ec2Advice', {
  ...COMMON,
  parameters: adviceParsers,
  variables: (address) => variablesOf('EC2', address),
});

export const rdsAdvicePage = definePage('rdsAdvice', {
  ...COMMON,
  parameters: adviceParsers,
  variables: (address) => variablesOf('RDS', address),
});

export const nodeAdvicePage = definePage('nodeAdvice', {
  ...COMMON,
  parameters: nodeAdviceParsers,
  variables: (address) => variablesOf(nodeKind(address), address),
});

export const azureAdvicePage = definePage('azureAdvice', {
  ...COMMON,
  parameters: azureAdviceParsers,
  variables: (address) => variablesOf('AZURE_VM', address),
});
