// Coverage by reservations in the words of the graph.
import type { ReplyOf } from '../../../../upstream/contract/endpoint.ts';
import type {
  reservedCoverageSummary,
  reservedCoverageTransition,
  ReservedCoverageFigures as WireFigures,
  ReservedCoverageRow as WireRow,
} from '../../../../upstream/contract/optimization/reserved/coverage.ts';
import type {
  ReservationCoverageFigures,
  ReservationCoverageRow,
  ReservationCoverageSummary,
  ReservationCoverageTrend,
} from '../../../__generated__/graph-types.ts';
import { conversionsOf } from '../../../graph/cost-series.ts';
import { axisOf, partsOf } from '../shared/trends.ts';

export function coverageFiguresOf(wire: WireFigures): ReservationCoverageFigures {
  const { onDemandCost, savingsPlansCost, reservedOnDemandCost, totalCost } = wire;
  return {
    onDemandCost,
    savingsPlansCost,
    reservedOnDemandCost,
    totalCost,
    hours: {
      onDemand: wire.onDemandUsage,
      reserved: wire.reservedUsage,
      savingsPlans: wire.savingsPlansUsage,
      total: wire.totalUsage,
      totalWithPlans: wire.totalUsageWithSp,
      coverage: wire.reservedCoverage,
      coverageWithPlans: wire.reservedCoverageWithSp,
    },
    units: {
      onDemand: wire.onDemandUsageNf,
      reserved: wire.reservedUsageNf,
      savingsPlans: wire.savingsPlansUsageNf,
      total: wire.totalUsageNf,
      totalWithPlans: wire.totalUsageWithSpNf,
      coverage: wire.reservedCoverageNf,
      coverageWithPlans: wire.reservedCoverageWithSpNf,
    },
  };
}

export function coverageSummaryOf(wire: ReplyOf<typeof reservedCoverageSummary>): ReservationCoverageSummary {
  return {
    currency: wire.currency,
    range: { start: wire.startDate, end: wire.endDate },
    figures: coverageFiguresOf(wire),
    reservedCoverage: wire.reservedUsageCoverage,
    savingsPlansCoverage: wire.savingsPlansUsageCoverage,
    ...conversionsOf(wire),
  };
}

export function coverageTrendOf(wire: ReplyOf<typeof reservedCoverageTransition>): ReservationCoverageTrend {
  const axis = axisOf(wire);
  return {
    currency: wire.currency,
    unit: wire.timeUnit === 'day' ? 'DAY' : 'MONTH',
    axis,
    series: partsOf(wire.list).map(({ code, name, at }) => ({
      code,
      name,
      figures: axis.map((day) => {
        const row = at(day);
        return row ? coverageFiguresOf(row) : null;
      }),
    })),
  };
}

export function coverageRowOf(wire: WireRow): ReservationCoverageRow {
  return {
    account: wire.linkedAccountId,
    accountName: wire.linkedAccountName,
    payerAccount: wire.payerAccountId,
    product: wire.productName,
    platform: wire.platformName,
    instanceFamily: wire.instanceFamily,
    instanceType: wire.instanceType,
    size: wire.instanceSize,
    region: wire.regionCode,
    regionName: wire.regionName,
    normalizationFactor: wire.normalizationFactor,
    tenancy: wire.tenancy,
    figures: coverageFiguresOf(wire),
  };
}
