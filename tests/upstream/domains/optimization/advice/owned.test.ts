// Advice on drawn hours beside what is owned, spot, and a commitment that ends soon: against sizes tried on the hours
// themselves.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { AdviceAsked } from '../../../../../upstream/domains/optimization/advice/advice.ts';
import { advise } from '../../../../../upstream/domains/optimization/advice/advise.ts';
import { keptSlots } from '../../../../../upstream/domains/optimization/advice/inputs.ts';
import { provenAdvice } from '../../../../../upstream/domains/optimization/advice/proof.ts';
import type { CompanyStores } from '../../../../../upstream/domains/shared/company-data.ts';
import { seeded } from '../../../../support/faults/seeded.ts';
import {
  csv,
  type FactsBench,
  type Fields,
  openBench,
  row,
} from '../../../../support/product/focus-files.ts';

const DAYS = 14;
/** The newest day is never complete. */
const CHARGED_DAYS = DAYS + 1;
const DISCOUNT = 0.3;
const { next } = seeded(7);
const thousandths = (amount: number) => Math.round(1000 * amount) / 1000;
/** What runs on demand, and what a plan that ends on 31 May and one that ends a year later cover: on-demand money by hour. */
const HOURS = Array.from({ length: 24 * CHARGED_DAYS }, () => ({
  onDemand: next() < 0.2 ? 0 : thousandths(0.5 + next()),
  ending: thousandths(0.2 + 0.2 * next()),
  staying: 0.5,
  spot: thousandths(2 * next()),
}));

function at(hour: number): Fields {
  const instant = (each: number) => {
    const day = String(1 + Math.floor(each / 24)).padStart(2, '0');
    return `2024-05-${day}T${String(each % 24).padStart(2, '0')}:00:00Z`;
  };
  return {
    ...{ ChargePeriodStart: instant(hour), ChargePeriodEnd: instant(hour + 1) },
    ...{ ServiceName: 'Amazon Elastic Compute Cloud', ServiceCategory: 'Compute' },
    ...{
      SkuMeter: 'BoxUsage:m5.large',
      ConsumedUnit: 'Hrs',
      ConsumedQuantity: '1',
      PricingCategory: 'Standard',
    },
    x_Operation: hour % 5 === 0 ? 'RunInstances:SV001' : 'RunInstances',
    ...{ CommitmentDiscountId: '', CommitmentDiscountCategory: '', CommitmentDiscountType: '' },
    ...{ CommitmentDiscountStatus: '', x_CommitmentEnd: '' },
  };
}

function costs(billed: number, effective: number, onDemand: number): Fields {
  const texts = [billed, effective, onDemand].map((amount) => amount.toFixed(6));
  const [BilledCost = '', EffectiveCost = '', ListCost = ''] = texts;
  return { BilledCost, EffectiveCost, ListCost, ContractedCost: ListCost };
}

const covered = (id: string, end: string): Fields => ({
  ...{ PricingCategory: 'Committed', CommitmentDiscountId: `arn:aws:savingsplans::011:savingsplan/${id}` },
  ...{ CommitmentDiscountCategory: 'Spend', CommitmentDiscountType: 'Compute Savings Plan' },
  ...{ CommitmentDiscountStatus: 'Used', x_CommitmentEnd: end },
});

const ROWS = HOURS.flatMap(({ onDemand, ending, staying, spot }, hour) => [
  row({ ...at(hour), ...costs(onDemand, onDemand, onDemand) }),
  row({ ...at(hour), ...covered('ending', '2024-05-31T00:00:00Z'), ...costs(0, 0.7 * ending, ending) }),
  row({ ...at(hour), ...covered('staying', '2025-05-31T00:00:00Z'), ...costs(0, 0.7 * staying, staying) }),
  row({ ...at(hour), PricingCategory: 'Dynamic', ...costs(spot, spot, 2 * spot) }),
]);
const RATE = {
  ...{ Vendor: 'aws', Product: 'ComputeSavingsPlan', RegionId: '', InstanceFamily: '', TermYears: '1' },
  ...{
    PaymentOption: 'No Upfront',
    DiscountPercent: String(100 * DISCOUNT),
    ValidFrom: '2024-01-01',
    Source: 'made',
  },
};
const MACHINES = { ...RATE, Product: 'EC2' };

let bench: FactsBench;
let stores: CompanyStores;
beforeAll(async () => {
  bench = await openBench();
  stores = { ...bench, demoToday: 'auto', environment: 'LOCAL', now: () => new Date('2024-06-01') };
  await bench.load([bench.file('hours.csv', csv(ROWS)), bench.file('rates.csv', csv([RATE, MACHINES]))]);
}, 120_000);
afterAll(() => bench?.close());

const ASKED: AdviceAsked = {
  ...{ kind: 'savingsPlans', lookBackDays: 14, termYears: 1, payment: 'No Upfront', accounts: [] },
  ...{
    goal: { by: 'saving' },
    includesExpiring: false,
    byAccount: false,
    isGuarded: false,
    expectsGrowth: false,
  },
  ...{ withoutAnomalies: true, asOf: `2024-05-${DAYS}` },
};

async function advised(more: Partial<AdviceAsked> = {}) {
  const { lines, window } = await advise(
    stores,
    { companyId: 'acme', vendors: ['aws'] },
    { ...ASKED, ...more },
  );
  return { window, line: lines.find(({ planType }) => planType === 'Compute') };
}

/** The best of all thousandths, and what each saves an hour. */
function tried(charged: readonly number[]) {
  const hours = charged.slice(0, 24 * DAYS);
  const saving = (size: number) =>
    hours.reduce((sum, cost) => sum + Math.min(cost, size / (1 - DISCOUNT)) - size, 0) / hours.length;
  let best = 0;
  for (let count = 0; count <= 2000; count += 1) if (saving(count / 1000) > saving(best)) best = count / 1000;
  return { best, saving };
}

describe('advice beside what is owned', () => {
  it('is the best of what runs on demand: neither covered usage nor spot is in it', async () => {
    const { line, window } = await advised();
    const { best, saving } = tried(HOURS.map(({ onDemand }) => onDemand));
    expect(window).toMatchObject({ hours: 24 * DAYS, resolution: 'hour' });
    expect(Math.abs((line?.commitment ?? 0) - best)).toBeLessThan(0.0015);
    expect((line?.monthlySaving ?? 0) / 730).toBeCloseTo(saving(best), 6);
  });

  it('counts what ends within 30 days as not owned, where that is asked for', async () => {
    const { line } = await advised({ includesExpiring: true });
    const { best, saving } = tried(HOURS.map(({ onDemand, ending }) => onDemand + ending));
    expect(Math.abs((line?.commitment ?? 0) - best)).toBeLessThan(0.0015);
    expect((line?.monthlySaving ?? 0) / 730).toBeCloseTo(saving(best), 6);
  });
});

it('with its proof asks the facts nothing twice', async () => {
  const cost = vi.spyOn(bench.facts, 'cost');
  const scope = { companyId: 'acme', vendors: ['aws' as const] };
  const { advice, proof } = await provenAdvice(stores, scope, ASKED, ({ lines }) => lines[0]?.id);
  const questions = cost.mock.calls.map(([question]) => JSON.stringify(question));
  cost.mockRestore();
  expect(proof?.line).toEqual(advice.lines[0]);
  expect(questions.length).toBeGreaterThan(2);
  expect(new Set(questions).size).toBe(questions.length);
});

it('on machines names the operations of their usage, and counts them together', async () => {
  const { lines } = await advise(stores, { companyId: 'acme', vendors: ['aws'] }, { ...ASKED, kind: 'ec2' });
  expect(lines.map(({ operation, use }) => [operation, use.max])).toEqual([
    ['RunInstances, RunInstances:SV001', 1],
  ]);
});

describe('days of an anomaly', () => {
  const usage = { range: { start: '2024-05-01', end: '2024-05-14' }, slots: 336, slotsOfDay: 24 as const };
  const leftOut = (days: number[], more: { account?: string; region?: string } = {}) => [
    { account: null, region: null, product: null, ...more, days },
  ];
  const kept = (out: ReturnType<typeof leftOut>, region: string | null = null) =>
    keptSlots({ usage: usage as never, leftOut: out }, new Set(['011']), region);

  it('are left out of what they are about, hour by hour', () => {
    const slots = kept(leftOut([2, 3]));
    expect(slots).toHaveLength(336 - 48);
    expect(slots).not.toContain(2 * 24);
    expect(slots).toContain(4 * 24);
    expect(kept(leftOut([2], { account: '012' }))).toHaveLength(336);
    expect(kept(leftOut([2], { account: '011' }))).toHaveLength(312);
    expect(kept(leftOut([2], { region: 'eu-west-2' }), 'us-east-1')).toHaveLength(336);
  });

  it('count where they are more than a third: then it is how usage is', () => {
    expect(kept(leftOut([0, 1, 2, 3]))).toHaveLength(336 - 96);
    expect(kept(leftOut([0, 1, 2, 3, 4]))).toHaveLength(336);
  });
});
