// N-06: fees and taxes out of billing files to an anomaly of a month, its causes and its days; a reload takes it back.
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { addDays, addMonths, lastOfMonth } from '../../../../../lib/calendar/calendar.ts';
import { sumMoney } from '../../../../../lib/money/money.ts';
import { basisOfKind } from '../../../../../upstream/domains/anomaly/bases.ts';
import { causesOf } from '../../../../../upstream/domains/anomaly/causes/causes.ts';
import { modelDays } from '../../../../../upstream/domains/anomaly/causes/model-days.ts';
import { AnomalyWatch } from '../../../../../upstream/domains/anomaly/judging/anomaly-watch.ts';
import type { Stores } from '../../../../../upstream/domains/shared/stores.ts';
import { anomalyEvents } from '../../../../../upstream/stores/documents/anomaly/anomaly-events.ts';
import {
  csv,
  type FactsBench,
  type Fields,
  openBench,
  row,
} from '../../../../support/product/focus-files.ts';

const FIRST = '2024-01-01';
const MONTHS = 6;
const USAGE = '20';
const CORRECTED = '2024-05-20';

let bench: FactsBench;
let watch: AnomalyWatch;

beforeAll(async () => {
  bench = await openBench();
  await bench.documents.updateTable('companies').set({ charge_type: 'PREMIUM' }).execute();
  const stores = {
    ...{ documents: bench.documents, facts: bench.facts, demoToday: 'auto', environment: 'LOCAL' },
    now: () => new Date('2024-06-30T06:00:00Z'),
  } as Stores;
  watch = new AnomalyWatch({ stores, logger: pino({ level: 'silent' }) });
});
afterAll(async () => {
  await watch.close();
  await bench.close();
});

function billed(start: string, end: string, cost: string, more: Fields): Fields {
  return row({
    ...{ BilledCost: cost, EffectiveCost: cost, ListCost: cost, ContractedCost: cost },
    ...{ ChargeDescription: '', ChargeClass: '' },
    BillingPeriodStart: `${start.slice(0, 7)}-01T00:00:00Z`,
    BillingPeriodEnd: `${addDays(lastOfMonth(start), 1)}T00:00:00Z`,
    ChargePeriodStart: `${start}T00:00:00Z`,
    ChargePeriodEnd: `${addDays(end, 1)}T00:00:00Z`,
    ...more,
  });
}

/**
 * Usage of each day, support for each month, of which one is dearer, a fifth of all as tax, and a day that was corrected
 * upwards a month later.
 */
async function load(name: string, supportOf: (month: number) => string): Promise<void> {
  const rows = Array.from({ length: MONTHS }, (_, place) => {
    const [start, end] = [addMonths(FIRST, place), lastOfMonth(addMonths(FIRST, place))];
    const days = Array.from({ length: Number(end.slice(8)) }, (__, day) => addDays(start, day));
    const support = supportOf(place);
    const tax = (0.2 * (Number(USAGE) * days.length + Number(support))).toFixed(2);
    const fee = { ChargeCategory: 'Purchase', ServiceName: 'Support', ChargeDescription: 'Support plan' };
    return [
      ...days.map((day) => billed(day, day, USAGE, { ChargeCategory: 'Usage' })),
      billed(start, end, support, fee),
      billed(start, end, tax, { ChargeCategory: 'Tax', ServiceName: 'Tax', ChargeDescription: 'VAT' }),
    ];
  }).flat();
  const correction = { ChargeCategory: 'Usage', ChargeClass: 'Correction', BillingPeriodStart: '2024-06-01' };
  rows.push(billed(CORRECTED, CORRECTED, '60', { ...correction, BillingPeriodEnd: '2024-07-01' }));
  await bench.load([bench.file(name, csv(rows))], { answers: ['shrink'] });
  await watch.judgeAll();
}

/** Usage of two accounts on one bill, of which the first costs three times as much from May on. */
async function loadTwoAccounts(name: string, taxed: 'each account' | 'the whole bill'): Promise<void> {
  const rows = Array.from({ length: MONTHS }, (_, place) => {
    const [start, end] = [addMonths(FIRST, place), lastOfMonth(addMonths(FIRST, place))];
    const days = Array.from({ length: Number(end.slice(8)) }, (__, day) => addDays(start, day));
    const alpha = place >= 4 ? 60 : 20;
    const daily = { alpha, beta: 200 };
    const taxable = taxed === 'each account' ? daily : { beta: alpha + daily.beta };
    const of = (account: string) => ({ SubAccountId: account, SubAccountName: account });
    const tax = { ChargeCategory: 'Tax', ServiceName: 'Tax', ChargeDescription: 'VAT' };
    return [
      ...Object.entries(daily).flatMap(([account, cost]) =>
        days.map((day) => billed(day, day, String(cost), { ChargeCategory: 'Usage', ...of(account) })),
      ),
      ...Object.entries(taxable).map(([account, cost]) =>
        billed(start, end, (0.1 * cost * days.length).toFixed(2), { ...tax, ...of(account) }),
      ),
    ];
  }).flat();
  await bench.load([bench.file(name, csv(rows))], { answers: ['shrink'] });
  await watch.judgeAll();
}

const told = () => anomalyEvents(bench.documents, 'acme', { isWithWithdrawn: true });

describe('fees and taxes', () => {
  it('are judged by month, apart from usage: the dear month is one anomaly, its tax and other months none', async () => {
    await load('first.csv', (month) => (month === 4 ? '160.40' : '100.10'));
    const [event, ...others] = await told();
    expect(others).toEqual([]);
    expect(event).toMatchObject({
      ...{ kind: 'FEE', unit: 'MONTH', direction: 'UP', product: { key: 'Support' }, detectType: 'AI' },
      ...{ startedOn: '2024-05-01', lastSeenOn: '2024-05-31', endedOn: '2024-05-31', days: 31 },
      ...{ real: '160.4', expected: '100.1', impact: '60.3', level: 'MINOR', sensitivity: 'L' },
    });
  });

  it('are beside corrections of invoiced usage, which are no usage of their day: no kind is judged by them', async () => {
    const asked = { companyId: 'acme', vendors: ['aws' as const], measures: ['billed' as const], unit: null };
    const { groups } = await bench.facts.cost({
      ...{ ...asked, range: { start: CORRECTED, end: CORRECTED }, filters: [], groupBy: ['chargeType'] },
      ...{ limit: 9, skip: 0 },
    });
    expect(groups.map(({ keys, totals }) => [keys[0], totals[0]])).toEqual([
      ['Adjustment', 60],
      ['Usage', 20],
    ]);
    expect((await told()).filter(({ kind }) => kind !== 'FEE')).toEqual([]);
  });

  it('are explained to the cent by the months before, and lead to their own charges', async () => {
    const [event] = await told();
    if (!event) throw new Error('nothing was found');
    const causes = await causesOf(bench.facts, event, basisOfKind('FEE'));
    expect(causes.causes).toMatchObject([
      { service: 'Support', forecastCost: 100.1, realCost: 160.4, difference: 60.3, influence: 100 },
    ]);
    expect(sumMoney(causes.causes.map(({ difference }) => difference))).toBe(60.3);
    expect(JSON.stringify(causes.filters)).toContain('"field":"chargeType","values":["Fee"]');
    const days = await modelDays(bench, event, basisOfKind('FEE'), causes.topCause);
    expect(days.map(({ date, cost, isDetected }) => [date, cost, isDetected])).toEqual([
      // January may have begun before the data.
      ...['2024-02-01', '2024-03-01', '2024-04-01'].map((month) => [month, 100.1, false]),
      ['2024-05-01', 160.4, true],
    ]);
    expect(days.at(-1)).toMatchObject({
      costWithoutCause: 100.1,
      models: [{ model: 'MONTHS', isOutside: true }],
    });
  });

  it('are withdrawn when the month is another after a reload', async () => {
    await load('corrected.csv', () => '100.10');
    expect(await told()).toMatchObject([{ kind: 'FEE', withdrawnReason: 'DATA_CHANGED' }]);
  });
});

test.each(['each account', 'the whole bill'] as const)(
  'a tax that is charged on %s grows with it, and is no news',
  async (taxed) => {
    await loadTwoAccounts(`${taxed}.csv`, taxed);
    const current = (await told()).filter(({ withdrawnReason }) => withdrawnReason === null);
    expect(current.map(({ kind, account }) => [kind, account?.key])).toEqual([['USAGE', 'alpha']]);
  },
);
