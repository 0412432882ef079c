// One key is one mail or one row, however often and however fast it is sent: ten times at once, and again after the
// sender gave up waiting (A-09, A-10, B-09, B-11, B-13). All are told the same.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Documents } from '../../../upstream/stores/documents/database.ts';
import { openDocuments } from '../../../upstream/stores/documents/open-documents.ts';
import { personToken } from '../../support/people/people.ts';
import { startGateway, type TestGateway } from '../../support/product/gateway.ts';
import { type SmtpServer, startSmtp } from '../../support/product/smtp.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

const VIEWER = 'viewer@skyledger.example';
let smtp: SmtpServer;
let upstream: TestUpstream;
let gateway: TestGateway;
let documents: Documents;
let token: string;
let dashboard: string;

beforeAll(async () => {
  smtp = await startSmtp();
  const mail = { smtpUrl: smtp.url, from: 'no-reply@skyledger.example', supportAddress: 'help@p.example' };
  upstream = await startUpstream({ mail });
  gateway = await startGateway(upstream);
  documents = await openDocuments(upstream.dataDir);
  token = await personToken(upstream, 'owner');
  const reply = await gateway.ask<{ viewer: { dashboard: { id: string } } }>(
    '{ viewer { dashboard { id } } }',
    { token },
  );
  dashboard = reply.expectData().viewer.dashboard.id;
});

afterAll(async () => {
  await gateway.close();
  await documents.destroy();
  await upstream.close();
  await smtp.close();
});

const invoice = {
  vendor: 'AWS',
  title: 'Once',
  fileType: 'CSV',
  language: 'EN',
  recipients: [VIEWER],
  idempotencyKey: 'the-same-key',
};

const SENT = [
  {
    name: 'sendInvoice',
    type: 'SendInvoiceInput',
    told: 'mail { id }',
    input: () => ({ ...invoice, month: '2024-05-01' }),
    count: () => countOf('mails', 'INVOICE'),
  },
  {
    name: 'reserveInvoice',
    type: 'ReserveInvoiceInput',
    told: 'reservation { id }',
    input: () => ({ ...invoice, zone: 'KST' }),
    count: () => countOf('mail_schedules', 'INVOICE'),
  },
  {
    name: 'mailDashboard',
    type: 'MailDashboardInput',
    told: 'mail { id }',
    input: () => ({ id: dashboard, recipients: [VIEWER], idempotencyKey: 'the-same-key' }),
    count: () => countOf('mail_schedules', 'DASHBOARD', ''),
  },
  {
    name: 'scheduleDashboardMail',
    type: 'ScheduleDashboardMailInput',
    told: 'mail { id }',
    input: () => ({
      dashboard,
      recipients: [VIEWER],
      cycle: 'DAILY',
      zone: 'KST',
      idempotencyKey: 'the-same-key',
    }),
    count: () => countOf('mail_schedules', 'DASHBOARD', 'KST'),
  },
  {
    name: 'sendServiceRequest',
    type: 'SendServiceRequestInput',
    told: '',
    input: () => ({ title: 'Once', content: 'Please', idempotencyKey: 'the-same-key' }),
    count: () => countOf('mails', 'SERVICE_REQUEST'),
  },
  {
    name: 'saveSurvey',
    type: 'SaveSurveyInput',
    told: 'viewer { survey { isSubmitted } }',
    input: () => ({ isHelpful: true, comment: 'Once' }),
    count: async () => (await documents.selectFrom('survey_answers').selectAll().execute()).length,
  },
];

async function countOf(table: 'mails' | 'mail_schedules', kind: string, zone?: string): Promise<number> {
  const rows = await documents.selectFrom(table).selectAll().where('kind', '=', kind).execute();
  return rows.filter((row) => zone === undefined || ('zone' in row && row.zone === zone)).length;
}

test.each(SENT)('$name ten times at once is done once', async ({ name, type, told, input, count }) => {
  const text = `mutation ($input: ${type}!) { it: ${name}(input: $input) { ${told} userErrors { code } } }`;
  const question = { token, variables: { input: input() } };
  const abandoned = fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: text, variables: question.variables }),
    signal: AbortSignal.timeout(1),
  });
  await expect(abandoned).rejects.toThrow();
  const send = async () => (await gateway.ask<{ it: object }>(text, question)).expectData().it;
  const answers = await Promise.all(Array.from({ length: 10 }, send));
  expect(answers[0]).toMatchObject({ userErrors: [] });
  expect(new Set([...answers, await send()].map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await count()).toBe(1);
});

test('of all of them the mail server got each mail once', async () => {
  const subjects = () => smtp.taken.map(({ mail }) => mail.subject).sort();
  await vi.waitFor(() => expect(subjects()).toHaveLength(3), { timeout: 30_000, interval: 50 });
  expect(subjects().filter((subject) => subject === 'Once')).toHaveLength(2);
});

test('a reservation keeps its account and currency; a currency that nobody can choose is refused (B-11)', async () => {
  const RESERVE = `mutation ($input: ReserveInvoiceInput!) {
    reserveInvoice(input: $input) { reservation { account currency } userErrors { code } } }`;
  const input = { ...invoice, zone: 'KST', idempotencyKey: 'of-an-account', account: '42', currency: 'KRW' };
  const reserve = (changes: object) =>
    gateway.ask(RESERVE, { token, variables: { input: { ...input, ...changes } } });
  expect((await reserve({})).expectData()).toEqual({
    reserveInvoice: { reservation: { account: '42', currency: 'KRW' }, userErrors: [] },
  });
  const { extensions } = (await reserve({ currency: 'CAD', idempotencyKey: 'of-no-currency' })).expectError();
  expect(extensions).toMatchObject({ code: 'BAD_USER_INPUT', argument: 'currency' });
});

test('a reservation that somebody changed meanwhile is not made anew by a late second try', async () => {
  const input = { ...invoice, zone: 'KST', idempotencyKey: 'another-key', title: 'Changed' };
  const RESERVE = `mutation ($input: ReserveInvoiceInput!) {
    reserveInvoice(input: $input) { reservation { id version title } userErrors { code } } }`;
  type Reserved = { reserveInvoice: { reservation: { id: string; version: number; title: string } } };
  const reserve = async (changes: object) =>
    (
      await gateway.ask<Reserved>(RESERVE, { token, variables: { input: { ...input, ...changes } } })
    ).expectData().reserveInvoice;
  const { reservation } = await reserve({});
  const { id, version } = reservation;
  await reserve({ id, version, title: 'By somebody else', idempotencyKey: 'a-third-key' });
  expect(await reserve({})).toMatchObject({ reservation: { id, title: 'By somebody else' }, userErrors: [] });
});
