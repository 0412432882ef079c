// B-02, B-06 documents of bills: the whole bill, the bills of all vendors, and each part of a bill, as PDF, workbook and CSV:
// with the figures of the graph, all rows, and what they are the answer to.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { domainErrorText } from '../../../gateway/domain-error-text.ts';
import type { DomainErrorCode } from '../../../lib/catalogue/domain-errors.ts';
import { LANGUAGES } from '../../../lib/catalogue/languages.ts';
import { VENDORS } from '../../../lib/catalogue/vendors.ts';
import { BILL_FORMATS, BILL_PARTS, type BillPart } from '../../../lib/files/bill-parts.ts';
import { textsOf } from '../../../lib/node/texts.ts';
import { pdfPages } from '../../support/oracle/pdf-text.ts';
import { readWorkbook } from '../../support/oracle/workbook.ts';
import { type Person, personToken } from '../../support/people/people.ts';
import { askExport, csvParts } from '../../support/product/export-file.ts';
import { startGateway, type TestGateway } from '../../support/product/gateway.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';
import { isDeep } from '../../support/runner/depth.ts';

let upstream: TestUpstream;
let gateway: TestGateway;
let owner: string;
let invoice: string;

beforeAll(async () => {
  upstream = await startUpstream();
  gateway = await startGateway(upstream, {
    REQUEST_TIMEOUT_MS: '180000',
    UPSTREAM_SLOW_TIMEOUT_MS: '180000',
  });
  owner = await personToken(upstream, 'owner');
  const { bill } = await ofGraph<{ bill: { invoices: { invoiceId: string }[] } }>(
    `bill(vendor: AWS, month: "${MONTH}") { invoices { invoiceId } }`,
  );
  invoice = bill.invoices[0]?.invoiceId ?? '';
});
// A token holds for minutes, and all of these tests take longer than one.
beforeEach(async () => {
  owner = await personToken(upstream, 'owner');
});
afterAll(async () => {
  await gateway?.close();
  await upstream?.close();
});

const MONTH = '2024-05-01';

async function ofGraph<Viewer>(fields: string): Promise<Viewer> {
  const reply = await gateway.ask<{ viewer: Viewer }>(`{ viewer { ${fields} } }`, { token: owner });
  return reply.expectData().viewer;
}

/** serviceGroups is SERVICE_GROUPS. */
const graphWord = (word: string) => word.replace(/[A-Z]/g, '_$&').toUpperCase();

function inputOf(part: BillPart, more: object = {}): object {
  return {
    ...{ vendor: 'AWS', month: MONTH, part: graphWord(part) },
    ...(part === 'serviceGroups' && { serviceGroupSet: 'Pool' }),
    ...(part === 'invoiceCharges' && { invoice }),
    ...more,
  };
}

async function fileOf(input: object, person: Person = 'owner', language = 'en') {
  const token = person === 'owner' ? owner : await personToken(upstream, person);
  return askExport(gateway, input, { kind: 'bill', token, headers: { 'accept-language': language } });
}

interface Table {
  head: string[];
  rows: string[][];
  question: Map<string, string>;
}

async function tableOf(input: object): Promise<Table> {
  const { bytes, status } = await fileOf({ ...input, format: 'CSV' });
  expect(status, bytes.toString().slice(0, 300)).toBe(200);
  const { table, question } = csvParts(bytes);
  const [head = [], ...rows] = table;
  return { head, rows, question };
}

/** The amounts of the column, of rows of the level. */
function amountsOf({ head, rows }: Table, column: string, level = '1'): number[] {
  const [place, of] = [head.indexOf(column), head.indexOf('Level')];
  return rows.filter((row) => of < 0 || row[of] === level).map((row) => Number(row[place]));
}

const added = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

describe('each part', () => {
  // The gate makes a PDF of every other part and a workbook of the rest, a deep run both of each.
  const formatsOf = (part: BillPart) =>
    isDeep ? BILL_FORMATS : BILL_FORMATS.filter((format) => format !== (isEven(part) ? 'xlsx' : 'pdf'));
  const isEven = (part: BillPart) => BILL_PARTS.indexOf(part) % 2 === 0;

  test.each(BILL_PARTS)('%s is a PDF, a workbook and CSV, and each says what it is of', async (part) => {
    for (const format of formatsOf(part)) {
      const { status, bytes, name } = await fileOf(inputOf(part, { format: format.toUpperCase() }));
      expect(status, bytes.toString().slice(0, 200)).toBe(200);
      expect(name).toMatch(new RegExp(`^sunflower-aws-2024-05.*\\.${format}$`));
      if (format === 'xlsx') expect(readWorkbook(bytes)[0]?.rows.length).toBeGreaterThanOrEqual(1);
      const text = format === 'pdf' ? (await pdfPages(bytes))?.join('\n') : undefined;
      if (text === undefined) continue;
      for (const word of ['Sunflower', 'AWS', 'Confirmed', 'USD', 'May 2024', 'from data through', 'version'])
        expect(text).toContain(word);
      expect(text).not.toMatch(/undefined|NaN|(?:^|\s)-\$?\d[\d,]*\.\d\d(?!\d)/m);
    }
    const { question } = await tableOf(inputOf(part));
    expect(Object.fromEntries(question)).toMatchObject({
      Company: 'Sunflower',
      Month: 'May 2024',
      Vendor: 'AWS',
      Status: 'Confirmed',
      Currency: 'USD',
      'Version of the data': expect.stringMatching(/^\d+$/),
      'Open it again': expect.stringContaining('/billing?company=sunflower&vendor=aws&month=2024-05'),
    });
  });
});

describe('the figures of the graph', () => {
  test('invoices, whole and in their lines', async () => {
    const { bill } = await ofGraph<{
      bill: { invoices: { invoiceId: string; total: number; lines: { amount: number }[] }[] };
    }>(`bill(vendor: AWS, month: "${MONTH}") { invoices { invoiceId total lines { amount } } }`);
    const table = await tableOf(inputOf('invoices'));
    const totals = bill.invoices.map(({ total }) => total);
    expect(amountsOf(table, 'Total (USD)')).toEqual([...totals, added(totals)]);
    expect(amountsOf(table, 'Total (USD)', '2')).toEqual(
      bill.invoices.flatMap(({ lines }) => lines.map(({ amount }) => amount)),
    );
  });

  test('all charges of an invoice, not the page that a screen shows', async () => {
    const { bill } = await ofGraph<{
      bill: { invoices: { rows: { totalCount: number; rowsTotal: number } }[] };
    }>(
      `bill(vendor: AWS, month: "${MONTH}") { invoices { rows(itemsPerPage: 10, page: 1) { totalCount rowsTotal } } }`,
    );
    const [first] = bill.invoices;
    const table = await tableOf(inputOf('invoiceCharges'));
    expect(first?.rows.totalCount).toBeGreaterThan(200);
    expect(table.rows).toHaveLength((first?.rows.totalCount ?? 0) + 1);
    const amounts = amountsOf(table, 'Cost (USD)');
    expect(added(amounts.slice(0, -1))).toBeCloseTo(first?.rows.rowsTotal ?? 0, 6);
    expect(amounts.at(-1)).toBeCloseTo(first?.rows.rowsTotal ?? 0, 6);
  });

  test('details of every layer', async () => {
    const { bill } = await ofGraph<{ bill: { details: { rows: { layer: number; cost: number }[] } } }>(
      `bill(vendor: AWS, month: "${MONTH}") { details(viewBy: REGION, layers: 5) { rows { layer cost } } }`,
    );
    const table = await tableOf(inputOf('details', { viewBy: 'REGION' }));
    const { rows } = bill.details;
    for (const layer of [1, 2, 3, 4, 5]) {
      const own = rows.filter((row) => row.layer === layer).map(({ cost }) => cost);
      const found = amountsOf(table, 'Cost (USD)', String(layer));
      expect(found.slice(0, own.length).toSorted()).toEqual(own.toSorted());
      expect(found).toHaveLength(own.length + (layer === 1 ? 1 : 0));
    }
    expect(table.question.get('View by')).toBe('Region');
  });

  test('the insight, computing resources, service groups, AutoSpot and additional services', async () => {
    const { bill } = await ofGraph<{
      bill: {
        insight: { currencies: { total: { thisMonth: number; lastMonth: number } }[] };
        computingResources: { cost: number }[];
        serviceGroups: { groups: { cost: number }[]; totals: { amount: number }[] };
        autoSpot: { rows: object[]; totals: { spotCost: number }[] };
        additionalServices: { services: { charge: number }[]; totals: { amount: number }[] };
      };
    }>(`bill(vendor: AWS, month: "${MONTH}") {
      insight { ... on InvoiceInsight { currencies { total { thisMonth lastMonth } } } }
      computingResources { cost }
      serviceGroups(set: "Pool") { groups { cost } totals { amount } }
      autoSpot { rows { usage } totals { spotCost } }
      additionalServices { services { charge } totals { amount } } }`);
    const insight = await tableOf(inputOf('invoiceInsight'));
    const [total] = bill.insight.currencies;
    expect(amountsOf(insight, 'This month (USD)').at(-1)).toBe(total?.total.thisMonth);
    expect(amountsOf(insight, 'Last month (USD)').at(-1)).toBe(total?.total.lastMonth);
    const products = amountsOf(insight, 'This month (USD)').slice(0, -1);
    expect(added(products)).toBeCloseTo(total?.total.thisMonth ?? 0, 6);
    const computing = amountsOf(await tableOf(inputOf('computingResources')), 'Cost (USD)');
    expect(computing.at(-1)).toBeCloseTo(added(bill.computingResources.map(({ cost }) => cost)), 6);
    const groups = amountsOf(await tableOf(inputOf('serviceGroups')), 'Cost (USD)');
    expect(groups.slice(0, -1)).toEqual(bill.serviceGroups.groups.map(({ cost }) => cost));
    expect(groups.at(-1)).toBe(bill.serviceGroups.totals[0]?.amount);
    const spot = await tableOf(inputOf('autoSpot'));
    expect(spot.rows).toHaveLength(bill.autoSpot.rows.length + bill.autoSpot.totals.length);
    const services = await tableOf(inputOf('additionalServices'));
    const { additionalServices } = bill;
    expect(services.rows).toHaveLength(additionalServices.services.length + additionalServices.totals.length);
  });

  test('of one account are of it alone', async () => {
    const { bill } = await ofGraph<{
      bill: {
        charges: { bills: { accounts: { key: string }[] }[] };
        details: { rows: { layer: number; keys: string[]; cost: number }[] };
      };
    }>(`bill(vendor: AWS, month: "${MONTH}") {
      charges { bills { accounts { key } } } details(viewBy: ACCOUNT, layers: 1) { rows { layer keys cost } } }`);
    const account = bill.charges.bills[0]?.accounts[1]?.key ?? '';
    const own = bill.details.rows.find(({ keys }) => keys[0] === account);
    const table = await tableOf(inputOf('details', { account }));
    expect(amountsOf(table, 'Cost (USD)')).toEqual([own?.cost, own?.cost]);
    const whole = await tableOf(inputOf('bill', { account }));
    expect(whole.question.get('Account')).toContain(account);
  });
});

describe('the bills of all vendors', () => {
  test('add up to the sums of the screen', async () => {
    const { billsOfMonth } = await ofGraph<{
      billsOfMonth: {
        sums: {
          convertedTotal: number;
          currencies: { currency: string; lines: { kind: string; amount: number }[] }[];
        };
      };
    }>(
      `billsOfMonth(month: "${MONTH}") { sums { convertedTotal currencies { currency lines { kind amount } } } }`,
    );
    const table = await tableOf({ month: MONTH });
    const place = table.head.indexOf('Total charge');
    const totals = table.rows.filter((row) => row[table.head.indexOf('Name')] === 'Total');
    const expected = billsOfMonth.sums.currencies.map(
      ({ lines }) => lines.find(({ kind }) => kind === 'TOTAL')?.amount,
    );
    expect(totals.map((row) => Number(row[place]))).toEqual(expected);
    const vendors = table.rows.filter((row) => row[table.head.indexOf('Name')] !== 'Total');
    expect(vendors.length).toBeGreaterThan(1);
    expect(added(vendors.map((row) => Number(row[place])))).toBeCloseTo(
      added(expected.map((amount) => amount ?? 0)),
      6,
    );
    expect(table.question.get('Vendor')).toMatch(/^All vendors: AWS, Azure, GCP/);
    expect(table.question.get('Open it again')).toContain('vendor=all&month=2024-05');
    const pages = await pdfPages((await fileOf({ month: MONTH, format: 'PDF' })).bytes);
    if (pages === null) return;
    const shown = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    expect(pages[0]).toContain(`$${shown.format(billsOfMonth.sums.convertedTotal)}`);
    for (const name of ['AWS', 'Azure', 'GCP']) expect(pages[0]).toContain(name);
  });

  test('have no parts', async () => {
    const { status, error } = await fileOf({ month: MONTH, part: 'INVOICES' });
    expect(status).toBe(400);
    expect(error?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});

test.each(LANGUAGES)('a bill reads in %s', async (language) => {
  const { bytes } = await fileOf(inputOf('bill', { format: 'PDF' }), 'owner', language);
  const pages = (await pdfPages(bytes))?.map((page) => page.normalize('NFKC'));
  if (!pages) return;
  const text = textsOf(language);
  for (const word of [text('billing.line.totalCharge'), text('billing.status.name', { state: 'CONFIRMED' })])
    expect(pages[0]).toContain(word.normalize('NFKC'));
  for (const [place, page] of pages.entries())
    expect(page).toMatch(new RegExp(`${place + 1} ?/ ?${pages.length}`));
});

describe('what is refused', () => {
  test.each(BILL_PARTS)('%s to nobody without the right on the menu', async (part) => {
    const headers = { 'x-request-id': `bill-file-${part}` };
    const token = await personToken(upstream, 'noMenu');
    const { status, error } = await askExport(gateway, inputOf(part), { kind: 'bill', token, headers });
    expect(status).toBe(403);
    expect(error?.extensions).toMatchObject({ code: 'FORBIDDEN', menu: 'BILLING' });
    expect(upstream.calls(`bill-file-${part}`)).not.toContain('billDocument');
  });

  test('a part that the vendor has not', async () => {
    expect(VENDORS.gcp.billingTabs).not.toContain('autoSpot');
    const { status, error } = await fileOf({ vendor: 'GCP', month: MONTH, part: 'AUTO_SPOT' });
    expect(status).toBe(400);
    expect(JSON.stringify(error)).toContain('VIEW_NOT_OF_VENDOR');
  });

  test.each([
    ['INSIGHT_NOT_ISSUED', { part: 'INVOICE_INSIGHT', month: '2024-06-01' }],
    ['SERVICE_GROUP_SET_MISSING', { part: 'SERVICE_GROUPS', month: MONTH }],
    ['TAG_KEY_MISSING', { part: 'DETAILS', viewBy: 'TAG', month: MONTH }],
  ])('what lacks something, by %s', async (rule, input) => {
    const { status, error } = await fileOf({ vendor: 'AWS', ...input });
    expect(status).toBe(400);
    expect(error?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', rule });
    expect(error?.message).toBe(domainErrorText(rule as DomainErrorCode));
  });

  test('a month without a bill', async () => {
    const { status, error } = await fileOf({ vendor: 'AWS', month: '2019-01-01' });
    expect(status).toBe(404);
    expect(error?.extensions).toMatchObject({ upstreamCode: '10109' });
  });
});
