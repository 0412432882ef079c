// B-11, B-12, B-13 over the real service: bills sent by a real mail server and read back, in four languages and three
// kinds of files, with the totals of the bill.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Attachment } from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES, type Language, labelled } from '../../../lib/catalogue/languages.ts';
import { textsOf } from '../../../lib/node/texts.ts';
import { charge } from '../../../upstream/contract/billing/billing.ts';
import {
  checkReservation,
  invoicePreview,
  recipientList,
  sendInvoice,
  unsubscribe,
} from '../../../upstream/contract/billing/invoice-mail.ts';
import type { RequestOf } from '../../../upstream/contract/endpoint.ts';
import { mailAttachment, mailList } from '../../../upstream/contract/platform/mails.ts';
import { pdfPages } from '../../support/oracle/pdf-text.ts';
import { readWorkbook } from '../../support/oracle/workbook.ts';
import { callerOf } from '../../support/people/people.ts';
import { SAMPLE_REQUESTS } from '../../support/product/requests.ts';
import { ask, type Caller, call, refusal } from '../../support/product/rest.ts';
import { type SmtpServer, startSmtp, type TakenMail } from '../../support/product/smtp.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

type Invoice = RequestOf<typeof sendInvoice>;
const SAMPLE = SAMPLE_REQUESTS.sendInvoice as Invoice;
const FINANCE = 'finance@skyledger.example';
const VIEWER = 'viewer@skyledger.example';

let smtp: SmtpServer;
let upstream: TestUpstream;
let caller: Caller;
let keys = 0;

beforeAll(async () => {
  smtp = await startSmtp();
  upstream = await startUpstream({
    mail: {
      smtpUrl: smtp.url,
      from: 'Skyledger <no-reply@skyledger.example>',
      supportAddress: 'support@skyledger.example',
    },
  });
  caller = await callerOf(upstream, 'finance');
});
afterAll(async () => {
  await upstream?.close();
  await smtp?.close();
});

function invoiceOf(changes: Partial<Invoice> = {}): Invoice {
  keys += 1;
  return { ...SAMPLE, rprtTitl: '', recipientList: [VIEWER], idempotencyKey: `test-key-${keys}`, ...changes };
}

async function sent(changes: Partial<Invoice>): Promise<TakenMail> {
  const before = smtp.taken.length;
  await ask(caller, sendInvoice, invoiceOf(changes));
  for (let tries = 0; smtp.taken.length === before && tries < 200; tries += 1) await sleep(25);
  const mail = smtp.taken[before];
  if (!mail) throw new Error('no mail came');
  return mail;
}

const bytesOf = (file: Attachment | undefined) => Buffer.from(file?.content as ArrayBuffer);

async function bill() {
  const { bills, status } = await ask(caller, charge, { vendor: 'aws', chargeYear: 2024, chargeMonth: 5 });
  const [first] = bills;
  if (!first) throw new Error('there is no bill');
  return { ...first, status: status.status };
}

describe('a bill that is sent now', () => {
  it.each(LANGUAGES)('reads in %s, with its total, in mail and PDF', async (lang: Language) => {
    const { mail, recipients } = await sent({
      lang,
      dwldType: 'pdf',
      invoiceContent: 'Cost centre 42\nBest',
    });
    const { totalCharge, invoiceCurrency, status } = await bill();
    const texts = textsOf(lang);
    const state = texts('billing.status.name', { state: status.toUpperCase() });
    const total = new Intl.NumberFormat(lang, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
      totalCharge,
    );
    expect(recipients).toEqual([VIEWER]);
    expect(mail.subject).toContain('AWS');
    expect(mail.text).toContain(
      labelled(lang, texts('billing.line.totalCharge'), `${total} ${invoiceCurrency}`),
    );
    expect(mail.text).toContain(labelled(lang, texts('billing.trend.status'), state));
    expect(mail.text).toContain('Cost centre 42\nBest');
    expect(mail.html).toContain(`lang="${lang}"`);
    const [file] = mail.attachments;
    expect(file?.filename).toBe('sunflower-aws-2024-05.pdf');
    expect(file?.mimeType).toBe('application/pdf');
    expect(bytesOf(file).subarray(0, 5).toString()).toBe('%PDF-');
    const pages = await pdfPages(bytesOf(file));
    if (pages === null) return;
    const all = pages.join('\n').normalize('NFKC');
    for (const text of [texts('billing.line.totalCharge'), state, total, 'SUNFLOWER-AWS-2024-05'])
      expect(all).toContain(text.normalize('NFKC'));
    for (const [index, page] of pages.entries())
      expect(page).toMatch(new RegExp(`${index + 1} ?/ ?${pages.length}`));
  });

  it('has the exact totals of the bill in CSV and in a workbook', async () => {
    const { totalCharge, cloudCost } = await bill();
    const csv = bytesOf((await sent({ dwldType: 'csv' })).mail.attachments[0]).toString('utf8');
    const rows = csv
      .replace('\uFEFF', '')
      .trim()
      .split('\r\n')
      .map((line) => line.split(','));
    const head = rows[0] ?? [];
    const totals = rows.find((row) => row[5] === 'Total') ?? [];
    const cell = (name: string) => Number(totals[head.indexOf(name)]);
    expect(cell('Total charge')).toBe(totalCharge);
    expect(cell('Cloud cost')).toBe(cloudCost);
    const workbook = bytesOf((await sent({ dwldType: 'xlsx' })).mail.attachments[0]);
    const [sheet] = readWorkbook(workbook);
    const last = sheet?.rows.at(-1) ?? {};
    expect(Object.values(last).map(({ number }) => number)).toContain(totalCharge);
  });

  it('goes to all recipients in one mail, once a key, ten times at once', async () => {
    const before = smtp.taken.length;
    const invoice = invoiceOf({ recipientList: [VIEWER, FINANCE], dwldType: 'csv' });
    const replies = await Promise.all(Array.from({ length: 10 }, () => ask(caller, sendInvoice, invoice)));
    for (let tries = 0; smtp.taken.length === before && tries < 200; tries += 1) await sleep(25);
    await sleep(200);
    expect(new Set(replies.map(({ mailId }) => mailId)).size).toBe(1);
    expect(smtp.taken.slice(before).map(({ recipients }) => recipients)).toEqual([[VIEWER, FINANCE]]);
  });

  it('goes to the sender alone as a test, which its subject says', async () => {
    const { recipients, mail } = await sent({
      sendType: 'test',
      recipientList: [],
      dwldType: 'csv',
      lang: 'en',
    });
    expect(recipients).toEqual([FINANCE]);
    expect(mail.subject).toBe('[Test] AWS bill for May 2024');
  });

  it.each<[string, Partial<Invoice>, string, string]>([
    ['a subject with CR LF', { rprtTitl: 'Bill\r\nBcc: x@y.example' }, 'CONTROL_CHARACTERS', 'rprtTitl'],
    ['a description with NUL', { invoiceContent: 'a\0b' }, 'CONTROL_CHARACTERS', 'invoiceContent'],
    ['a description with CR', { invoiceContent: 'a\r\nb' }, 'CONTROL_CHARACTERS', 'invoiceContent'],
    [
      'a description of 255 characters',
      { invoiceContent: 'x'.repeat(255) },
      'TEXT_TOO_LONG',
      'invoiceContent',
    ],
    ['a subject of 300 characters', { rprtTitl: 'x'.repeat(300) }, 'TEXT_TOO_LONG', 'rprtTitl'],
    ['no recipient', { recipientList: [] }, 'RECIPIENT_MISSING', 'recipientList'],
    ['two in one', { recipientList: [`${VIEWER},${FINANCE}`] }, 'EMAIL_INVALID', 'recipientList'],
    [
      'an address with LF',
      { recipientList: [`${VIEWER}\nBcc: x@y.example`] },
      'EMAIL_INVALID',
      'recipientList',
    ],
    [
      '11 recipients',
      { recipientList: Array.from({ length: 11 }, (_, index) => `a${index}@y.example`) },
      'TOO_MANY_RECIPIENTS',
      'recipientList',
    ],
    [
      'a stranger',
      { recipientList: ['noaccount@skyledger.example'] },
      'RECIPIENT_UNREGISTERED',
      'recipientList',
    ],
    ['a month without data', { srchSt: '2020-01-01', srchEnd: '2020-01-31' }, '10109', 'chargeMonth'],
    ['half a month', { srchEnd: '2024-05-15' }, 'BAD_REQUEST', 'srchSt'],
    ['another company', { cmpnId: 'workshop' }, 'FORBIDDEN', 'cmpnId'],
    ['one account without its id', { rprtType: 'ACCOUNT' }, 'BAD_REQUEST', 'lnkdAccId'],
    ['an account of a whole bill', { lnkdAccId: '1' }, 'BAD_REQUEST', 'lnkdAccId'],
    ['an unknown account', { rprtType: 'ACCOUNT', lnkdAccId: '1' }, '10109', 'chargeMonth'],
  ])('is refused with %s, and nothing is sent', async (_name, changes, code, field) => {
    const before = smtp.conversations();
    expect(await refusal(caller, sendInvoice, invoiceOf(changes))).toMatchObject({ code, field });
    await sleep(50);
    expect(smtp.conversations()).toBe(before);
  });

  it('takes a description of 254 characters, by which the preview is the same mail', async () => {
    const invoiceContent = '가'.repeat(254);
    const { mail } = await sent({ invoiceContent, dwldType: 'csv', lang: 'ko', rprtTitl: '5월' });
    const shown = await ask(caller, invoicePreview, {
      vendor: 'aws',
      yearMonth: '2024-05',
      lang: 'ko',
      dwldType: 'csv',
      rprtTitl: '5월',
      invoiceContent,
    });
    expect(mail.subject).toBe(shown.subject);
    expect(mail.text?.trim()).toBe(shown.text.trim());
    expect(mail.html?.trim()).toBe(shown.html.trim());
    expect(bytesOf(mail.attachments[0]).toString('base64')).toBe(shown.file.content);
  });
});

describe('recipients', () => {
  it('are found by name or address, and each bad address is named with its reason', async () => {
    const { list, addresses } = await ask(caller, recipientList, {
      searchWord: 'VERA',
      addresses: [VIEWER, ` ${VIEWER.toUpperCase()} `, 'x', 'a@b', 'ö@b.com', 'noaccount@skyledger.example'],
    });
    expect(list.map(({ userEmail }) => userEmail)).toEqual([VIEWER]);
    expect(addresses.map(({ fault }) => fault)).toEqual([
      null,
      'DUPLICATE',
      'NO_ADDRESS',
      'SUFFIX',
      'LOCAL_PART',
      'UNREGISTERED',
    ]);
  });
});

describe('reservations', () => {
  it('are kept, told with their next run, and cannot be made for who may only look', async () => {
    const chosen = { rprtType: 'ACCOUNT', lnkdAccId: '210000000011', billCurr: 'JPY' } as const;
    const monthly = invoiceOf({
      ...{ ...chosen, sendType: 'monthly', srchSt: null, srchEnd: null, cyleLocale: 'KST' },
    });
    const { seq } = await ask(caller, sendInvoice, monthly);
    const asker = { cmpnId: 'sunflower', siteId: '', vendor: 'aws' as const };
    const { list, reservedYn } = await ask(caller, checkReservation, asker);
    expect(reservedYn).toBe('Y');
    const made = list.find((reservation) => reservation.seq === seq);
    expect(made?.nextRunAt).toMatch(/-11T01:00:00\.000Z$/);
    expect(made).toMatchObject({ lnkdAccId: '210000000011', billCurr: 'JPY' });
    expect(made?.recipientList).toEqual([{ userNm: 'Vera Viewer', userEmail: VIEWER, state: 'active' }]);
    const viewer = await callerOf(upstream, 'viewer');
    expect(await refusal(viewer, sendInvoice, monthly)).toMatchObject({ code: 'FORBIDDEN' });
    const elsewhere = await callerOf(upstream, 'finance', 'workshop');
    expect(
      (await ask(elsewhere, checkReservation, { ...asker, cmpnId: 'workshop', vendor: null })).list,
    ).toEqual([]);
  });

  it.each(['', 'none', 'a.b', 'WzEsInZlcmEiXQ.AAAA'])('are not ended by the token %j', async (token) => {
    expect(await ask(caller, unsubscribe, { token })).toEqual({ result: 'LAPSED' });
  });
});

describe('the list of mails', () => {
  it('shows what somebody sent or got, everything to an owner, and nothing of another company', async () => {
    await sent({ dwldType: 'csv', recipientList: [FINANCE] });
    const page = { page: 1, itemsPerPage: 200 };
    const own = await ask(caller, mailList, page);
    const ofViewer = await ask(await callerOf(upstream, 'viewer'), mailList, page);
    const ofOwner = await ask(await callerOf(upstream, 'owner'), mailList, page);
    expect(ofOwner.totalCount).toBe(own.totalCount);
    expect(ofViewer.totalCount).toBeLessThan(own.totalCount);
    expect(ofViewer.list.every(({ recipients }) => recipients.includes(VIEWER))).toBe(true);
    const foreign = await callerOf(upstream, 'owner', 'workshop');
    expect((await ask(foreign, mailList, page)).totalCount).toBe(0);
    const [newest] = own.list;
    const question = { mailId: newest?.mailId ?? '', position: 0 };
    expect(await ask(foreign, mailAttachment, question)).toEqual({ file: null });
    // By SMTP it has arrived: the portal keeps no second copy.
    expect(await ask(caller, mailAttachment, question)).toEqual({ file: null });
    expect((await call(caller, mailList, { ...page, itemsPerPage: 201 })).status).toBe(400);
  });
});
