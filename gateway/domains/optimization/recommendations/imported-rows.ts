// Advice of providers in the words of the graph.
import type { ImportedLineRow } from '../../../../upstream/contract/optimization/recommendations/imported.ts';
import type { ImportedRecommendation, ImportVerdict } from '../../../__generated__/graph-types.ts';

const VERDICTS = { wrong: 'WRONG', right: 'RIGHT', unchecked: 'UNCHECKED' } as const;

export function wireVerdict(verdict: ImportVerdict): ImportedLineRow['verdict'] {
  return verdict === 'WRONG' ? 'wrong' : verdict === 'RIGHT' ? 'right' : 'unchecked';
}

export function importedLineOf(row: ImportedLineRow): ImportedRecommendation {
  const { byHours, ours } = row;
  return {
    ...{ key: row.id, kind: row.kind, source: row.source, file: row.fileName, line: row.lineNumber },
    ...{ madeAt: row.madeAt, account: row.accountId, name: row.name, region: row.region },
    ...{ platform: row.engine, paymentOption: row.paymentOption, currency: row.currency },
    ...{ lookBackDays: row.analysisPeriod, termYears: row.term, commitment: row.commitmentPerHour },
    ...{ quantity: row.purchaseQuantity, monthlyOnDemand: row.monthlyOnDemand },
    ...{ monthlySavings: row.estimatedMonthlySavings, verdict: VERDICTS[row.verdict], checks: row.checks },
    byHours: byHours && {
      ...{ quantity: byHours.quantity, monthlySavings: byHours.estimatedMonthlySavings },
      ...{ utilization: byHours.utilization, averageUse: byHours.averageUsage },
      ...{ unknownHours: byHours.unknownHours, blankHours: byHours.blankHours, isFitted: byHours.isFitted },
    },
    ours: ours && {
      key: ours.recommendationId,
      quantity: ours.quantity,
      monthlySavings: ours.estimatedMonthlySavings,
    },
  };
}
