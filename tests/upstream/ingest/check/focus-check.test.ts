// A file held against the rules of FOCUS: each broken cell names its rule, how many rows, and the lines of the file.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHECK_KINDS } from '../../../../lib/catalogue/loads/check-kinds.ts';
import { checkFile } from '../../../../upstream/ingest/check/check-file.ts';
import { brokenBy } from '../../../../upstream/ingest/check/focus-rule.ts';
import { FOCUS_RULES, rulesOf } from '../../../../upstream/ingest/check/focus-rules.ts';
import { VALUE_MACROS } from '../../../../upstream/ingest/formats/value-macros.ts';
import type { FocusCheck } from '../../../../upstream/stores/documents/loads/load-report.ts';
import { plainDuckDb } from '../../../support/oracle/plain-duckdb.ts';
import { csv } from '../../../support/product/focus-files.ts';
import { programOf } from '../../../support/product/program.ts';
import { FOCUS_SAMPLE, native } from '../billing-fixtures.ts';

let connection: DuckDBConnection;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'focus-check-'));
  connection = await (await plainDuckDb()).connect();
  for (const macro of VALUE_MACROS) await connection.run(macro);
});
afterAll(() => {
  connection?.closeSync();
  rmSync(folder, { recursive: true, force: true });
});

type Cells = Record<string, string>;

/** A row of FOCUS 1.2 that breaks no rule. */
const USAGE: Cells = {
  BilledCost: '1.5',
  BillingAccountId: 'a1',
  BillingAccountName: 'One',
  BillingAccountType: 'Payer',
  BillingCurrency: 'USD',
  BillingPeriodEnd: '2024-07-01T00:00:00Z',
  BillingPeriodStart: '2024-06-01T00:00:00Z',
  ChargeCategory: 'Usage',
  ChargeClass: '',
  ChargeDescription: 'hours',
  ChargeFrequency: 'Usage-Based',
  ChargePeriodEnd: '2024-06-02T00:00:00Z',
  ChargePeriodStart: '2024-06-01T00:00:00Z',
  CommitmentDiscountCategory: '',
  CommitmentDiscountId: '',
  CommitmentDiscountQuantity: '',
  CommitmentDiscountStatus: '',
  CommitmentDiscountType: '',
  CommitmentDiscountUnit: '',
  ConsumedQuantity: '3',
  ConsumedUnit: 'Hours',
  ContractedCost: '1.5',
  ContractedUnitPrice: '0.5',
  EffectiveCost: '1.5',
  InvoiceId: 'i1',
  InvoiceIssuerName: 'AWS',
  ListCost: '3',
  ListUnitPrice: '1',
  PricingCategory: 'Standard',
  PricingQuantity: '3',
  PricingUnit: 'Hours',
  ProviderName: 'AWS',
  PublisherName: 'AWS',
  ServiceCategory: 'Compute',
  ServiceName: 'EC2',
  ServiceSubcategory: 'Virtual Machines',
  Tags: '{"env":"prod"}',
};
/** Usage that a commitment covers. */
const COVERED: Cells = {
  ...USAGE,
  BilledCost: '0',
  PricingCategory: 'Committed',
  CommitmentDiscountCategory: 'Usage',
  CommitmentDiscountId: 'r1',
  CommitmentDiscountQuantity: '3',
  CommitmentDiscountStatus: 'Used',
  CommitmentDiscountType: 'Reserved Instance',
  CommitmentDiscountUnit: 'Hours',
};
const PURCHASE: Cells = {
  ...COVERED,
  BilledCost: '1.5',
  EffectiveCost: '0',
  ChargeCategory: 'Purchase',
  ChargeFrequency: 'One-Time',
  CommitmentDiscountStatus: '',
  ConsumedQuantity: '',
  ConsumedUnit: '',
  PricingCategory: 'Standard',
};
const TAX: Cells = {
  ...USAGE,
  ChargeCategory: 'Tax',
  PricingCategory: '',
  PricingQuantity: '',
  PricingUnit: '',
};
const CLEAN = [USAGE, COVERED, PURCHASE, { ...TAX, ConsumedQuantity: '', ConsumedUnit: '' }];

let files = 0;
function checked(rows: readonly Cells[], columns = Object.keys(USAGE)): Promise<FocusCheck> {
  files += 1;
  const path = join(folder, `${files}.csv`);
  const named = (row: Cells) => Object.fromEntries(columns.map((column) => [column, row[column] ?? '']));
  writeFileSync(path, csv(rows.map(named)));
  return checkFile(connection, path);
}

test('a file that keeps every rule', async () => {
  const { version, ruleCount, rowCount, broken } = await checked(CLEAN);
  expect(broken).toEqual([]);
  expect({ version, rowCount }).toEqual({ version: '1.2', rowCount: 4 });
  expect(ruleCount).toBe(rulesOf('1.2').length);
});

describe('a broken cell names its rules', () => {
  test.each<[Cells, Cells, string[]]>([
    [USAGE, { BilledCost: '' }, ['BilledCost-NOT_NULL']],
    [USAGE, { BilledCost: '1,5' }, ['BilledCost-NUMBER']],
    [USAGE, { BillingCurrency: 'US$' }, ['BillingCurrency-CURRENCY']],
    [USAGE, { ChargePeriodStart: '2024-06-01' }, ['ChargePeriodStart-TIME']],
    [USAGE, { ChargePeriodEnd: '2024-06-01T00:00:00Z' }, ['ChargePeriodEnd-AFTER']],
    [USAGE, { ChargeFrequency: 'Usage-based' }, ['ChargeFrequency-WORD']],
    [USAGE, { ServiceCategory: 'Computing' }, ['ServiceCategory-WORD']],
    [USAGE, { Tags: 'env=prod' }, ['Tags-JSON']],
    [USAGE, { Tags: '["env"]' }, ['Tags-JSON']],
    [USAGE, { ListCost: '3.1' }, ['ListCost-PRODUCT']],
    [USAGE, { ListCost: '3.004' }, []],
    [USAGE, { ChargeClass: 'Correction', ListCost: '9', PricingCategory: '' }, []],
    [USAGE, { PricingCategory: '' }, ['PricingCategory-SET_WHERE']],
    [USAGE, { ConsumedUnit: '' }, ['ConsumedUnit-SET_WHERE-ConsumedQuantity']],
    [COVERED, { BilledCost: '0.1' }, ['BilledCost-ZERO_WHERE']],
    [COVERED, { CommitmentDiscountStatus: '' }, ['CommitmentDiscountStatus-SET_WHERE']],
    [COVERED, { CommitmentDiscountType: '' }, ['CommitmentDiscountType-SET_WHERE-CommitmentDiscountId']],
    [COVERED, { CommitmentDiscountStatus: 'Unused' }, ['ConsumedQuantity-NULL_WHERE-Unused']],
    [PURCHASE, { EffectiveCost: '1' }, ['EffectiveCost-ZERO_WHERE']],
    [PURCHASE, { ChargeFrequency: 'Usage-Based' }, ['ChargeFrequency-NEVER_WHERE']],
    [PURCHASE, { PricingCategory: 'Committed' }, ['PricingCategory-NEVER_WHERE']],
    [PURCHASE, { ConsumedQuantity: '1', ConsumedUnit: 'Hours' }, ['ConsumedQuantity-NULL_WHERE']],
    [
      USAGE,
      { CommitmentDiscountCategory: 'Spend' },
      ['CommitmentDiscountCategory-NULL_WHERE-CommitmentDiscountId'],
    ],
  ])('%#', async (base, change, expected) => {
    const { broken } = await checked([...CLEAN, { ...base, ...change }]);
    expect(broken.map(({ id }) => id)).toEqual(expected);
    // The header is line 1.
    for (const rule of broken) expect([rule.rows, rule.first.map(({ line }) => line)]).toEqual([1, [6]]);
  });

  test('of Tax and Credit in 1.4, where both costs are one', async () => {
    const columns = [...Object.keys(USAGE), 'InvoiceDetailId', 'ServiceProviderName', 'HostProviderName'];
    const later = { ServiceProviderName: 'AWS', HostProviderName: 'AWS' };
    const { version, broken } = await checked(
      CLEAN.map((row) => ({ ...row, ...later, ...(row.ChargeCategory === 'Tax' && { EffectiveCost: '2' }) })),
      columns,
    );
    expect(version).toBe('1.4');
    expect(broken.map(({ id }) => id)).toEqual(['EffectiveCost-SAME_WHERE']);
  });
});

test('the header: what is missing, and what is spelled otherwise', async () => {
  const columns = Object.keys(USAGE)
    .filter((column) => column !== 'ListCost' && column !== 'ChargeFrequency')
    .map((column) => (column === 'ServiceName' ? 'servicename' : column));
  const { broken } = await checked([{ ...USAGE, servicename: 'EC2' }], columns);
  expect(broken.map(({ id, keyword, rows }) => [id, keyword, rows])).toEqual([
    ['ChargeFrequency-PRESENT', 'SHOULD', null],
    ['ListCost-PRESENT', 'MUST', null],
    ['ServiceName-NAMED', 'MUST', null],
  ]);
});

test('the first five lines of many, behind values of several lines', async () => {
  const rows = Array.from({ length: 40 }, (_, place) => ({
    ...USAGE,
    ChargeDescription: 'one\ntwo',
    ...(place % 4 === 1 && { BillingCurrency: 'Euro' }),
  }));
  const { broken } = await checked(rows);
  expect(broken).toMatchObject([
    {
      id: 'BillingCurrency-CURRENCY',
      rows: 10,
      first: [4, 12, 20, 28, 36].map((line) => ({ line, value: 'Euro' })),
    },
  ]);
});

test('types of Parquet are what they are', async () => {
  const texts = join(folder, 'typed.csv');
  writeFileSync(texts, csv([USAGE]));
  const path = join(folder, 'typed.parquet');
  await connection.run(
    `COPY (SELECT * REPLACE (CAST("ChargePeriodStart" AS TIMESTAMP) AS "ChargePeriodStart", MAP {'env': 'prod'} AS "Tags",
      CAST("BilledCost" AS DOUBLE) AS "BilledCost") FROM read_csv($texts, all_varchar = true)) TO $path (FORMAT parquet)`,
    { texts, path },
  );
  expect((await checkFile(connection, path)).broken).toEqual([]);
});

test('the published sample breaks what is known of it', async () => {
  const { version, broken } = await checkFile(connection, FOCUS_SAMPLE);
  expect(version).toBe('1.0');
  const rowsOf = new Map(broken.map(({ id, rows }) => [id, rows]));
  expect(rowsOf.get('ContractedCost-NOT_NULL')).toBe(7);
  expect(rowsOf.get('ChargeFrequency-WORD')).toBe(7);
});

test('another format has no rules to be held against', async () => {
  await expect(checkFile(connection, native('aws-cur-legacy-2023-11.a.csv.gz'))).rejects.toThrow(
    'is no FOCUS file',
  );
});

test('the command says each broken rule in words, and ends by 2', async () => {
  const path = join(folder, 'command.csv');
  writeFileSync(path, csv([USAGE, { ...USAGE, BillingCurrency: 'Euro' }]));
  const program = programOf('upstream/ingest/check/check-command.ts');
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [...program.execArgv, program.file, ...args], { encoding: 'utf8' });
  const { status, stdout } = run(path);
  expect(status).toBe(2);
  expect(stdout).toContain('command.csv: 2 rows held against');
  expect(stdout).toContain(
    "MUST BillingCurrency must be a currency code of ISO 4217: 1 rows, line 3 'Euro' (BillingCurrency-CURRENCY)",
  );
  expect(run('--version', '9', path)).toMatchObject({ status: 1, stdout: '' });
});

test('ids are unique, every kind has a rule, and every condition can be read', () => {
  expect(new Set(FOCUS_RULES.map(({ id }) => id)).size).toBe(FOCUS_RULES.length);
  expect(new Set(FOCUS_RULES.map(({ kind }) => kind))).toEqual(new Set(CHECK_KINDS));
  for (const rule of FOCUS_RULES.filter(({ kind }) => kind !== 'PRESENT' && kind !== 'NAMED'))
    expect(brokenBy(rule)).toContain(rule.column);
});
