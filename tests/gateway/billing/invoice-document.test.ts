// The PDF of a bill as an invoice: its parties, numbers, dates and split, and what only some may read of it.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NO_INVOICE_DETAILS } from '../../../lib/catalogue/invoice-details.ts';
import { charge } from '../../../upstream/contract/billing/billing.ts';
import { invoicePreview } from '../../../upstream/contract/billing/invoice-mail.ts';
import type { RequestOf } from '../../../upstream/contract/endpoint.ts';
import { invoiceComposer } from '../../../upstream/domains/billing/invoice-mail/compose.ts';
import { pdfPages } from '../../support/oracle/pdf-text.ts';
import { readWorkbook } from '../../support/oracle/workbook.ts';
import { callerOf, type Person, personToken } from '../../support/people/people.ts';
import { NO_FRESHNESS } from '../../support/product/billing-bench.ts';
import { startGateway, type TestGateway } from '../../support/product/gateway.ts';
import { ask } from '../../support/product/rest.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

let upstream: TestUpstream;
let gateway: TestGateway;

beforeAll(async () => {
  upstream = await startUpstream();
  gateway = await startGateway(upstream);
});
afterAll(async () => {
  await gateway?.close();
  await upstream?.close();
});

const DETAILS = {
  ...NO_INVOICE_DETAILS,
  issuerName: 'Harbour Cloud Ltd',
  issuerAddress: '1 Quay Street\nSeoul',
  issuerTaxNumber: '220-81-62517',
  billToName: 'Sunflower Holdings',
  billToTaxNumber: 'GB123456789',
  paymentDays: 30,
};

async function graph<Data>(
  person: Person,
  text: string,
  variables: Record<string, unknown> = {},
): Promise<Data> {
  const token = await personToken(upstream, person);
  return (await gateway.ask<Data>(text, { token, variables })).expectData();
}

interface Saved {
  setInvoiceDetails: {
    userErrors: { code: string }[];
    invoiceDetails: Record<string, unknown> & { version: string };
  };
}

const SET = `mutation ($input: SetInvoiceDetailsInput!) { setInvoiceDetails(input: $input) {
  userErrors { code } invoiceDetails { issuerName billToTaxNumber paymentDays version } } }`;

/** The mail with the bill of May 2024, as it would be sent. */
async function previewOf(asked: Partial<RequestOf<typeof invoicePreview>>) {
  const { subject, text, file } = await ask(await callerOf(upstream, 'finance'), invoicePreview, {
    ...{ vendor: 'aws', yearMonth: '2024-05', lang: 'en', dwldType: 'csv' },
    ...{ rprtTitl: '', invoiceContent: '', ...asked },
  });
  return { subject, text, name: file.name, content: Buffer.from(file.content, 'base64') };
}

async function pdfOf(person: Person): Promise<string | null> {
  const { file } = await ask(await callerOf(upstream, person), invoicePreview, {
    ...{ vendor: 'aws', yearMonth: '2024-05', lang: 'en', dwldType: 'pdf' },
    ...{ rprtTitl: '', invoiceContent: '' },
  });
  return (await pdfPages(Buffer.from(file.content, 'base64')))?.join('\n').normalize('NFKC') ?? null;
}

describe('what owners set', () => {
  test('stands on the invoice, is told in the audit log, and is refused when somebody was faster', async () => {
    const read = '{ viewer { administration { invoiceDetails { version } } } }';
    const { viewer } = await graph<{
      viewer: { administration: { invoiceDetails: { version: string } } };
    }>('owner', read);
    const { version } = viewer.administration.invoiceDetails;
    const { setInvoiceDetails: saved } = await graph<Saved>('owner', SET, { input: { ...DETAILS, version } });
    expect(saved.userErrors).toEqual([]);
    expect(saved.invoiceDetails).toMatchObject({ issuerName: 'Harbour Cloud Ltd', paymentDays: 30 });
    const late = await graph<Saved>('owner', SET, { input: { ...DETAILS, issuerName: 'Other', version } });
    expect(late.setInvoiceDetails.userErrors).toEqual([{ code: 'CHANGED_MEANWHILE' }]);
    const log = await graph<{ viewer: { administration: { auditLog: { edges: { node: object }[] } } } }>(
      'owner',
      `{ viewer { administration { auditLog(actions: [INVOICE_DETAILS_CHANGED]) {
        edges { node { actor changes { name before after } } } } } } }`,
    );
    expect(log.viewer.administration.auditLog.edges).toHaveLength(1);
    expect(JSON.stringify(log)).toContain(
      '"name":"invoice.issuerTaxNumber","before":null,"after":"220-81-62517"',
    );
    const text = await pdfOf('finance');
    if (text === null) return;
    for (const word of [
      'Harbour Cloud Ltd',
      '1 Quay Street',
      'Tax number: 220-81-62517',
      'Sunflower Holdings',
      'Tax number: GB123456789',
      'SUNFLOWER-AWS-2024-05',
      'Invoice number',
      'Due',
      'Cloud cost by service',
      'Amazon Elastic Compute Cloud',
      'The words of this bill',
    ])
      expect(text).toContain(word);
  });

  test('is for owners alone', async () => {
    const token = await personToken(upstream, 'viewer');
    const input = { ...DETAILS, version: '' };
    const reply = await gateway.ask(SET, { token, variables: { input } });
    expect(reply.errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
  });
});

test('the services and the accounts on paper add up to their totals, which stand first', async () => {
  const text = await pdfOf('finance');
  if (text === null) return;
  const amounts = (line: string) =>
    [...line.matchAll(/\u2212?[\d,]+\.\d\d(?!\d|%)/g)].map(([amount]) =>
      Number(amount.replaceAll(',', '').replace('\u2212', '-')),
    );
  const lines = text.split('\n');
  const part = (from: string, to: string) => {
    const start = lines.findIndex((line) => line.includes(from));
    const end = lines.findIndex((line, place) => place > start && line.includes(to));
    return lines.slice(start + 1, end);
  };
  const added = (figures: readonly number[]) =>
    Math.round(figures.reduce((sum, amount) => sum + 100 * amount, 0));
  const [cloudCost = 0, ...services] = part('Cloud cost by service', 'The vendor').flatMap(amounts);
  expect(services.length).toBeGreaterThan(3);
  expect(added(services)).toBe(Math.round(100 * cloudCost));
  const [total = 0, ...accounts] = part('Charges by account', 'Cloud cost by service').flatMap((line) =>
    amounts(line).slice(-1),
  );
  expect(accounts.length).toBeGreaterThan(1);
  expect(added(accounts)).toBe(Math.round(100 * total));
});

describe('what the vendor billed', () => {
  const BILLS = `{ viewer { bill(vendor: AWS, month: "2024-05-01") { charges { bills { reconciliation { billedCost } } } }
    bills(vendor: AWS) { months { totals { billedCost } } } } }`;
  interface Bills {
    viewer: {
      bill: { charges: { bills: { reconciliation: { billedCost: number } | null }[] } };
      bills: { months: { totals: { billedCost: number | null }[] }[] };
    };
  }

  test.each([
    ['owner', true],
    ['finance', false],
  ] as const)('is told to %s: %s', async (person, isTold) => {
    const { viewer } = await graph<Bills>(person, BILLS);
    const told = viewer.bill.charges.bills.map(({ reconciliation }) => reconciliation !== null);
    const totals = viewer.bills.months.flatMap(({ totals: each }) =>
      each.map(({ billedCost }) => billedCost !== null),
    );
    expect(new Set([...told, ...totals])).toEqual(new Set([isTold]));
  });

  test.each([true, false])('stands on paper only where all readers may know it: %s', async (mayRead) => {
    const caller = await callerOf(upstream, 'owner');
    const charges = await ask(caller, charge, { vendor: 'aws', chargeYear: 2024, chargeMonth: 5 });
    const bills = charges.bills.map((bill) => ({ ...bill, billedCost: 1, difference: bill.totalCharge - 1 }));
    const compose = invoiceComposer({
      billOf: async () => ({
        charges: { ...charges, bills },
        services: [],
        invoices: [],
        conversions: [],
        history: [],
      }),
      partiesOf: async () => ({
        ...{ companyName: 'Acme', details: NO_INVOICE_DETAILS, dataVersion: 7 },
        data: NO_FRESHNESS,
      }),
      mayReadMargin: async (_company, readers) => mayRead && readers.includes('owner'),
      publicUrl: 'http://localhost',
      now: () => new Date('2024-07-01T00:00:00Z'),
    });
    const { file } = await compose({
      ...{ companyId: 'acme', vendor: 'aws', billMonth: '2024-05-01', language: 'en', fileType: 'pdf' },
      ...{ title: '', description: '', senderName: '', readers: ['owner'], account: null, currency: null },
    });
    const pages = await pdfPages(file.content);
    if (pages === null) return;
    expect(pages.join('\n').includes('Billed by the vendor')).toBe(mayRead);
  });
});

describe('B-11 what is chosen of a bill', () => {
  const ofMay = async () =>
    ask(await callerOf(upstream, 'finance'), charge, { vendor: 'aws', chargeYear: 2024, chargeMonth: 5 });

  test('has the charges of one account alone, in mail and files', async () => {
    const { charges } = await ofMay();
    const [, second] = charges;
    if (!second) throw new Error('there is no second account');
    const { item: lnkdAccId, totalCharge, invoiceCurrency } = second;
    const chosen = { rprtType: 'ACCOUNT', lnkdAccId } as const;
    const { subject, text, name, content } = await previewOf(chosen);
    expect(subject).toContain(lnkdAccId);
    const total = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    expect(text).toContain(`Total charge: ${total.format(totalCharge)} ${invoiceCurrency}`);
    expect(name).toBe(`sunflower-aws-2024-05-${lnkdAccId}.csv`);
    const lines = content
      .toString('utf8')
      .trim()
      .split('\r\n')
      .map((line) => line.split(','));
    const end = lines.findIndex((line) => line.every((field) => field === ''));
    const [head = [], ...rows] = lines.slice(0, end);
    expect(lines.slice(end).find(([label]) => label === 'Account')?.[1]).toContain(lnkdAccId);
    expect(rows.map((row) => row[head.indexOf('ID')])).toEqual([lnkdAccId, '']);
    expect(rows.map((row) => Number(row[head.indexOf('Total charge')]))).toEqual([totalCharge, totalCharge]);
    const pages = await pdfPages((await previewOf({ ...chosen, dwldType: 'pdf' })).content);
    const others = charges.filter(({ item }) => item !== lnkdAccId).map(({ item }) => item);
    expect(others.filter((item) => pages?.some((page) => page.includes(item)))).toEqual([]);
  });

  test('names in the file what it is the answer to', async () => {
    const [{ conversions = [] } = {}] = (await ofMay()).bills;
    expect(conversions).toEqual([]);
    const { content } = await previewOf({ billCurr: 'KRW' });
    const lines = content.toString('utf8').split('\r\n');
    const facts = lines.slice(lines.findIndex((line) => /^,+$/.test(line)) + 1).flatMap((line) => {
      const [label = '', value = ''] = line.split(',');
      return label === '' ? [] : [[label, value]];
    });
    expect(facts).toEqual([
      ['Company', 'Sunflower'],
      ['Month', 'May 2024'],
      ['Vendor', 'AWS'],
      ['Status', 'Confirmed'],
      ['Currency', 'USD'],
      ['Exchange rates', expect.stringContaining('1 USD = 1')],
      ['Version of the data', expect.stringMatching(/^\d+$/)],
      ['Open it again', `${upstream.publicUrl}/billing?company=sunflower&vendor=aws&month=2024-05`],
    ]);
    const workbook = readWorkbook((await previewOf({ billCurr: 'KRW', dwldType: 'xlsx' })).content);
    expect(JSON.stringify(workbook[1]?.rows)).toContain('/billing?company=sunflower');
  });

  test('tells the total in a chosen currency too, with its rate', async () => {
    const [{ totalCharge } = { totalCharge: 0 }] = (await ofMay()).bills;
    const { text, content } = await previewOf({ billCurr: 'KRW', dwldType: 'pdf' });
    const [, told = '', rate = ''] = /Total in KRW: ([\d,]+) KRW \(.*?([\d,.]+) KRW.*\)/.exec(text) ?? [];
    const number = (written: string) => Number(written.replaceAll(',', ''));
    expect(number(told)).toBeCloseTo(totalCharge * number(rate), 0);
    const pages = await pdfPages(content);
    if (pages !== null) expect(pages.join('\n')).toContain(told);
    expect((await previewOf({ billCurr: 'USD' })).text).not.toContain('Total in');
  });
});
