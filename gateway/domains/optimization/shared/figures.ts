// Figures of commitments in the words of the graph.
import type {
  CoverageFigures,
  CoverageSummary,
  UtilizationFigures,
  UtilizationSummary,
} from '../../../../upstream/contract/optimization/shared/shapes.ts';
import type {
  CommitmentCoverage,
  CommitmentCoverageSummary,
  CommitmentUse,
  CommitmentUseSummary,
} from '../../../__generated__/graph-types.ts';
import { conversionsOf } from '../../../graph/cost-series.ts';

export function commitmentUseOf(wire: UtilizationFigures): CommitmentUse {
  return {
    utilization: wire.utilization,
    moneyUtilization: wire.usePaymentUtil,
    savingsRate: wire.netSavingsUtil,
    netSavings: wire.netSavings,
    onDemandSpend: wire.ondemandSpend,
    totalPayment: wire.totalPayment,
    usedPayment: wire.usePayment,
    unusedPayment: wire.unusedPayment,
  };
}

export function commitmentUseSummaryOf(wire: UtilizationSummary): CommitmentUseSummary {
  const { currency, startDate: start, endDate: end } = wire;
  return { currency, range: { start, end }, figures: commitmentUseOf(wire), ...conversionsOf(wire) };
}

export function coverageOf(wire: CoverageFigures): CommitmentCoverage {
  return {
    coverage: wire.coverageUtil,
    providerCoverage: wire.providerCoverageUtil,
    savingsPlansCost: wire.savingsPlansCost,
    savingsPlansListCost: wire.savingsPlansListCost,
    onDemandCost: wire.onDemandCost,
    totalCost: wire.totalCost,
    reservedOnDemandCost: wire.reservedOnDemandCost,
    savingsPlansUsageCoverage: wire.savingsPlansUsageCoverage,
    reservedUsageCoverage: wire.reservedUsageCoverage,
    totalUsageCoverage: wire.totalUsageCoverage,
    onDemandHours: wire.onDemandUsage,
    reservedHours: wire.reservedUsage,
    savingsPlansHours: wire.savingsPlanUsage,
    totalHours: wire.totalUsage,
  };
}

export function coverageSummaryOf(wire: CoverageSummary): CommitmentCoverageSummary {
  const { currency, startDate: start, endDate: end } = wire;
  return { currency, range: { start, end }, figures: coverageOf(wire), ...conversionsOf(wire) };
}
