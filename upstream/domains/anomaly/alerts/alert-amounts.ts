// Amounts of an anomaly as they are shown: rounded once, so that real less expected is the impact everywhere.

import { differenceOf } from '../../../../lib/money/money.ts';
import { percentChange } from '../../../../lib/money/percent-change.ts';
import { roundedAmount } from '../../../../lib/money/rounded-parts.ts';
import { roundingOf } from '../../../../lib/money/shown-currency.ts';
import type { AnomalyEvent } from '../../../stores/documents/anomaly/anomaly-events.ts';

export interface AlertAmounts {
  realCost: number;
  forecastCost: number;
  impact: number;
  changeRate: number | null;
}

export function alertAmounts({
  real,
  expected,
  percent,
  currency,
  vendor,
}: Pick<AnomalyEvent, 'real' | 'expected' | 'percent' | 'currency' | 'vendor'>): AlertAmounts {
  const rounding = roundingOf(currency, [vendor]);
  const realCost = roundedAmount(real, rounding);
  const forecastCost = roundedAmount(expected, rounding);
  return {
    realCost,
    forecastCost,
    impact: differenceOf(realCost, forecastCost),
    changeRate: percent === null ? null : percentChange(Number(real), Number(expected)),
  };
}
