// Files with word of how far they are: the rows that are written, for who asks for them; the same file as without (C-16).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FrameReader, PROGRESS_HEADER } from '../../../../lib/files/file-frames.ts';
import { askExport } from '../../../support/product/export-file.ts';
import { startGateway, type TestGateway } from '../../../support/product/gateway.ts';
import { startUpstream, type TestUpstream } from '../../../support/product/upstream.ts';

let upstream: TestUpstream;
let gateway: TestGateway;

beforeAll(async () => {
  upstream = await startUpstream();
  gateway = await startGateway(upstream);
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

const QUERY = { range: { frame: 'CUSTOM', start: '2024-06-01', end: '2024-06-07' }, viewBy: 'PRODUCT' };

test.each([
  ['CSV', 'RAW'],
  ['XLSX', 'DISPLAYED'],
  ['PARQUET', 'RAW'],
])('%s', async (format, appearance) => {
  const input = { query: QUERY, part: 'DETAILS', format, appearance };
  const plain = await askExport(gateway, input);
  expect(plain.headers.get(PROGRESS_HEADER)).toBeNull();
  const framed = await askExport(gateway, input, { headers: { [PROGRESS_HEADER]: 'rows' } });
  expect(framed.headers.get(PROGRESS_HEADER)).toBe('rows');
  expect(framed.headers.get('content-type')).toBe(plain.headers.get('content-type'));
  const parts = [...new FrameReader().read(framed.bytes)];
  const rows = parts.flatMap((part) => ('rows' in part ? [part.rows] : []));
  expect(rows.at(-1)).toBe(Number(framed.headers.get('x-row-count')));
  expect(rows).toEqual(rows.toSorted((one, other) => one - other));
  const bytes = Buffer.concat(parts.flatMap((part) => ('data' in part ? [part.data] : [])));
  // Zips and Parquet may name the moment they were made at.
  if (format === 'CSV') expect(bytes.equals(plain.bytes)).toBe(true);
  else expect(bytes.subarray(0, 4)).toEqual(plain.bytes.subarray(0, 4));
  if (format === 'PARQUET') expect('rows' in (parts[0] ?? {})).toBe(true);
});

test('a summary, which is made at once, and a refusal are as they are without', async () => {
  const headers = { [PROGRESS_HEADER]: 'rows' };
  const summary = await askExport(gateway, { query: QUERY, part: 'SUMMARY', format: 'CSV' }, { headers });
  expect([summary.status, summary.headers.get(PROGRESS_HEADER)]).toEqual([200, null]);
  const refused = await askExport(gateway, { part: 'DETAILS', format: 'CSV' }, { headers });
  expect(refused.error?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
});
