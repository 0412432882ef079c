// Figures of Savings Plans against the raw files of Sunflower, and requests that are refused (P-02, P-03, P-05, P-07).
import { Big } from 'big.js';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { sumMoney } from '../../../../lib/money/money.ts';
import {
  azureAgreementList,
  azureInventoryList,
  azureTransitionRegions,
} from '../../../../upstream/contract/optimization/azure-reserved/azure-reserved.ts';
import { integratedCoverageList } from '../../../../upstream/contract/optimization/integration/coverage.ts';
import { reservedCoverageSummary } from '../../../../upstream/contract/optimization/reserved/coverage.ts';
import { reservedInventoryList } from '../../../../upstream/contract/optimization/reserved/inventory.ts';
import { reservedAgreementList } from '../../../../upstream/contract/optimization/reserved/utilization.ts';
import * as coverage from '../../../../upstream/contract/optimization/savings-plans/coverage.ts';
import { savingsPlanInventoryList } from '../../../../upstream/contract/optimization/savings-plans/inventory.ts';
import * as utilization from '../../../../upstream/contract/optimization/savings-plans/utilization.ts';
import { keepDataset } from '../../../../upstream/stores/documents/datasets/keep-dataset.ts';
import { openDocuments } from '../../../../upstream/stores/documents/open-documents.ts';
import { rawRecords } from '../../../support/oracle/raw/raw-focus.ts';
import { type RawPlans, rawPlans } from '../../../support/oracle/raw/raw-plans.ts';
import { ask, type Caller, call } from '../../../support/product/rest.ts';
import { startUpstream, type TestUpstream } from '../../../support/product/upstream.ts';

const JUNE = { startDate: '202406', endDate: '202406' };

let upstream: TestUpstream;
let caller: Caller;
let raw: RawPlans;

beforeAll(async () => {
  upstream = await startUpstream();
  const token = await upstream.demoToken();
  caller = { url: upstream.url, token, userId: 'dana-demo', companyId: 'sunflower' };
  raw = await rawPlans('sunflower', '2024-06');
});
afterAll(() => upstream?.close());

const percent = (part: Big, whole: Big) => Number(part.times(100).div(whole).toFixed(2));
const rounded = (value: number | null) => (value === null ? null : Number(value.toFixed(2)));
const cents = (value: number) => Number(value.toFixed(6));
const near = (value: number | null, expected: Big) => expect(value).toBeCloseTo(Number(expected), 6);

describe('utilization of June', () => {
  it('is that of the raw files', async () => {
    const summary = await ask(caller, utilization.savingsPlanUtilizationSummary, JUNE);
    expect(cents(summary.usePayment)).toBe(cents(raw.used.toNumber()));
    expect(cents(summary.totalPayment)).toBe(cents(raw.used.plus(raw.unused).toNumber()));
    expect(cents(summary.ondemandSpend)).toBe(cents(raw.usedList.toNumber()));
    expect(rounded(summary.utilization)).toBe(percent(raw.used, raw.used.plus(raw.unused)));
    expect(rounded(summary.utilization)).toBe(98.61);
    expect(summary.netSavings).toBe(
      Number(new Big(summary.ondemandSpend).minus(summary.totalPayment).toString()),
    );
  });

  it('is the sum of its plans, days, types, regions and families', async () => {
    const summary = await ask(caller, utilization.savingsPlanUtilizationSummary, JUNE);
    const lists = await Promise.all(
      [
        utilization.savingsPlanUtilizationList,
        utilization.savingsPlanUtilizationTransition,
        utilization.savingsPlanUtilizationTypes,
        utilization.savingsPlanUtilizationRegions,
        utilization.savingsPlanUtilizationFamilies,
      ].map(async (endpoint) => (await ask(caller, endpoint, JUNE)).list),
    );
    for (const list of lists) {
      expect(cents(sumMoney(list.map((row) => row.usePayment)))).toBe(cents(summary.usePayment));
      expect(cents(sumMoney(list.map((row) => row.unusedPayment)))).toBe(cents(summary.unusedPayment));
      expect(cents(sumMoney(list.map((row) => row.netSavings)))).toBe(cents(summary.netSavings));
    }
  });

  it('counts a plan whole, whichever part of it a filter finds', async () => {
    const whole = await ask(caller, utilization.savingsPlanUtilizationSummary, JUNE);
    const { regions } = await ask(caller, utilization.savingsPlanUtilizationFilter, JUNE);
    const [region] = regions;
    const asked = { ...JUNE, regions: [region?.code ?? ''] };
    const filtered = await ask(caller, utilization.savingsPlanUtilizationSummary, asked);
    expect(filtered.unusedPayment).toBe(whole.unusedPayment);
    const nowhere = { ...JUNE, regions: ['nowhere-1'] };
    expect(await ask(caller, utilization.savingsPlanUtilizationSummary, nowhere)).toMatchObject({
      totalPayment: 0,
      utilization: null,
      netSavingsUtil: null,
    });
  });

  it('of one plan is asked for by its id', async () => {
    const { list } = await ask(caller, utilization.savingsPlanUtilizationList, JUNE);
    const [first] = list;
    const asked = { ...JUNE, savingsPlanId: first?.savingsPlanId ?? '' };
    const own = await ask(caller, utilization.savingsPlanUtilizationList, asked);
    expect(own.list).toEqual([first]);
  });
});

describe('coverage of June', () => {
  it('is that of the raw files, by the specification and by the provider', async () => {
    const summary = await ask(caller, coverage.savingsPlanCoverageSummary, JUNE);
    expect(cents(summary.savingsPlansCost)).toBe(cents(raw.covered.toNumber()));
    expect(cents(summary.onDemandCost)).toBe(cents(raw.onDemand.toNumber()));
    expect(cents(summary.savingsPlansListCost)).toBe(cents(raw.coveredList.toNumber()));
    expect(rounded(summary.coverageUtil)).toBe(percent(raw.covered, raw.covered.plus(raw.onDemand)));
    expect(rounded(summary.coverageUtil)).toBe(63.49);
    expect(rounded(summary.providerCoverageUtil)).toBe(70.01);
  });

  it('is the sum of its rows, days, types, regions and families', async () => {
    const summary = await ask(caller, coverage.savingsPlanCoverageSummary, JUNE);
    const lists = await Promise.all([
      ask(caller, coverage.savingsPlanCoverageList, { ...JUNE, limit: 200 }),
      ask(caller, coverage.savingsPlanCoverageTransition, JUNE),
      ask(caller, coverage.savingsPlanCoverageTypes, JUNE),
      ask(caller, coverage.savingsPlanCoverageRegions, JUNE),
      ask(caller, coverage.savingsPlanCoverageFamilies, JUNE),
    ]);
    for (const { list } of lists) {
      expect(cents(sumMoney(list.map((row) => row.savingsPlansCost)))).toBe(cents(summary.savingsPlansCost));
      expect(cents(sumMoney(list.map((row) => row.onDemandCost)))).toBe(cents(summary.onDemandCost));
    }
    const [, , types] = lists;
    const days = new Set(types.list.map(({ usageDate }) => usageDate));
    const [, whole] = lists;
    for (const day of days) {
      const parts = types.list.filter(({ usageDate }) => usageDate === day);
      const own = whole.list.find(({ usageDate }) => usageDate === day);
      expect(rounded(sumMoney(parts.map(({ coverageUtil }) => coverageUtil ?? 0)))).toBe(
        rounded(own?.coverageUtil ?? 0),
      );
    }
  });
});

describe('the compute mix', () => {
  it.each([['account'], ['region'], ['instanceFamily']] as const)('by %s adds up', async (grouping) => {
    const asked = { ...JUNE, groupBy: [grouping], limit: 200 };
    const { total, list } = await ask(caller, integratedCoverageList, asked);
    expect(cents(sumMoney(list.map(({ totalCost }) => totalCost)))).toBe(cents(total.totalCost));
    const { savingsPlansCost, reservedCost, spotCost, onDemandCost } = total;
    expect(cents(sumMoney([savingsPlansCost, reservedCost, spotCost, onDemandCost]))).toBe(
      cents(total.totalCost),
    );
    expect(total.totalCost).toBeGreaterThan(0);
  });

  const EC2 = 'Amazon Elastic Compute Cloud';
  /** Machine hours of the raw rows, by what paid for them. */
  async function rawHours(company: string, month: string) {
    const sums = { savingsPlans: new Big(0), reserved: new Big(0), spot: new Big(0), onDemand: new Big(0) };
    for (const row of await rawRecords(company)) {
      const meter = row.x_UsageType || row.SkuMeter || '';
      if (row.ProviderName !== 'AWS' || row.ServiceName !== EC2 || !/(Box|Spot|Heavy)Usage/.test(meter))
        continue;
      if (row.ChargeCategory !== 'Usage' || row.CommitmentDiscountStatus === 'Unused') continue;
      if (!row.ChargePeriodStart?.startsWith(month)) continue;
      const payer =
        row.CommitmentDiscountCategory === 'Spend'
          ? 'savingsPlans'
          : row.CommitmentDiscountId
            ? 'reserved'
            : row.PricingCategory === 'Dynamic'
              ? 'spot'
              : 'onDemand';
      sums[payer] = sums[payer].plus(row.ConsumedQuantity || 0);
    }
    return sums;
  }

  it.each([
    ['workshop', '2018-11'],
    ['sunflower', '2024-06'],
  ])('of %s tells the hours of the raw rows, whole and in every grouping', async (companyId, month) => {
    const raw = await rawHours(companyId, month);
    const months = { startDate: month.replace('-', ''), endDate: month.replace('-', '') };
    for (const groupBy of [['account'], ['region'], ['instanceFamily']] as const) {
      const asked = { ...months, serviceTypes: [EC2], groupBy: [...groupBy], limit: 200 };
      const { total, list } = await ask({ ...caller, companyId }, integratedCoverageList, asked);
      near(total.savingsPlansUsage, raw.savingsPlans);
      near(total.reservedUsage, raw.reserved);
      near(total.spotUsage, raw.spot);
      near(total.onDemandUsage, raw.onDemand);
      for (const member of [
        'savingsPlansUsage',
        'reservedUsage',
        'spotUsage',
        'onDemandUsage',
        'totalUsage',
      ] as const)
        near(
          total[member],
          list.reduce((sum, row) => sum.plus(row[member] ?? 0), new Big(0)),
        );
    }
  });
});

describe('the inventory', () => {
  it('has plans without dates as such, last in the calendar, and never a date that nobody gave', async () => {
    const documents = await openDocuments(upstream.dataDir);
    onTestFinished(async () => {
      await documents.deleteFrom('commitment_inventory').where('company_id', '=', 'sunflower').execute();
      await documents.destroy();
    });
    const arn = 'arn:aws:savingsplans::012345678901:savingsplan/undated';
    const row = {
      vendor: 'aws',
      commitment_id: arn,
      category: 'Spend',
      state: 'active',
      service: 'Savings Plans',
    };
    await keepDataset(documents, 'commitment_inventory', {
      ...{ companyId: 'sunflower', file: 'plans.json', actor: null },
      rows: [{ ...row, source_name: 'plans.json', updated_at: '' }],
    });
    const { list, ends } = await ask(caller, savingsPlanInventoryList, { isAscending: true });
    expect(list.find(({ savingsPlanId }) => savingsPlanId === 'undated')).toMatchObject({
      ...{ startDate: null, endDate: null, remainingPeriod: null, duration: null, commitPrice: null },
      ...{ planType: null, regionName: null, status: 'active' },
    });
    expect(list[0]?.endDate).toBe('2025-04-18T11:43:13Z');
    expect(ends.map(({ endDate }) => endDate)).toEqual(['2025-04-18T11:43:13Z', null]);
  });
});

describe('a company that is not authorised for AWS', () => {
  it('is refused its plans, as if there were none', async () => {
    const documents = await openDocuments(upstream.dataDir);
    onTestFinished(async () => {
      await documents.deleteFrom('authorised_vendors').where('company_id', '=', 'sunflower').execute();
      await documents.destroy();
    });
    await documents
      .insertInto('authorised_vendors')
      .values({ company_id: 'sunflower', vendor: 'gcp' })
      .execute();
    for (const endpoint of [utilization.savingsPlanUtilizationSummary, savingsPlanInventoryList]) {
      const { body } = await call(caller, endpoint, {});
      expect(body).toMatchObject({ error: { code: 'VENDOR_NOT_AVAILABLE', field: 'vendor' } });
    }
    const { body } = await call(caller, reservedInventoryList, {});
    expect(body).toMatchObject({ error: { code: 'VENDOR_NOT_AVAILABLE' } });
    const azure = await call(caller, azureInventoryList, {});
    expect(azure.body).toMatchObject({ error: { code: 'VENDOR_NOT_AVAILABLE' } });
  });
});

describe('what is refused', () => {
  it.each([
    ['a range turned round', { startDate: '202406', endDate: '202405' }],
    ['more than three years', { startDate: '202101', endDate: '202406' }],
  ])('%s', async (_what, months) => {
    const endpoints = [
      ...[
        utilization.savingsPlanUtilizationSummary,
        coverage.savingsPlanCoverageList,
        integratedCoverageList,
      ],
      ...[reservedAgreementList, reservedCoverageSummary, azureAgreementList, azureTransitionRegions],
    ];
    for (const endpoint of endpoints) {
      const { body } = await call(caller, endpoint, months);
      expect(body, endpoint.path).toMatchObject({
        error: {
          code: 'INVALID_RANGE',
          field: 'startDate',
          message: 'Invalid date range was specified. Please try again.',
        },
      });
    }
  });

  it('a month that is none', async () => {
    const { body } = await call(caller, coverage.savingsPlanCoverageSummary, { startDate: '202413' });
    expect(body).toMatchObject({ error: { code: 'BAD_REQUEST', field: 'startDate' } });
  });

  it('another vendor than that of the plans', async () => {
    const { body } = await call(caller, coverage.savingsPlanCoverageSummary, { vendor: 'azr' });
    expect(body).toMatchObject({ error: { code: 'VENDOR_NOT_AVAILABLE', field: 'vendor' } });
  });

  it('a plan that is not there', async () => {
    const asked = { ...JUNE, savingsPlanId: 'none' };
    const { body } = await call(caller, utilization.savingsPlanUtilizationList, asked);
    expect(body).toMatchObject({ error: { code: 'NOT_FOUND', field: 'savingsPlanId' } });
  });
});
