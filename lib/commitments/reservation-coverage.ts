// What reservations cover of the machine time that could be reserved: by usage, never by cost (optimisation, section 9).
import { sumMoney } from '../money/money.ts';
import { percentOrNull } from './ratio.ts';

/** The ways in which machine time is paid for. */
export type CoveredBy = 'onDemand' | 'reserved' | 'savingsPlans';

/** Machine time of one kind in one currency; usage is null where the data have none. */
export interface MachineTime {
  by: CoveredBy;
  /** Billed cost on demand, effective cost of plans, list cost of what reservations cover. */
  cost: number;
  hours: number | null;
  /** Hours x normalisation factor; null too where a size has no factor. */
  units: number | null;
}

interface UsageCoverage {
  onDemand: number | null;
  reserved: number | null;
  savingsPlans: number | null;
  /** On demand and reserved. */
  total: number | null;
  totalWithPlans: number | null;
  /** 100 x reserved / total. */
  coverage: number | null;
  /** 100 x (reserved and plans) / total with plans. */
  coverageWithPlans: number | null;
}

export interface ReservationCoverage {
  onDemandCost: number;
  savingsPlansCost: number;
  reservedOnDemandCost: number;
  totalCost: number;
  hours: UsageCoverage;
  units: UsageCoverage;
}

export function reservationCoverageOf(times: readonly MachineTime[]): ReservationCoverage {
  const cost = (by: CoveredBy) => sumMoney(of(times, by).map((time) => time.cost));
  const costs = {
    onDemandCost: cost('onDemand'),
    savingsPlansCost: cost('savingsPlans'),
    reservedOnDemandCost: cost('reserved'),
  };
  return {
    ...costs,
    totalCost: sumMoney(Object.values(costs)),
    hours: usageCoverage(times, ({ hours }) => hours),
    units: usageCoverage(times, ({ units }) => units),
  };
}

function of(times: readonly MachineTime[], by: CoveredBy): MachineTime[] {
  return times.filter((time) => time.by === by);
}

function usageCoverage(
  times: readonly MachineTime[],
  usageOf: (time: MachineTime) => number | null,
): UsageCoverage {
  const usage = (by: CoveredBy) => summed(of(times, by).map(usageOf));
  const [onDemand, reserved, savingsPlans] = [usage('onDemand'), usage('reserved'), usage('savingsPlans')];
  const total = summed([onDemand, reserved]);
  const totalWithPlans = summed([total, savingsPlans]);
  const covered = summed([reserved, savingsPlans]);
  return {
    onDemand,
    reserved,
    savingsPlans,
    total,
    totalWithPlans,
    coverage: share(reserved, total),
    coverageWithPlans: share(covered, totalWithPlans),
  };
}

/** One part that is not known leaves the sum unknown. */
function summed(parts: readonly (number | null)[]): number | null {
  const known = parts.filter((part) => part !== null);
  return known.length === parts.length ? sumMoney(known) : null;
}

function share(part: number | null, whole: number | null): number | null {
  return part === null || whole === null ? null : percentOrNull(part, whole);
}
