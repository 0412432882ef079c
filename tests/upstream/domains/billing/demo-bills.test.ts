// Bills of the generated company with all its vendors, currencies and a contract, against the raw files (B-04).
import { Big } from 'big.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CLOUD_CODES, type VendorCode } from '../../../../lib/catalogue/vendors.ts';
import { billedMonth } from '../../../../upstream/domains/billing/billing-scope.ts';
import { additional } from '../../../../upstream/domains/billing/common-lists.ts';
import { billDetailsOf } from '../../../../upstream/domains/billing/details/details.ts';
import { invoicesOf } from '../../../../upstream/domains/billing/invoices.ts';
import { monthBills } from '../../../../upstream/domains/billing/month-bills.ts';
import { spotUsage } from '../../../../upstream/domains/billing/resources.ts';
import {
  type ContractTerm,
  replaceContractTerms,
} from '../../../../upstream/stores/documents/reference/contract-terms.ts';
import { replaceServiceGroupSets } from '../../../../upstream/stores/documents/reference/service-groups.ts';
import { checkMonth } from '../../../support/oracle/bills/check-bill.ts';
import { checkBridge } from '../../../support/oracle/bills/check-bridge.ts';
import {
  accountOf,
  billingMonthOf,
  hasTax,
  linesOf,
  type RawTerms,
  sumOf,
  vendorOf,
} from '../../../support/oracle/raw/raw-bills.ts';
import type { RawRecord } from '../../../support/oracle/raw/raw-focus.ts';
import { billingFor } from '../../../support/product/billing-bench.ts';
import { type FactsBench, openBench } from '../../../support/product/focus-files.ts';
import { askFiles, generateSmall, removeGenerated } from '../../../tools/demo/generated.ts';

/** In the first months of OpenStack the columns have the names of FOCUS 0.5. */
const MONTHS = [
  { from: '2022-03', vendors: ['aws', 'azr', 'gcp', 'ncp'] },
  { from: '2023-12', vendors: [...CLOUD_CODES] },
  { from: '2024-05', vendors: [...CLOUD_CODES] },
] as const;

let bench: FactsBench;
let rows: RawRecord[];

beforeAll(async () => {
  bench = await openBench();
  const made = [];
  for (const { from, vendors } of MONTHS) made.push(await generateSmall({ from, vendors: [...vendors] }));
  const files = made.flatMap((company) => company.files);
  await bench.load(files);
  const records = await askFiles(files, 'SELECT COLUMNS(*)::VARCHAR FROM rows');
  rows = records.map((record) =>
    Object.fromEntries(Object.entries(record).map(([name, value]) => [name, value ?? ''])),
  );
}, 120_000);

afterAll(async () => {
  await bench.close();
  removeGenerated();
});

const ofMonth = (vendor: VendorCode, month: string) =>
  rows.filter((row) => vendorOf(row) === vendor && billingMonthOf(row) === month);

const BILLS = MONTHS.flatMap(({ from, vendors }) => vendors.map((vendor) => [vendor, `${from}-01`] as const));

describe('without a contract a bill is the sum of BilledCost, exactly', () => {
  test.each(BILLS)('%s %s', async (vendor, month) => {
    const billing = await billingFor(bench.documents, bench.facts, 'acme', vendor);
    const own = ofMonth(vendor, month);
    expect(own.length).toBeGreaterThan(0);
    await checkMonth(billing, month, own);
  });
});

test('two currencies of a vendor are two bills', async () => {
  const billing = await billingFor(bench.documents, bench.facts, 'acme', 'azr');
  const bills = await monthBills(billing, { start: '2024-05-01', end: '2024-05-01' });
  expect(bills.map(({ currency }) => currency).sort()).toEqual(['JPY', 'KRW']);
});

test('B-09 additional services and spot usage are those of their rows', async () => {
  const billing = await billingFor(bench.documents, bench.facts, 'acme', 'aws');
  const month = await billedMonth(billing, '2024-05-01');
  const own = ofMonth('aws', '2024-05-01');
  const market = own.filter(({ PublisherName = '' }) =>
    ['Lakeview Software', 'Northwind Data'].includes(PublisherName),
  );
  const { additionalServices, totals } = await additional(billing, month);
  expect(
    new Map(additionalServices.map((each) => [each.additionalServiceName, each.additionalServiceCharge])),
  ).toEqual(new Map(market.map((row) => [row.ServiceName, Number(row.BilledCost)])));
  expect(totals).toEqual([{ currency: 'USD', cost: sumOf(market).toNumber() }]);
  const spot = own.filter(
    ({ PricingCategory, ChargeCategory }) => PricingCategory === 'Dynamic' && ChargeCategory === 'Usage',
  );
  expect(spot.length).toBeGreaterThan(0);
  expect((await spotUsage(billing, month)).totals).toMatchObject([{ spotCost: sumOf(spot).toNumber() }]);
});

test('B-08 what belongs to no group stands last, and the groups have the rest', async () => {
  const own = ofMonth('ncp', '2024-05-01');
  const accounts = [...new Set(own.map(accountOf))];
  const [first = '', ...others] = accounts;
  const rule = { vendor: null, resourceId: null, tagKey: null, tagValue: null };
  await replaceServiceGroupSets(bench.documents, 'acme', [
    { set: 'Unit', groups: ['One', 'Empty'], rules: [{ ...rule, group: 'One', accountId: first }] },
  ]);
  const billing = await billingFor(bench.documents, bench.facts, 'acme', 'ncp');
  const asked = {
    viewBy: 'serviceGroup',
    tagKey: null,
    serviceGroupSetNm: 'Unit',
    layers: 1,
    under: null,
  } as const;
  const { rows: shown } = await billDetailsOf(billing, '2024-05-01', asked);
  const costOf = (among: readonly string[]) =>
    sumOf(own.filter((row) => among.includes(accountOf(row)))).toFixed();
  expect(shown.map(({ name, placeholder, cost }) => [name, placeholder, cost])).toEqual([
    ['One', null, costOf([first])],
    ['', 'UNDEFINED_GROUP', costOf(others)],
  ]);
});

describe('with a contract each line follows from its rates', () => {
  const term = (more: Partial<ContractTerm>): ContractTerm => ({
    vendor: null,
    accountId: null,
    validFrom: '2022-01-01',
    validTo: null,
    salesDiscountRate: '0',
    supportRate: '0',
    vatRate: '0',
    invoiceCurrency: null,
    ...more,
  });
  let special: string;

  beforeAll(async () => {
    special = accountOf(
      ofMonth('aws', '2024-05-01').find(({ BillingCurrency }) => BillingCurrency === 'USD') ?? {},
    );
    await replaceContractTerms(bench.documents, 'acme', [
      term({ salesDiscountRate: '0.01', vatRate: '0.05' }),
      term({ vendor: 'aws', validTo: '2023-12-01', salesDiscountRate: '0.0333', vatRate: '0.1' }),
      term({ vendor: 'aws', validFrom: '2024-01-01', salesDiscountRate: '0.07', supportRate: '0.1' }),
      term({
        vendor: 'aws',
        accountId: special,
        validFrom: '2024-05-01',
        salesDiscountRate: '0.2',
        vatRate: '0.19',
      }),
    ]);
  });

  /** Written out by hand, not looked up by the product's rule. */
  function agreed(vendor: VendorCode, month: string, account: string): RawTerms {
    if (vendor !== 'aws') return { salesDiscountRate: '0.01', supportRate: '0', vatRate: '0.05' };
    if (month < '2024-01-01') return { salesDiscountRate: '0.0333', supportRate: '0', vatRate: '0.1' };
    if (month === '2024-05-01' && account === special)
      return { salesDiscountRate: '0.2', supportRate: '0', vatRate: '0.19' };
    return { salesDiscountRate: '0.07', supportRate: '0.1', vatRate: '0' };
  }

  test.each(BILLS)('%s %s', async (vendor, month) => {
    const billing = await billingFor(bench.documents, bench.facts, 'acme', vendor);
    await checkMonth(billing, month, ofMonth(vendor, month), (account) => agreed(vendor, month, account));
  });

  test.each(BILLS)('the way of %s %s to Cost Analytics takes the contract back', async (vendor, month) => {
    const billing = await billingFor(bench.documents, bench.facts, 'acme', vendor);
    const [own, bill] = [rows.filter((row) => vendorOf(row) === vendor), ofMonth(vendor, month)];
    const billOf = (currency: string) => {
      const rowsIn = bill.filter((row) => row.BillingCurrency === currency);
      const accounts = [...new Set(rowsIn.map(accountOf))];
      return accounts.reduce((sum, account) => {
        const ofAccount = rowsIn.filter((row) => accountOf(row) === account);
        const { totalCharge = '0' } = linesOf(ofAccount, hasTax(rowsIn), agreed(vendor, month, account));
        return sum.plus(totalCharge);
      }, new Big(0));
    };
    const seen = await checkBridge(billing, { month, rows: own, billOf });
    expect([...seen]).toContain('salesDiscount');
  });

  test('invoices of several currencies stand by what the currencies are worth', async () => {
    const billing = await billingFor(bench.documents, bench.facts, 'acme', 'aws');
    const currencies = (await invoicesOf(billing, '2024-05-01')).map(({ currency }) => currency);
    expect([...new Set(currencies)]).toEqual(['USD', 'MXN']);
    expect(currencies.lastIndexOf('USD')).toBeLessThan(currencies.indexOf('MXN'));
  });

  test('tax rows stay, and calculated tax is marked', async () => {
    const taxOf = async (vendor: VendorCode) => {
      const billing = await billingFor(bench.documents, bench.facts, 'acme', vendor);
      const bills = await monthBills(billing, { start: '2024-05-01', end: '2024-05-01' });
      return Object.fromEntries(bills.map(({ currency, isVatCalculated }) => [currency, isVatCalculated]));
    };
    expect(await taxOf('ncp')).toEqual({ KRW: false });
    expect(await taxOf('tencent')).toEqual({ CNY: true });
    expect(await taxOf('aws')).toEqual({ USD: true, MXN: false });
  });
});
