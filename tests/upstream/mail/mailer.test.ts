// Mails on a real SMTP server and on both stores: what arrives, what is refused, once a key, and tried again (B-11).
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Language } from '../../../lib/catalogue/languages.ts';
import { courierOf } from '../../../upstream/mail/courier.ts';
import type { Mail } from '../../../upstream/mail/mail.ts';
import { mailBody } from '../../../upstream/mail/mail-body.ts';
import { Mailer } from '../../../upstream/mail/mailer.ts';
import type { Documents } from '../../../upstream/stores/documents/database.ts';
import { mailById } from '../../../upstream/stores/documents/mails/mails.ts';
import { freePort } from '../../support/product/free-port.ts';
import { type SmtpServer, startSmtp } from '../../support/product/smtp.ts';
import { addCompany, addUser, describeOnEngines, type TestStore } from '../stores/documents/engines.ts';

const FROM = 'Skyledger <no-reply@skyledger.example>';
const SUBJECTS: Record<Language, string> = {
  en: 'Your bill for September 2026',
  ko: '2026년 9월 청구서',
  zh: '2026 年 9 月账单',
  ja: '2026年9月のご請求書',
};
let keys = 0;

function mailOf(changes: Partial<Mail> = {}): Mail {
  keys += 1;
  return {
    companyId: 'acme',
    kind: 'INVOICE',
    senderId: 'ann',
    recipients: ['ann@acme.example'],
    language: 'en',
    subject: SUBJECTS.en,
    body: mailBody('en', { title: SUBJECTS.en, paragraphs: ['Attached.'], footer: 'From Skyledger.' }),
    attachments: [],
    idempotencyKey: `key-${keys}`,
    ...changes,
  };
}

async function newStore(engine: { newStore: () => Promise<TestStore> }): Promise<TestStore> {
  const store = await engine.newStore();
  await addCompany(store.documents);
  for (let index = 0; index < 12; index += 1) await addMember(store.documents, `user${index}`);
  await addMember(store.documents, 'ann');
  await addMember(store.documents, 'bob');
  await addUser(store.documents, 'stranger');
  return store;
}

async function addMember(documents: Documents, userId: string): Promise<void> {
  await addUser(documents, userId);
  await documents.insertInto('memberships').values({ user_id: userId, company_id: 'acme' }).execute();
}

describeOnEngines('mails', (engine) => {
  let store: TestStore;
  let smtp: SmtpServer;
  let clock = Date.parse('2026-10-11T01:00:00Z');

  const mailerOn = (documents: Documents, url: string) =>
    new Mailer({
      documents,
      courier: courierOf(url, '/nowhere'),
      from: FROM,
      logger: pino({ level: 'silent' }),
      now: () => new Date(clock),
      pausesMs: [60_000, 120_000],
    });

  beforeAll(async () => {
    store = await newStore(engine);
    smtp = await startSmtp();
  });
  afterAll(() => smtp.close());

  const arrived = (from: number) => smtp.taken.slice(from);

  it.each(Object.entries(SUBJECTS))(
    'arrive whole in %s, with the names of their files',
    async (code, subject) => {
      const language = code as Language;
      const mailer = mailerOn(store.documents, smtp.url);
      const before = smtp.taken.length;
      const content = Buffer.from('한글,日本語,中文\r\n');
      const { mailId } = await mailer.sendMail(
        mailOf({
          language,
          subject,
          recipients: ['ann@acme.example', 'bob@acme.example'],
          body: mailBody(language, {
            title: subject,
            paragraphs: [`${subject} <b>&`],
            message: { title: 'Note', text: 'one\ntwo' },
            footer: subject,
          }),
          attachments: [{ name: `${subject}.csv`, contentType: 'text/csv', content }],
          unsubscribeUrl: 'https://portal.example/unsubscribe?token=t',
        }),
      );
      await mailer.close();
      const [got, ...others] = arrived(before);
      expect(others).toEqual([]);
      expect(got?.recipients).toEqual(['ann@acme.example', 'bob@acme.example']);
      expect(got?.mail.subject).toBe(subject);
      expect(got?.mail.from?.address).toBe('no-reply@skyledger.example');
      expect(got?.mail.to?.map(({ address }) => address)).toEqual(['ann@acme.example', 'bob@acme.example']);
      expect(got?.mail.messageId).toBe(`<${mailId}@skyledger.example>`);
      expect(got?.mail.text).toContain(`${subject} <b>&`);
      expect(got?.mail.html).toContain(`${subject} &lt;b&gt;&amp;`);
      expect(got?.mail.html).toContain('one<br>two');
      const header = (name: string) => got?.mail.headers.find(({ key }) => key === name)?.value;
      expect(header('list-unsubscribe')).toBe('<https://portal.example/unsubscribe?token=t>');
      expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
      expect(header('content-language')).toBe(language);
      expect(got?.mail.attachments.map(({ filename }) => filename)).toEqual([`${subject}.csv`]);
      expect(Buffer.from(got?.mail.attachments[0]?.content as ArrayBuffer)).toEqual(content);
      expect(await mailById(store.documents, mailId)).toMatchObject({
        state: 'sent',
        attempts: 1,
        attachments: [{ size: content.length, isKept: false }],
      });
    },
  );

  const eleven = Array.from({ length: 11 }, (_, index) => `user${index}@acme.example`);
  const file = (name: string) => [{ name, contentType: 'text/csv', content: Buffer.from('x') }];
  it.each<[string, Partial<Mail>, string]>([
    ['a subject with CR LF', { subject: 'Bill\r\nBcc: stranger@acme.example' }, 'CONTROL_CHARACTERS'],
    ['a subject with LF', { subject: 'Bill\nBcc: stranger@acme.example' }, 'CONTROL_CHARACTERS'],
    ['a subject with CR', { subject: 'Bill\rBcc: stranger@acme.example' }, 'CONTROL_CHARACTERS'],
    ['a subject with NUL', { subject: 'Bill\0' }, 'CONTROL_CHARACTERS'],
    ['a subject with a line separator', { subject: 'Bill\u2028Bcc: x' }, 'CONTROL_CHARACTERS'],
    ['a subject of 300 characters', { subject: 'x'.repeat(300) }, 'TEXT_TOO_LONG'],
    ['an address with CR LF', { recipients: ['ann@acme.example\r\nBcc: x@y.example'] }, 'EMAIL_INVALID'],
    ['an address with NUL', { recipients: ['ann@acme.example\0'] }, 'EMAIL_INVALID'],
    ['two addresses in one', { recipients: ['ann@acme.example,stranger@acme.example'] }, 'EMAIL_INVALID'],
    ['an address of 300 characters', { recipients: [`${'a'.repeat(300)}@acme.example`] }, 'EMAIL_INVALID'],
    ['a name around an address', { recipients: ['"Ann" <ann@acme.example>'] }, 'EMAIL_INVALID'],
    ['nobody', { recipients: [] }, 'RECIPIENT_MISSING'],
    ['11 recipients', { recipients: eleven }, 'TOO_MANY_RECIPIENTS'],
    ['somebody twice', { recipients: ['ann@acme.example', 'ANN@acme.example'] }, 'RECIPIENT_TWICE'],
    ['a user of nobody here', { recipients: ['stranger@acme.example'] }, 'RECIPIENT_UNREGISTERED'],
    ['one of two unknown', { recipients: ['ann@acme.example', 'x@y.example'] }, 'RECIPIENT_UNREGISTERED'],
    ['a file name with CR LF', { attachments: file('a\r\nX: y.csv') }, 'CONTROL_CHARACTERS'],
    ['a file name with a folder', { attachments: file('../a.csv') }, 'CONTROL_CHARACTERS'],
    [
      'attachments of 19 MB',
      { attachments: [{ name: 'a.csv', contentType: 'text/csv', content: Buffer.alloc(19 * 1024 * 1024) }] },
      'MAIL_TOO_LARGE',
    ],
  ])('with %s are refused, and nothing is sent', async (_name, changes, code) => {
    const before = smtp.conversations();
    const mailer = mailerOn(store.documents, smtp.url);
    await expect(mailer.sendMail(mailOf(changes))).rejects.toMatchObject({ code });
    await mailer.deliverDue();
    await mailer.close();
    expect(smtp.conversations()).toBe(before);
  });

  it('of one key are one, asked for 10 times at once by two programs', async () => {
    const other = await store.openAgain();
    const mailers = [mailerOn(store.documents, smtp.url), mailerOn(other, smtp.url)];
    const before = smtp.taken.length;
    const mail = mailOf({ idempotencyKey: 'once' });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => mailers[index % 2]?.sendMail(mail)),
    );
    await Promise.all(mailers.map((mailer) => mailer.deliverDue()));
    expect(new Set(answers.map((answer) => answer?.mailId)).size).toBe(1);
    expect(answers.filter((answer) => answer?.isNew)).toHaveLength(1);
    expect(await mailers[1]?.sendMail(mail)).toEqual({ mailId: answers[0]?.mailId, isNew: false });
    for (const mailer of mailers) await mailer.close();
    expect(arrived(before)).toHaveLength(1);
  });

  it('are tried again with growing pauses, and fail in the end with the words of the server', async () => {
    const mailer = mailerOn(store.documents, smtp.url);
    const before = smtp.taken.length;
    smtp.refuse(451, 451, 451);
    const { mailId } = await mailer.sendMail(mailOf());
    await mailer.deliverDue();
    const first = await mailById(store.documents, mailId);
    expect(first).toMatchObject({ state: 'waiting', attempts: 1 });
    expect(first?.fault).toContain('refused by the test with 451');
    expect(Date.parse(first?.nextAttemptAt ?? '') - clock).toBe(60_000);
    await mailer.deliverDue();
    expect(await mailById(store.documents, mailId)).toMatchObject({ attempts: 1 });
    clock += 60_000;
    await mailer.deliverDue();
    const second = await mailById(store.documents, mailId);
    expect(Date.parse(second?.nextAttemptAt ?? '') - clock).toBe(120_000);
    clock += 120_000;
    await mailer.deliverDue();
    await mailer.close();
    expect(await mailById(store.documents, mailId)).toMatchObject({
      state: 'failed',
      attempts: 3,
      nextAttemptAt: null,
    });
    expect(arrived(before)).toEqual([]);
  });

  it('that the server will never take are not tried again', async () => {
    const mailer = mailerOn(store.documents, smtp.url);
    smtp.refuse(550);
    const { mailId } = await mailer.sendMail(mailOf());
    await mailer.close();
    expect(await mailById(store.documents, mailId)).toMatchObject({ state: 'failed', attempts: 1 });
  });

  it('wait for a server that is down, and are sent by the next start of the program', async () => {
    const port = await freePort();
    const url = `smtp://127.0.0.1:${port}`;
    const earlier = mailerOn(store.documents, url);
    const { mailId } = await earlier.sendMail(mailOf());
    await earlier.deliverDue();
    await earlier.close();
    expect(await mailById(store.documents, mailId)).toMatchObject({ state: 'waiting', attempts: 1 });
    const late = await startSmtp(port);
    clock += 60_000;
    const next = mailerOn(store.documents, url);
    next.open();
    await next.deliverDue();
    await next.close();
    await late.close();
    expect(late.taken).toHaveLength(1);
    expect(await mailById(store.documents, mailId)).toMatchObject({ state: 'sent', fault: null });
  });

  it('of a program that was killed at work are taken over when its time is up', async () => {
    const mailer = mailerOn(store.documents, smtp.url);
    smtp.refuse(451);
    const { mailId } = await mailer.sendMail(mailOf());
    await mailer.deliverDue();
    clock += 60_000;
    const claimedUntil = new Date(clock + 180_000).toISOString();
    await store.documents
      .updateTable('mails')
      .set({ claimed_until: claimedUntil })
      .where('mail_id', '=', mailId)
      .execute();
    await mailer.deliverDue();
    expect(await mailById(store.documents, mailId)).toMatchObject({ state: 'waiting' });
    clock += 180_001;
    await mailer.deliverDue();
    await mailer.close();
    expect(await mailById(store.documents, mailId)).toMatchObject({ state: 'sent' });
  });

  it('are files of the outbox where no server is set, with their attachments kept', async () => {
    const { dataDir } = await engine.newPlace();
    const mailer = new Mailer({
      documents: store.documents,
      courier: courierOf(null, dataDir),
      from: FROM,
      logger: pino({ level: 'silent' }),
      now: () => new Date(clock),
    });
    const mail = mailOf({ subject: SUBJECTS.ja, attachments: file('表.csv') });
    const { mailId } = await mailer.sendMail(mail);
    await mailer.close();
    expect(readdirSync(join(dataDir, 'outbox'))).toEqual([`${mailId}.eml`]);
    const read = await PostalMime.parse(readFileSync(join(dataDir, 'outbox', `${mailId}.eml`)));
    expect(read.subject).toBe(SUBJECTS.ja);
    expect(read.attachments[0]?.filename).toBe('表.csv');
    expect(await mailById(store.documents, mailId)).toMatchObject({
      state: 'sent',
      attachments: [{ isKept: true }],
    });
  });
});
