// Windows for tests of advice, and what trying every size finds in them.
import {
  grainScale,
  type HoursWindow,
  hoursValuation,
  inGrains,
  type Layer,
  planLayer,
} from '../../../../lib/commitments/advice/hours.ts';
import { type Price, savingAt, type Valuation } from '../../../../lib/commitments/advice/valuation.ts';

export const PLAN: Price = { price: 1, upfront: 0, recurring: 1, step: 0.001, termMonths: 12 };

/** On-demand costs by hour, one list a discount. */
export function planHours(parts: readonly { discount: number; costs: readonly number[] }[]): HoursWindow {
  const scale = grainScale(parts.flatMap(({ costs }) => costs).reduce((sum, each) => sum + each, 0));
  const layers: Layer[] = parts.map(({ discount, costs }) => planLayer(inGrains(costs, scale), discount));
  return { slots: parts[0]?.costs.length ?? 0, scale, layers };
}

export const planValuation = (parts: readonly { discount: number; costs: readonly number[] }[]): Valuation =>
  hoursValuation(planHours(parts));

/** The best of all steps from 0 to above the peak. */
export function triedSteps(
  { step, price }: Pick<Price, 'step' | 'price'>,
  valuation: Valuation,
): { size: number; saving: number } {
  let best = { size: 0, saving: 0 };
  const most = Math.ceil(valuation.peak / step) + 1;
  for (let count = 0; count <= most; count += 1) {
    const size = count * step;
    const saving = savingAt(valuation, price, size);
    if (saving > best.saving + 1e-12) best = { size, saving };
  }
  return best;
}
