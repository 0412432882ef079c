// What the vendor billed beside another bill is for those who administer the company: in details and invoices too (B-06, B-08).
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MENUS } from '../../../lib/catalogue/menus.ts';
import { costBridge } from '../../../upstream/contract/billing/cost-bridge.ts';
import { TOOLS_CLIENT_ID } from '../../../upstream/identity/provider/realm.ts';
import { openDocuments } from '../../../upstream/stores/documents/open-documents.ts';
import { replaceContractTerms } from '../../../upstream/stores/documents/reference/contract-terms.ts';
import { replaceServiceGroupSets } from '../../../upstream/stores/documents/reference/service-groups.ts';
import { toolCaller } from '../../support/people/people.ts';
import { charge } from '../../support/product/focus-files.ts';
import { startGateway, type TestGateway } from '../../support/product/gateway.ts';
import { addOwnCompany } from '../../support/product/own-company.ts';
import { call } from '../../support/product/rest.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

let upstream: TestUpstream;
let gateway: TestGateway;

/** A machine of which a part of the list price is paid. */
const spot = {
  ...{ SkuPriceDetails: '{"InstanceType":"m5.large"}', PricingCategory: 'Dynamic', ListCost: '100' },
  ...{ ConsumedQuantity: '10', ConsumedUnit: 'Hours', ResourceId: 'i-1' },
};
const none = {
  SkuPriceDetails: '',
  PricingCategory: '',
  ConsumedQuantity: '',
  ConsumedUnit: '',
  ResourceId: '',
};
const anyCharge = { vendor: null, accountId: null, resourceId: null, tagKey: null, tagValue: null };
const support = { ServiceName: 'AWS Support (Business)', ServiceCategory: 'Other' };

beforeAll(async () => {
  upstream = await startUpstream({ demoToday: '2024-07-01' });
  gateway = await startGateway(upstream);
  await addOwnCompany(upstream.dataDir, 'acme', [
    charge(1, 'Amazon S3', '100', { SubAccountId: '1', ...none }),
    charge(2, 'Amazon EC2', '60', { SubAccountId: '1', ...spot }),
    charge(3, 'AWS Support (Business)', '12', { SubAccountId: '1', ...support }),
    charge(4, 'Amazon S3', '40', { SubAccountId: '2' }),
    charge(5, 'Credits', '-8', { SubAccountId: '2', ChargeCategory: 'Credit' }),
  ]);
  const documents = await openDocuments(upstream.dataDir);
  const term = { vendor: 'aws', validFrom: '2024-01-01', validTo: null, invoiceCurrency: null } as const;
  await replaceContractTerms(documents, 'acme', [
    { ...term, accountId: null, salesDiscountRate: '0.05', supportRate: '0', vatRate: '0.1' },
    { ...term, accountId: '2', salesDiscountRate: '0', supportRate: '0.2', vatRate: '0.1' },
  ]);
  await replaceServiceGroupSets(documents, 'acme', [
    {
      set: 'Teams',
      groups: ['One'],
      rules: [{ ...anyCharge, group: 'One', accountId: '1' }],
    },
  ]);
  await documents.destroy();
});
afterAll(async () => {
  await gateway?.close();
  await upstream?.close();
});

interface Bill {
  charges: { bills: { lines: { kind: string; amount: number }[] }[] };
  details: { totals: { amount: number }[]; rows: { keys: string[]; layer: number; cost: number }[] };
  byService: { totals: { amount: number }[] };
  invoices: { total: number; lines: { kind: string; amount: number }[] }[];
}

async function bill(): Promise<Bill> {
  const reply = await gateway.ask<{ viewer: { bill: Bill } }>(
    `{ viewer { bill(vendor: AWS, month: "2024-05-01") {
      charges { bills { lines { kind amount } } }
      details(viewBy: ACCOUNT, layers: 2) { totals { amount } rows { keys layer cost } }
      byService: details(viewBy: REGION, layers: 4) { totals { amount } }
      invoices { total lines { kind amount } } } } }`,
  );
  return reply.expectData().viewer.bill;
}

interface Splits {
  insight: {
    currencies: {
      total: { thisMonth: number };
      rows: { key: string; figures: { thisMonth: number }; drivers: { thisMonth: number }[] }[];
    }[];
  };
  serviceGroups: { totals: { amount: number }[]; groups: { name: string; cost: number }[] };
  computingResources: { cost: number; usage: number; resourceCount: number }[];
  autoSpot: { totals: { onDemandCost: number; spotCost: number }[] };
}

async function splits(): Promise<Splits> {
  const reply = await gateway.ask<{ viewer: { bill: Splits } }>(
    `{ viewer { bill(vendor: AWS, month: "2024-05-01") {
      insight { ... on InvoiceInsight { currencies { total { thisMonth }
        rows { key figures { thisMonth } drivers { thisMonth } } } } }
      serviceGroups(set: "Teams") { totals { amount } groups { name cost } }
      computingResources { cost usage resourceCount }
      autoSpot { totals { onDemandCost spotCost } } } } }`,
  );
  return reply.expectData().viewer.bill;
}

interface CostBridge {
  currency: string;
  total: number;
  notExplained: number;
  bills: { currency: string; lines: { kind: string; amount: number }[] }[];
}

const bridgeOf = (basis: string) => `{ viewer { bill(vendor: AWS, month: "2024-05-01") {
  costBridge(basis: ${basis}) { currency total notExplained bills { currency total cost convertedCost unconverted
    conversions { amount converted } lines { kind amount billed effective months { month amount } } } } } } }`;

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
const lineOf = ({ charges }: Bill, kind: string) =>
  charges.bills[0]?.lines.find((line) => line.kind === kind)?.amount;

describe('with a contract', () => {
  test('those who do not administer the company see what the bill charges, and it adds up to the bill', async () => {
    const told = await bill();
    // Account 1: 160 less 5 %, and support of 12; account 2: 40 with support of 20 %, less the credit; all with 10 % tax.
    const total = (160 * 0.95 + 12) * 1.1 + (40 * 1.2 - 8) * 1.1;
    expect(lineOf(told, 'TOTAL')).toBeCloseTo(total, 10);
    for (const { totals } of [told.details, told.byService])
      expect(totals.map(({ amount }) => amount)).toEqual([expect.closeTo(total, 10)]);
    const accounts = told.details.rows.filter(({ layer }) => layer === 1);
    expect(accounts.map(({ keys, cost }) => [keys[0], cost])).toEqual([
      ['1', expect.closeTo((160 * 0.95 + 12) * 1.1, 10)],
      ['2', expect.closeTo((40 * 1.2 - 8) * 1.1, 10)],
    ]);
    expect(told.invoices.map((invoice) => invoice.total)).toEqual([expect.closeTo(total, 10)]);
    expect(sumOf(told.invoices.flatMap(({ lines }) => lines.map(({ amount }) => amount)))).toBeCloseTo(
      total,
      10,
    );
    expect(JSON.stringify(told)).not.toMatch(/\b204\b/);
  });

  test('the insight, groups, resources and spot usage are as the bill charges them', async () => {
    const ofEc2 = 60 * 0.95 * 1.1;
    const total = (160 * 0.95 + 12) * 1.1 + (40 * 1.2 - 8) * 1.1;
    const told = await splits();
    const [insight] = told.insight.currencies;
    expect(insight?.total.thisMonth).toBeCloseTo(total, 10);
    expect(sumOf(insight?.rows.map(({ figures }) => figures.thisMonth) ?? [])).toBeCloseTo(total, 10);
    expect(insight?.rows.find(({ key }) => key === 'Amazon EC2')).toMatchObject({
      figures: { thisMonth: expect.closeTo(ofEc2, 10) },
      drivers: [{ thisMonth: expect.closeTo(ofEc2, 10) }],
    });
    expect(told.serviceGroups.totals).toEqual([{ amount: expect.closeTo(total, 10) }]);
    expect(told.serviceGroups.groups.map(({ name, cost }) => [name, cost])).toEqual([
      ['One', expect.closeTo((160 * 0.95 + 12) * 1.1, 10)],
      ['', expect.closeTo((40 * 1.2 - 8) * 1.1, 10)],
    ]);
    expect(told.computingResources).toEqual([
      { cost: expect.closeTo(ofEc2, 10), usage: 10, resourceCount: 1 },
    ]);
    expect(told.autoSpot.totals).toMatchObject([{ onDemandCost: 100, spotCost: expect.closeTo(ofEc2, 10) }]);
    expect(JSON.stringify(told)).not.toMatch(/\b(60|204)\b/);
  });

  test('single charges of an invoice are closed to them, with a code', async () => {
    const reply = await gateway.ask(
      `{ viewer { bill(vendor: AWS, month: "2024-05-01") { invoices { rows { rowsTotal } } } } }`,
    );
    expect(reply.errors.map(({ extensions }) => extensions)).toEqual([
      expect.objectContaining({ rule: 'VENDOR_COST_CLOSED' }),
    ]);
  });

  test('the way to Cost Analytics is closed to them, for it tells what the vendor billed', async () => {
    const reply = await gateway.ask(bridgeOf('BILLED'));
    expect(reply.errors.map(({ extensions }) => extensions)).toEqual([
      expect.objectContaining({ rule: 'VENDOR_COST_CLOSED' }),
    ]);
  });

  test('an administrator sees what the vendor billed', async () => {
    const documents = await openDocuments(upstream.dataDir);
    await documents
      .updateTable('menu_rights')
      .set({ auth_type: 'edit' })
      .where('user_id', '=', TOOLS_CLIENT_ID)
      .where('company_id', '=', 'acme')
      .execute();
    await documents.destroy();
    const { details, invoices } = await bill();
    expect(details.totals).toEqual([{ amount: 204 }]);
    expect(invoices.map(({ total }) => total)).toEqual([204]);
    const { insight, serviceGroups, computingResources, autoSpot } = await splits();
    expect(insight.currencies[0]?.total.thisMonth).toBe(204);
    expect(serviceGroups.totals).toEqual([{ amount: 204 }]);
    expect(computingResources).toMatchObject([{ cost: 60 }]);
    expect(autoSpot.totals).toMatchObject([{ spotCost: 60 }]);
  });

  test('an administrator sees what leads to Cost Analytics: the terms of the contract are taken back', async () => {
    const reply = await gateway.ask<{ viewer: { bill: { costBridge: CostBridge } } }>(bridgeOf('BILLED'));
    // 5 % of 160; support by the rate is 8, the vendor's own is none; tax is all of the contract.
    const tax = (160 * 0.95 + 12) * 0.1 + (40 * 1.2 - 8) * 0.1;
    const total = 204 - 8 + 8 + tax;
    expect(reply.expectData().viewer.bill.costBridge).toEqual({
      ...{ currency: 'USD', total: 204, notExplained: 0 },
      bills: [
        {
          ...{ currency: 'USD', total: expect.closeTo(total, 10), cost: 204, convertedCost: 204 },
          ...{ unconverted: 0, conversions: [] },
          lines: [
            { kind: 'SALES_DISCOUNT', amount: 8, billed: null, effective: null, months: [] },
            { kind: 'SUPPORT_FEE', amount: -8, billed: null, effective: null, months: [] },
            { kind: 'VAT', amount: expect.closeTo(-tax, 10), billed: null, effective: null, months: [] },
          ],
        },
      ],
    });
  });

  test('who may not see Cost Analytics is told nothing of its cost, by the graph and by the service', async () => {
    const documents = await openDocuments(upstream.dataDir);
    const setRight = (right: 'edit' | 'none') =>
      documents
        .updateTable('menu_rights')
        .set({ auth_type: right })
        .where('user_id', '=', TOOLS_CLIENT_ID)
        .where('company_id', '=', 'acme')
        .where('menu_code', '=', MENUS.COST_ANALYTICS.code)
        .execute();
    await setRight('none');
    const reply = await gateway.ask(bridgeOf('EFFECTIVE'));
    expect(reply.errors.map(({ extensions }) => extensions)).toEqual([
      expect.objectContaining({ code: 'FORBIDDEN', menu: 'COST_ANALYTICS' }),
    ]);
    const caller = await toolCaller(upstream, 'acme');
    const asked = { vendor: 'aws', chargeYear: 2024, chargeMonth: 5, isAmortizedCost: true };
    expect((await call(caller, costBridge, asked)).body).toMatchObject({ error: { code: 'FORBIDDEN' } });
    await setRight('edit');
    await documents.destroy();
    expect((await gateway.ask(bridgeOf('EFFECTIVE'))).errors).toEqual([]);
  });
});
