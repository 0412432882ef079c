// What leads from the bills of all vendors to Cost Analytics: both ends against sums by hand and against Cost Analytics itself,
// every line by vendor, rates of days, months of other bills, and what could not be had (B-04, B-06).
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { BillsBridge } from '../../../gateway/__generated__/graph-types.ts';
import { sumMoney } from '../../../lib/money/money.ts';
import { SERVICES } from '../../../upstream/contract/services.ts';
import { openDocuments } from '../../../upstream/stores/documents/open-documents.ts';
import { replaceContractTerms } from '../../../upstream/stores/documents/reference/contract-terms.ts';
import { replaceRates } from '../../../upstream/stores/documents/reference/exchange-rates.ts';
import { type BadUpstream, json, passOn, startBadUpstream } from '../../support/faults/bad-upstream.ts';
import { charge } from '../../support/product/focus-files.ts';
import { startGateway, type TestGateway } from '../../support/product/gateway.ts';
import { addOwnCompany } from '../../support/product/own-company.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

let upstream: TestUpstream;
let proxy: BadUpstream;
let gateway: TestGateway;
let broken: RegExp | null = null;
const calls: string[] = [];

const AZURE = { ProviderName: 'Microsoft', PublisherName: 'Microsoft', BillingAccountId: '002' };
const GCP = { ProviderName: 'Google Cloud', PublisherName: 'Google Cloud', BillingAccountId: '003' };
const OCI = { ProviderName: 'Oracle', PublisherName: 'Oracle', BillingAccountId: '004' };
/** On the bill of June. */
const IN_JUNE = { BillingPeriodStart: '2024-06-01T00:00:00Z', BillingPeriodEnd: '2024-07-01T00:00:00Z' };

beforeAll(async () => {
  upstream = await startUpstream({ demoToday: '2024-07-01' });
  proxy = await startBadUpstream();
  proxy.behave((request, response) => {
    const path = request.url ?? '';
    calls.push(path.replace(/.*\/billing\//, ''));
    if (broken?.test(path)) json(response, 'out of order', 500);
    else passOn(request, response, `${upstream.url}${SERVICES.billing.base}`);
  });
  gateway = await startGateway(upstream, { UPSTREAM_URL_BILLING: proxy.url });
  await addOwnCompany(upstream.dataDir, 'acme', [
    charge(1, 'Amazon S3', '100'),
    charge(2, 'Amazon EC2', '40', { EffectiveCost: '38.5' }),
    charge(1, 'Amazon Registrar', '24', { ChargeCategory: 'Purchase', EffectiveCost: '2' }),
    charge(31, 'Amazon S3', '5', { ...IN_JUNE, ChargePeriodEnd: '2024-06-01T00:00:00Z' }),
    charge(5, 'Storage', '12500', { ...AZURE, BillingCurrency: 'KRW' }),
    charge(20, 'Storage', '16000', { ...AZURE, BillingCurrency: 'KRW' }),
    charge(12, 'Compute Engine', '7', { ...GCP, ...IN_JUNE }),
    charge(3, 'Compute', '11', { ...OCI, BillingCurrency: 'SEK' }),
  ]);
  const documents = await openDocuments(upstream.dataDir);
  await replaceRates(documents, [
    { date: '2024-01-01', currency: 'KRW', rate: '1250', source: 'a bank' },
    { date: '2024-05-16', currency: 'KRW', rate: '1600', source: 'a bank' },
  ]);
  await documents.destroy();
});
afterEach(() => {
  broken = null;
  calls.length = 0;
});
afterAll(async () => {
  await gateway?.close();
  await proxy?.close();
  await upstream?.close();
});

interface Answer {
  viewer: {
    billsOfMonth: { sums: { convertedTotal: number | null }; costBridge: BillsBridge };
    costAnalytics: { currency: string; total: { total: number } };
  };
}

async function bridge(basis: 'BILLED' | 'EFFECTIVE') {
  const reply = await gateway.ask<Answer>(`{ viewer {
    billsOfMonth(month: "2024-05-01") { sums { convertedTotal } costBridge(basis: ${basis}) {
      basis currency total cost missing lines { kind amount vendors { vendor amount } }
      vendors { vendor total cost } rates { from to rate date } withoutRate { currency total cost } } }
    costAnalytics(query: { range: { frame: CUSTOM, start: "2024-05-01", end: "2024-05-31" }, unit: MONTH, basis: ${basis},
      vendors: [AWS, AZURE, GCP, OCI] }) { currency total { total } } } }`);
  return reply.expectData().viewer;
}

describe('from all bills to Cost Analytics', () => {
  test('each cent of the difference is on a line, by vendor, in one currency', async () => {
    const { billsOfMonth, costAnalytics } = await bridge('BILLED');
    // The bill in won by the last rate of May, its two days by their own: 28,500 / 1,600, and 10 + 10.
    expect(billsOfMonth.costBridge).toEqual({
      ...{ basis: 'BILLED', currency: 'USD', missing: [] },
      total: 100 + 40 + 24 + 17.8125,
      lines: [
        {
          ...{ kind: 'OTHER_BILLS', amount: 12 },
          vendors: [
            { vendor: 'AWS', amount: 5 },
            { vendor: 'GCP', amount: 7 },
          ],
        },
        {
          ...{ kind: 'EXCHANGE_RATES', amount: 2.1875 },
          vendors: [{ vendor: 'AZURE', amount: 2.1875 }],
        },
      ],
      cost: 169 + 20 + 7,
      vendors: [
        { vendor: 'AWS', total: 164, cost: 169 },
        { vendor: 'AZURE', total: 17.8125, cost: 20 },
        { vendor: 'GCP', total: 0, cost: 7 },
        { vendor: 'OCI', total: 0, cost: 0 },
      ],
      rates: [{ from: 'KRW', to: 'USD', rate: 0.000625, date: '2024-05-16' }],
      withoutRate: [{ currency: 'SEK', total: 11, cost: 11 }],
    });
    expect(costAnalytics).toEqual({ currency: 'USD', total: { total: 196 } });
  });

  test('effective cost adds what the vendor spreads', async () => {
    const { billsOfMonth, costAnalytics } = await bridge('EFFECTIVE');
    const { total, lines, cost } = billsOfMonth.costBridge;
    expect(
      lines.map(({ kind, amount, vendors }) => [kind, amount, vendors.map(({ vendor }) => vendor)]),
    ).toEqual([
      ['OTHER_BILLS', 12, ['AWS', 'GCP']],
      ['OTHER_FEES', -22, ['AWS']],
      ['USAGE', -1.5, ['AWS']],
      ['EXCHANGE_RATES', 2.1875, ['AZURE']],
    ]);
    expect(sumMoney([total, ...lines.map(({ amount }) => amount)])).toBe(cost);
    expect(cost).toBe(costAnalytics.total.total);
  });

  test('asks once a vendor', async () => {
    await bridge('BILLED');
    expect(calls.filter((path) => path.endsWith('cost_bridge')).sort()).toEqual(
      ['aws', 'azr', 'gcp', 'oci'].map((vendor) => `${vendor}/cost_bridge`),
    );
  });

  test('a vendor that fails is named and in neither end', async () => {
    broken = /azr\/cost_bridge/;
    const { costBridge } = (await bridge('BILLED')).billsOfMonth;
    expect(costBridge).toMatchObject({ missing: ['AZURE'], total: 164, cost: 176, rates: [] });
    expect(costBridge.lines.map(({ kind }) => kind)).toEqual(['OTHER_BILLS']);
  });

  test('a vendor whose cost is closed to the reader is named too, and nothing of it is told', async () => {
    const documents = await openDocuments(upstream.dataDir);
    const terms = { accountId: null, validFrom: '2024-01-01', validTo: null, invoiceCurrency: null };
    await replaceContractTerms(documents, 'acme', [
      { vendor: 'aws', ...terms, salesDiscountRate: '0.05', supportRate: '0', vatRate: '0' },
    ]);
    const { costBridge } = (await bridge('BILLED')).billsOfMonth;
    await replaceContractTerms(documents, 'acme', []);
    await documents.destroy();
    expect(costBridge).toMatchObject({ missing: ['AWS'], total: 17.8125, cost: 27 });
  });
});
