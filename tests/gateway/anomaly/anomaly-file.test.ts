// The list of anomalies as a file: the columns of the screen in the reader's language, safe for spreadsheets (N-01).
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnomalyEvent } from '../../../upstream/stores/documents/anomaly/anomaly-events.ts';
import { openDocuments } from '../../../upstream/stores/documents/open-documents.ts';
import { personToken } from '../../support/people/people.ts';
import { startGateway, type TestGateway } from '../../support/product/gateway.ts';
import { addSampleAnomaly, keepAnomalies, sampleEvent } from '../../support/product/sample-anomaly.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

let upstream: TestUpstream;
let gateway: TestGateway;
let reader: string;

/** Usage type and operation say the same. */
const CAUSE: AnomalyEvent['topCause'] = {
  ...{ account: null, product: null, region: null, resource: null, owner: null, purchaseOption: 'On-Demand' },
  ...{ usageType: 'ShardHour', operation: 'ShardHour', difference: 7, share: 81.4 },
};

beforeAll(async () => {
  upstream = await startUpstream();
  gateway = await startGateway(upstream);
  await addSampleAnomaly(upstream.dataDir, { account: { key: '=1+1', name: '=1+1' }, topCause: CAUSE });
  const documents = await openDocuments(upstream.dataDir);
  await keepAnomalies(documents, [
    sampleEvent({
      startedOn: '2024-06-01',
      lastSeenOn: '2024-06-02',
      level: 'CRITICAL',
      real: '1.72',
      expected: '211.85',
    }),
  ]);
  await documents.destroy();
  reader = await personToken(upstream, 'viewer');
}, 120_000);
afterAll(async () => {
  await gateway?.close();
  await upstream?.close();
});

interface File {
  viewer: { anomalyFile: { name: string; contentType: string; content: string } };
}

const fileOf = async (asked: string, language: string) => {
  const question = `{ viewer { anomalyFile(${asked}) { name contentType content } } }`;
  const reply = await gateway.ask<File>(question, {
    token: reader,
    headers: { 'accept-language': language },
  });
  const { content, ...file } = reply.expectData().viewer.anomalyFile;
  return { ...file, bytes: Buffer.from(content, 'base64') };
};

test('has a row for each anomaly with the amounts as they are, and no formula', async () => {
  const { bytes, ...file } = await fileOf('format: CSV, sort: LEVEL', 'en');
  expect(file).toEqual({ name: 'anomalies.csv', contentType: 'text/csv; charset=utf-8' });
  const [table = '', question = ''] = bytes.toString().split(/\r\n,+\r\n/);
  const rows: Record<string, string>[] = parse(table, { bom: true, columns: true });
  expect(
    rows.map((row) => [row['No.'], row.Level, row.Impact, row.Start, row['Detected by'], row.Hide]),
  ).toEqual([
    ['1', 'Critical', '-210.13', '06/01/2024', 'AI', 'no'],
    ['2', 'Minor', '8.46', '05/14/2024', 'AI', 'no'],
  ]);
  // As on the screen, each name once.
  expect(rows.map((row) => row['Top cause'])).toEqual(['', 'ShardHour · On-Demand 81.4%']);
  expect(Object.values(rows[1] ?? {}).filter((cell) => cell.startsWith('='))).toEqual([]);
  const facts = (parse(question) as string[][]).map(([label, value]) => [label, value]);
  expect(facts).toEqual([
    ['Company', 'Sunflower'],
    ['Currency', 'USD'],
    ['Version of the data', expect.stringMatching(/^\d+$/)],
    ['Open it again', `${gateway.publicUrl}/anomaly-detection?company=sunflower&sort=level`],
  ]);
});

test('is in the language of the reader, of what the filter keeps, and a workbook where that is wanted', async () => {
  const filter =
    '{ levels: [CRITICAL], detectType: AI, isWithHidden: true, start: "2024-06-01", end: "2024-06-30" }';
  const { bytes } = await fileOf(`format: CSV, filter: ${filter}`, 'ko');
  const [table = '', question = ''] = bytes.toString().split(/\r\n,+\r\n/);
  const [head = [], ...rows]: string[][] = parse(table, { bom: true });
  expect(head.slice(0, 2)).toEqual(['번호', '수준']);
  expect(rows.map(([, level]) => level)).toEqual(['심각']);
  expect(question).toMatch(/필터,"심각, AI 감지, 숨긴 항목 포함"/);
  const [, link = ''] = /,(http[^,\s]+)/.exec(question) ?? [];
  expect(Object.fromEntries(new URL(link).searchParams)).toEqual({
    ...{ company: 'sunflower', level: 'critical', type: 'ai', hidden: 'true' },
    ...{ start: '2024-06-01', end: '2024-06-30' },
  });
  const workbook = await fileOf('format: XLSX', 'en');
  expect(workbook.name).toBe('anomalies.xlsx');
  expect(workbook.bytes.subarray(0, 2).toString()).toBe('PK');
});
