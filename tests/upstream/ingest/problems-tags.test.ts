// The problems of real billing files that a loader must survive, by their numbers: tags.
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { csv, type FactsBench, openBench, row } from '../../support/product/focus-files.ts';
import { FOCUS_SAMPLE, native } from './billing-fixtures.ts';
import { openNativeBench } from './native-bench.ts';
import { storedRows } from './stored-rows.ts';

let bench: FactsBench;
beforeEach(async () => {
  bench = await openBench();
});
afterEach(() => bench.close());

/** Tags of one row for each text, as JSON. */
async function tagsOf(texts: readonly string[]): Promise<(string | null)[]> {
  const rows = texts.map((Tags, index) => row({ ResourceId: String(index).padStart(3, '0'), Tags }));
  await bench.load([bench.file('tags.csv', csv(rows))]);
  const found = await storedRows(bench, 'SELECT to_json("Tags") FROM facts ORDER BY "ResourceId"');
  return found.map(([tags]) => tags ?? null);
}

const keys = async () =>
  (await storedRows(bench, 'SELECT DISTINCT unnest(map_keys("Tags")) AS key FROM facts ORDER BY 1')).map(
    ([key]) => key,
  );

describe('problem 13: tags of many forms become one map', () => {
  test('objects, lists of pairs, an object without braces; what is no JSON is untagged', async () => {
    expect(
      await tagsOf([
        '{" org": "a", "org": "b", "n": 1, "yes": true, "nested": {"x": [1]}, "empty": ""}',
        '[{"key": "a", "value": "b"}, {"key": "a", "value": "c"}]',
        ...['"env": "prod","Cost department": "IT"', ' ChicagoIT', '[]', '', '5', 'null'],
      ]),
    ).toEqual([
      '{"org":"a","n":"1","yes":"true","nested":"{\\"x\\":[1]}","empty":""}',
      '{"a":"b"}',
      '{"env":"prod","Cost department":"IT"}',
      null,
      '{}',
      null,
      null,
      null,
    ]);
  });

  test('of the sample: the key with a leading blank is the key without it', async () => {
    await bench.load([FOCUS_SAMPLE]);
    const found = await keys();
    expect(found).toContain('org');
    expect(found.filter((key) => key !== key?.trim())).toEqual([]);
    expect(await storedRows(bench, 'SELECT count(*) FROM facts WHERE "Tags" IS NULL')).toEqual([['289']]);
  });

  test('of Google a list, of AWS a map or columns, of Azure no braces', async () => {
    const loaded = await openNativeBench();
    onTestFinished(loaded.close);
    await bench.load([native('azure-ea-amortized-cost-2023-09.csv')]);
    const tagged = `SELECT "ProviderName", year(charge_date), count_if(cardinality("Tags") > 0) > 0 FROM facts
      WHERE vendor IN ('aws', 'gcp') OR year(charge_date) = 2023 GROUP BY 1, 2 ORDER BY 1, 2`;
    expect(await storedRows(loaded, tagged, 'sunflower')).toEqual([
      ['AWS', '2024', 'true'],
      ['Google Cloud', '2024', 'true'],
    ]);
    expect(await storedRows(loaded, tagged, 'acme')).toEqual([['AWS', '2018', 'true']]);
    expect(await storedRows(bench, tagged)).toEqual([['Microsoft', '2023', 'true']]);
  });
});

test('problem 14: keys with colon, slash, dot, blank and case stay as they are', async () => {
  const names = ['aws:createdBy', 'Oracle-Tags.CreatedBy', 'Cost department', 'a/b', 'Env', 'env'];
  await tagsOf([JSON.stringify(Object.fromEntries(names.map((name) => [name, 'x'])))]);
  expect(await keys()).toEqual([...names].sort());
  await bench.load([native('oci-cost-report-2023-11-13.a.csv.gz')]);
  expect(await keys()).toEqual(expect.arrayContaining(['Oracle-Tags.CreatedBy', 'Valtest.Cat']));
  await bench.load([native('aws-cur-sunflower-2024-03_2024-06.csv.gz')]);
  expect(await keys()).toEqual(expect.arrayContaining(['aws:createdBy', 'Name', 'purpose']));
});

test('problem 15: values stay as they are spelled; empty ones stay empty', async () => {
  expect(await tagsOf(['{"a": ""}', '{"a": " Base"}'])).toEqual(['{"a":""}', '{"a":" Base"}']);
  const workshop = await openNativeBench();
  onTestFinished(workshop.close);
  const found = await storedRows(
    workshop,
    `SELECT DISTINCT "Tags"['workload'] FROM facts WHERE "Tags"['workload'] IS NOT NULL ORDER BY 1`,
  );
  expect(found.map(([value]) => value)).toEqual(['Base', 'Base Load', 'BaseLoad', 'Daytime', 'Peak']);
});
