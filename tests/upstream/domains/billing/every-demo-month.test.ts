// Every month and vendor of the generated company, small: bill = accounts = views = invoices = BilledCost (B-04 to B-08).
// The gate checks two months of the three years, over the turn of a year; demo-bills.test.ts three more.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CLOUD_CODES, type VendorCode } from '../../../../lib/catalogue/vendors.ts';
import { checkMonth } from '../../../support/oracle/bills/check-bill.ts';
import { billingMonthOf, vendorOf } from '../../../support/oracle/raw/raw-bills.ts';
import type { RawRecord } from '../../../support/oracle/raw/raw-focus.ts';
import { billingFor } from '../../../support/product/billing-bench.ts';
import { type FactsBench, openBench } from '../../../support/product/focus-files.ts';
import { isDeep } from '../../../support/runner/depth.ts';
import { askFiles, generateSmall, removeGenerated } from '../../../tools/demo/generated.ts';

const SCALE = 0.02;
const MONTHS = isDeep ? { from: '2022-01', to: '2024-12' } : { from: '2023-12', to: '2024-01' };
/** The first three files of OpenStack have the names of FOCUS 0.5, which the raw reader does not know. */
const FIRST_OF_OPENSTACK = isDeep ? '2022-04' : MONTHS.from;
const MONTHS_CHECKED = isDeep ? 13 : 2;
const OTHERS = CLOUD_CODES.filter((vendor) => vendor !== 'openstack');

let bench: FactsBench;
let rows: RawRecord[];

beforeAll(async () => {
  bench = await openBench();
  const made = [
    await generateSmall({ ...MONTHS, vendors: OTHERS, scale: SCALE }),
    await generateSmall({ ...MONTHS, from: FIRST_OF_OPENSTACK, vendors: ['openstack'], scale: SCALE }),
  ];
  const files = made.flatMap((company) => company.files);
  await bench.load(files);
  const records = await askFiles(files, 'SELECT COLUMNS(*)::VARCHAR FROM rows');
  rows = records.map((record) =>
    Object.fromEntries(Object.entries(record).map(([name, value]) => [name, value ?? ''])),
  );
}, 300_000);

afterAll(async () => {
  await bench?.close();
  removeGenerated();
});

function monthsOf(vendor: VendorCode): Map<string, RawRecord[]> {
  const months = new Map<string, RawRecord[]>();
  for (const row of rows) {
    if (vendorOf(row) !== vendor) continue;
    const month = billingMonthOf(row);
    months.set(month, [...(months.get(month) ?? []), row]);
  }
  return months;
}

test.each(CLOUD_CODES)(
  'every month of %s',
  async (vendor) => {
    const billing = await billingFor(bench.documents, bench.facts, 'acme', vendor);
    const months = monthsOf(vendor);
    expect(months.size).toBeGreaterThanOrEqual(MONTHS_CHECKED);
    for (const [month, own] of months) await checkMonth(billing, month, own);
  },
  300_000,
);
