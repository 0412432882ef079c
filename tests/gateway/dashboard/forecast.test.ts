// The month-end estimate and the year forecast over real data, against sums of the raw files (D-08, D-09).
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, addMonths, daysIn, lastOfMonth } from '../../../lib/calendar/calendar.ts';
import { forecastMonths } from '../../../upstream/domains/shared/forecast/month-methods.ts';
import { naiveEstimates, nearestOf } from '../../support/oracle/naive-estimate.ts';
import { charge, type Fields } from '../../support/product/focus-files.ts';
import { startGateway, type TestGateway } from '../../support/product/gateway.ts';
import { addOwnCompany, openCompany } from '../../support/product/own-company.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

let upstream: TestUpstream;
let gateway: TestGateway;

beforeAll(async () => {
  upstream = await startUpstream();
  gateway = await startGateway(upstream);
});
afterAll(async () => {
  await gateway?.close();
  await upstream?.close();
});

const ESTIMATE = `currency total toDate completeThrough refusal lastMonthTotal range { start end } band { low high }
  parts { known remaining expectedCharges } change { percent difference }
  pastError { meanPercent months { month estimated actual errorPercent } }`;

interface Estimate {
  total: number | null;
  toDate: number;
  refusal: string | null;
  completeThrough: string;
  lastMonthTotal: number;
  band: { low: number; high: number } | null;
  parts: { known: number; remaining: number; expectedCharges: number } | null;
  pastError: { meanPercent: number | null; months: { month: string; estimated: number; actual: number }[] };
}

async function estimate(args = ''): Promise<Estimate> {
  const reply = await gateway.ask<{ viewer: { estimatedCost: Estimate } }>(
    `{ viewer { estimatedCost${args} { ${ESTIMATE} } } }`,
  );
  return reply.expectData().viewer.estimatedCost;
}

describe('D-08 the estimated month end', () => {
  test.each([
    ['AWS', ['aws']],
    ['GCP', ['gcp']],
    ['AWS, AZURE, GCP', ['aws', 'azr', 'gcp']],
  ])('of Sunflower with %s is the sum of raw rows and of means of earlier days', async (words, vendors) => {
    const found = await estimate(`(vendors: [${words}])`);
    expect(found).toMatchObject({ refusal: null, completeThrough: '2024-06-29' });
    const sums = await naiveEstimates('sunflower', vendors);
    expect(found.total).toBeCloseTo(nearestOf(sums, found.total ?? 0), 6);
    const { known, remaining, expectedCharges } = found.parts ?? expect.fail('no parts');
    expect(known + remaining + expectedCharges).toBeCloseTo(found.total ?? 0, 6);
  });

  test('tells its own past: months of Sunflower against what they cost', async () => {
    const { pastError, band, total, toDate, lastMonthTotal } = await estimate();
    expect(pastError.months.length).toBeGreaterThanOrEqual(3);
    expect(pastError.months[0]).toMatchObject({ month: '2024-05-01', actual: lastMonthTotal });
    expect(band?.low).toBeLessThanOrEqual(total ?? 0);
    // The last day is not complete, and what it cost already is spent, too.
    expect(band?.low).toBeGreaterThanOrEqual(toDate);
    expect(band?.high).toBeGreaterThanOrEqual(total ?? 0);
  });

  test('of Workshop has one past month, so an error and no band', async () => {
    await openCompany(upstream.dataDir, 'workshop');
    const found = await estimate();
    const sums = await naiveEstimates('workshop', ['aws']);
    expect(found.total).toBeCloseTo(nearestOf(sums, found.total ?? 0), 6);
    expect(found).toMatchObject({ band: null, pastError: { months: [{ month: '2018-10-01' }] } });
  });
});

/** Usage of one USD a day and account over whole months, dearer by `growth` a month. */
function months(first: string, count: number, growth: number): Fields[] {
  return Array.from({ length: count }, (_, month) => addMonths(first, month)).flatMap((start, month) =>
    Array.from({ length: daysIn({ start, end: lastOfMonth(start) }) }, (_, day) =>
      ['one', 'two'].map((account) =>
        charge(1, 'Amazon S3', account === 'one' ? String(1 + growth * month) : '5', {
          SubAccountId: account,
          BillingPeriodStart: start,
          ChargePeriodStart: addDays(start, day),
          ChargePeriodEnd: addDays(start, day + 1),
          ChargeFrequency: 'Usage-Based',
        }),
      ),
    ).flat(),
  );
}

describe('D-11 the expected month end above the last bar of a widget', () => {
  const expectedOf = async (args: string, field = 'costOverTime') => {
    const reply = await gateway.ask<{ viewer: Record<string, { expectedMonthEnd: number | null }> }>(
      `{ viewer { ${field}(${args}) { expectedMonthEnd } } }`,
    );
    return { reply, expected: reply.expectData().viewer[field]?.expectedMonthEnd };
  };

  test('is that of the card of the same vendors and cost, by one call for both', async () => {
    await openCompany(upstream.dataDir, 'sunflower');
    const card = await estimate('(vendors: [AWS, GCP], basis: EFFECTIVE)');
    expect(card.total).toBeGreaterThan(0);
    for (const viewBy of ['PRODUCT', 'ACCOUNT', 'PROVIDER', 'SERVICE_CATEGORY']) {
      const { expected } = await expectedOf(`vendors: [AWS, GCP], basis: EFFECTIVE, viewBy: ${viewBy}`);
      expect(expected).toBe(card.total);
    }
    expect((await expectedOf('vendors: [AWS, GCP], basis: EFFECTIVE', 'vendorCosts')).expected).toBe(
      card.total,
    );
    const both = await gateway.ask(
      '{ viewer { costOverTime(vendors: [AWS]) { expectedMonthEnd } estimatedCost(vendors: [AWS]) { total } } }',
    );
    expect(gateway.callsOf(both).filter((name) => name === 'estimatedCost')).toHaveLength(1);
  });

  test.each([
    ['weeks', 'frame: LAST_8_WEEKS'],
    [
      'chosen items',
      'items: { show: CUSTOM, chosen: [{ vendor: AWS, key: "Amazon Simple Storage Service" }] }',
    ],
    ['a split that one vendor alone has', 'viewBy: PROJECT'],
  ])('is not told, nor asked for, of %s', async (_what, args) => {
    const { reply, expected } = await expectedOf(args);
    expect(expected).toBeNull();
    expect(gateway.callsOf(reply)).not.toContain('estimatedCost');
  });
});

describe('C-07 what the cost of a question will be', () => {
  interface Ahead {
    month: { month: string; cost: number; band: { low: number; high: number } | null } | null;
    days: { date: string; cost: number; isExpected: boolean }[];
    months: { month: string; cost: number }[];
    refusal: string | null;
  }
  const ahead = async (question: string) => {
    const reply = await gateway.ask<{ viewer: { costForecast: Ahead } }>(
      `{ viewer { costForecast(query: { range: { frame: LAST_7_DAYS }, ${question} }) {
        month { month cost band { low high } } days { date cost isExpected } months { month cost } refusal } } }`,
    );
    return reply.expectData().viewer.costForecast;
  };

  test('is the estimate of the cards and the year forecast, never another one', async () => {
    await addOwnCompany(upstream.dataDir, 'ahead', months('2023-01-01', 15, 0.1));
    const [all, estimated, year] = await Promise.all([
      ahead('vendors: [AWS]'),
      estimate('(vendors: [AWS])'),
      gateway.ask<{ viewer: { yearForecast: { months: Ahead['months'] } } }>(
        '{ viewer { yearForecast { months { month cost } } } }',
      ),
    ]);
    expect(all.month).toEqual({ month: '2024-03-01', cost: estimated.total, band: estimated.band });
    expect(all.months).toEqual(year.expectData().viewer.yearForecast.months);
    expect([all.months[0]?.month, all.months.at(-1)?.month]).toEqual(['2024-04-01', '2025-03-01']);
    expect(all.days).toHaveLength(31);
    expect(all.days.reduce((sum, { cost }) => sum + cost, 0)).toBeCloseTo(all.month?.cost ?? 0, 6);
    // Filters leave a part of it.
    const one = await ahead(
      'vendors: [AWS], filters: [{ vendor: AWS, conditions: [{ field: ACCOUNT, values: ["two"] }] }]',
    );
    expect(one.month?.cost).toBeCloseTo(31 * 5, 6);
  });
});

describe('D-09 the year forecast', () => {
  const YEAR = `currency total model refusal history { month cost } running { month toDate forecast band { low high } }
    months { month cost band { low high } } pastError { meanPercent origins comparisons }`;
  interface Year {
    total: number | null;
    model: string | null;
    refusal: string | null;
    history: { month: string; cost: number }[];
    running: { month: string; toDate: number; forecast: number | null; band: Estimate['band'] };
    months: { month: string; cost: number; band: Estimate['band'] }[];
    pastError: { meanPercent: number | null; origins: number; comparisons: number };
  }
  async function year(args = ''): Promise<Year> {
    const reply = await gateway.ask<{ viewer: { yearForecast: Year } }>(
      `{ viewer { yearForecast${args} { ${YEAR} } } }`,
    );
    return reply.expectData().viewer.yearForecast;
  }

  /** From the whole months and the estimate of this one. */
  const goneOn = ({ history, running }: Year) => {
    const costs = history.map(({ cost }) => cost);
    return forecastMonths([...costs, running.forecast ?? Number.NaN], 12).amounts;
  };

  test('of 14 whole months combines more ways, and of one account alone when asked', async () => {
    await addOwnCompany(upstream.dataDir, 'years', months('2023-01-01', 15, 0));
    const all = await year();
    expect(all.history.map(({ month }) => month)).toEqual(
      Array.from({ length: 14 }, (_, place) => addMonths('2023-01-01', place)),
    );
    expect(all.history[0]?.cost).toBeCloseTo(31 * 6, 6);
    expect(all).toMatchObject({
      model: 'COMBINED',
      refusal: null,
      running: { month: '2024-03-01' },
      months: { length: 12 },
      pastError: { origins: 11, comparisons: 66 },
    });
    expect(all.months.map(({ cost }) => cost)).toEqual(goneOn(all));
    for (const account of ['one', null]) {
      const args = account === null ? '' : `account: "${account}"`;
      const [{ history, running }, card] = await Promise.all([
        year(args && `(${args})`),
        estimate(`(vendors: [AWS], ${args})`),
      ]);
      expect(history[0]?.cost).toBeCloseTo(account === null ? 31 * 6 : 31, 6);
      expect(running).toMatchObject({ forecast: card.total, band: card.band, toDate: card.toDate });
    }
  });

  test('of four whole months and this one is the trend with its past error', async () => {
    await addOwnCompany(upstream.dataDir, 'half-year', months('2023-01-01', 5, 1));
    const one = await year('(account: "one")');
    expect(one.model).toBe('LINEAR');
    expect(one.months.map(({ cost }) => cost)).toEqual(goneOn(one));
    expect(one.pastError).toMatchObject({ origins: 1, comparisons: 1 });
  });

  test('is refused with two whole months, and the estimate with ten days', async () => {
    await addOwnCompany(upstream.dataDir, 'young', months('2023-01-01', 3, 0));
    expect(await year()).toMatchObject({
      refusal: 'FORECAST_TOO_FEW_MONTHS',
      total: null,
      model: null,
      months: [],
      history: { length: 2 },
    });
    await addOwnCompany(upstream.dataDir, 'newborn', months('2023-01-01', 1, 0).slice(0, 20));
    expect(await estimate()).toMatchObject({
      refusal: 'FORECAST_TOO_FEW_DAYS',
      total: null,
      band: null,
      parts: null,
    });
  });

  test('says so of a company without AWS', async () => {
    const azure = months('2023-01-01', 1, 0).map((row) => ({ ...row, ProviderName: 'Microsoft' }));
    await addOwnCompany(upstream.dataDir, 'azure-only', azure);
    const reply = await gateway.ask(`{ viewer { yearForecast { total } } }`);
    expect(reply.expectError().extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      rule: 'VENDOR_NOT_AVAILABLE',
    });
  });
});
