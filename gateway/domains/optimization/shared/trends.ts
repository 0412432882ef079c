// Trends of the wire, a row for each step and part, as the graph has them: one axis, and lists aligned with it.
import { bucketsOf } from '../../../../lib/calendar/calendar.ts';
import type {
  CoverageTransition,
  UtilizationTransition,
} from '../../../../upstream/contract/optimization/shared/shapes.ts';
import type { CommitmentCoverageTrend, CommitmentUseTrend } from '../../../__generated__/graph-types.ts';

export function commitmentUseTrendOf(wire: UtilizationTransition): CommitmentUseTrend {
  const { currency, timeUnit, list } = wire;
  const axis = axisOf(wire);
  return {
    axis,
    currency,
    unit: timeUnit === 'day' ? 'DAY' : 'MONTH',
    series: partsOf(list).map(({ code, name, at }) => ({
      code,
      name,
      utilization: axis.map((day) => at(day)?.utilization ?? null),
      usedPayment: axis.map((day) => at(day)?.usePayment ?? null),
      unusedPayment: axis.map((day) => at(day)?.unusedPayment ?? null),
      netSavings: axis.map((day) => at(day)?.netSavings ?? null),
      onDemandSpend: axis.map((day) => at(day)?.ondemandSpend ?? null),
    })),
  };
}

export function coverageTrendOf(wire: CoverageTransition): CommitmentCoverageTrend {
  const { currency, timeUnit, list } = wire;
  const axis = axisOf(wire);
  return {
    axis,
    currency,
    unit: timeUnit === 'day' ? 'DAY' : 'MONTH',
    series: partsOf(list).map(({ code, name, at }) => ({
      code,
      name,
      coverage: axis.map((day) => at(day)?.coverageUtil ?? null),
      providerCoverage: axis.map((day) => at(day)?.providerCoverageUtil ?? null),
      savingsPlansCost: axis.map((day) => at(day)?.savingsPlansCost ?? null),
      onDemandCost: axis.map((day) => at(day)?.onDemandCost ?? null),
    })),
  };
}

interface Row {
  usageDate: string;
  code: string;
  name: string;
}

/** All steps of the months: what nothing is known of stays a gap. */
export function axisOf({
  startDate: start,
  endDate: end,
  timeUnit,
}: Pick<UtilizationTransition, 'startDate' | 'endDate' | 'timeUnit'>): string[] {
  return bucketsOf({ start, end }, timeUnit).map((bucket) => bucket.start);
}

interface TrendPart<Wire> {
  code: string;
  name: string;
  at: (day: string) => Wire | undefined;
}

/** In the order of their first row. */
export function partsOf<Wire extends Row>(list: readonly Wire[]): TrendPart<Wire>[] {
  const parts = new Map<string, Map<string, Wire>>();
  for (const row of list) {
    const own = parts.get(row.code) ?? new Map<string, Wire>();
    own.set(row.usageDate, row);
    parts.set(row.code, own);
  }
  return [...parts].map(([code, own]) => {
    const [first] = own.values();
    return { code, name: first?.name ?? code, at: (day) => own.get(day) };
  });
}
