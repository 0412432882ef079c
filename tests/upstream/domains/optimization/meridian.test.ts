// Every family of reservations of the generated company against its raw files, over all months: each total is its parts (R-03, Z-02).
// A deep run takes all 36 months as the demo makes them; else it is a few months of a small one.
import { Big } from 'big.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_COMPANY } from '../../../../tools/demo/generator/shape.ts';
import {
  azureAgreementList,
  azureInstanceFamilyList,
  azureUtilizationSummary,
} from '../../../../upstream/contract/optimization/azure-reserved/azure-reserved.ts';
import {
  reservedAgreementList,
  reservedInstanceFamilyList,
  reservedUtilizationSummary,
} from '../../../../upstream/contract/optimization/reserved/utilization.ts';
import { TOOLS_CLIENT_ID } from '../../../../upstream/identity/provider/realm.ts';
import { addCompanyOfFiles, openCompany } from '../../../support/product/own-company.ts';
import { ask, type Caller } from '../../../support/product/rest.ts';
import { startUpstream, type TestUpstream } from '../../../support/product/upstream.ts';
import { isDeep } from '../../../support/runner/depth.ts';
import { askFiles, generateSmall, removeGenerated } from '../../../tools/demo/generated.ts';

const COMPANY = 'meridian-families';
const [FROM, TO, SCALE] = isDeep
  ? (['2022-01', '2024-12', 0.25] as const)
  : (['2024-02', '2024-04', 0.05] as const);
const MONTHS = { startDate: FROM.replace('-', ''), endDate: TO.replace('-', '') };

let upstream: TestUpstream;
let caller: Caller;
let raw: Map<string, { used: Big; unused: Big; currency: string }>;

beforeAll(
  async () => {
    upstream = await startUpstream();
    // What is drawn depends on the name: that of the demo has the utilizations that are known of it.
    const named = isDeep ? { company: DEMO_COMPANY.name } : {};
    const vendors = ['aws', 'azr'] as const;
    const { files } = await generateSmall({ from: FROM, to: TO, scale: SCALE, vendors, ...named });
    await addCompanyOfFiles(upstream.dataDir, COMPANY, files);
    await openCompany(upstream.dataDir, COMPANY);
    const token = await upstream.toolToken();
    caller = { url: upstream.url, token, userId: TOOLS_CLIENT_ID, companyId: COMPANY };
    raw = await rawUse(files);
  },
  isDeep ? 900_000 : 120_000,
);
afterAll(async () => {
  await upstream?.close();
  removeGenerated();
});

/** Effective cost of both parts by the whole id. */
async function rawUse(files: readonly string[]): Promise<typeof raw> {
  const rows = await askFiles(
    files,
    `SELECT CommitmentDiscountId AS id, CommitmentDiscountStatus AS status, BillingCurrency AS currency,
       CAST(sum(CAST(EffectiveCost AS DECIMAL(38, 12))) AS VARCHAR) AS cost
     FROM rows WHERE CommitmentDiscountCategory = 'Usage' AND ChargeCategory = 'Usage'
     GROUP BY ALL`,
  );
  const found: typeof raw = new Map();
  for (const { id, status, cost, currency } of rows) {
    const sums = found.get(id ?? '') ?? { used: new Big(0), unused: new Big(0), currency: currency ?? '' };
    found.set(id ?? '', { ...sums, [status === 'Unused' ? 'unused' : 'used']: new Big(cost ?? 0) });
  }
  return found;
}

const VENDORS = [
  ['AWS', reservedAgreementList, reservedInstanceFamilyList, reservedUtilizationSummary],
  ['Azure', azureAgreementList, azureInstanceFamilyList, azureUtilizationSummary],
] as const;

describe.each(VENDORS)('%s', (_vendor, agreementList, familyList, summary) => {
  const whole = (): Record<string, unknown> => ({
    ...MONTHS,
    limit: agreementList === azureAgreementList ? '200' : 200,
  });

  it('tells of each family what its reservations sum to in the raw files', async () => {
    const agreements = await ask(caller, agreementList, whole());
    expect(agreements.list).toHaveLength(agreements.totalCount);
    const families = await ask(caller, familyList, whole());
    expect(families.list.length).toBeGreaterThan(1);
    for (const { instanceFamily, totalPayment, usePayment, usePaymentUtil, unusedPayment } of families.list) {
      const members = agreements.list.filter((each) => (each.instanceFamily ?? '') === instanceFamily);
      const sums = members.flatMap(({ arn }) => raw.get(arn) ?? []);
      expect(sums).toHaveLength(members.length);
      const [used, unused] = (['used', 'unused'] as const).map((part) =>
        sums.reduce((sum, each) => sum.plus(each[part]), new Big(0)),
      ) as [Big, Big];
      // Files in another currency are answered by its rate, which a percent does not see.
      if (sums.every(({ currency }) => currency === 'USD')) {
        expect(usePayment, instanceFamily).toBeCloseTo(used.toNumber(), 5);
        expect(unusedPayment, instanceFamily).toBeCloseTo(unused.toNumber(), 5);
        expect(totalPayment, instanceFamily).toBeCloseTo(used.plus(unused).toNumber(), 5);
      }
      const percent = used.times(100).div(used.plus(unused)).toNumber();
      expect(usePaymentUtil, instanceFamily).toBeCloseTo(percent, 5);
    }
  });

  it('sums to the whole over families and over reservations', async () => {
    const total = await ask(caller, summary, MONTHS);
    for (const endpoint of [agreementList, familyList] as const) {
      const { list, total: ofList } = await ask(caller, endpoint as typeof familyList, whole());
      for (const member of ['usePayment', 'unusedPayment', 'ondemandSpend', 'netSavings'] as const) {
        const sum = list.reduce((all, row) => all.plus(row[member]), new Big(0)).toNumber();
        expect(sum).toBeCloseTo(total[member], 5);
        expect(ofList[member]).toBeCloseTo(total[member], 5);
      }
    }
  });
});

it('reaches from a reservation that is hardly used to those that are used whole, as the raw files do', async () => {
  const lists = await Promise.all([
    ask(caller, reservedAgreementList, { ...MONTHS, limit: 200 }),
    ask(caller, azureAgreementList, { ...MONTHS, limit: '200' }),
  ]);
  const shown = lists.flatMap(({ list }) => list);
  expect(shown).toHaveLength(raw.size);
  const percents = shown.map(({ usePaymentUtil }) => (usePaymentUtil ?? 0).toFixed(4)).sort();
  const expected = [...raw.values()].map(({ used, unused }) =>
    used.times(100).div(used.plus(unused)).toFixed(4),
  );
  expect(percents).toEqual(expected.sort());
  const lowest = shown.toSorted((one, other) => (one.usePaymentUtil ?? 0) - (other.usePaymentUtil ?? 0))[0];
  expect(lowest?.instanceFamily).toBe('Ddsv4 Series');
  expect(lowest?.usePaymentUtil).toBeLessThan(30);
  expect(Math.max(...percents.map(Number))).toBe(100);
});

it.runIf(isDeep)(
  'has the utilizations of the demo company that are known, from 24.4 percent on',
  async () => {
    const lists = await Promise.all([
      ask(caller, reservedAgreementList, { ...MONTHS, limit: 200 }),
      ask(caller, azureAgreementList, { ...MONTHS, limit: '200' }),
    ]);
    const shown = lists.flatMap(({ list }) => list);
    const lowest = shown.toSorted((one, other) => (one.usePaymentUtil ?? 0) - (other.usePaymentUtil ?? 0));
    expect(
      lowest.slice(0, 4).map(({ displayName, usePaymentUtil }) => [displayName, usePaymentUtil?.toFixed(2)]),
    ).toEqual([
      ['pg-dds', '24.38'],
      ['vm-esv5', '31.00'],
      ['rds-r4', '67.15'],
      ['ec2-m4', '79.95'],
    ]);
  },
);
