// Billing rows as Parquet: through both programs, and refused where there is none (C-15).
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withChoice } from '../../../../web/pages/cost-analytics/export/export-input.ts';
import { plainDuckDb } from '../../../support/oracle/plain-duckdb.ts';
import { askExport, csvRows } from '../../../support/product/export-file.ts';
import { startGateway, type TestGateway } from '../../../support/product/gateway.ts';
import { startUpstream, type TestUpstream } from '../../../support/product/upstream.ts';

let upstream: TestUpstream;
let gateway: TestGateway;
const dir = mkdtempSync(join(tmpdir(), 'parquet-export-'));

beforeAll(async () => {
  upstream = await startUpstream();
  gateway = await startGateway(upstream);
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
  rmSync(dir, { recursive: true, force: true });
});

const QUERY = { range: { frame: 'CUSTOM', start: '2024-06-01', end: '2024-06-02' }, viewBy: 'PRODUCT' };
const RAW = { query: QUERY, part: 'DETAILS', appearance: 'RAW' };

test('has the rows and amounts of the CSV file, typed', async () => {
  const [parquet, csv] = await Promise.all(
    ['PARQUET', 'CSV'].map((format) => askExport(gateway, { ...RAW, format })),
  );
  expect(parquet?.headers.get('content-type')).toBe('application/vnd.apache.parquet');
  expect(parquet?.name).toMatch(/cost-details.*\.parquet$/);
  const path = join(dir, 'rows.parquet');
  writeFileSync(path, parquet?.bytes ?? '');
  const connection = await (await plainDuckDb()).connect();
  const result = await connection.runAndReadAll(
    `SELECT CAST(count(*) AS INTEGER) AS rows, CAST(sum("BilledCost") AS VARCHAR) AS billed, any_value(typeof("BilledCost")) AS amount,
      any_value(typeof("ChargePeriodStart")) AS time FROM read_parquet($path)`,
    { path },
  );
  const rows = csvRows(csv?.bytes ?? Buffer.alloc(0)).slice(1);
  expect(rows.length).toBeGreaterThan(100);
  expect(result.getRowObjectsJS()).toEqual([
    { rows: rows.length, billed: expect.stringMatching(/^\d/), amount: 'DECIMAL(38,18)', time: 'TIMESTAMP' },
  ]);
  connection.closeSync();
});

test.each([
  { query: QUERY, part: 'SUMMARY', appearance: 'RAW' },
  { query: QUERY, part: 'DETAILS', appearance: 'DISPLAYED' },
])('is of raw rows alone: $part $appearance', async (input) => {
  const { status, error } = await askExport(gateway, { ...input, format: 'PARQUET' });
  expect(status).toBe(400);
  expect(error?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
});

test('the form brings what Parquet needs, and leaves it with that', () => {
  const raw = withChoice({ part: 'SUMMARY', format: 'CSV', appearance: 'DISPLAYED' }, { format: 'PARQUET' });
  expect(raw).toEqual({ part: 'DETAILS', format: 'PARQUET', appearance: 'RAW' });
  expect(withChoice(raw, { appearance: 'DISPLAYED' })).toEqual({
    ...{ part: 'DETAILS', format: 'CSV', appearance: 'DISPLAYED' },
  });
  expect(withChoice(raw, { part: 'SUMMARY' }).format).toBe('CSV');
});
