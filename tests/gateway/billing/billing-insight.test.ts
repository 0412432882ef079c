// Insight, computing resources, groups, spot usage and additional services through the gateway, against the raw files.
import { Big } from 'big.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  Bill,
  BillMonthWithoutData,
  InsightNotIssued,
  InvoiceInsight,
} from '../../../gateway/__generated__/graph-types.ts';
import { billingMonthOf, sumOf, sumsOf, vendorOf } from '../../support/oracle/raw/raw-bills.ts';
import { type RawRecord, rawRecords } from '../../support/oracle/raw/raw-focus.ts';
import { startGateway, type TestGateway } from '../../support/product/gateway.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

let upstream: TestUpstream;
let gateway: TestGateway;
let rows: RawRecord[];

beforeAll(async () => {
  upstream = await startUpstream();
  gateway = await startGateway(upstream);
  rows = (await rawRecords('sunflower')).filter((row) => vendorOf(row) === 'aws');
});

afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

const ofBill = (fields: string, vendor = 'AWS', month = '2024-05-01') =>
  `{ viewer { bill(vendor: ${vendor}, month: "${month}") { ${fields} } } }`;
const ask = (fields: string, vendor?: string, month?: string) =>
  gateway.ask<{ viewer: { bill: Bill } }>(ofBill(fields, vendor, month));
const bill = async (fields: string, vendor?: string, month?: string) =>
  (await ask(fields, vendor, month)).expectData().viewer.bill;
const ofMonth = (month: string) => rows.filter((row) => billingMonthOf(row) === month);

const FIGURES = 'thisMonth lastMonth average maximum difference changePercent status exceeds fallsBelow';
const ROW = `key label figures { ${FIGURES} } drivers { name kind difference thisMonth lastMonth }`;

describe('B-07 the insight', () => {
  test('puts each product beside last month, the average and the largest month', async () => {
    const { insight } = await bill(
      `insight { __typename ... on InvoiceInsight { currencies { currency total { ${FIGURES} } messages { ${ROW} } rows { ${ROW} } } } }`,
    );
    const [usd] = (insight as InvoiceInsight).currencies;
    const months = ['2024-02-01', '2024-03-01', '2024-04-01'];
    const costOf = (month: string, product?: string) =>
      sumOf(ofMonth(month).filter((row) => product === undefined || row.ServiceName === product));
    const before = months.map((month) => costOf(month));
    expect(usd?.total).toMatchObject({
      thisMonth: costOf('2024-05-01').toNumber(),
      lastMonth: costOf('2024-04-01').toNumber(),
      average: before
        .reduce((sum, each) => sum.plus(each), new Big(0))
        .div(3)
        .toNumber(),
      maximum: Math.max(...before.map((each) => each.toNumber())),
      status: 1,
      exceeds: ['LAST_MONTH', 'MAXIMUM', 'AVERAGE'],
      fallsBelow: [],
    });
    for (const { key, figures } of usd?.rows ?? []) {
      expect(figures.thisMonth, key).toBe(costOf('2024-05-01', key).toNumber());
      expect(figures.lastMonth, key).toBe(costOf('2024-04-01', key).toNumber());
    }
    const moved = [...(usd?.rows ?? [])]
      .map(({ key, figures }) => ({ key, size: Math.abs(figures.difference) }))
      .sort((one, other) => other.size - one.size);
    expect(usd?.messages.map(({ key }) => key)).toEqual(moved.slice(0, 3).map(({ key }) => key));
  });

  test('names at most three usage types that moved a product most', async () => {
    const { insight } = await bill(
      `insight { ... on InvoiceInsight { currencies { messages { ${ROW} } } } }`,
    );
    const [first] = (insight as InvoiceInsight).currencies[0]?.messages ?? [];
    const usageType = (row: RawRecord) =>
      row.SkuMeter || row.x_UsageType || row.x_SkuMeterName || row.ChargeDescription || '';
    const of = (month: string) =>
      sumsOf(
        ofMonth(month).filter((row) => row.ServiceName === first?.key && !row.CommitmentDiscountId),
        usageType,
      );
    const [now, last] = [of('2024-05-01'), of('2024-04-01')];
    expect(first?.drivers.length).toBe(3);
    for (const driver of first?.drivers ?? []) {
      expect(driver.difference).toBe(
        new Big(now.get(driver.name) ?? 0).minus(last.get(driver.name) ?? 0).toNumber(),
      );
    }
    const sizes = [...new Set([...now.keys(), ...last.keys()])]
      .map((name) => Math.abs(new Big(now.get(name) ?? 0).minus(last.get(name) ?? 0).toNumber()))
      .sort((one, other) => other - one);
    expect(first?.drivers.map(({ difference }) => Math.abs(difference))).toEqual(sizes.slice(0, 3));
  });

  test('there is none before the invoice is issued', async () => {
    const reply = await ask(
      'insight { __typename ... on InsightNotIssued { availableFrom } }',
      'AWS',
      '2024-06-01',
    );
    const { insight } = reply.expectData().viewer.bill;
    expect(insight as InsightNotIssued).toEqual({
      __typename: 'InsightNotIssued',
      availableFrom: '2024-07-06',
    });
    expect(gateway.callsOf(reply).sort()).toEqual([
      ...['awsInvoiceInsight', 'awsInvoiceInsightGrid', 'currentUser', 'menus'],
    ]);
  });

  test('B-14 a month without data offers the nearest that has', async () => {
    const { insight } = await bill(
      'insight { __typename ... on BillMonthWithoutData { nearestMonth } }',
      'AWS',
      '2024-01-01',
    );
    expect(insight as BillMonthWithoutData).toEqual({
      __typename: 'BillMonthWithoutData',
      nearestMonth: '2024-02-01',
    });
  });

  test.each(['AZURE', 'GCP', 'NCLOUD'])('%s has no insight', async (vendor) => {
    const reply = await ask('insight { __typename }', vendor);
    expect(reply.expectError().extensions).toMatchObject({
      ...{ code: 'BAD_USER_INPUT', argument: 'vendor', rule: 'VIEW_NOT_OF_VENDOR' },
    });
  });
});

describe('B-09 what AWS alone has', () => {
  test('groups of a set have all of the money', async () => {
    const { serviceGroups } = await bill(
      'serviceGroups(set: "Pool") { totals { amount } groups { name isUndefined cost products { name cost } } }',
    );
    const total = sumOf(ofMonth('2024-05-01'));
    expect(serviceGroups?.totals).toEqual([{ amount: total.toNumber() }]);
    const groups = serviceGroups?.groups ?? [];
    const sum = groups.reduce((all, { cost }) => all.plus(cost), new Big(0));
    expect(sum.minus(total).abs().toNumber()).toBeLessThan(1e-9);
    expect(groups.map(({ isUndefined }) => isUndefined).indexOf(true)).toBe(-1);
    expect(groups.some(({ cost }) => cost === 0)).toBe(true);
  });

  test('computing resources are the usage that has an instance type', async () => {
    const { computingResources } = await bill(
      'computingResources { instanceType region purchaseOption unit usage cost resourceCount currency }',
    );
    const marks = /(?:BoxUsage|HeavyUsage|SpotUsage|InstanceUsage|DedicatedUsage):([a-z0-9.-]+)/;
    const typeOf = (row: RawRecord) =>
      row.x_InstanceType ||
      marks.exec(row.SkuMeter || row.x_UsageType || row.x_SkuMeterName || '')?.[1] ||
      '';
    const own = ofMonth('2024-05-01').filter((row) => row.ChargeCategory === 'Usage' && typeOf(row) !== '');
    expect(computingResources?.length).toBeGreaterThan(3);
    const cost = (computingResources ?? []).reduce((sum, row) => sum.plus(row.cost), new Big(0));
    expect(cost.minus(sumOf(own)).abs().toNumber()).toBeLessThan(1e-9);
    const types = new Set(computingResources?.map(({ instanceType }) => instanceType));
    expect(types).toEqual(new Set(own.map(typeOf)));
  });

  test('Sunflower bought nothing on spot and from nobody else', async () => {
    const { autoSpot, additionalServices } = await bill(
      'autoSpot { totals { saving } rows { account } } additionalServices { totals { amount } services { name } }',
    );
    expect(autoSpot).toEqual({ totals: [], rows: [] });
    expect(additionalServices).toEqual({ totals: [], services: [] });
  });

  test.each([
    'computingResources { cost }',
    'autoSpot { totals { saving } }',
    'serviceGroups(set: "Pool") { set }',
  ])('%s is not of Azure', async (field) => {
    const reply = await ask(field, 'AZURE');
    expect(reply.expectError().extensions).toMatchObject({ argument: 'vendor', rule: 'VIEW_NOT_OF_VENDOR' });
  });

  test('an unknown set is refused', async () => {
    const reply = await ask('serviceGroups(set: "nothing") { set }');
    expect(reply.expectError().extensions).toMatchObject({
      ...{ code: 'BAD_USER_INPUT', rule: 'UNKNOWN_SERVICE_GROUP_SET' },
    });
  });
});
