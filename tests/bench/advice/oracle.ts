// Sizes that advice chooses against all thousandths tried, on drawn hours.
import { chosenSize, quantileOptimum } from '../../../lib/commitments/advice/goals.ts';
import { grainScale, hoursValuation, inGrains, planLayer } from '../../../lib/commitments/advice/hours.ts';
import { savingAt } from '../../../lib/commitments/advice/valuation.ts';
import { seeded } from '../../support/faults/seeded.ts';
import { printTable } from '../report.ts';

const PLAN = { price: 1, step: 0.001 };

export function chosenAgainstTried(windows: number, seed: number): void {
  const { next } = seeded(seed);
  const worst = { tried: 0, closed: 0 };
  for (let window = 0; window < windows; window += 1) {
    const hours = 24 * (1 + Math.floor(next() * 30));
    const parts = Array.from({ length: 1 + Math.floor(next() * 4) }, (_, index) => ({
      discount: Math.max(0.05, 0.6 - 0.15 * index - 0.1 * next()),
      costs: Array.from({ length: hours }, () => (next() < 0.2 ? 0 : 2 * next())),
    }));
    const scale = grainScale(parts.flatMap(({ costs }) => costs).reduce((sum, each) => sum + each, 0));
    const layers = parts.map(({ discount, costs }) => planLayer(inGrains(costs, scale), discount));
    const valuation = hoursValuation({ slots: hours, scale, layers });
    const chosen = savingAt(valuation, 1, chosenSize(valuation, PLAN, { by: 'saving' }) ?? 0);
    let best = 0;
    for (let step = 0; step <= valuation.peak * 1000; step += 1)
      best = Math.max(best, savingAt(valuation, 1, step / 1000));
    worst.tried = Math.max(worst.tried, Math.abs(best - chosen));
    const [first] = parts;
    const [layer] = layers;
    if (!first || !layer) continue;
    const alone = hoursValuation({ slots: hours, scale, layers: [layer] });
    const closed = savingAt(alone, 1, quantileOptimum(first.costs, first.discount));
    const own = savingAt(alone, 1, chosenSize(alone, PLAN, { by: 'saving' }) ?? 0);
    worst.closed = Math.max(worst.closed, Math.abs(closed - own));
  }
  console.log(`\n${windows} drawn windows, seed ${seed}: largest difference of saving an hour (goal 0.001)`);
  printTable(
    ['', 'x 1e-6'],
    [
      ['trying every thousandth', worst.tried * 1e6],
      ['the quantile in closed form', worst.closed * 1e6],
    ],
  );
}
