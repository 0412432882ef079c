// Advice on the real hours of Workshop: by its own cost report, its days, and the export that AWS made of the same hours.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quantileOptimum } from '../../../../../lib/commitments/advice/goals.ts';
import { hoursValuation, planLayer } from '../../../../../lib/commitments/advice/hours.ts';
import { savingAt } from '../../../../../lib/commitments/advice/valuation.ts';
import type {
  Advice,
  AdviceAsked,
  AdviceLine,
} from '../../../../../upstream/domains/optimization/advice/advice.ts';
import { advise } from '../../../../../upstream/domains/optimization/advice/advise.ts';
import {
  type ImportedAdvice,
  importedAdvice,
} from '../../../../../upstream/domains/optimization/advice/imported.ts';
import { KIND_RULES } from '../../../../../upstream/domains/optimization/advice/kinds.ts';
import { adviceLedger } from '../../../../../upstream/domains/optimization/advice/ledger.ts';
import { advisePortfolio } from '../../../../../upstream/domains/optimization/advice/portfolio.ts';
import { provenAdvice } from '../../../../../upstream/domains/optimization/advice/proof.ts';
import { usageOf } from '../../../../../upstream/domains/optimization/advice/usage.ts';
import {
  ledgersByCurrency,
  promisedPieces,
} from '../../../../../upstream/domains/optimization/decisions/promises.ts';
import { scheduledLedgers } from '../../../../../upstream/domains/optimization/decisions/scheduled-ledgers.ts';
import type { CompanyStores } from '../../../../../upstream/domains/shared/company-data.ts';
import { saveAdviceDecision } from '../../../../../upstream/stores/documents/commitments/advice-decisions.ts';
import type { Run } from '../../../../../upstream/stores/documents/mails/mail-schedule-runs.ts';
import type { MailSchedule } from '../../../../../upstream/stores/documents/mails/mail-schedules.ts';
import { csv, type FactsBench } from '../../../../support/product/focus-files.ts';
import { openNativeBench } from '../../../ingest/native-bench.ts';

const FIXTURES = 'tests/fixtures/billing';
const RATE = {
  ...{ Vendor: 'aws', Product: 'ComputeSavingsPlan', RegionId: '', InstanceFamily: '', TermYears: '1' },
  ...{ PaymentOption: 'No Upfront', DiscountPercent: '27', ValidFrom: '2018-01-01', Source: 'a price list' },
};

let bench: FactsBench;
let stores: CompanyStores;
beforeAll(async () => {
  bench = await openNativeBench();
  stores = {
    ...bench,
    demoToday: 'auto',
    environment: 'LOCAL',
    now: () => new Date('2024-01-01'),
  };
  const rates = csv([RATE, { ...RATE, Product: 'EC2', DiscountPercent: '30' }]);
  await bench.load([
    `${FIXTURES}/recommendations/aws-ec2-reserved-instance-recommendations-30-day.csv`,
    bench.file('rates.csv', rates),
  ]);
  const days = ['10', '11'].map(
    (month) => `tools/demo/files/workshop/aws-workshop-2018-${month}.focus-1.2.parquet`,
  );
  const files = [...days, bench.file('day-rates.csv', rates)];
  await bench.load(files, { companyId: 'days', newCompany: { name: 'Days' } });
}, 240_000);
afterAll(() => bench?.close());

const ASKED: AdviceAsked = {
  ...{ kind: 'savingsPlans', lookBackDays: 61, termYears: 1, payment: 'No Upfront', accounts: [] },
  ...{
    goal: { by: 'saving' },
    includesExpiring: false,
    byAccount: false,
    isGuarded: false,
    expectsGrowth: false,
  },
  ...{ withoutAnomalies: false, asOf: '2018-11-30' },
};
const of = (companyId = 'acme') => ({ companyId, vendors: ['aws' as const] });
const ask = (more: Partial<AdviceAsked> = {}, companyId?: string): Promise<Advice> =>
  advise(stores, of(companyId), { ...ASKED, ...more });
const compute = ({ lines }: Advice) => lines.find(({ planType }) => planType === 'Compute') as AdviceLine;
const whole = (line: AdviceLine) => Number(((line.monthlySaving / 730) * 1464).toFixed(2));

const QUESTION = {
  ...{ rule: KIND_RULES.savingsPlans, companyId: 'acme', accounts: [] },
  range: { start: '2018-10-01', end: '2018-11-30' },
};

/** The monthly saving of the size that no step rounds. */
async function exactOfOctober(): Promise<number> {
  const { series, slots, scale } = await usageOf({
    ...{ facts: bench.facts, rule: KIND_RULES.savingsPlans, companyId: 'acme', accounts: [] },
    range: { start: '2018-10-01', end: '2018-10-31' },
  });
  const own = series.filter(({ computeKind }) => computeKind === 'compute');
  const costs = Float64Array.from({ length: slots }, (_, slot) =>
    own.reduce((sum, { cost }) => sum + (cost[slot] ?? 0), 0),
  );
  const size = quantileOptimum([...costs], 0.27) / scale;
  return 730 * savingAt(hoursValuation({ slots, scale, layers: [planLayer(costs, 0.27)] }), 1, size);
}

describe('a Compute Savings Plan', () => {
  it('by the hours of two months is the quantile that trying every step found', async () => {
    const told = await ask();
    expect(told.window).toMatchObject({ hours: 1440, resolution: 'hour', leftOutHours: 0 });
    const line = compute(await ask({ lookBackDays: 60, asOf: '2018-11-30' }));
    expect(line.commitment).toBe(0.469);
    expect(line.rate).toMatchObject({ discount: 0.27, source: 'TABLE', sourceName: 'a price list' });
    expect(line.bound).toBeNull();
  });

  it('costs a month exactly its commitment for 730 hours', async () => {
    const line = compute(await ask({ lookBackDays: 14, asOf: '2018-10-31' }));
    expect([line.commitment, line.recurringMonthly]).toEqual([0.533, 389.09]);
  });

  it('of October is kept in the ledger of promises: 118.11 promised, 64.18 brought, 64.59 possible', async () => {
    const asked = { ...ASKED, lookBackDays: 31, asOf: '2018-10-31' };
    const line = compute(await ask(asked));
    expect(line.commitment).toBe(0.463);
    expect(line.monthlySaving).toBeCloseTo(118.1, 2);
    expect(await exactOfOctober()).toBeCloseTo(118.11, 2);
    const ledger = await adviceLedger(stores, of(), {
      ...{ asked, lineId: line.id, quantity: 0.4624, promised: line.monthlySaving },
      ...{ commitmentIds: [], from: '2018-11-01' },
    });
    const [november] = ledger?.months ?? [];
    expect(november?.month).toBe('2018-11-01');
    expect(november?.realised).toBeCloseTo(64.18, 2);
    // 64.59 without steps of a thousandth.
    expect(november?.best).toBeCloseTo(64.583, 3);
  });

  it('accepted on the last day of October is in the ledger of the company, next to no other currency', async () => {
    const asked = { ...ASKED, lookBackDays: 60, asOf: '2018-10-31' };
    const line = compute(await ask(asked));
    const given = { kind: 'SAVINGS_PLANS' as const, asked, line, promised: line.monthlySaving };
    const decided = { state: 'ACCEPTED' as const, until: null, reason: '', commitments: [] };
    await saveAdviceDecision(bench.documents, {
      ...{
        companyId: 'acme',
        recommendationId: line.id,
        version: 0,
        author: 'Dana',
        at: new Date('2018-11-01'),
      },
      given: { ...given, currency: 'USD', knownThrough: '2018-10-31' },
      // The size that no step rounds.
      decided: { ...decided, quantity: 0.4624 },
    });
    const pieces = await promisedPieces(stores, 'acme');
    const [ledger, ...others] = ledgersByCurrency(pieces);
    expect(others).toEqual([]);
    expect(ledger?.months.map(({ month, pieces: count }) => [month, count])).toEqual([['2018-11-01', 1]]);
    expect(ledger?.promised).toBeCloseTo(118.1, 2);
    expect(ledger?.realised).toBeCloseTo(64.18, 2);
    expect(ledger?.best).toBeCloseTo(64.583, 3);
    const { mayRead, fault, compose } = scheduledLedgers(
      stores,
      'https://portal.example',
      new AbortController().signal,
    )({ companyId: 'acme', senderId: 'none' } as MailSchedule<'PROMISE_LEDGER'>);
    expect(await fault()).toBe('SENDER_LOST_RIGHT');
    const recipient = { userId: 'none', name: '', email: '', isMember: true, unsubscribedAt: null };
    expect(await mayRead?.(recipient)).toBe(false);
    const mail = await (await compose({} as Run))(recipient, 'https://portal.example/unsubscribe');
    expect(mail.subject).toContain('11/2018');
    const facts = 'Promised: 118.10 USD\nRealised: 64.18 USD\nBest possible: 64.58 USD';
    for (const head of ['11/2018 · USD', '1 month so far · USD', '11/2018\nUsage, as if bought'])
      expect(mail.body.text).toContain(`${head}\n${facts}`);
    expect(mail.body.text).toContain('https://portal.example/spoptm/decisions?company=acme');
    const twice = pieces.map((piece) => ({ ...piece, ledger: { ...piece.ledger, currency: 'EUR' } }));
    expect(ledgersByCurrency([...pieces, ...twice, ...pieces])).toMatchObject([
      { currency: 'EUR', promised: ledger?.promised, months: [{ pieces: 1 }] },
      { currency: 'USD', promised: 2 * (ledger?.promised ?? 0), months: [{ pieces: 2 }] },
    ]);
  });

  it('by days says what it is: an upper bound, with what the hours may come to', async () => {
    const [hours, days] = [compute(await ask()), compute(await ask({}, 'days'))];
    expect((await ask({}, 'days')).window?.resolution).toBe('day');
    expect(whole(days)).toBeGreaterThan(whole(hours));
    expect(days.bound?.high).toBe(days.monthlySaving);
    expect(days.bound?.low).toBeLessThan(hours.monthlySaving);
  });

  it('is proved by its hours, its curve and what its rule would have bought', async () => {
    const asked = { ...ASKED, lookBackDays: 14, asOf: '2018-11-30' };
    const line = compute(await ask(asked));
    const { proof } = await provenAdvice(stores, of(), asked, () => line.id);
    expect(proof?.line).toEqual(line);
    expect(proof?.hours.at).toHaveLength(336);
    expect(proof?.hours.at[0]).toBe('2018-11-16T00:00:00Z');
    expect(proof?.curve.x).toContain(line.commitment);
    expect(proof?.backTest.purchases.map(({ month }) => month)).toEqual(['2018-11-01']);
    expect(proof?.backTest.capture).toBeGreaterThan(80);
    expect((await provenAdvice(stores, of(), asked, () => 'none')).proof).toBeNull();
  });
});

describe('growth', () => {
  it('moves the size, and no figure of the window', async () => {
    const asked = { ...ASKED, lookBackDays: 14, asOf: '2018-11-30' };
    const [plain, expecting] = [
      compute(await ask(asked)),
      compute(await ask({ ...asked, expectsGrowth: true })),
    ];
    expect(expecting.commitment).not.toBe(plain.commitment);
    expect(expecting.monthlyOnDemand).toBe(plain.monthlyOnDemand);
    expect(expecting.monthlySaving).toBeLessThan(plain.monthlySaving);
    const { proof } = await provenAdvice(stores, of(), { ...asked, expectsGrowth: true }, () => expecting.id);
    expect(proof?.line).toEqual(expecting);
  });

  it('is read of all usage of the owner, whatever it is told apart by', async () => {
    const question = { ...QUESTION, facts: bench.facts };
    const whole = await usageOf({ ...question, isWhole: true });
    const owner = whole.series[0]?.billingAccount ?? '';
    const family = whole.series.find(({ family: each }) => each !== '')?.family ?? '';
    const narrow = await usageOf({
      ...{ ...question, isWhole: true, where: { billingAccount: owner, flexibilityGroup: family } },
      together: ['account', 'region', 'platform'],
    });
    const total = (series: typeof whole.series, scale: number) =>
      series.reduce((sum, { cost }) => sum + cost.reduce((all, grains) => all + grains, 0), 0) / scale;
    const own = whole.series.filter((each) => each.billingAccount === owner && each.family === family);
    expect(narrow.series.map(({ family: each }) => each)).toEqual(narrow.series.map(() => family));
    expect(total(narrow.series, narrow.scale)).toBeCloseTo(total(own, whole.scale), 6);
    expect(total(own, whole.scale)).toBeGreaterThan(0);
  });
});

describe('what is missing', () => {
  it('is told: rates, hours, usage, a coverage out of reach', async () => {
    const { missing } = await ask();
    expect(missing).toContainEqual({ what: 'NO_RATES', of: 'EC2 Instance m4', best: null });
    expect(missing).toContainEqual({ what: 'NO_RATES', of: 'Database', best: null });
    expect((await ask({ kind: 'opensearch' })).missing).toEqual([
      { what: 'NO_ELIGIBLE_USAGE', of: '', best: null },
    ]);
    expect((await ask({ asOf: '2018-09-01' })).missing).toEqual([{ what: 'NO_HOURS', of: '', best: null }]);
    const noVendor = await advise(stores, { companyId: 'acme', vendors: [] }, ASKED);
    expect(noVendor).toMatchObject({ window: null, missing: [{ what: 'NO_HOURS' }] });
    const far = await ask({ goal: { by: 'coverage', percent: 101 } });
    expect(far.missing).toContainEqual({ what: 'TARGET_UNREACHABLE', of: 'Compute', best: 100 });
  });
});

describe('the export of AWS of 14 November 2018', () => {
  let told: ImportedAdvice[];
  beforeAll(async () => {
    told = await importedAdvice(stores, of(), 'ec2');
  });
  const check = (line: ImportedAdvice | undefined, name: string) =>
    line?.checks.find((each) => each.check === name) ?? null;

  it('is made again to the cent in its first five lines, 28 being 31', () => {
    const cents = (value: number | null | undefined) => Number(value?.toFixed(2));
    const lines = told.slice(0, 5);
    expect(
      lines.map(({ what, region, reckoned }) => [
        ...[what, region, reckoned?.averageUse.toFixed(6), reckoned?.quantity],
        ...[cents(reckoned?.utilization), cents(reckoned?.monthlySaving)],
      ]),
    ).toEqual([
      ['m4.large', 'US East (N. Virginia)', '1.994444', 2, 99.72, 61.09],
      ['c5.large', 'US East (N. Virginia)', '2.286103', 2, 99.86, 50.93],
      ['t2.nano', 'US East (N. Virginia)', '36.016531', 31, 86.3, 38.36],
      ['m5.large', 'US East (N. Virginia)', '0.997222', 1, 99.72, 27.94],
      ['t2.nano', 'EU (London)', '2.000000', 2, 100, 3.3],
    ]);
    expect(lines.map((line) => check(line, 'HOURS_SAVING')?.isOk)).toEqual(Array(5).fill(true));
    expect(lines.map((line) => check(line, 'HOURS')?.isOk)).toEqual([true, true, false, true, true]);
    expect(check(lines[2], 'HOURS')).toMatchObject({ told: 28, reckoned: 31 });
  });

  it('tells by its own figures that 28 is no quantity that 899 is paid for', () => {
    expect(check(told[2], 'UNIT_PRICE')).toMatchObject({ isOk: false, told: 28 });
    expect(check(told[0], 'UNIT_PRICE')).toMatchObject({ isOk: true });
    expect(told[0]?.monthlyOnDemand).toBeCloseTo(145.59, 2);
  });

  it('has no hours for the machines of others', () => {
    expect(told).toHaveLength(44);
    expect(told.slice(5).every((line) => check(line, 'HOURS')?.isOk !== true)).toBe(true);
  });
});

describe('one portfolio', () => {
  it('saves less than its pieces apart, and more than the best of them; the hours in both are told', async () => {
    const { kind: _kind, ...terms } = ASKED;
    const told = await advisePortfolio(stores, of(), terms);
    expect(told.monthlySaving).toBeLessThan(told.separateSaving);
    expect(told.monthlySaving).toBeGreaterThan(compute(await ask()).monthlySaving);
    expect(told.overlaps.length).toBeGreaterThan(0);
    const apart = told.separate.map(({ id }) => id);
    for (const { one, other } of told.overlaps) expect(apart).toEqual(expect.arrayContaining([one, other]));
    expect(told.monthlyOnDemand).toBeCloseTo(compute(await ask()).monthlyOnDemand, 6);
    expect(told.overlaps[0]).toMatchObject({
      account: expect.any(String),
      monthlyOnDemand: expect.any(Number),
    });
  });
});
