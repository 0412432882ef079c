// The bills of all vendors through the gateway: sums by currency and in the company's, one call a vendor, and a vendor that fails alone.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { BillList, BillSums } from '../../../gateway/__generated__/graph-types.ts';
import { SERVICES } from '../../../upstream/contract/services.ts';
import { type BadUpstream, json, passOn, startBadUpstream } from '../../support/faults/bad-upstream.ts';
import { charge } from '../../support/product/focus-files.ts';
import { startGateway, type TestGateway } from '../../support/product/gateway.ts';
import { addOwnCompany } from '../../support/product/own-company.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

let upstream: TestUpstream;
let proxy: BadUpstream;
let gateway: TestGateway;
/** Paths of billing that were called, and what part of a path fails. */
const calls: string[] = [];
let broken: RegExp | null = null;

const AZURE = { ProviderName: 'Microsoft', PublisherName: 'Microsoft', BillingAccountId: '002' };
const GCP = { ProviderName: 'Google Cloud', PublisherName: 'Google Cloud', BillingAccountId: '003' };
const APRIL = {
  BillingPeriodStart: '2024-04-01T00:00:00Z',
  BillingPeriodEnd: '2024-05-01T00:00:00Z',
  ChargePeriodStart: '2024-04-03T00:00:00Z',
  ChargePeriodEnd: '2024-04-04T00:00:00Z',
};

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
    charge(1, 'Amazon S3', '100', { ListCost: '110' }),
    charge(2, 'Amazon S3', '120000', { ListCost: '120000', BillingCurrency: 'KRW' }),
    charge(3, 'Storage', '60000', { ...AZURE, ListCost: '66000', BillingCurrency: 'KRW' }),
    charge(4, 'Credits', '-6000', { ...AZURE, ChargeCategory: 'Credit', BillingCurrency: 'KRW' }),
    charge(1, 'Compute Engine', '10', { ...GCP, ...APRIL }),
  ]);
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

const SUMS = `sums { companyCurrency convertedTotal missing withoutBill rates { from to rate }
  currencies { currency vendors lines { kind amount } } }`;

interface Months {
  viewer: {
    billsOfMonth: {
      month: string;
      sums: BillSums | null;
      bills: { vendor: string; charges: { bills: { currency: string }[] } | null }[];
    };
  };
}

const ofMay = (fields: string) =>
  gateway.ask<Months>(`{ viewer { billsOfMonth(month: "2024-05-20") { ${fields} } } }`);
const RATE = 1 / 1200;

describe('the bills of a month', () => {
  test('add up line by line, each currency apart, by worth; all together by the rates of the month', async () => {
    const { billsOfMonth } = (await ofMay(`month ${SUMS}`)).expectData().viewer;
    expect(billsOfMonth.month).toBe('2024-05-01');
    expect(billsOfMonth.sums).toEqual({
      ...{
        companyCurrency: 'USD',
        convertedTotal: expect.closeTo(245, 8),
        missing: [],
        withoutBill: ['GCP'],
      },
      rates: [{ from: 'KRW', to: 'USD', rate: expect.closeTo(RATE, 10) }],
      currencies: [
        {
          ...{ currency: 'KRW', vendors: ['AWS', 'AZURE'] },
          lines: [
            { kind: 'CLOUD_ORIGINAL_COST', amount: 186_000 },
            { kind: 'OTHER_DISCOUNT', amount: -6000 },
            { kind: 'CLOUD_COST', amount: 180_000 },
            { kind: 'CREDIT', amount: -6000 },
            { kind: 'TOTAL', amount: 174_000 },
          ],
        },
        {
          ...{ currency: 'USD', vendors: ['AWS'] },
          lines: [
            { kind: 'CLOUD_ORIGINAL_COST', amount: 110 },
            { kind: 'OTHER_DISCOUNT', amount: -10 },
            { kind: 'CLOUD_COST', amount: 100 },
            { kind: 'TOTAL', amount: 100 },
          ],
        },
      ],
    });
  });

  test('are asked for once a vendor, whatever is told of them', async () => {
    await ofMay(`${SUMS} bills { vendor charges { bills { currency } } }`);
    expect(calls.sort()).toEqual(['aws/charge', 'azr/charge', 'gcp/charge']);
  });

  test('leave out a vendor that fails, and name it; its own bill says what failed', async () => {
    broken = /azr/;
    const reply = await ofMay(`${SUMS} bills { vendor charges { bills { currency } } }`);
    const { sums, bills } = reply.data?.viewer.billsOfMonth ?? {};
    expect(sums).toMatchObject({ missing: ['AZURE'], withoutBill: ['GCP'] });
    expect(sums?.convertedTotal).toBeCloseTo(200, 8);
    expect(bills?.map(({ vendor, charges }) => [vendor, charges?.bills.length ?? null])).toEqual([
      ['AWS', 2],
      ['AZURE', null],
      ['GCP', null],
    ]);
    expect(reply.errors.map(({ path, extensions }) => [path?.slice(2, 4), extensions?.code])).toEqual([
      [['bills', 1], 'UPSTREAM_UNAVAILABLE'],
      [['bills', 2], 'NOT_FOUND'],
    ]);
  });

  test('fail together where all of them do', async () => {
    broken = /charge/;
    const reply = await ofMay(SUMS);
    expect(reply.expectError().extensions).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' });
  });
});

describe('the billed months of all vendors', () => {
  const months = (fields: string) =>
    gateway.ask<{ viewer: { bills: BillList } }>(`{ viewer { bills { missing months { ${fields} } } } }`);

  test('have what each vendor has, as final as the least final', async () => {
    const { bills } = (
      await months('month convertedTotal isConverted status { state } totals { currency total }')
    ).expectData().viewer;
    expect(bills.missing).toEqual([]);
    expect(bills.months).toEqual([
      {
        ...{ month: '2024-04-01', convertedTotal: 10, isConverted: false },
        ...{ status: { state: expect.any(String) }, totals: [{ currency: 'USD', total: 10 }] },
      },
      {
        ...{ month: '2024-05-01', convertedTotal: expect.closeTo(245, 8), isConverted: true },
        status: { state: expect.any(String) },
        totals: expect.arrayContaining([
          { currency: 'USD', total: 100 },
          { currency: 'KRW', total: 174_000 },
        ]),
      },
    ]);
  });

  test('go on without a vendor that fails', async () => {
    broken = /gcp/;
    const { bills } = (await months('month')).expectData().viewer;
    expect(bills).toEqual({ missing: ['GCP'], months: [{ month: '2024-05-01' }] });
  });
});
