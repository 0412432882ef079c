// FOCUS 1.3 and 1.4: the version by its columns, the vendor without ProviderName, and columns that are kept.
import { LIST, listValue, VARCHAR } from '@duckdb/node-api';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BUILT_IN_NAMES, type ProviderName, vendorOfName } from '../../../../lib/catalogue/provider-names.ts';
import { importFiles } from '../../../../upstream/ingest/reference/import-files.ts';
import { providerMacros } from '../../../../upstream/ingest/staging/provider-sql.ts';
import { plainDuckDb } from '../../../support/oracle/plain-duckdb.ts';
import {
  charge,
  csv,
  type FactsBench,
  type Fields,
  openBench,
} from '../../../support/product/focus-files.ts';
import { ask, totals } from '../ask.ts';
import { storedRows } from '../stored-rows.ts';

let bench: FactsBench;
beforeEach(async () => {
  bench = await openBench();
});
afterEach(() => bench.close());

const load = async (rows: readonly Fields[], name = 'focus.csv') =>
  (await bench.load([bench.file(name, csv(rows))])).files[0];
const withoutOldNames = ({ ProviderName: _, ...rest }: Fields): Fields => rest;

interface Names {
  service: string;
  host?: string;
  issuer?: string;
}

/** As 1.4 has it: without ProviderName and PublisherName. */
const newest = (product: string, cost: string, { service, host = '', issuer = '' }: Names): Fields =>
  withoutOldNames(
    charge(1, product, cost, {
      ServiceProviderName: service,
      HostProviderName: host,
      InvoiceIssuerName: issuer,
    }),
  );

const AWS = 'Amazon Web Services, Inc.';

describe('the vendor of a row with the newest names alone', () => {
  test.each([
    ['bought from the cloud', { service: 'AWS', host: 'AWS', issuer: AWS }, 'aws'],
    [
      'sold on a marketplace, run on the cloud',
      { service: 'MongoDB', host: 'Microsoft', issuer: 'Microsoft' },
      'azr',
    ],
    [
      'sold on a marketplace, run by the seller',
      { service: 'Snowflake', host: 'Snowflake', issuer: AWS },
      'aws',
    ],
    ['licence or tax, without a host', { service: 'Oracle', issuer: 'Oracle America, Inc.' }, 'oci'],
    [
      'of a reseller that invoices a cloud',
      { service: 'Google Cloud', host: 'Google Cloud', issuer: 'Reseller' },
      'gcp',
    ],
    [
      'bought from the seller itself',
      { service: 'Databricks', host: 'AWS', issuer: 'Databricks, Inc.' },
      'other',
    ],
    ['of a reseller without a known name', { service: 'Partner', host: 'AWS', issuer: 'Partner' }, 'other'],
    ['of nobody that is known', { service: 'Snowflake' }, 'other'],
  ])('%s', async (_, names, vendor) => {
    const report = await load([newest('Thing', '2.5', names)]);
    expect(report?.totals.map((total) => [total.vendor, total.billed])).toEqual([[vendor, '2.5']]);
  });

  test('nothing is stored out of sight: the sum of all vendors is the sum of the file', async () => {
    const rows = [
      newest('S3', '1.25', { service: 'AWS', host: 'AWS' }),
      newest('Atlas', '2.5', { service: 'MongoDB', host: 'AWS', issuer: AWS }),
      newest('Warehouse', '4', { service: 'Snowflake', issuer: 'Snowflake' }),
      newest('Nameless', '8', { service: '' }),
    ];
    const report = await load(rows);
    expect(report).toMatchObject({ focusVersion: '1.4', layout: 'FOCUS 1.4', rowsLoaded: 4 });
    expect(report?.notes).toEqual([
      'rows of a provider without a name are counted as the vendor Other; if it is a cloud by another name, add it to provider-names',
      'rows of Snowflake are counted as the vendor Other; if it is a cloud by another name, add it to provider-names',
    ]);
    const all = await ask(bench, {
      vendors: ['aws', 'azr', 'gcp', 'oci', 'ncp', 'tencent', 'openstack', 'other'],
    });
    expect(all.total.total).toBe(15.75);
    expect(totals(await ask(bench, { vendors: ['other'] }))).toEqual([
      ['Nameless', 8],
      ['Warehouse', 4],
    ]);
  });

  test('the seller is kept as the publisher, and as it is named', async () => {
    await load([newest('Atlas', '1', { service: 'MongoDB', host: 'AWS', issuer: AWS })]);
    expect(
      await storedRows(
        bench,
        'SELECT "ProviderName", "PublisherName", "ServiceProviderName", "HostProviderName" FROM facts',
      ),
    ).toEqual([['AWS', 'MongoDB', 'MongoDB', 'AWS']]);
  });

  test('ProviderName decides where it is given, whoever sells', async () => {
    const seller = { ServiceProviderName: 'MongoDB', HostProviderName: 'AWS' };
    const report = await load([charge(1, 'Atlas', '3', { ...seller, ProviderName: 'Microsoft' })]);
    expect(report?.focusVersion).toBe('1.3');
    expect(report?.totals.map(({ vendor }) => vendor)).toEqual(['azr']);
  });
});

describe('the version by the columns of the header, the newest first', () => {
  test.each([
    ['1.4', { InvoiceDetailId: 'd' }],
    ['1.4', { CommitmentProgramEligibilityDetails: '' }],
    ['1.3', { AllocatedResourceId: '' }],
    ['1.3', { ContractApplied: '' }],
    ['1.2', { PricingCurrencyEffectiveCost: '1' }],
    ['1.2', { InvoiceId: '', AmortizedCost: '1' }],
    ['1.1', { SkuMeter: '' }],
    ['1.0', { CapacityReservationId: '' }],
    ['1.0', { BillingAccountType: 'Billing Profile', SubAccountType: 'Subscription' }],
  ])('%s', async (version, columns) => {
    const report = await load([charge(1, 'S3', '1', columns)]);
    expect(report?.focusVersion).toBe(version);
  });
});

test('allocation and contract columns are kept; the keys of ContractApplied are those of 1.4', async () => {
  const allocated = {
    AllocatedMethodId: 'm',
    AllocatedResourceId: 'pod-1',
    AllocatedResourceName: 'Pod',
    AllocatedTags: '{"team":"shop"}',
    AllocatedMethodDetails: '{"Elements":[{"AllocatedRatio":0.5}]}',
    ContractApplied: '{"Elements":[{"ContractID":"c","ContractCommitmentID":"cc"}]}',
    InvoiceDetailId: 'line-1',
  };
  await load([charge(1, 'EKS', '1', allocated)]);
  expect(
    await storedRows(
      bench,
      `SELECT "AllocatedMethodId", "AllocatedResourceId", "AllocatedResourceName", "AllocatedTags",
         "AllocatedMethodDetails", "ContractApplied", "InvoiceDetailId" FROM facts`,
    ),
  ).toEqual([
    [
      ...Object.values(allocated).slice(0, 5),
      '{"Elements":[{"ContractId":"c","ContractCommitmentId":"cc"}]}',
      'line-1',
    ],
  ]);
});

describe('names that an administrator adds', () => {
  const names = (text: string) =>
    importFiles({
      documents: bench.documents,
      companyId: 'acme',
      files: [bench.file('names.csv', `kind,name,vendor\n${text}`)],
    });
  const vendorsNow = async () => (await bench.facts.freshness('acme')).vendors.map(({ vendor }) => vendor);

  test('a reseller by the name of a cloud', async () => {
    await names('provider-names,Bespin Global*,aws\n');
    const report = await load([charge(1, 'S3', '1', { ProviderName: 'BESPIN GLOBAL INC.' })]);
    expect(report?.totals.map(({ vendor }) => vendor)).toEqual(['aws']);
  });

  test('a name that moves to another vendor moves its rows with the next load of them, and counts none twice', async () => {
    const rows = [charge(1, 'S3', '5', { ProviderName: 'Bespin' })];
    await load(rows, 'first.csv');
    expect(await vendorsNow()).toEqual(['other']);
    await names('provider-names,Bespin,aws\n');
    await load([...rows, charge(2, 'S3', '1', { ProviderName: 'Bespin' })], 'second.csv');
    expect(await vendorsNow()).toEqual(['aws']);
    const all = await ask(bench, { vendors: ['aws', 'other'] });
    expect(all.total.total).toBe(6);
  });

  test('the same file again moves its rows too', async () => {
    const rows = [charge(1, 'S3', '5', { ProviderName: 'Bespin' })];
    await load(rows);
    await names('provider-names,Bespin,aws\n');
    await load(rows);
    expect(await vendorsNow()).toEqual(['aws']);
  });

  test('rows that would stay behind are not left to be counted twice', async () => {
    const bespin = charge(1, 'S3', '5', { ProviderName: 'Bespin' });
    await load([bespin, charge(1, 'Thing', '1', { ProviderName: 'Thing Inc' })], 'both.csv');
    await names('provider-names,Bespin,aws\n');
    await expect(load([bespin], 'one.csv')).rejects.toThrow(
      'rows of Bespin in 2024-05 would be beside those of Thing Inc',
    );
    const all = await ask(bench, { vendors: ['aws', 'other'] });
    expect(all.total.total).toBe(6);
  });
});

test('SQL and catalogue know the same names', async () => {
  const names: ProviderName[] = [...BUILT_IN_NAMES, { name: '네이버클라우드', vendor: 'ncp' }];
  const asked = names.flatMap(({ name }) => [
    name.replace('*', ''),
    `${name.replace('*', '')} X, Inc.`,
    `x${name}`,
  ]);
  const instance = await plainDuckDb();
  const connection = await instance.connect();
  for (const macro of providerMacros(names)) await connection.run(macro);
  const reader = await connection.runAndReadAll(
    'SELECT name FROM (SELECT unnest($names) AS name) WHERE focus_is_cloud(name)',
    { names: listValue(asked) },
    { names: LIST(VARCHAR) },
  );
  connection.closeSync();
  instance.closeSync();
  expect(reader.getRowsJS().map(([name]) => name)).toEqual(
    asked.filter((name) => vendorOfName(name, names) !== 'other'),
  );
});
