// A dashboard by mail: to each recipient a PDF file in the own language and currency, with the figures of the sender.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startGateway, type TestGateway } from '../support/gateway.ts';
import { personToken } from '../support/people.ts';
import { type SmtpServer, startSmtp } from '../support/smtp.ts';
import { startUpstream, type TestUpstream } from '../support/upstream.ts';

let smtp: SmtpServer;
let upstream: TestUpstream;
let gateway: TestGateway;
let owner: string;

beforeAll(async () => {
  smtp = await startSmtp();
  const mail = { smtpUrl: smtp.url, from: 'no-reply@skyledger.example', supportAddress: null };
  upstream = await startUpstream({ mail });
  gateway = await startGateway(upstream);
  owner = await personToken(upstream, 'owner');
});

afterAll(async () => {
  await gateway.close();
  await upstream.close();
  await smtp.close();
});

const mailed = async (input: object) => {
  const own = await gateway.ask<{ viewer: { dashboard: { id: string } } }>(
    '{ viewer { dashboard { id } } }',
    {
      token: owner,
    },
  );
  const { id } = own.expectData().viewer.dashboard;
  const reply = await gateway.ask<{
    mailDashboard: { userErrors: { code: string; field: string | null }[] };
  }>(
    'mutation ($input: MailDashboardInput!) { mailDashboard(input: $input) { userErrors { code field } } }',
    { token: owner, variables: { input: { id, idempotencyKey: 'mail-1', ...input } } },
  );
  return reply.expectData().mailDashboard.userErrors;
};

function pdfText(content: Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'dashboard-pdf-'));
  try {
    const file = join(folder, 'dashboard.pdf');
    writeFileSync(file, content);
    return execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test('each recipient gets one, with every widget and its figure', async () => {
  const recipients = ['viewer@skyledger.example', 'finance@skyledger.example'];
  expect(await mailed({ recipients })).toEqual([]);
  expect(await mailed({ recipients })).toEqual([]);
  await vi.waitFor(() => expect(smtp.taken.length).toBeGreaterThanOrEqual(2), {
    timeout: 30_000,
    interval: 50,
  });
  expect(smtp.taken.flatMap((taken) => taken.recipients).sort()).toEqual(recipients.toSorted());
  const mail = await PostalMime.parse(smtp.taken[0]?.raw ?? '');
  const [file] = mail.attachments;
  expect(file).toMatchObject({ mimeType: 'application/pdf' });
  const content = new Uint8Array(file?.content as ArrayBuffer);
  expect(Buffer.from(content.subarray(0, 5)).toString()).toBe('%PDF-');
  const figure = await gateway.ask<{
    viewer: { costMonthToDate: { total: number }; topCosts: { items: { label: string }[] } };
  }>('{ viewer { costMonthToDate { total } topCosts { items { label } } } }', { token: owner });
  const { costMonthToDate, topCosts } = figure.expectData().viewer;
  const text = pdfText(content);
  const amount = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  expect(text).toContain(`${amount.format(costMonthToDate.total)} USD`);
  for (const title of [
    'Cost month to date',
    'Estimated month end',
    'Cloud budget',
    'Total saving',
    'Cost by product',
    'Compare cost trend',
  ])
    expect(text).toContain(title);
  expect(text).toContain(topCosts.items[0]?.label);
});

test.each([
  [[], 'RECIPIENT_MISSING'],
  [['nobody@elsewhere.example'], 'RECIPIENT_UNREGISTERED'],
  [['no address'], 'EMAIL_INVALID'],
])('%j is refused with %s, and nothing is sent', async (recipients, code) => {
  const before = smtp.taken.length;
  expect(await mailed({ recipients, idempotencyKey: code })).toEqual([{ code, field: 'recipients' }]);
  expect(smtp.taken).toHaveLength(before);
});
