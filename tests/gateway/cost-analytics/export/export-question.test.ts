// A file of cost analytics says what it is the answer to, and its link asks that again; a raw CSV file stays a bare table.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLoader } from 'nuqs/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FOCUS_GAPS } from '../../../../lib/cost/focus-conformance.ts';
import { questionAddress } from '../../../../lib/node/cost-question.ts';
import { analyticsParsers } from '../../../../web/pages/cost-analytics/shared/address/address.ts';
import { readConditions } from '../../../../web/pages/cost-analytics/shared/filters/filter-words.ts';
import { plainDuckDb } from '../../../support/oracle/plain-duckdb.ts';
import { readWorkbook } from '../../../support/oracle/workbook.ts';
import { askExport, csvParts } from '../../../support/product/export-file.ts';
import { startGateway, type TestGateway } from '../../../support/product/gateway.ts';
import { startUpstream, type TestUpstream } from '../../../support/product/upstream.ts';

let upstream: TestUpstream;
let gateway: TestGateway;
const dir = mkdtempSync(join(tmpdir(), 'export-question-'));

beforeAll(async () => {
  upstream = await startUpstream();
  gateway = await startGateway(upstream);
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
  rmSync(dir, { recursive: true, force: true });
});

const CONDITION = { field: 'REGION', isExcluding: true, values: ['us-east-1', 'a;b,c:d~'] };
const QUERY = {
  range: { frame: 'CUSTOM', start: '2024-06-01', end: '2024-06-03' },
  vendors: ['AWS', 'AZURE'],
  viewBy: 'PRODUCT',
  basis: 'EFFECTIVE',
  filters: [{ vendor: 'AWS', conditions: [CONDITION] }],
};
const OPEN = 'Open this question in Cost Analytics';

function checkQuestion(question: ReadonlyMap<string, string>): void {
  expect(Object.fromEntries(question)).toMatchObject({
    Company: 'Sunflower',
    Period: '06/01/2024 – 06/03/2024 UTC',
    Vendors: 'AWS, Azure',
    Filters: 'AWS: Region ≠ us-east-1, a;b,c:d~',
    'Cost basis': expect.stringMatching(/effective/i),
    Currency: expect.stringMatching(/^(USD|that of each row)$/),
    'Version of the data': expect.stringMatching(/^\d+$/),
  });
  const link = new URL(question.get(OPEN) ?? '');
  expect(Object.fromEntries(link.searchParams)).toMatchObject({
    ...{ company: 'sunflower', range: 'custom', start: '2024-06-01', end: '2024-06-03' },
    ...{ basis: 'effective', vendors: 'aws,azure' },
  });
  expect(readConditions(link.searchParams.get('aws') ?? '')).toEqual([
    {
      field: 'region',
      tagKey: null,
      isExcluding: true,
      values: CONDITION.values,
      contains: null,
      startsWith: null,
    },
  ]);
}

test.each(['SUMMARY', 'DETAILS'])('%s: below an empty line, and on a sheet of its own', async (part) => {
  const csv = await askExport(gateway, { query: QUERY, part });
  const { table, question } = csvParts(csv.bytes);
  expect(table.length).toBeGreaterThan(2);
  checkQuestion(question);
  const xlsx = await askExport(gateway, { query: QUERY, part, format: 'XLSX' });
  const sheets = readWorkbook(xlsx.bytes);
  expect(sheets).toHaveLength(2);
  expect(sheets[1]?.name).toBe('Question');
  checkQuestion(new Map((sheets[1]?.rows ?? []).slice(1).map(({ A, B }) => [A?.text ?? '', B?.text ?? ''])));
  const raw = csvParts((await askExport(gateway, { query: QUERY, part, appearance: 'RAW' })).bytes);
  expect(raw.question.size).toBe(0);
});

test.each(['SUMMARY', 'SERIES'])('%s: its link shows the same table', async (part) => {
  const query = {
    ...{ ...QUERY, unit: 'WEEK', compare: 'LAST_PERIOD', compareCost: 'AVERAGE' },
    ...{ viewBy: 'TAG', tagKey: 'env', thenBy: [{ viewBy: 'ACCOUNT' }, { viewBy: 'TAG', tagKey: 'a,b' }] },
  };
  const asked = { query, part, mode: 'COMPARE_PORTION', months: true, search: ' eks ', searchIn: 'ACCOUNT' };
  const { question } = csvParts((await askExport(gateway, asked)).bytes);
  expect(question.get('Compared with')).toBe('05/01/2024 – 05/03/2024 UTC');
  const { searchParams } = new URL(question.get(OPEN) ?? '');
  expect(createLoader(analyticsParsers)(searchParams)).toMatchObject({
    ...{ unit: 'week', viewBy: 'tag', viewByKey: 'env', compare: 'custom', compareRange: 'custom' },
    thenBy: [
      { viewBy: 'account', key: null },
      { viewBy: 'tag', key: 'a,b' },
    ],
    ...{ compareStart: '2024-05-01', compareEnd: '2024-05-03', compareCost: 'average', mode: 'portion' },
    ...{ months: true, search: 'eks', searchIn: 'account' },
  });
});

test('Parquet has it in its metadata, with the columns that may fall short of FOCUS', async () => {
  const input = { query: QUERY, part: 'DETAILS', appearance: 'RAW', format: 'PARQUET' };
  const path = join(dir, 'rows.parquet');
  writeFileSync(path, (await askExport(gateway, input)).bytes);
  const connection = await (await plainDuckDb()).connect();
  const found = await connection.runAndReadAll(
    'SELECT decode(key) AS name, decode(value) AS value FROM parquet_kv_metadata($path)',
    { path },
  );
  const question = new Map(found.getRowsJS().map(([name, value]) => [String(name), String(value)]));
  checkQuestion(question);
  for (const column of Object.values(FOCUS_GAPS).flat()) expect(question.get('FOCUS')).toContain(column);
  connection.closeSync();
});

test('an item of a grouping becomes a condition of the link', () => {
  const asked = {
    ...{ companyId: 'acme', company: 'Acme', isAmortizedCost: false, filters: {}, search: undefined },
    range: { start: '2024-06-01', end: '2024-06-30' },
    vendors: ['azr'] as const,
    items: [
      { viewBy: 'tag', tagKey: 'env', item: 'prod' },
      { viewBy: 'serviceGroup', serviceGroupSetNm: 'Teams', item: 'Web' },
    ] as const,
  };
  const link = new URL(questionAddress(asked, 'https://portal.example'));
  expect(readConditions(link.searchParams.get('azure') ?? '')).toMatchObject([
    { field: 'tag', tagKey: 'env', values: ['prod'] },
    { field: 'serviceGroup', values: ['Teams:::Web'] },
  ]);
});
