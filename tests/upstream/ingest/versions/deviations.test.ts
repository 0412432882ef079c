// The live FOCUS exports of Oracle and Google: what they leave out, and what they have in columns of their own.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { csv, type FactsBench, openBench, row } from '../../../support/product/focus-files.ts';
import { storedRows } from '../stored-rows.ts';

let bench: FactsBench;
beforeEach(async () => {
  bench = await openBench();
});
afterEach(() => bench.close());

const ORACLE = {
  AvailabilityZone: 'AD-1',
  BilledCost: '0.031',
  BillingAccountId: '1234567',
  BillingCurrency: 'USD',
  BillingPeriodStart: '2024-05-01T00:00:00.000000000Z',
  BillingPeriodEnd: '2024-06-01T00:00:00.000000000Z',
  ChargeCategory: 'Usage',
  ChargePeriodStart: '2024-05-03T10:00Z',
  ChargePeriodEnd: '2024-05-03T11:00Z',
  ChargeSubcategory: '',
  InvoiceIssuer: 'Oracle',
  PricingCategory: 'Standard',
  Provider: 'Oracle',
  Publisher: 'Oracle',
  Region: 'us-ashburn-1',
  ServiceName: 'COMPUTE',
  ServiceSubCategory: 'Virtual Machines',
  SubAccountId: '',
  UsageQuantity: '2',
  UsageUnit: 'OCPU Hours',
  oci_ReferenceNumber: 'r1',
  oci_CompartmentId: 'ocid1.compartment.oc1..a',
  oci_CompartmentName: 'web',
  oci_AttributedUsage: '9',
  oci_AttributedCost: '1000',
  oci_BackReferenceNumber: '',
};

test('the FOCUS report of Oracle, with names of several versions and columns of its own', async () => {
  const corrected = {
    ...ORACLE,
    BilledCost: '-0.011',
    Provider: '',
    oci_ReferenceNumber: 'r2',
    oci_BackReferenceNumber: 'r1',
  };
  const [report] = (await bench.load([bench.file('report.csv', csv([ORACLE, corrected], '\r\n'))])).files;
  expect(report).toMatchObject({ rowsLoaded: 2, focusVersion: '1.1' });
  expect(report?.totals).toMatchObject([{ vendor: 'oci', month: '2024-05', billed: '0.02', rows: 2 }]);
  expect(
    await storedRows(
      bench,
      `SELECT "ProviderName", "ChargeClass", "SubAccountId", "SubAccountName", "RegionName", "ServiceSubcategory",
         "ConsumedQuantity"::INTEGER, "ConsumedUnit", "ChargePeriodStart", "BillingPeriodEnd" FROM facts ORDER BY "BilledCost" DESC`,
    ),
  ).toEqual(
    [null, 'Correction'].map((chargeClass) => [
      'Oracle',
      chargeClass,
      'ocid1.compartment.oc1..a',
      'web',
      'us-ashburn-1',
      'Virtual Machines',
      '2',
      'OCPU Hours',
      '2024-05-03 10:00:00',
      '2024-06-01 00:00:00',
    ]),
  );
});

const pairs = (values: Record<string, string>) =>
  JSON.stringify(Object.entries(values).map(([Key, Value]) => ({ Key, Value })));

test('the FOCUS view of Google: labels, credits and categories that it lacks', async () => {
  const { EffectiveCost: _, ...rest } = row({ ProviderName: 'Google Cloud' });
  const google = {
    ...rest,
    ServiceName: 'Compute Engine',
    x_Labels: pairs({ team: 'shop', env: 'prod' }),
    x_Tags: '[]',
    x_ProjectLabels: pairs({ team: 'other', unit: 'retail' }),
    x_SystemLabels: pairs({ 'compute.googleapis.com/cores': '4' }),
    x_Credits: JSON.stringify([
      { Name: 'a', Type: 'PROMOTION', Amount: -1 },
      { Name: 'b', Type: 'DISCOUNT', Amount: -2 },
      { Name: 'c', Type: 'PROMOTION', Amount: -3 },
    ]),
    x_ExportTime: '2024-05-02T00:00:00Z',
  };
  const rows = [
    google,
    { ...google, BilledCost: '2', ServiceName: 'Quasar API', x_Labels: '[]', x_Credits: '' },
  ];
  const [report] = (await bench.load([bench.file('view.csv', csv(rows))])).files;
  expect(report?.totals).toMatchObject([{ vendor: 'gcp', billed: '3' }]);
  const tags = (place: string) => `"Tags"['${place}']`;
  const keys = ['team', 'env', 'unit', 'compute.googleapis.com/cores'].map(tags).join(', ');
  expect(await storedRows(bench, `SELECT ${keys} FROM facts ORDER BY "BilledCost"`)).toEqual([
    ['shop', 'prod', 'retail', '4'],
    ['other', null, 'retail', '4'],
  ]);
  expect(
    await storedRows(bench, 'SELECT "ServiceCategory", "x_CreditType" FROM facts ORDER BY "BilledCost"'),
  ).toEqual([
    ['Compute', 'DISCOUNT, PROMOTION'],
    ['Other', null],
  ]);
});

test('a purchase may last longer than usage', async () => {
  const end = '2034-05-01T00:00:00Z';
  const rows = [row({ ChargeCategory: 'Purchase', ChargePeriodEnd: end }), row({ ChargePeriodEnd: end })];
  const [report] = (await bench.load([bench.file('long.csv', csv(rows))], { answers: ['rejected'] })).files;
  expect(report).toMatchObject({ rowsLoaded: 1, rowsRejected: 1, rejected: [{ line: 3 }] });
});
