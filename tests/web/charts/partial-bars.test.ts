// Bars of steps that are not complete: striped while they are drawn, and with the options of all others otherwise.
import { expect, test } from 'vitest';
import { partialBars } from '../../../web/charts/canvas/partial-bars.ts';

const OPTIONS = { backgroundColor: 'plain', borderColor: 'surface' };

/** Two bars, of which the second is not complete. */
function twoBars() {
  const bars = [{ options: OPTIONS }, { options: OPTIONS }] as const;
  const chart = { data: { datasets: [{ partial: { places: [1], stripes: 'stripes' } }] } };
  const call = (hook: 'beforeDatasetDraw' | 'afterDatasetDraw') =>
    Reflect.apply(partialBars[hook] ?? expect.fail, null, [chart, { index: 0, meta: { data: bars } }]);
  return { bars, call };
}

test('a bar is striped while its data set is drawn, and as the others are after that', () => {
  const { bars, call } = twoBars();
  call('beforeDatasetDraw');
  expect(bars[0].options).toBe(OPTIONS);
  expect(bars[1].options.backgroundColor).toBe('stripes');
  expect(bars[1].options.borderColor).toBe('surface');
  call('afterDatasetDraw');
  expect(bars[1].options).toBe(OPTIONS);
});
