// Exchange rates hold from their day: a newer one moves no earlier figure, in whatever currency amounts are read.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDocuments } from '../../../upstream/stores/documents/open-documents.ts';
import {
  type EnteredRate,
  replaceRates,
} from '../../../upstream/stores/documents/reference/exchange-rates.ts';
import { charge, type Fields } from '../../support/product/focus-files.ts';
import { startGateway, type TestGateway } from '../../support/product/gateway.ts';
import { addOwnCompany } from '../../support/product/own-company.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

let upstream: TestUpstream;
let gateway: TestGateway;

const onDay = (day: string, cost: string, currency: string): Fields =>
  charge(1, 'A', cost, {
    BillingCurrency: currency,
    BillingPeriodStart: `${day.slice(0, 7)}-01T00:00:00Z`,
    ChargePeriodStart: `${day}T00:00:00Z`,
    ChargePeriodEnd: `${day}T23:00:00Z`,
  });

const BANK = { source: 'a bank' };
const FIRST: EnteredRate = { date: '2024-01-01', currency: 'KRW', rate: '1250', ...BANK };
const IN_MARCH: EnteredRate = { date: '2024-03-16', currency: 'KRW', rate: '1600', ...BANK };
const OF_ANOTHER: EnteredRate = { date: '2024-03-20', currency: 'MXN', rate: '18', source: '' };

async function setRates(...rates: EnteredRate[]): Promise<void> {
  const documents = await openDocuments(upstream.dataDir);
  await replaceRates(documents, rates);
  await documents.destroy();
}

beforeAll(async () => {
  upstream = await startUpstream();
  gateway = await startGateway(upstream);
  await addOwnCompany(upstream.dataDir, 'acme', [
    onDay('2024-01-10', '125000', 'KRW'),
    onDay('2024-01-11', '10', 'USD'),
    onDay('2024-03-05', '125000', 'KRW'),
    onDay('2024-03-20', '160000', 'KRW'),
    onDay('2024-03-21', '7', 'USD'),
    onDay('2024-04-02', '1', 'USD'),
  ]);
});
afterAll(async () => {
  await gateway?.close();
  await upstream?.close();
});

interface Figures {
  bills: { months: { month: string; convertedTotal: number; rates: { currency: string; rate: number }[] }[] };
  costAnalytics: {
    currency: string;
    total: { total: number; amounts: (number | null)[] };
    rates: { from: string; to: string; rate: number; date: string | null; source: string }[];
  };
  march: { total: { total: number; amounts: (number | null)[] } };
  preferences: { exchangeRateDate: string | null };
}

async function figures(): Promise<Figures> {
  const reply = await gateway.ask<{ viewer: Figures }>(`{ viewer {
    bills(vendor: AWS) { months { month convertedTotal rates { currency rate } } }
    costAnalytics(query: { range: { frame: CUSTOM, start: "2024-01-01", end: "2024-03-31" }, unit: MONTH, vendors: [AWS] }) {
      currency total { total amounts } rates { from to rate date source } }
    march: costAnalytics(query: { range: { frame: CUSTOM, start: "2024-03-01", end: "2024-03-31" }, unit: DAY, vendors: [AWS] }) {
      total { total amounts } }
    preferences { exchangeRateDate } } }`);
  return reply.expectData().viewer;
}

const convertedOf = ({ bills }: Figures) =>
  Object.fromEntries(bills.months.map(({ month, convertedTotal }) => [month.slice(0, 7), convertedTotal]));

describe('a bill by the rate of its month, a day by that of its day', () => {
  test('a rate of March moves March alone', async () => {
    await setRates(FIRST);
    const before = await figures();
    expect(convertedOf(before)).toEqual({ '2024-01': 110, '2024-03': 235, '2024-04': 1 });
    expect(before.costAnalytics.total).toEqual({ total: 345, amounts: [110, null, 235] });
    await setRates(FIRST, IN_MARCH);
    const after = await figures();
    // The whole bill by the last rate of its month: 285,000 / 1,600 + 7. By day: 100 + 100 + 7.
    expect(convertedOf(after)).toEqual({ '2024-01': 110, '2024-03': 185.125, '2024-04': 1 });
    expect(after.costAnalytics.total).toEqual({ total: 317, amounts: [110, null, 207] });
    const days = after.march.total.amounts.flatMap((amount, place) =>
      amount === null ? [] : [[place + 1, amount]],
    );
    expect(days).toEqual([
      [5, 100],
      [20, 100],
      [21, 7],
    ]);
  });

  test('every converted figure says rate, day and source; a rate of another currency does not change them', async () => {
    await setRates(FIRST, IN_MARCH);
    const { costAnalytics, bills } = await figures();
    expect(costAnalytics.rates).toEqual([
      { from: 'KRW', to: 'USD', rate: 0.0008, date: '2024-01-01', source: 'a bank' },
      { from: 'KRW', to: 'USD', rate: 0.000625, date: '2024-03-16', source: 'a bank' },
    ]);
    const rateOf = (month: string) =>
      bills.months.find((each) => each.month === month)?.rates.find(({ currency }) => currency === 'KRW')
        ?.rate;
    expect([rateOf('2024-01-01'), rateOf('2024-03-01')]).toEqual([1250, 1600]);
    await setRates(FIRST, IN_MARCH, OF_ANOTHER);
    expect((await figures()).costAnalytics.rates).toEqual(costAnalytics.rates);
  });

  test('without any rate that was entered the portal’s own hold, and have no day', async () => {
    await setRates();
    const { costAnalytics, preferences } = await figures();
    expect(preferences.exchangeRateDate).toBeNull();
    expect(costAnalytics.rates).toEqual([
      { from: 'KRW', to: 'USD', rate: 0.000833333333333334, date: null, source: '' },
    ]);
  });
});

test('read in another currency each day is converted by its own rate, and parts are the total', async () => {
  await setRates(FIRST, IN_MARCH);
  const save = (currency: string) =>
    gateway.ask(`mutation { saveCurrency(input: { currency: "${currency}" }) { userErrors { code } } }`);
  await save('KRW');
  const { costAnalytics, march } = await figures();
  // 125,000 + 10 x 1,250 in January; 125,000 + 160,000 + 7 x 1,600 in March.
  expect(costAnalytics).toMatchObject({
    currency: 'KRW',
    total: { total: 433_700, amounts: [137_500, null, 296_200] },
  });
  expect(march.total.total).toBe(296_200);
  expect(costAnalytics.rates.map(({ from, to, rate, date }) => [from, to, rate, date])).toEqual([
    ['USD', 'KRW', 1250, '2024-01-01'],
    ['USD', 'KRW', 1600, '2024-03-16'],
  ]);
  await save('USD');
  expect((await figures()).costAnalytics).toMatchObject({ currency: 'USD', total: { total: 317 } });
});

test('a dashboard with a currency of its own has its widgets answered in it, by the rates of the days', async () => {
  await setRates(FIRST, IN_MARCH);
  const content = (
    currency: string,
  ) => `widgetContent(type: COST_BY_PRODUCT, settings: { frame: LAST_8_WEEKS },
    scope: { currency: ${currency} }) { id ... on CostByContent { costOverTime { currency total { total } rates { rate } } } }`;
  interface Content {
    id: string;
    costOverTime: { currency: string; total: { total: number }; rates: { rate: number }[] };
  }
  const ask = async (query: string) =>
    (await gateway.ask<{ viewer: Record<'own' | 'won', Content> }>(query)).expectData().viewer;
  const { own, won } = await ask(`{ viewer { own: ${content('null')} won: ${content('"KRW"')} } }`);
  expect(own.costOverTime).toMatchObject({ currency: 'USD', total: { total: 208 } });
  // 125,000 + 160,000 + (7 + 1) x 1,600; the rate of today would make 332,800 of the sum.
  expect(won.costOverTime).toMatchObject({
    currency: 'KRW',
    total: { total: 297_800 },
    rates: [{ rate: 1600 }],
  });
  // A content that is asked again by its id is the same one.
  const again = await gateway.ask<{ node: Content }>(
    `{ node(id: "${won.id}") { ... on CostByContent { costOverTime { currency total { total } } } } }`,
  );
  expect(again.expectData().node.costOverTime).toMatchObject({ currency: 'KRW', total: { total: 297_800 } });
  // Kept answers stay apart by currency.
  expect((await ask(`{ viewer { own: ${content('null')} } }`)).own.costOverTime.total.total).toBe(208);
});
