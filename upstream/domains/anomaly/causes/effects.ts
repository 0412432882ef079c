// The difference of an anomaly as a changed usage, a changed price, and a changed mix; exact. Pure.
import { differenceOf, sumMoney } from '../../../../lib/money/money.ts';
import { type Rounding, roundedAmount } from '../../../../lib/money/rounded-parts.ts';
import { usageEffects } from '../../../../lib/money/usage-effects.ts';
import type { Leaf } from './leaves.ts';

export interface Effects {
  usage: number;
  price: number;
  mix: number;
}

/** Mix is what quantities do not explain: usage that is new or gone, and usage without a unit. */
export function effectsOf(leaves: readonly Leaf[], difference: number, rounding: Rounding): Effects {
  const measured = leaves.flatMap(({ real, forecast, usage, usageForecast }) => {
    if (usage === null || usageForecast === null || usage <= 0 || usageForecast <= 0) return [];
    if (real === 0 || forecast === 0) return [];
    return usageEffects(
      { cost: real, listCost: 0, quantity: usage },
      { cost: forecast, listCost: 0, quantity: usageForecast },
    );
  });
  const usage = roundedAmount(sumMoney(measured.map((effects) => effects.usage)), rounding);
  const price = roundedAmount(
    sumMoney(measured.flatMap((effects) => [effects.price, effects.discount])),
    rounding,
  );
  return { usage, price, mix: differenceOf(differenceOf(difference, usage), price) };
}
