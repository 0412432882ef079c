// Billing through the gateway: figures against the raw files, what is refused and how, and the number of calls.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Bill, BillList } from '../../../gateway/__generated__/graph-types.ts';
import {
  billedOf,
  billingMonthOf,
  linesOf,
  sumOf,
  sumsOf,
  vendorOf,
} from '../../support/oracle/raw/raw-bills.ts';
import { type RawRecord, rawRecords } from '../../support/oracle/raw/raw-focus.ts';
import { personToken } from '../../support/people/people.ts';
import { startGateway, type TestGateway } from '../../support/product/gateway.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

let upstream: TestUpstream;
let gateway: TestGateway;
let rows: readonly RawRecord[];

beforeAll(async () => {
  upstream = await startUpstream();
  gateway = await startGateway(upstream);
  rows = await rawRecords('sunflower');
});

afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

const ofBill = (fields: string, vendor = 'AWS', month = '2024-05-01') =>
  `{ viewer { bill(vendor: ${vendor}, month: "${month}") { ${fields} } } }`;

async function bill(fields: string, vendor?: string, month?: string, token?: string): Promise<Bill> {
  const asked = ofBill(fields, vendor, month);
  const reply = await gateway.ask<{ viewer: { bill: Bill } }>(asked, token === undefined ? {} : { token });
  return reply.expectData().viewer.bill;
}

const ofMonth = (vendor: string, month: string) =>
  rows.filter((row) => vendorOf(row) === vendor && billingMonthOf(row) === month);
const ofVendor = (vendor: string) => rows.filter((row) => vendorOf(row) === vendor);
const MAY = () => ofMonth('aws', '2024-05-01');
const inNumbers = (sums: Map<string, string>) => new Map([...sums].map(([key, sum]) => [key, Number(sum)]));

describe('B-01 the billed months', () => {
  test('are those with data, oldest first, with status and totals', async () => {
    const reply = await gateway.ask<{ viewer: { bills: BillList } }>(
      `{ viewer { bills(vendor: AWS) { months { month invoiceCurrency convertedTotal isConverted
        status { state reason nextDate } totals { currency total billedCost } } } } }`,
    );
    const { months } = reply.expectData().viewer.bills;
    const sums = inNumbers(sumsOf(ofVendor('aws'), billingMonthOf));
    expect(new Map(months.map(({ month, totals }) => [month, totals[0]?.total]))).toEqual(sums);
    expect(months.map(({ month }) => month)).toEqual([...sums.keys()].sort());
    expect(months.map(({ status }) => status.state)).toEqual([
      ...months.slice(1).map(() => 'CONFIRMED'),
      'ESTIMATED',
    ]);
    expect(months.at(-1)?.status).toMatchObject({ reason: 'MONTH_NOT_ENDED', nextDate: '2024-07-06' });
    expect(gateway.callsOf(reply).sort()).toEqual(['bills', 'currentUser', 'menus']);
  });

  test('the term cuts from the oldest', async () => {
    const reply = await gateway.ask<{ viewer: { bills: BillList } }>(
      '{ viewer { bills(vendor: AWS, months: 2) { months { month } } } }',
    );
    expect(reply.expectData().viewer.bills.months.map(({ month }) => month)).toEqual([
      '2024-05-01',
      '2024-06-01',
    ]);
  });

  test.each([0, 37])('a term of %i is refused before any call', async (months) => {
    const reply = await gateway.ask(
      `{ viewer { bills(vendor: AWS, months: ${months}) { months { month } } } }`,
    );
    expect(reply.expectError().extensions).toMatchObject({ code: 'BAD_USER_INPUT', argument: 'months' });
    expect(gateway.callsOf(reply)).not.toContain('bills');
  });
});

describe('B-04 the bill of a month', () => {
  const LINES = 'kind group sign amount isCalculated parts { code name amount }';

  test('has the lines of its charges; zeros are left out, subtotals stand', async () => {
    const { charges } = await bill(`charges { bills { currency lines { ${LINES} } } }`, 'GCP');
    const own = ofMonth('gcp', '2024-05-01');
    const expected = linesOf(own, false);
    const [only] = charges?.bills ?? [];
    expect(only?.lines.map(({ kind, group, sign, amount }) => [kind, group, sign, amount])).toEqual([
      ['CLOUD_ORIGINAL_COST', 'LIST_COST', 'CHARGE', Number(expected.cloudOriginalCost)],
      ['CLOUD_COST', 'CLOUD_COST', 'SUM', Number(expected.cloudCost)],
      ['CREDIT', 'ADJUSTMENTS', 'DISCOUNT', Number(expected.credit)],
      ['TOTAL', 'TOTAL', 'SUM', Number(expected.totalCharge)],
    ]);
    const credit = only?.lines.find(({ kind }) => kind === 'CREDIT');
    const credits = credit?.parts ?? [];
    const given = own.filter((row) => row.ChargeCategory === 'Credit');
    expect(new Map(credits.map(({ name, amount }) => [name, amount]))).toEqual(
      inNumbers(sumsOf(given, (row) => row.ChargeDescription ?? '')),
    );
    expect(credit?.amount).toBeLessThan(0);
  });

  test('accounts have their own sums, by falling total, and reconcile with the rows', async () => {
    // What the vendor billed is told to those who administer the company.
    const owner = await personToken(upstream, 'owner');
    const { charges } = await bill(
      'charges { bills { accounts { key label lines { kind amount } } reconciliation { total billedCost difference explanations { kind } } } }',
      undefined,
      undefined,
      owner,
    );
    const [only] = charges?.bills ?? [];
    const accounts = only?.accounts ?? [];
    const totalOf = ({ lines }: (typeof accounts)[number]) =>
      lines.find(({ kind }) => kind === 'TOTAL')?.amount ?? Number.NaN;
    expect(new Map(accounts.map((account) => [account.key, totalOf(account)]))).toEqual(
      inNumbers(sumsOf(MAY(), (row) => row.SubAccountId ?? '')),
    );
    const totals = accounts.map(totalOf);
    expect(totals).toEqual([...totals].sort((one, other) => other - one));
    expect(only?.reconciliation).toEqual({
      ...{ total: sumOf(MAY()).toNumber(), billedCost: sumOf(MAY()).toNumber() },
      ...{ difference: 0, explanations: [] },
    });
  });

  test('any day of a month means the month, in one call for all of its fields', async () => {
    const reply = await gateway.ask<{ viewer: { a: Bill; b: Bill } }>(`{ viewer {
      a: bill(vendor: AWS, month: "2024-05-31") { month charges { status { state } } }
      b: bill(vendor: AWS, month: "2024-05-01") { month charges { bills { currency } } } } }`);
    expect(reply.expectData().viewer.a.month).toBe('2024-05-01');
    expect(gateway.callsOf(reply).filter((call) => call === 'charge')).toHaveLength(1);
  });

  test('a month without data says so (10109)', async () => {
    const reply = await gateway.ask(ofBill('charges { status { state } }', 'AWS', '2020-01-01'));
    expect(reply.expectError().extensions).toMatchObject({
      ...{ code: 'NOT_FOUND', upstreamCode: '10109', reason: 'NO_DATA_COLLECTED' },
    });
  });

  test('a vendor that the company has no data of is the fault of the argument', async () => {
    const reply = await gateway.ask(ofBill('charges { status { state } }', 'TENCENT'));
    expect(reply.expectError().extensions).toMatchObject({ code: 'BAD_USER_INPUT', argument: 'vendor' });
  });
});

describe('B-06 invoices', () => {
  const PAGE = 'invoiceTotal rowsTotal difference totalCount edges { node { date product cost } }';

  test('open to their charges, which add up to them; pages of 1 and of 20 cost the same calls', async () => {
    const calls = [];
    for (const size of [1, 20]) {
      const reply = await gateway.ask<{ viewer: { bill: Bill } }>(
        ofBill(
          `invoices { invoiceId isDerived total rowCount lines { amount } rows(itemsPerPage: ${size}) { ${PAGE} } }`,
        ),
      );
      const [invoice, ...more] = reply.expectData().viewer.bill.invoices ?? [];
      const total = sumOf(MAY()).toNumber();
      expect(more).toEqual([]);
      expect(invoice).toMatchObject({ isDerived: true, total, rowCount: MAY().length });
      expect(invoice?.rows).toMatchObject({ invoiceTotal: total, rowsTotal: total, difference: 0 });
      expect(invoice?.rows?.totalCount).toBe(MAY().length);
      const costs = MAY().map((row) => billedOf(row).toNumber());
      expect(invoice?.rows?.edges.map(({ node }) => node.cost)).toEqual(
        costs.sort((one, other) => other - one).slice(0, size),
      );
      calls.push(gateway.callsOf(reply));
    }
    expect(calls[0]).toEqual(calls[1]);
  });

  test('are listed by number with the ids of their months, newest first', async () => {
    interface Numbered {
      vendor: string;
      month: string;
      invoiceId: string;
    }
    const reply = await gateway.ask<{ viewer: { invoiceNumbers: Numbered[] } }>(
      '{ viewer { invoiceNumbers { vendor month invoiceId } } }',
    );
    const listed = reply.expectData().viewer.invoiceNumbers;
    const months = listed.map(({ month }) => month);
    expect(months).toEqual([...months].sort().reverse());
    const own: Numbered[] = [];
    for (const vendor of ['AWS', 'AZURE', 'GCP']) {
      const asked = `{ viewer { bills(vendor: ${vendor}) { months { month } } } }`;
      const bills = await gateway.ask<{ viewer: { bills: BillList } }>(asked);
      for (const { month } of bills.expectData().viewer.bills.months) {
        const { invoices } = await bill('invoices { invoiceId }', vendor, month);
        for (const { invoiceId } of invoices ?? []) own.push({ vendor, month, invoiceId });
      }
    }
    const nameOf = ({ vendor, month, invoiceId }: Numbered) => `${vendor} ${month} ${invoiceId}`;
    expect(own.length).toBeGreaterThan(5);
    expect(listed.map(nameOf).sort()).toEqual(own.map(nameOf).sort());
  });

  test('a page of more than 200 rows is refused', async () => {
    const reply = await gateway.ask(ofBill('invoices { rows(itemsPerPage: 201) { totalCount } }'));
    expect(reply.expectError().extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      argument: 'itemsPerPage',
    });
  });
});

describe('B-08 details', () => {
  const ROWS = 'layers totals { currency amount } rows { layer keys label cost hasChildren placeholder }';

  test('the first layer adds up to the month, and what is under a row to the row', async () => {
    const { details } = await bill(`details(viewBy: REGION, layers: 1) { ${ROWS} }`);
    expect(details?.totals).toEqual([{ currency: 'USD', amount: sumOf(MAY()).toNumber() }]);
    expect(new Map(details?.rows.map(({ keys, cost }) => [keys[0], cost]))).toEqual(
      inNumbers(sumsOf(MAY(), (row) => row.RegionId || row.RegionName || '')),
    );
    const [first] = details?.rows ?? [];
    const under = `under: { currency: "USD", keys: ["${first?.keys[0]}"] }`;
    const below = (await bill(`details(viewBy: REGION, layers: 1, ${under}) { ${ROWS} }`)).details;
    expect(below?.totals[0]?.amount).toBe(first?.cost);
    expect(below?.rows.every(({ layer, keys }) => layer === 2 && keys[0] === first?.keys[0])).toBe(true);
    const own = MAY().filter((row) => (row.RegionId || row.RegionName) === first?.keys[0]);
    expect(new Map(below?.rows.map(({ keys, cost }) => [keys[1], cost]))).toEqual(
      inNumbers(sumsOf(own, (row) => row.ServiceName ?? '')),
    );
  });

  test('rows stand before what is below them, the five layers deep', async () => {
    const { details } = await bill(`details(layers: 5) { ${ROWS} }`);
    let depth = 0;
    for (const { layer } of details?.rows ?? []) {
      expect(layer).toBeLessThanOrEqual(depth + 1);
      depth = layer;
    }
    expect(details?.rows[0]?.layer).toBe(1);
  });

  test('resources of one name below one row are told apart, in the whole tree as below that row', async () => {
    const whole = (await bill(`details(layers: 5) { ${ROWS} }`, 'AZURE')).details?.rows ?? [];
    const images = whole.filter(({ label }) => label.startsWith('sunflower_cati ['));
    expect(images.map(({ label }) => label)).toContain('sunflower_cati [ds-test]');
    const parent = images[0]?.keys.slice(0, 4);
    const under = `under: { currency: "USD", keys: ${JSON.stringify(parent)} }`;
    const below = (await bill(`details(layers: 1, ${under}) { ${ROWS} }`, 'AZURE')).details?.rows ?? [];
    const inTree = whole.filter(({ keys }) => keys.length === 5 && `${keys.slice(0, 4)}` === `${parent}`);
    expect(below.map(({ label }) => label)).toEqual(inTree.map(({ label }) => label));
    expect(new Set(inTree.map(({ label }) => label)).size).toBe(inTree.length);
  });

  test.each([
    ['AZURE', 'TAG'],
    ['AZURE', 'SERVICE_GROUP'],
    ['GCP', 'REGION'],
    ['GCP', 'INVOICES'],
    ['OCI', 'TAG'],
    ['TENCENT', 'SERVICE_GROUP'],
    ['OPENSTACK', 'TAG'],
  ])('%s has no view by %s', async (vendor, viewBy) => {
    const reply = await gateway.ask(ofBill(`details(viewBy: ${viewBy}) { layers }`, vendor));
    expect(reply.expectError().extensions).toMatchObject({
      ...{ code: 'BAD_USER_INPUT', argument: 'viewBy', rule: 'VIEW_NOT_OF_VENDOR' },
    });
    expect(gateway.callsOf(reply)).not.toContain('billDetails');
  });

  test.each([
    ['details(viewBy: TAG) { layers }', 'tagKey'],
    ['details(viewBy: SERVICE_GROUP) { layers }', 'serviceGroupSet'],
    ['details(viewBy: SERVICE_GROUP, serviceGroupSet: "nothing") { layers }', 'serviceGroupSet'],
    ['details(layers: 6) { layers }', 'layers'],
    ['details(layers: 0) { layers }', 'layers'],
  ])('%s names its argument', async (field, argument) => {
    const reply = await gateway.ask(ofBill(field));
    expect(reply.expectError().extensions).toMatchObject({ code: 'BAD_USER_INPUT', argument });
  });

  test('lists tag keys and sets of service groups', async () => {
    const { tagKeys, serviceGroupSets } = await bill('tagKeys serviceGroupSets { name groups }');
    expect(tagKeys).toContain('aws:createdBy');
    expect(serviceGroupSets?.map(({ name }) => name)).toEqual(['Pool']);
  });
});
