// Unusual cost of the wire in the words of the graph.

import { costChange } from '../../../../lib/money/percent-change.ts';
import type { abnormal } from '../../../../upstream/contract/dashboard/abnormal.ts';
import type { MlFindings } from '../../../../upstream/contract/dashboard/ml-abnormal.ts';
import type { ReplyOf } from '../../../../upstream/contract/endpoint.ts';
import type {
  AbnormalChanges,
  AiFindings,
  AiLearning,
  AiPhase,
  Vendor,
} from '../../../__generated__/graph-types.ts';
import { conversionsOf } from '../../../graph/cost-series.ts';
import { toGlobalId } from '../../../graph/global-id.ts';
import { vendorOf } from '../../../graph/wire-enums.ts';

/** Anomalies are another call, made when they are asked for. */
export type AbnormalChangesParent = Omit<AbnormalChanges, 'anomalies'> & {
  vendors: readonly Vendor[] | null;
};

export function abnormalChangesOf(
  reply: ReplyOf<typeof abnormal>,
  vendors: AbnormalChangesParent['vendors'],
): AbnormalChangesParent {
  return {
    vendors,
    currency: reply.currency,
    range: { start: reply.startDate, end: reply.endDate },
    compareRange: { start: reply.compareStartDate, end: reply.compareEndDate },
    total: reply.cost,
    compareTotal: reply.compareCost,
    change: costChange(reply.cost, reply.compareCost),
    totalCount: reply.totalCount,
    items: reply.items.map(({ vendor, item, itemAlias, cost, compareCost, changeRate }) => ({
      vendor: vendorOf(vendor),
      key: item,
      label: itemAlias,
      cost,
      compareCost,
      change: costChange(cost, compareCost, changeRate),
    })),
    ...conversionsOf(reply),
  };
}

export const AI_PHASES = {
  noCostData: 'NO_COST_DATA',
  learningPatterns: 'LEARNING_PATTERNS',
  aiLearning: 'AI_LEARNING',
} as const satisfies Record<string, AiPhase>;

const LEVELS = { critical: 'CRITICAL', major: 'MAJOR', minor: 'MINOR' } as const;

/** `state` is that of the findings. */
export function aiAnomaliesOf(
  findings: MlFindings,
  state: Exclude<MlFindings['state'], 'notPaid'>,
): (AiFindings & { __typename: 'AiFindings' }) | (AiLearning & { __typename: 'AiLearning' }) {
  const supportedVendors = findings.supportedVendors.map(vendorOf);
  if (state !== 'available') {
    const { availableOn } = findings;
    return { __typename: 'AiLearning', phase: AI_PHASES[state], availableOn, supportedVendors };
  }
  return {
    __typename: 'AiFindings',
    supportedVendors,
    currency: findings.currency,
    judgedThrough: findings.analysedThrough,
    totalCount: findings.totalCount ?? findings.items.length,
    anomalies: findings.items.map(
      ({ alertId, vendor, date, item, itemAlias, product, level, cost, forecastCost }) => ({
        anomalyId: toGlobalId('Anomaly', alertId),
        vendor: vendorOf(vendor),
        date,
        key: item,
        label: itemAlias,
        product,
        level: LEVELS[level],
        cost,
        expectedCost: forecastCost,
      }),
    ),
  };
}
