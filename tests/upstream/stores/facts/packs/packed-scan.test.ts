// What is read of packs and what of single parts.
import { expect, test } from 'vitest';
import { Bindings } from '../../../../../upstream/stores/facts/compile/statement.ts';
import { duckDbDialect } from '../../../../../upstream/stores/facts/duckdb/dialect-duckdb.ts';
import type { Dimension } from '../../../../../upstream/stores/facts/questions/dimensions.ts';
import { COSTLIEST_ROWS } from '../../../../../upstream/stores/facts/tables/pack-tables.ts';
import { withPacks } from '../../../../../upstream/stores/facts/tables/packed-scan.ts';
import type { FactTable } from '../../../../../upstream/stores/facts/tables/tables.ts';

const PACKS = [
  { pack: 'pack/0', table: 'daily', parts: ['a/0', 'a/1', 'a/2', 'a/3', 'a/4'] },
  { pack: 'pack/1', table: 'daily', parts: ['b/0', 'b/1'] },
  { pack: 'pack/2', table: 'monthly', parts: ['a/0', 'a/1', 'a/2', 'a/3', 'a/4', 'b/0', 'b/1'] },
];

/** Files of each read, and the condition on places. */
function scanOf(
  parts: readonly string[],
  outside: readonly string[] = [],
  table: FactTable = 'daily',
  packs = PACKS,
) {
  const dialect = withPacks(duckDbDialect('/data'), packs, (part) => outside.includes(part));
  const bind = new Bindings(dialect);
  const { parameters } = bind.statement(dialect.scan(table, parts, bind));
  const { sql } = bind.statement(dialect.scan(table, parts, new Bindings(dialect)));
  const files = Object.values(parameters).map(({ value }) =>
    (value as string[]).map((file) => file.replace('/data/facts/', '').replace(`.${table}.parquet`, '')),
  );
  return { files, places: sql.match(/part_place BETWEEN \d+ AND \d+/g) ?? [] };
}

test('all parts of a pack are read from it', () => {
  expect(scanOf(['a/0', 'a/1', 'a/2', 'a/3', 'a/4', 'b/0', 'b/1'])).toEqual({
    files: [['pack/0', 'pack/1']],
    places: [],
  });
  expect(scanOf(['a/0', 'b/1'], [], 'monthly')).toEqual({
    files: [['pack/2']],
    places: ['part_place BETWEEN 0 AND 0', 'part_place BETWEEN 6 AND 6'],
  });
});

test('parts that a pack has beyond those asked for are left out, unless the question leaves out their lines', () => {
  expect(scanOf(['a/1', 'a/2', 'a/4'])).toEqual({
    files: [['pack/0']],
    places: ['part_place BETWEEN 1 AND 2', 'part_place BETWEEN 4 AND 4'],
  });
  expect(scanOf(['a/1', 'a/2', 'a/4'], ['a/0', 'a/3'])).toEqual({ files: [['pack/0']], places: [] });
});

test('what no pack has is read beside it, and so is a part that is alone in one', () => {
  expect(scanOf(['new/0', 'b/0', 'b/1'])).toEqual({ files: [['new/0', 'pack/1']], places: [] });
  expect(scanOf(['new/0', 'a/3', 'b/0', 'b/1'])).toEqual({ files: [['new/0', 'a/3', 'pack/1']], places: [] });
  expect(scanOf(['new/0', 'a/2', 'a/3'])).toEqual({
    files: [['new/0'], ['pack/0']],
    places: ['part_place BETWEEN 2 AND 3'],
  });
  expect(scanOf(['a/3'])).toEqual({ files: [['a/3']], places: [] });
});

test('what is read from one pack is left out of another one that has it too', () => {
  const packs = [{ pack: 'old/0', table: 'daily', parts: ['a/0', 'a/1'] }, ...PACKS];
  const parts = ['a/0', 'a/1', 'a/2', 'a/3', 'a/4'];
  expect(scanOf(parts, parts, 'daily', packs)).toEqual({
    files: [['old/0'], ['pack/0']],
    places: ['part_place BETWEEN 2 AND 4'],
  });
});

test('rows of which any may be needed are in no pack', () => {
  expect(scanOf(['a/0', 'a/1'], [], 'rows').files).toEqual([['a/0', 'a/1']]);
});

const NARROW = [
  { pack: 'sums/0', table: 'daysByProduct', parts: ['a/0', 'a/1', 'a/2'] },
  { pack: 'sums/1', table: 'daysByAccount', parts: ['a/0', 'a/1', 'a/2'] },
  { pack: 'whole/0', table: 'accountDaily', parts: ['a/0', 'a/1', 'a/2', 'b/0', 'b/1'] },
];

/** Files of each read of the daily table, for a question that needs these dimensions. */
function filesFor(parts: readonly string[], dimensions?: readonly Dimension[]) {
  const dialect = withPacks(duckDbDialect('/data'), NARROW, () => false);
  const bind = new Bindings(dialect);
  const sql = dialect.scan('accountDaily', parts, bind, dimensions && { dimensions: new Set(dimensions) });
  const files = Object.values(bind.statement(sql).parameters).map(({ value }) =>
    (value as string[]).map((file) => file.replace('/data/facts/', '').replace('.parquet', '')),
  );
  return { files, places: sql.match(/part_place BETWEEN \d+ AND \d+/g) ?? [] };
}

test('sums are read that know all dimensions of a question, the smallest that do', () => {
  const parts = ['a/0', 'a/1', 'a/2'];
  const whole = [['whole/0.accountDaily']];
  expect(filesFor(parts, ['product', 'chargeCategory']).files).toEqual([['sums/0.daysByProduct']]);
  expect(filesFor(parts, ['account']).files).toEqual([['sums/1.daysByAccount']]);
  expect(filesFor(parts, []).files).toEqual([['sums/1.daysByAccount']]);
  expect(filesFor(parts, ['account', 'product']).files).toEqual(whole);
  expect(filesFor(parts, ['region']).files).toEqual(whole);
  expect(filesFor(parts).files).toEqual(whole);
});

test('what such sums do not have is read of the lines beside them', () => {
  expect(filesFor(['new/0', 'a/0', 'a/1', 'a/2', 'b/0', 'b/1'], ['product'])).toEqual({
    files: [['new/0.accountDaily'], ['sums/0.daysByProduct'], ['whole/0.accountDaily']],
    places: ['part_place BETWEEN 3 AND 4'],
  });
  expect(filesFor(['new/0', 'a/0', 'a/2'], ['product'])).toEqual({
    files: [['new/0.accountDaily'], ['sums/0.daysByProduct']],
    places: ['part_place BETWEEN 0 AND 0', 'part_place BETWEEN 2 AND 2'],
  });
});

/** Files of each read of rows, for a page that needs so many of the costliest; the names of parts are no files that are read. */
function filesOfPage(parts: readonly string[], costliest?: number) {
  const packs = [
    { pack: 'top/0', table: 'costliestRows', parts: ['a/0', 'a/1'] },
    { pack: 'top/1', table: 'costliestRows', parts: ['b/0'] },
  ];
  const dialect = withPacks(duckDbDialect('/data'), packs, () => false);
  const bind = new Bindings(dialect);
  const sql = dialect.scan('rows', parts, bind, { costliest });
  const { parameters } = bind.statement(sql);
  const names = [...sql.matchAll(/read_parquet\(CAST\(\$(p\d+)/g)].map((match) => match[1] ?? '');
  return names.map((name) =>
    ((parameters[name]?.value ?? []) as string[]).map((file) =>
      file.replace('/data/facts/', '').replace('.parquet', ''),
    ),
  );
}

test('a page of the costliest rows is read of packs, also of one part, as far down as these go', () => {
  const rows = [['a/0.rows', 'a/1.rows', 'b/0.rows']];
  const packed = [['top/0.costliestRows'], ['top/1.costliestRows']];
  expect(filesOfPage(['a/0', 'a/1', 'b/0'], COSTLIEST_ROWS)).toEqual(packed);
  expect(filesOfPage(['a/0', 'a/1', 'b/0'], COSTLIEST_ROWS + 1)).toEqual(rows);
  expect(filesOfPage(['a/0', 'a/1', 'b/0'])).toEqual(rows);
  expect(filesOfPage(['new/0', 'a/1', 'b/0'], 30)).toEqual([['new/0.rows'], ...packed]);
});
