// Numbers with commas: read where a whole column tells how they are meant, refused where it does not.
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { LoadOptions } from '../../../../upstream/ingest/load/load-options.ts';
import { csv, type FactsBench, openBench, row } from '../../../support/product/focus-files.ts';
import { storedRows } from '../stored-rows.ts';

let bench: FactsBench;
beforeEach(async () => {
  bench = await openBench();
});
afterEach(() => bench.close());

const COSTS = ['EffectiveCost', 'ListCost', 'ContractedCost'];
/** One row a cost, all of whose costs are written alike. */
function load(costs: readonly string[], options: Partial<LoadOptions> = {}) {
  const rows = costs.map((cost, index) =>
    row({
      ...Object.fromEntries(COSTS.map((name) => [name, ''])),
      BilledCost: cost,
      ResourceId: `r${index}`,
    }),
  );
  return bench.load([bench.file('costs.csv', csv(rows))], options);
}
const billed = async () =>
  (await storedRows(bench, 'SELECT "BilledCost"::DOUBLE FROM facts ORDER BY "ResourceId"')).map(([cost]) =>
    Number(cost),
  );

test.each([
  ['decimal commas beside whole numbers', ['12,5', '7', '-0,25'], [12.5, 7, -0.25]],
  ['decimal commas with grouped digits', ['1.234,56', '1.234', '0,5'], [1234.56, 1234, 0.5]],
  ['grouped digits with decimal points', ['1,234.56', '1,234', '0.5'], [1234.56, 1234, 0.5]],
  ['digits in many groups', ['1,234,567', '2,000'], [1234567, 2000]],
])('%s are read', async (_, costs, amounts) => {
  const report = await load(costs);
  expect(report.files[0]).toMatchObject({ rowsLoaded: costs.length, rowsRejected: 0 });
  expect(await billed()).toEqual(amounts);
});

test('every column is judged by itself, and one that does not tell by the others of its file', async () => {
  const rows = [
    row({ BilledCost: '1,5', EffectiveCost: '1,500', ListCost: '2', ContractedCost: '' }),
    row({ BilledCost: '2', EffectiveCost: '2,250', ListCost: '3', ContractedCost: '' }),
  ];
  await bench.load([bench.file('columns.csv', csv(rows))]);
  expect(
    await storedRows(bench, 'SELECT sum("EffectiveCost")::DOUBLE, sum("ListCost")::DOUBLE FROM facts'),
  ).toEqual([['3.75', '5.0']]);
});

test('a comma that may be either is refused with both readings, until a person says it', async () => {
  const refused = await load(['1,234', '5']).catch((error: unknown) => String(error));
  expect(refused).toContain(
    `BilledCost '1,234' is 1.234 if its comma is a decimal comma, and 1234 if it groups digits`,
  );
  await load(['1,234', '5'], { answers: ['decimal-comma'] });
  expect(await billed()).toEqual([1.234, 5]);
  await load(['1,234', '6'], { answers: ['decimal-point'] });
  expect(await billed()).toEqual([1234, 6]);
});

test('a file of such commas alone is refused with both readings too', async () => {
  await expect(load(['1,234'])).rejects.toThrow(
    /is 1\.234 .* 1234 .*--allow decimal-comma or --allow decimal-point/,
  );
});

test('commas and points mixed in one column stay rejected, and the good month stays', async () => {
  await load(['10', '20.5']);
  await expect(load(['1,5', '2.25', '3'])).rejects.toThrow(
    /rejected: costs.csv: 1 of 3 rows cannot be loaded/,
  );
  expect(await billed()).toEqual([10, 20.5]);
});
