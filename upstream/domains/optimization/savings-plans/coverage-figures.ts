// How much of what Savings Plans can cover they covered: the rows, and the figures of their sums.

import { planCoverageOf, usageCoverageOf } from '../../../../lib/commitments/coverage.ts';
import { percentOrNull } from '../../../../lib/commitments/ratio.ts';
import { sumMoney } from '../../../../lib/money/money.ts';
import type { CoverageFigures } from '../../../contract/optimization/shared/shapes.ts';
import type { Filter, SumMeasure } from '../../../stores/facts/questions/question.ts';

export const COVERAGE_MEASURES = [
  'effective',
  'billed',
  'coveredList',
  'hours',
] as const satisfies SumMeasure[];

/** Machines, containers and functions that were paid for by the hour or second; spot has no on-demand price to cover. */
export const COVERABLE: readonly Filter[] = [
  { dimension: 'computeKind', values: ['compute', 'container', 'function'] },
  { dimension: 'commitmentPart', values: ['used', ''] },
  { dimension: 'purchaseOption', values: ['Spot'], isExcluding: true },
];

/** Without what reservations covered: no plan can cover it again. */
export const COVERABLE_BY_PLANS: readonly Filter[] = [
  ...COVERABLE,
  { dimension: 'purchaseOption', values: ['Reserved'], isExcluding: true },
];

/** Sums of the rows with one purchase option, in the order of COVERAGE_MEASURES. */
export interface OptionSums {
  option: string;
  sums: readonly (number | null)[];
}

type Payer = 'savingsPlans' | 'reserved' | 'onDemand';

function payerOf(option: string): Payer {
  if (option === 'Savings Plans') return 'savingsPlans';
  return option === 'Reserved' ? 'reserved' : 'onDemand';
}

/** Of all rows of one step or item, by purchase option. */
export function coverageOf(parts: readonly OptionSums[]): CoverageFigures {
  const sumOf = (payer: Payer, place: number) =>
    sumMoney(parts.filter(({ option }) => payerOf(option) === payer).map(({ sums }) => sums[place] ?? 0));
  const costs = planCoverageOf({
    savingsPlans: sumOf('savingsPlans', 0),
    savingsPlansList: sumOf('savingsPlans', 2),
    onDemand: sumOf('onDemand', 1),
  });
  return {
    ...costs,
    reservedOnDemandCost: sumOf('reserved', 2),
    ...hoursOf(parts, (payer) => sumOf(payer, 3)),
  };
}

const NO_HOURS = {
  savingsPlansUsageCoverage: null,
  reservedUsageCoverage: null,
  totalUsageCoverage: null,
  onDemandUsage: null,
  reservedUsage: null,
  savingsPlanUsage: null,
  totalUsage: null,
};

/** Null throughout where no row has hours. */
function hoursOf(parts: readonly OptionSums[], of: (payer: Payer) => number): typeof NO_HOURS | UsageOfWire {
  if (parts.every(({ sums }) => (sums[3] ?? null) === null)) return NO_HOURS;
  const { savingsPlansUsage: savingsPlanUsage, ...usage } = usageCoverageOf({
    onDemand: of('onDemand'),
    reserved: of('reserved'),
    savingsPlans: of('savingsPlans'),
  });
  return { ...usage, savingsPlanUsage };
}

type UsageOfWire = Pick<CoverageFigures, keyof typeof NO_HOURS>;

/** What one type of plan covered. On-demand usage belongs to no single type, so its percents are of all usage. */
export function coverageOfParts(parts: readonly OptionSums[], whole: CoverageFigures): CoverageFigures {
  const own = coverageOf(parts);
  const listed = sumMoney([whole.savingsPlansListCost, whole.onDemandCost]);
  return {
    ...own,
    coverageUtil: percentOrNull(own.savingsPlansCost, whole.totalCost),
    providerCoverageUtil: percentOrNull(own.savingsPlansListCost, listed),
    ...(own.totalUsage !== null && {
      savingsPlansUsageCoverage: percentOrNull(own.savingsPlanUsage ?? 0, whole.totalUsage ?? 0),
      reservedUsageCoverage: percentOrNull(own.reservedUsage ?? 0, whole.totalUsage ?? 0),
      totalUsageCoverage: percentOrNull(
        sumMoney([own.savingsPlanUsage ?? 0, own.reservedUsage ?? 0]),
        whole.totalUsage ?? 0,
      ),
    }),
  };
}
