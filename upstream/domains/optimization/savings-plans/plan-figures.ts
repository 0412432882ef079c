// What was used of Savings Plans: the question to the facts, and the figures of its sums.

import { percentOrNull } from '../../../../lib/commitments/ratio.ts';
import { utilizationOf } from '../../../../lib/commitments/utilization.ts';
import type { UtilizationFigures } from '../../../contract/optimization/shared/shapes.ts';
import type { Filter, SumMeasure } from '../../../stores/facts/questions/question.ts';

/** The provider whose Savings Plans are shown. */
export const PLAN_VENDOR = 'aws';

export const PLAN_MEASURES = [
  'usedEffective',
  'unusedEffective',
  'coveredOnDemand',
] as const satisfies SumMeasure[];

/** Their use alone: a fee is on other rows, and would count the same money twice. */
export const PLAN_USE: readonly Filter[] = [
  { dimension: 'commitmentPart', values: ['used', 'unused'] },
  { dimension: 'purchaseOption', values: ['Savings Plans'] },
];

/** Of sums in the order of PLAN_MEASURES. The commitment of a plan is money, so its utilization is one of money. */
export function planFigures(sums: readonly (number | null)[]): UtilizationFigures {
  const [used, unused, onDemand] = sums;
  const figures = utilizationOf({ used: used ?? 0, unused: unused ?? 0, onDemand: onDemand ?? 0 });
  return { ...figures, usePaymentUtil: figures.utilization };
}

/** Of a part of the use: what was not used belongs to no part, so percents refer to the whole commitment. */
export function planPartFigures(sums: readonly (number | null)[], whole: number): UtilizationFigures {
  const figures = planFigures(sums);
  const utilization = percentOrNull(figures.usePayment, whole);
  return { ...figures, utilization, usePaymentUtil: utilization };
}
