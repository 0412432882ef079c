// The file for programs is FOCUS: loaded into another company it gives the same rows and figures, for each demo company.
import { createWriteStream, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, type DateRange } from '../../../../lib/calendar/calendar.ts';
import { isVendorCode } from '../../../../lib/catalogue/vendors.ts';
import { FOCUS_GAPS } from '../../../../lib/cost/focus-conformance.ts';
import { tableFile } from '../../../../lib/node/files/table-file.ts';
import { generateCompany } from '../../../../tools/demo/generator/generate.ts';
import { focusTable } from '../../../../upstream/domains/cost-analytics/export/focus-table.ts';
import { parquetFile } from '../../../../upstream/domains/cost-analytics/export/parquet-file.ts';
import { checkFile } from '../../../../upstream/ingest/check/check-file.ts';
import { VALUE_MACROS } from '../../../../upstream/ingest/formats/value-macros.ts';
import { loadFiles } from '../../../../upstream/ingest/load/load-files.ts';
import { allPartitions } from '../../../../upstream/stores/documents/loads/catalogue.ts';
import { openDocuments } from '../../../../upstream/stores/documents/open-documents.ts';
import { openFactStore } from '../../../../upstream/stores/facts/duckdb/duckdb-store.ts';
import { COST_COLUMNS, LOADED_COLUMNS } from '../../../../upstream/stores/facts/tables/focus-columns.ts';
import { plainDuckDb } from '../../../support/oracle/plain-duckdb.ts';
import { csvRows } from '../../../support/product/export-file.ts';
import { charge, csv, row } from '../../../support/product/focus-files.ts';
import { copyPreparedData, REAL_DEMO_COMPANIES } from '../../../support/product/prepared-data.ts';
import { isDeep, portionOf } from '../../../support/runner/depth.ts';
import { storedRows } from '../../ingest/stored-rows.ts';

let dir: string;
let documents: Awaited<ReturnType<typeof openDocuments>>;
let facts: Awaited<ReturnType<typeof openFactStore>>;

beforeAll(async () => {
  dir = await copyPreparedData();
  documents = await openDocuments(dir);
  facts = await openFactStore({ documents, dataDir: dir });
});
afterAll(async () => {
  await facts.close();
  await documents.destroy();
  rmSync(dir, { recursive: true, force: true });
});

/** A thousand rows. */
const SMALL = 'focus-sample';
const EVER: DateRange = { start: '2016-01-01', end: '2025-12-31' };

/** The gate writes a week of each large company of the demo, a deep run all of their months. */
async function rangeOf(companyId: string): Promise<DateRange> {
  if (isDeep || companyId === SMALL) return EVER;
  const months = (await allPartitions(documents, companyId)).map((row) => row.billing_month);
  const [start = EVER.start] = portionOf([...new Set(months)].sort());
  return { start, end: addDays(start, 6) };
}

/** The rows of these days as the file for programs. */
async function exported(companyId: string, format: 'csv' | 'parquet', range: DateRange): Promise<string> {
  const rows = await allPartitions(documents, companyId);
  const table = focusTable('USD');
  const stream = facts.streamRows({
    companyId,
    vendors: [...new Set(rows.map(({ vendor }) => vendor))].filter(isVendorCode),
    range,
    filters: [],
    basis: 'billed',
    columns: table.reads,
  });
  async function* batches() {
    for await (const batch of stream) yield batch.map((each) => table.rowOf(each) ?? []);
  }
  const path = join(dir, `${companyId}.${format}`);
  const content =
    format === 'csv'
      ? tableFile(format, 'rows', table.columns, batches())
      : parquetFile(table.columns, batches(), { folder: join(dir, 'exports'), about: {} });
  await pipeline(Readable.from(content), createWriteStream(path));
  return path;
}

/** Rows and every cost of each vendor, month, account, currency and category, to the last digit. */
const figuresOf = async (companyId: string, { start, end }: DateRange) => {
  const costs = COST_COLUMNS.map((column) => `sum("${column}")`).join(', ');
  const select = `SELECT vendor, billing_month, "BillingAccountId", "BillingCurrency", "ChargeCategory",
    "PricingCategory", "CommitmentDiscountStatus", "ChargeFrequency", "ChargeClass",
    sum(coalesce(cardinality("Tags"), 0)), count(*), ${costs} FROM facts
    WHERE charge_date BETWEEN '${start}' AND '${end}' GROUP BY ALL ORDER BY ALL`;
  return storedRows({ documents, dir } as Parameters<typeof storedRows>[0], select, companyId);
};

async function expectSame(
  companyId: string,
  format: 'csv' | 'parquet' = 'csv',
  range: DateRange = EVER,
): Promise<string> {
  const file = await exported(companyId, format, range);
  const again = `${companyId}-of-${format}`;
  const report = await loadFiles({
    ...{ documents, dataDir: dir, companyId: again, files: [file] },
    ...{ newCompany: { name: again, currency: 'USD' }, isStrict: true },
  });
  const [before, after] = [await figuresOf(companyId, range), await figuresOf(again, EVER)];
  expect(before.length).toBeGreaterThan(0);
  expect(after).toEqual(before);
  expect(report.files[0]?.rowsRejected).toBe(0);
  return file;
}

/** Both formats are written of the same rows: the second of the large companies is left to the deep tests. */
const formatsOf = (companyId: string) =>
  isDeep || companyId === SMALL ? (['csv', 'parquet'] as const) : (['csv'] as const);

describe.each(REAL_DEMO_COMPANIES)('%s', (companyId) => {
  test.each(formatsOf(companyId))(
    'loads again to the same figures from %s',
    { timeout: 240_000 },
    async (format) => {
      await expectSame(companyId, format, await rangeOf(companyId));
      // Nothing of the work is left.
      const connection = await (await plainDuckDb()).connect();
      for (const macro of VALUE_MACROS) await connection.run(macro);
      const { version, broken } = await checkFile(connection, join(dir, `${companyId}.${format}`));
      expect(version).toBe('1.4');
      const listed = Object.values(FOCUS_GAPS).flat();
      expect(broken.filter(({ column }) => !listed.includes(column))).toEqual([]);
      connection.closeSync();
      expect(existsSync(join(dir, 'exports')) ? readdirSync(join(dir, 'exports')) : []).toEqual([]);
    },
  );
});

test('a month of the generated company at its smallest loads again to the same figures', {
  timeout: 240_000,
}, async () => {
  const folder = join(dir, 'generated');
  const month = 2024 * 12 + 4;
  const { files } = await generateCompany({
    ...{ folder, seed: 1, scale: 0.01, company: 'Small', firstMonth: month, lastMonth: month, form: 'good' },
  });
  await loadFiles({ documents, dataDir: dir, companyId: 'small', files, newCompany: { name: 'Small' } });
  await expectSame('small');
});

test('the list of columns that may fall short is that of the documents, and of FOCUS', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/focus-export.md'), 'utf8');
  for (const columns of Object.values(FOCUS_GAPS)) {
    expect(page).toContain(`| ${columns.join(', ')} |`);
    for (const column of columns) expect(LOADED_COLUMNS).toContain(column);
  }
});

test('texts that a spreadsheet would run as formulas are the same texts after a reload', async () => {
  const texts = ['=1+1', '+82-10', '-prod', '@team', "'quoted", '\uFF1Dwide', '=HYPERLINK("x,y")'];
  const path = join(dir, 'formulas.csv');
  const rows = texts.map((text, index) =>
    charge(index + 1, text, '1.5', {
      ResourceId: text,
      SubAccountId: text,
      Tags: JSON.stringify({ '=key': text }),
    }),
  );
  writeFileSync(path, csv(rows));
  const company = { companyId: 'formulas', newCompany: { name: 'Formulas', currency: 'USD' } };
  await loadFiles({ documents, dataDir: dir, ...company, files: [path] });
  await expectSame('formulas');
  const select =
    'SELECT DISTINCT "ServiceName", "ResourceId", "SubAccountId", CAST("Tags" AS VARCHAR) FROM facts ORDER BY ALL';
  const stored = (companyId: string) =>
    storedRows({ documents, dir } as Parameters<typeof storedRows>[0], select, companyId);
  expect(await stored('formulas-of-csv')).toEqual(await stored('formulas'));
  expect(await stored('formulas')).toHaveLength(texts.length);
});

test('amounts keep their digits and currency, providers their names, and every column of FOCUS is there', async () => {
  const rows = [
    charge(1, 'Amazon S3', '20.914236', {
      Tags: '{"team":"web, \\"core\\"","env":""}',
      ChargeClass: 'Correction',
    }),
    row({
      BilledCost: '-900.5',
      EffectiveCost: '0',
      BillingCurrency: 'XXX',
      ProviderName: 'Microsoft',
      Tags: '',
      ChargeClass: '',
    }),
  ];
  const path = join(dir, 'own.csv');
  writeFileSync(path, csv(rows));
  await loadFiles({
    documents,
    dataDir: dir,
    companyId: 'own',
    files: [path],
    newCompany: { name: 'Own', currency: 'USD' },
  });
  const [head = [], ...lines] = csvRows(readFileSync(await expectSame('own')));
  expect(head.slice(0, LOADED_COLUMNS.length)).toEqual(LOADED_COLUMNS);
  const valuesOf = (name: string) => lines.map((line) => line[head.indexOf(name)]).sort();
  expect(valuesOf('BilledCost')).toEqual(['-900.5', '20.914236']);
  expect(valuesOf('BillingCurrency')).toEqual(['USD', 'XXX']);
  expect(valuesOf('ProviderName')).toEqual(['AWS', 'Microsoft']);
  expect(valuesOf('BillingPeriodEnd')).toEqual(['2024-06-01T00:00:00Z', '2024-06-01T00:00:00Z']);
  expect(valuesOf('ChargeClass')).toEqual(['', 'Correction']);
  expect(JSON.parse(valuesOf('Tags')[1] ?? '')).toEqual({ team: 'web, "core"', env: '' });
});
