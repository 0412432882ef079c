// Reservations of a generated company: a month of files without quantities and one with them, AWS and Azure (R-03, Z-02).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  azureAgreementList,
  azureInstanceFamilyList,
  azureInventoryList,
  azureTransitionFamilise,
  azureUtilizationTransition,
} from '../../../../upstream/contract/optimization/azure-reserved/azure-reserved.ts';
import {
  reservedAgreementList,
  reservedUtilizationTransition,
} from '../../../../upstream/contract/optimization/reserved/utilization.ts';
import { TOOLS_CLIENT_ID } from '../../../../upstream/identity/provider/realm.ts';
import { addCompanyOfFiles, openCompany } from '../../../support/product/own-company.ts';
import { ask, type Caller, refusal } from '../../../support/product/rest.ts';
import { startUpstream, type TestUpstream } from '../../../support/product/upstream.ts';
import { askFiles, generateSmall, removeGenerated } from '../../../tools/demo/generated.ts';

const COMPANY = 'small-reserved';
/** FOCUS 1.0 until the end of 2023. */
const [WITHOUT, WITH] = ['202312', '202401'];

let upstream: TestUpstream;
let caller: Caller;
let files: string[];

beforeAll(async () => {
  upstream = await startUpstream();
  ({ files } = await generateSmall({ from: '2023-12', to: '2024-01', scale: 0.05 }));
  await addCompanyOfFiles(upstream.dataDir, COMPANY, files);
  await openCompany(upstream.dataDir, COMPANY);
  caller = {
    url: upstream.url,
    token: await upstream.toolToken(),
    userId: TOOLS_CLIENT_ID,
    companyId: COMPANY,
  };
});
afterAll(async () => {
  await upstream?.close();
  removeGenerated();
});

/** Percents by the whole id: of cost, and of quantity where all rows have one. */
async function rawPercents(month: string): Promise<Map<string, { cost: number; quantity: number | null }>> {
  const rows = await askFiles(
    files,
    `SELECT CommitmentDiscountId AS id,
       CAST(100 * sum(CASE WHEN CommitmentDiscountStatus = 'Used' THEN CAST(EffectiveCost AS DOUBLE) ELSE 0 END)
         / sum(CAST(EffectiveCost AS DOUBLE)) AS VARCHAR) AS cost,
       CAST(100 * sum(CASE WHEN CommitmentDiscountStatus = 'Used' THEN CAST(CommitmentDiscountQuantity AS DOUBLE) ELSE 0 END)
         / sum(CAST(CommitmentDiscountQuantity AS DOUBLE)) AS VARCHAR) AS quantity
     FROM rows WHERE CommitmentDiscountCategory = 'Usage' AND ChargeCategory = 'Usage'
       AND substr(CAST(ChargePeriodStart AS VARCHAR), 1, 7) = '${month.slice(0, 4)}-${month.slice(4)}'
     GROUP BY id`,
  );
  return new Map(
    rows.map(({ id, cost, quantity }) => [
      id ?? '',
      { cost: Number(cost), quantity: quantity === null || quantity === undefined ? null : Number(quantity) },
    ]),
  );
}

describe.each([
  ['AWS', reservedAgreementList],
  ['Azure', azureAgreementList],
] as const)('%s', (_, endpoint) => {
  it.each([
    ['by cost without quantities', WITHOUT, 'COST'],
    ['by quantity with them', WITH, 'QUANTITY'],
  ] as const)('is used %s', async (_name, month, form) => {
    const raw = await rawPercents(month);
    const { list } = await ask(caller, endpoint, { startDate: month, endDate: month });
    expect(list.length).toBeGreaterThan(1);
    for (const { arn, utilization, utilizationForm, usePaymentUtil } of list) {
      const percents = raw.get(arn);
      expect(utilizationForm, arn).toBe(form);
      expect(utilization, arn).toBeCloseTo(
        (form === 'COST' ? percents?.cost : percents?.quantity) ?? Number.NaN,
        4,
      );
      expect(usePaymentUtil, arn).toBeCloseTo(percents?.cost ?? Number.NaN, 4);
    }
  });

  it('is told by cost over months of which one has no quantities', async () => {
    const { list } = await ask(caller, endpoint, { startDate: WITHOUT, endDate: WITH });
    const unmeasured = await rawPercents(WITHOUT);
    const both = list.filter(({ arn }) => unmeasured.has(arn));
    expect(both.length).toBeGreaterThan(0);
    for (const { utilizationForm } of both) expect(utilizationForm).toBe('COST');
  });
});

it('says in each month what its percent is of', async () => {
  for (const endpoint of [reservedUtilizationTransition, azureUtilizationTransition]) {
    const { list } = await ask(caller, endpoint, { startDate: WITHOUT, endDate: WITH, timeUnit: 'month' });
    expect(list[0]).toMatchObject({ usageDate: '2023-12-01', utilizationForm: 'COST' });
    expect(list[1]?.usageDate).toBe('2024-01-01');
  }
});

it('groups Azure by the flexibility table, whole', async () => {
  const month = { startDate: WITH, endDate: WITH };
  const { list, total } = await ask(caller, azureInstanceFamilyList, month);
  expect(list.map(({ instanceFamily }) => instanceFamily)).toContain('Dsv5 Series');
  const sum = list.reduce((amount, { totalPayment }) => amount + totalPayment, 0);
  expect(sum).toBeCloseTo(total.totalPayment, 4);
  const trend = await ask(caller, azureTransitionFamilise, { ...month, timeUnit: 'month' });
  expect(trend.list.map(({ code }) => code).sort()).toEqual(
    list.map(({ instanceFamily }) => instanceFamily).sort(),
  );
});

it('leaves out of the inventory and of its sums what has expired, until it is asked for', async () => {
  const months = { startDate: WITHOUT, endDate: WITH };
  const { total, list } = await ask(caller, azureInventoryList, months);
  const all = await ask(caller, azureInventoryList, { ...months, includeExpired: true });
  expect(list.every(({ isExpired }) => !isExpired)).toBe(true);
  expect(all.total).toEqual(total);
  expect(all.totalCount).toBe(total.count + total.expiredCount);
  expect(all.list.map(({ orderId }) => orderId)).not.toContain('');
});

it('refuses a vendor that it is not about, and paging that is no number', async () => {
  expect((await refusal(caller, azureAgreementList, { vendor: 'aws' })).code).toBe('VENDOR_NOT_AVAILABLE');
  expect((await refusal(caller, azureAgreementList, { start: 'x' })).status).toBe(400);
});
