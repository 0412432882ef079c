// Every bill of the real companies against sums of their raw files (B-04, B-06, B-08).
import { rmSync } from 'node:fs';
import { Big } from 'big.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isVendorCode, type VendorCode } from '../../../../lib/catalogue/vendors.ts';
import { addDecimals } from '../../../../lib/money/money.ts';
import { billList } from '../../../../upstream/domains/billing/bill-list.ts';
import { billedMonth } from '../../../../upstream/domains/billing/billing-scope.ts';
import { billDetailsOf } from '../../../../upstream/domains/billing/details/details.ts';
import { spotUsage } from '../../../../upstream/domains/billing/resources.ts';
import type { Documents } from '../../../../upstream/stores/documents/database.ts';
import { openDocuments } from '../../../../upstream/stores/documents/open-documents.ts';
import { serviceGroupSetsOf } from '../../../../upstream/stores/documents/reference/service-groups.ts';
import type { FactStore } from '../../../../upstream/stores/facts/answers/answer.ts';
import { openFactStore } from '../../../../upstream/stores/facts/duckdb/duckdb-store.ts';
import { checkMonth } from '../../../support/oracle/bills/check-bill.ts';
import { checkBridge } from '../../../support/oracle/bills/check-bridge.ts';
import { billingMonthOf, rowsByBill, sumOf, vendorOf } from '../../../support/oracle/raw/raw-bills.ts';
import { type RawRecord, rawRecords } from '../../../support/oracle/raw/raw-focus.ts';
import { billingFor } from '../../../support/product/billing-bench.ts';
import { copyPreparedData } from '../../../support/product/prepared-data.ts';

/** Lines between bill and cost that the months of a company must show. */
const COMMITMENTS = ['commitmentFees', 'commitmentUsed', 'commitmentUnused'];
const LINES_SEEN: Record<string, string[]> = {
  sunflower: COMMITMENTS,
  workshop: COMMITMENTS,
  'focus-sample': ['otherMonths', 'otherBills'],
};

let dataDir: string;
let documents: Documents;
let facts: FactStore;

beforeAll(async () => {
  dataDir = await copyPreparedData();
  documents = await openDocuments(dataDir);
  facts = await openFactStore({ documents, dataDir });
});

afterAll(async () => {
  await facts.close();
  await documents.destroy();
  rmSync(dataDir, { recursive: true, force: true });
});

describe.each(['sunflower', 'workshop', 'focus-sample'])('%s', (company) => {
  let rows: readonly RawRecord[];
  beforeAll(async () => {
    rows = await rawRecords(company);
  });
  const vendors = () => [...new Set(rows.map(vendorOf))].filter(isVendorCode);
  const monthsOf = (vendor: VendorCode) =>
    [...new Set(rows.filter((row) => vendorOf(row) === vendor).map(billingMonthOf))].sort();

  test('total, accounts, invoices and every view of every month are the sum of BilledCost', async () => {
    for (const vendor of vendors()) {
      const billing = await billingFor(documents, facts, company, vendor);
      for (const month of monthsOf(vendor)) {
        const own = rows.filter((row) => vendorOf(row) === vendor && billingMonthOf(row) === month);
        await checkMonth(billing, month, own);
      }
    }
  }, 120_000);

  test('the way to Cost Analytics has every difference of every month, and leaves nothing over', async () => {
    const seen = new Set<string>();
    const rounded = (await facts.freshness(company)).vendors.flatMap((each) =>
      each.isEffectiveUsable ? [] : each.vendor,
    );
    for (const vendor of vendors()) {
      const isRounded = () => rounded.includes(vendor);
      const billing = await billingFor(documents, facts, company, vendor);
      const own = rows.filter((row) => vendorOf(row) === vendor);
      for (const month of monthsOf(vendor)) {
        const bill = own.filter((row) => billingMonthOf(row) === month);
        const billOf = (currency: string) => sumOf(bill.filter((row) => row.BillingCurrency === currency));
        for (const line of await checkBridge(billing, { month, rows: own, billOf, isRounded }))
          seen.add(line);
      }
    }
    expect(LINES_SEEN[company]?.filter((line) => !seen.has(line))).toEqual([]);
  }, 120_000);

  test('the bill list has every month, each with the total of its bill', async () => {
    const bills = rowsByBill(rows);
    for (const vendor of vendors()) {
      const billing = await billingFor(documents, facts, company, vendor);
      const list = await billList(billing, 36);
      const shown = list.bills.flatMap(({ chargeYear, chargeMonth, totals }) =>
        totals.map(({ currency, totalCharge }) => {
          const month = `${chargeYear}-${String(chargeMonth).padStart(2, '0')}-01`;
          return [`${vendor} ${month} ${currency}`, totalCharge];
        }),
      );
      const expected = [...bills]
        .filter(([key]) => key.startsWith(`${vendor} `))
        .map(([key, own]) => [key, sumOf(own).toNumber()]);
      expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(expected));
    }
  });
});

test('B-08 tags and groups of Sunflower add up to the month, what has no tag stands last', async () => {
  const billing = await billingFor(documents, facts, 'sunflower', 'aws');
  const own = (await rawRecords('sunflower')).filter(
    (row) => vendorOf(row) === 'aws' && billingMonthOf(row) === '2024-05-01',
  );
  const [set] = await serviceGroupSetsOf(documents, 'sunflower');
  const views = [
    { viewBy: 'tag', tagKey: 'sunflower_type', serviceGroupSetNm: null, last: 'NON_TAG' },
    { viewBy: 'serviceGroup', tagKey: null, serviceGroupSetNm: set?.set ?? '', last: null },
  ] as const;
  for (const { last, ...view } of views) {
    const { rows, totals } = await billDetailsOf(billing, '2024-05-01', { ...view, layers: 2, under: null });
    expect(totals).toEqual([{ currency: 'USD', cost: sumOf(own).toFixed() }]);
    const items = rows.filter(({ layer }) => layer === 1);
    expect(addDecimals(items.map(({ cost }) => cost))).toBe(sumOf(own).toFixed());
    expect(items.length).toBeGreaterThan(1);
    expect(items.map(({ placeholder }) => placeholder)).toEqual([...items.slice(1).map(() => null), last]);
  }
});

test('B-09 spot usage of the workshop stands beside its list price', async () => {
  const own = (await rawRecords('workshop')).filter(
    (row) => billingMonthOf(row) === '2018-11-01' && row.PricingCategory === 'Dynamic',
  );
  const billing = await billingFor(documents, facts, 'workshop', 'aws');
  const { totals, autoSpot } = await spotUsage(billing, await billedMonth(billing, '2018-11-01'));
  const [list, billed] = [sumOf(own, (row) => new Big(row.ListCost ?? 0)), sumOf(own)];
  expect(totals).toEqual([
    {
      ...{ currency: 'USD', onDemandCost: list.toNumber(), spotCost: billed.toNumber() },
      ...{ saving: list.minus(billed).toNumber(), savingRate: 0 },
    },
  ]);
  expect(billed.toNumber()).toBeGreaterThan(0);
  expect(autoSpot.every(({ instanceType }) => instanceType !== '')).toBe(true);
});
