// The column "Tax rate" of bills on the screen, in PDF, xlsx and CSV, against raw rows and the rates of a contract (B-04).
import { Big } from 'big.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { columnsOf } from '../../../../lib/catalogue/bill-columns.ts';
import type { BillAmounts } from '../../../../lib/catalogue/bill-lines.ts';
import { NO_INVOICE_DETAILS } from '../../../../lib/catalogue/invoice-details.ts';
import type { VendorCode } from '../../../../lib/catalogue/vendors.ts';
import type { InvoiceFileType } from '../../../../lib/mail/invoice-mail.ts';
import { billedMonth } from '../../../../upstream/domains/billing/billing-scope.ts';
import { chargesOf } from '../../../../upstream/domains/billing/charges.ts';
import { invoiceComposer } from '../../../../upstream/domains/billing/invoice-mail/compose.ts';
import { replaceContractTerms } from '../../../../upstream/stores/documents/reference/contract-terms.ts';
import { shownFigures } from '../../../../web/pages/billing/charges/charge-columns.tsx';
import { pdfPages } from '../../../support/oracle/pdf-text.ts';
import { accountOf, linesOf, sumOf, vendorOf } from '../../../support/oracle/raw/raw-bills.ts';
import type { RawRecord } from '../../../support/oracle/raw/raw-focus.ts';
import { readWorkbook } from '../../../support/oracle/workbook.ts';
import { billingFor, NO_FRESHNESS } from '../../../support/product/billing-bench.ts';
import { type FactsBench, openBench } from '../../../support/product/focus-files.ts';
import { askFiles, generateSmall, removeGenerated } from '../../../tools/demo/generated.ts';

const MONTH = '2024-05-01';
const VENDORS = ['aws', 'ncp', 'gcp', 'tencent'] as const;

let bench: FactsBench;
let rows: RawRecord[];

beforeAll(async () => {
  bench = await openBench();
  const { files } = await generateSmall({ from: '2024-05', vendors: [...VENDORS] });
  await bench.load(files);
  const records = await askFiles(files, 'SELECT COLUMNS(*)::VARCHAR FROM rows');
  rows = records.map((record) =>
    Object.fromEntries(Object.entries(record).map(([name, value]) => [name, value ?? ''])),
  );
}, 120_000);

afterAll(async () => {
  await bench?.close();
  removeGenerated();
});

async function charges(vendor: VendorCode) {
  const billing = await billingFor(bench.documents, bench.facts, 'acme', vendor);
  return chargesOf(billing, await billedMonth(billing, MONTH));
}

/** The figure of the column, which every table has right after the tax. */
function taxRateOf(amounts: BillAmounts): number | null {
  const figures = (['screen', 'pdf', 'file'] as const).map((table) => {
    const columns = columnsOf(table);
    const column = columns[columns.findIndex(({ id }) => id === 'vat') + 1];
    expect(column?.id).toBe('taxRate');
    return column?.figureOf(amounts) ?? null;
  });
  expect(new Set(figures).size).toBe(1);
  return figures[0] ?? null;
}

/** Tax rows over all other rows, in percent; null without tax. */
function rawRate(own: readonly RawRecord[]): number | null {
  const tax = sumOf(own.filter(({ ChargeCategory }) => ChargeCategory === 'Tax'));
  return tax.eq(0) ? null : tax.times(100).div(sumOf(own).minus(tax)).toNumber();
}

/** Of a bill, or of one of its accounts. */
function rawRateOf(vendor: VendorCode, currency: string, account: string | null): number | null {
  const own = rows.filter((row) => vendorOf(row) === vendor && row.BillingCurrency === currency);
  return rawRate(account === null ? own : own.filter((row) => accountOf(row) === account));
}

function expectRate(found: number | null, expected: number | null): void {
  if (expected === null || found === null) expect(found).toBe(expected);
  else expect(found).toBeCloseTo(expected, 9);
}

async function fileOf(vendor: VendorCode, fileType: InvoiceFileType): Promise<Buffer> {
  const compose = invoiceComposer({
    billOf: async () => ({
      charges: await charges(vendor),
      services: [],
      invoices: [],
      conversions: [],
      history: [],
    }),
    partiesOf: async () => ({
      companyName: 'Acme',
      details: NO_INVOICE_DETAILS,
      dataVersion: 7,
      data: NO_FRESHNESS,
    }),
    mayReadMargin: async () => false,
    publicUrl: 'http://localhost',
    now: () => new Date('2024-07-01T00:00:00Z'),
  });
  const asked = { companyId: 'acme', billMonth: MONTH, language: 'en', title: '', readers: [] } as const;
  const whole = { account: null, currency: null, description: '', senderName: '' };
  const { file } = await compose({ ...asked, ...whole, vendor, fileType });
  return file.content as Buffer;
}

/** Holds the cells of CSV, xlsx and PDF against a rate for each row; an account is null in the row of a bill. */
async function checkFiles(
  vendor: VendorCode,
  rateOf: (currency: string, account: string | null) => number | null,
): Promise<void> {
  const records = (await fileOf(vendor, 'csv'))
    .toString('utf8')
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
  // Below an empty line the file says what it is the answer to.
  const [head = [], ...lines] = records.slice(
    0,
    records.findIndex((line) => line.every((field) => field === '')),
  );
  const place = head.indexOf('Tax rate');
  expect(head[place - 1]).toBe('VAT');
  const { bills, charges: accounts } = await charges(vendor);
  expect(lines.length).toBe(bills.length + accounts.length);
  const expected = lines.map((line) => {
    const account = line[head.indexOf('ID')] || null;
    const rate = rateOf(line[head.indexOf('Currency')] ?? '', account);
    return rate === null ? null : Number(rate.toFixed(2));
  });
  expect(lines.map((line) => line[place])).toEqual(expected.map((rate) => (rate === null ? '' : `${rate}%`)));

  const [heads = {}, ...cells] = readWorkbook(await fileOf(vendor, 'xlsx'))[0]?.rows ?? [];
  const letter = Object.keys(heads).find((each) => heads[each]?.text === 'Tax rate') ?? '';
  const stored = cells.map((row) => row[letter]?.number ?? null);
  expect(stored).toEqual(expected.map((rate) => (rate === null ? null : new Big(rate).div(100).toNumber())));

  const pages = await pdfPages(await fileOf(vendor, 'pdf'));
  if (pages === null) return;
  const text = pages.join('\n');
  // On paper the total stands first, and a percent has one digit.
  const told = expected.filter((rate) => rate !== null).map((rate) => `${rate.toFixed(1)}%`);
  expect((text.match(/[\d.]+%/g) ?? []).toSorted()).toEqual(told.toSorted());
  // Its head of two words may stand on two lines; a column without any figure is not printed.
  if (told.length > 0) expect(text).toMatch(/\bTax\b[\s\S]*\brate\b/);
}

describe('where the vendor charged tax', () => {
  test.each(VENDORS)('%s has the rate of its rows, for the bill and for each account', async (vendor) => {
    const { bills, charges: accounts } = await charges(vendor);
    for (const bill of bills) expectRate(taxRateOf(bill), rawRateOf(vendor, bill.invoiceCurrency, null));
    for (const row of accounts) expectRate(taxRateOf(row), rawRateOf(vendor, row.invoiceCurrency, row.item));
  });

  test.each(VENDORS)('files and PDF of %s have it', (vendor) =>
    checkFiles(vendor, (currency, account) => rawRateOf(vendor, currency, account)),
  );

  test('there are bills with tax and bills without', async () => {
    const rates = new Map<string, number | null>();
    for (const vendor of VENDORS)
      for (const bill of (await charges(vendor)).bills)
        rates.set(`${vendor} ${bill.invoiceCurrency}`, taxRateOf(bill));
    expect(rates.get('aws MXN')).toBeCloseTo(16, 1);
    expect(rates.get('ncp KRW')).toBeCloseTo(10, 1);
    expect([rates.get('aws USD'), rates.get('tencent CNY')]).toEqual([null, null]);
  });

  test('the screen has the column for a month with tax alone', async () => {
    const shown = async (vendor: VendorCode) =>
      shownFigures((await charges(vendor)).charges).map(({ id }) => id);
    expect((await shown('ncp')).slice(-3)).toEqual(['vat', 'taxRate', 'totalCharge']);
    expect(await shown('tencent')).not.toContain('taxRate');
  });
});

describe('where there is a contract', () => {
  const term = { accountId: null, validFrom: '2022-01-01', validTo: null, invoiceCurrency: null };

  beforeAll(() =>
    replaceContractTerms(bench.documents, 'acme', [
      { ...term, vendor: 'tencent', salesDiscountRate: '0.07', supportRate: '0.1', vatRate: '0.06' },
      { ...term, vendor: 'aws', salesDiscountRate: '0.03', supportRate: '0', vatRate: '0' },
    ]),
  );
  afterAll(() => replaceContractTerms(bench.documents, 'acme', []));

  test('the rate is its rate, whatever discount, support and credits are', async () => {
    const { bills, charges: accounts } = await charges('tencent');
    expect(accounts.length).toBeGreaterThan(0);
    for (const each of [...bills, ...accounts]) expect(taxRateOf(each)).toBeCloseTo(6, 9);
    await checkFiles('tencent', () => 6);
  });

  test('a rate of 0 is no tax: empty, not 0', async () => {
    const { charges: accounts } = await charges('aws');
    const dollars = accounts.filter(({ invoiceCurrency }) => invoiceCurrency === 'USD');
    expect(dollars.length).toBeGreaterThan(0);
    for (const each of dollars) {
      expect(each.salesDiscount).not.toBe(0);
      expect(taxRateOf(each)).toBeNull();
    }
  });

  test('tax that the vendor charged stays, on what the discount leaves', async () => {
    const own = rows.filter((row) => vendorOf(row) === 'aws' && row.BillingCurrency === 'MXN');
    const { cloudCost = '0', vat = '0' } = linesOf(own, true);
    const discounted = sumOf(own).minus(vat).minus(new Big(cloudCost).times('0.03'));
    const bill = (await charges('aws')).bills.find(({ invoiceCurrency }) => invoiceCurrency === 'MXN');
    expect(bill && taxRateOf(bill)).toBeCloseTo(new Big(vat).times(100).div(discounted).toNumber(), 9);
  });
});

test('without anything that tax could be on there is no rate', () => {
  const nothing = Object.fromEntries(columnsOf('file').map(({ id }) => [id, 0])) as BillAmounts;
  expect(taxRateOf({ ...nothing, vat: 5, totalCharge: 5 })).toBeNull();
  expect(taxRateOf({ ...nothing, cloudCost: -50, vat: -5, totalCharge: -55 })).toBe(new Big(10).toNumber());
});
