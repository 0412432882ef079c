// Workshop's nine reservations, as the services tell them, against sums of its raw rows.
import { Big } from 'big.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  reservedCoverageFamilies,
  reservedCoverageList,
  reservedCoverageRegions,
  reservedCoverageSummary,
  reservedCoverageTransition,
  reservedCoverageTypes,
} from '../../../../upstream/contract/optimization/reserved/coverage.ts';
import {
  reservedInventoryFilter,
  reservedInventoryList,
} from '../../../../upstream/contract/optimization/reserved/inventory.ts';
import {
  reservedAgreementDetail,
  reservedAgreementList,
  reservedInstanceFamilyList,
  reservedServiceList,
  reservedUtilizationFamilies,
  reservedUtilizationFilter,
  reservedUtilizationRegions,
  reservedUtilizationSummary,
  reservedUtilizationTransition,
  reservedUtilizationTypes,
} from '../../../../upstream/contract/optimization/reserved/utilization.ts';
import { type RawCommitment, rawCommitments } from '../../../support/oracle/raw/raw-commitments.ts';
import { ask, type Caller, refusal } from '../../../support/product/rest.ts';
import { startUpstream, type TestUpstream } from '../../../support/product/upstream.ts';

const MONTHS = { startDate: '201810', endDate: '201811' };
const NOVEMBER = { startDate: '201811', endDate: '201811' };
/** Of one of t2.micro, bought on 9 October at 21:40. */
const NEW_ONE = '2dbc59ec-6e3c-404a-b6c3-ec308c3d56fd';
/** Of one of c4.large, which nothing used. */
const IDLE = '3a2944f2-fbdc-4f9a-86f7-4b83dc6e058a';

let upstream: TestUpstream;
let caller: Caller;
let raw: Map<string, RawCommitment>;

beforeAll(async () => {
  upstream = await startUpstream();
  caller = {
    url: upstream.url,
    token: await upstream.demoToken(),
    userId: 'dana-demo',
    companyId: 'workshop',
  };
  raw = await rawCommitments('workshop');
});
afterAll(() => upstream?.close());

/** Of both months, by the whole id. */
function rawOf(id: string): RawCommitment[] {
  return [...raw].filter(([key]) => key.startsWith(`${id} `)).map(([, sums]) => sums);
}

function sumOf(sums: readonly RawCommitment[], member: 'used' | 'unused' | 'onDemand'): Big {
  return sums.reduce((sum, each) => sum.plus(each[member]), new Big(0));
}

const near = (value: number | null, expected: Big | number) => expect(value).toBeCloseTo(Number(expected), 6);

describe('one by one', () => {
  it('tells the use of each by quantity, and its money, as the raw rows sum to', async () => {
    const { list, totalCount } = await ask(caller, reservedAgreementList, MONTHS);
    expect(totalCount).toBe(9);
    for (const row of list) {
      const sums = rawOf(row.arn);
      const [used, unused] = [sumOf(sums, 'used'), sumOf(sums, 'unused')];
      near(row.usePayment, used);
      near(row.totalPayment, used.plus(unused));
      near(row.ondemandSpend, sumOf(sums, 'onDemand'));
      near(row.netSavings, sumOf(sums, 'onDemand').minus(used).minus(unused));
      const quantity = (member: 'usedQuantity' | 'unusedQuantity') =>
        sums.reduce((sum, each) => sum.plus(each[member] ?? 0), new Big(0));
      const whole = quantity('usedQuantity').plus(quantity('unusedQuantity'));
      near(row.utilization, quantity('usedQuantity').times(100).div(whole));
      expect(row).toMatchObject({ utilizationForm: 'QUANTITY', quantityUnit: 'Normalized Hours' });
    }
  });

  it('counts as many units used and unused as were bought, in every month', async () => {
    expect(raw.size).toBe(18);
    for (const { usedQuantity, unusedQuantity, purchased } of raw.values())
      near(Number(usedQuantity?.plus(unusedQuantity ?? 0)), purchased);
  });

  it('has the utilizations and savings that are known of them', async () => {
    const { list } = await ask(caller, reservedAgreementList, { ...MONTHS, sortField: 'utilization' });
    const percents = list.map(({ utilization }) => utilization?.toFixed(2)).sort();
    expect(percents).toEqual(['0.00', ...Array(6).fill('100.00'), '73.18', '96.86'].sort());
    const savings = list.map(({ netSavings }) => Number(netSavings.toFixed(2)));
    expect(Math.min(...savings)).toBe(-87.87);
    expect(Math.max(...savings)).toBe(98.22);
  });

  it('tells no savings rate of one that nothing used, and its whole fee as a loss', async () => {
    const { agreementDetail } = await ask(caller, reservedAgreementDetail, { ...MONTHS, reservedId: IDLE });
    expect(agreementDetail).toMatchObject({ utilization: 0, netSavingsUtil: null, usePayment: 0 });
    expect(agreementDetail?.unusedPayment).toBe(agreementDetail?.totalPayment);
  });

  it('shows the first month of a new one as the loss that it is', async () => {
    const { transition } = await ask(caller, reservedAgreementDetail, {
      ...MONTHS,
      timeUnit: 'month',
      reservedId: NEW_ONE,
    });
    const [october, november] = transition.list;
    expect(october?.usageDate).toBe('2018-10-01');
    expect(october?.netSavingsUtil).toBeCloseTo(-98.09, 2);
    expect(november?.utilization).toBe(100);
  });

  it('refuses an id that the company has no reservation of', async () => {
    const request = { ...MONTHS, reservedId: 'none' };
    expect((await refusal(caller, reservedAgreementDetail, request)).code).toBe('NOT_FOUND');
  });
});

describe('together', () => {
  it('sums to its parts: summary, families, services and months', async () => {
    const summary = await ask(caller, reservedUtilizationSummary, MONTHS);
    expect(summary.totalPayment.toFixed(2)).toBe('555.87');
    expect(summary.usePayment.toFixed(2)).toBe('463.65');
    expect(summary.usePaymentUtil?.toFixed(2)).toBe('83.41');
    const families = await ask(caller, reservedInstanceFamilyList, MONTHS);
    const services = await ask(caller, reservedServiceList, MONTHS);
    const months = await ask(caller, reservedUtilizationTransition, { ...MONTHS, timeUnit: 'month' });
    for (const { list } of [families, services, months]) {
      for (const member of ['totalPayment', 'usePayment', 'netSavings', 'ondemandSpend'] as const)
        near(
          summary[member],
          list.reduce((sum, row) => sum.plus(row[member]), new Big(0)),
        );
    }
    expect(families.list.map(({ instanceFamily }) => instanceFamily).sort()).toEqual([
      'c4',
      'c5',
      'm5',
      't2',
    ]);
    expect(families.total).toEqual(services.total);
  });

  it.each([
    ['service', reservedUtilizationTypes, ['Amazon Elastic Compute Cloud']],
    ['region', reservedUtilizationRegions, ['us-east-1']],
    ['family', reservedUtilizationFamilies, ['c4', 'c5', 'm5', 't2']],
  ] as const)('sums to its trend by %s, month by month', async (_, endpoint, codes) => {
    const months = { ...MONTHS, timeUnit: 'month' as const };
    const whole = await ask(caller, reservedUtilizationTransition, months);
    const { list } = await ask(caller, endpoint, months);
    expect([...new Set(list.map(({ code }) => code))].sort()).toEqual(codes);
    for (const month of whole.list) {
      const parts = list.filter(({ usageDate }) => usageDate === month.usageDate);
      for (const member of ['totalPayment', 'usePayment', 'netSavings', 'ondemandSpend'] as const)
        near(
          month[member],
          parts.reduce((sum, row) => sum.plus(row[member]), new Big(0)),
        );
    }
  });

  it('keeps a reservation whole when it is filtered, whatever used it', async () => {
    const only = { ...MONTHS, instanceFamilies: ['t2'] };
    const { list, total } = await ask(caller, reservedAgreementList, only);
    expect(list).toHaveLength(6);
    near(
      total.totalPayment,
      list.reduce((sum, row) => sum.plus(row.totalPayment), new Big(0)),
    );
    const { instanceFamilies } = await ask(caller, reservedUtilizationFilter, only);
    expect(instanceFamilies).toEqual(['c4', 'c5', 'm5', 't2']);
  });
});

it('can be filtered by services within their categories', async () => {
  for (const endpoint of [reservedUtilizationFilter, reservedInventoryFilter]) {
    const { products } = await ask(caller, endpoint, MONTHS);
    expect(products).toEqual([
      { code: 'Compute', name: 'Compute', parentCode: null, codes: ['Amazon Elastic Compute Cloud'] },
      {
        ...{ code: 'Amazon Elastic Compute Cloud', name: 'Amazon Elastic Compute Cloud' },
        ...{ parentCode: 'Compute', codes: ['Amazon Elastic Compute Cloud'] },
      },
    ]);
  }
});

describe('the inventory', () => {
  it('says what was bought, and nothing that the data do not tell', async () => {
    const { list, total, totalCount } = await ask(caller, reservedInventoryList, {
      ...MONTHS,
      isAscending: true,
    });
    expect([totalCount, total.count, total.expiredCount]).toEqual([9, 9, 0]);
    expect(list[0]?.endDate?.slice(0, 10)).toBe('2019-04-03');
    expect(list.at(-1)?.endDate?.slice(0, 10)).toBe('2019-10-09');
    const idle = list.find(({ reservedId }) => reservedId === IDLE);
    expect(idle).toMatchObject({
      instanceType: 'c4.large',
      normalizationFactor: 4,
      purchaseOption: 'Partial Upfront',
      startDate: expect.stringContaining('2018-04-24'),
      status: 'active',
    });
  });
});

describe('coverage', () => {
  const T2 = { instanceFamilies: ['t2'], serviceTypes: ['Amazon Elastic Compute Cloud'] };

  it('is by usage: hours and normalised units differ', async () => {
    const summary = await ask(caller, reservedCoverageSummary, { ...NOVEMBER, ...T2 });
    expect(summary.reservedCoverage?.toFixed(2)).toBe('21.60');
    expect(summary.reservedCoverageNf?.toFixed(2)).toBe('26.39');
    expect(summary.coverageUtil).toBe(summary.reservedCoverage);
  });

  it.each([
    ['service', reservedCoverageTypes],
    ['region', reservedCoverageRegions],
    ['family', reservedCoverageFamilies],
  ] as const)('sums to its trend by %s, month by month, in money and in usage', async (_, endpoint) => {
    const months = { ...MONTHS, timeUnit: 'month' as const };
    const whole = await ask(caller, reservedCoverageTransition, months);
    const { list } = await ask(caller, endpoint, months);
    expect(list.every(({ code, name }) => code !== '' && name !== '')).toBe(true);
    for (const month of whole.list) {
      const parts = list.filter(({ usageDate }) => usageDate === month.usageDate);
      for (const member of ['totalCost', 'onDemandCost', 'totalUsage', 'reservedUsage'] as const)
        near(
          month[member],
          parts.reduce((sum, row) => sum.plus(row[member] ?? 0), new Big(0)),
        );
    }
    const t2 = list.find(({ code, usageDate }) => code === 't2' && usageDate === '2018-11-01');
    if (endpoint === reservedCoverageFamilies) expect(t2?.reservedCoverage?.toFixed(2)).toBe('21.60');
  });

  it('sums to the rows of its list, and to its months', async () => {
    const { list, total, totalCount } = await ask(caller, reservedCoverageList, { ...MONTHS, limit: 200 });
    expect(list).toHaveLength(totalCount);
    const months = await ask(caller, reservedCoverageTransition, { ...MONTHS, timeUnit: 'month' });
    for (const member of ['totalCost', 'onDemandCost', 'reservedOnDemandCost', 'savingsPlansCost'] as const) {
      for (const rows of [list, months.list])
        near(
          total[member],
          rows.reduce((sum, row) => sum.plus(row[member]), new Big(0)),
        );
    }
    near(
      total.totalUsage,
      list.reduce((sum, row) => sum.plus(row.totalUsage ?? 0), new Big(0)),
    );
    for (const { instanceType, instanceSize } of list)
      expect(instanceType.endsWith(`.${instanceSize}`), instanceType).toBe(true);
    const large = list.find(({ instanceType }) => instanceType === 't2.large');
    expect(large?.normalizationFactor).toBe(4);
  });
});

it('names the regions of rows that give the code alone', async () => {
  const { regions } = await ask(caller, reservedUtilizationFilter, MONTHS);
  expect(regions).toEqual([{ code: 'us-east-1', name: 'US East (N. Virginia)' }]);
});

it('refuses months that are turned round, in the words of the specification', async () => {
  const { code, message } = await refusal(caller, reservedUtilizationSummary, {
    startDate: '201811',
    endDate: '201810',
  });
  expect([code, message]).toEqual(['INVALID_RANGE', 'Invalid date range was specified. Please try again.']);
});
