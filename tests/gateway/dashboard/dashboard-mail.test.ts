// A dashboard by mail: to each recipient a PDF file in the own language and currency, with the figures of the sender.
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { MENUS } from '../../../lib/catalogue/menus.ts';
import type { Documents } from '../../../upstream/stores/documents/database.ts';
import { scheduleBySeq } from '../../../upstream/stores/documents/mails/mail-schedules.ts';
import { openDocuments } from '../../../upstream/stores/documents/open-documents.ts';
import { pdfPages } from '../../support/oracle/pdf-text.ts';
import { personToken } from '../../support/people/people.ts';
import { startGateway, type TestGateway } from '../../support/product/gateway.ts';
import { type SmtpServer, startSmtp } from '../../support/product/smtp.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

let smtp: SmtpServer;
let upstream: TestUpstream;
let gateway: TestGateway;
let owner: string;
let documents: Documents;
let wakes = 0;

beforeAll(async () => {
  smtp = await startSmtp();
  const mail = { smtpUrl: smtp.url, from: 'no-reply@skyledger.example', supportAddress: null };
  upstream = await startUpstream({ mail });
  gateway = await startGateway(upstream);
  owner = await personToken(upstream, 'owner');
  // As another program sees it.
  documents = await openDocuments(upstream.dataDir);
});

afterAll(async () => {
  await documents.destroy();
  await gateway.close();
  await upstream.close();
  await smtp.close();
});

interface Errors {
  userErrors: { code: string; field: string | null }[];
}

interface Mail {
  id: string;
  dashboardId: string | null;
  version: number;
  nextRunAt: string | null;
  pauseReason: string | null;
  schedule: { cycle: string; day: number; time: string; zone: string } | null;
  recipients: { email: string; state: string }[];
  runs: { state: string; fault: string | null; sentCount: number }[];
}

const MAIL = `id dashboardId version nextRunAt pauseReason schedule { cycle day time zone }
  recipients { email state } runs { state fault sentCount }`;

/** The name of a mutation, with its input, and what it answers. */
async function change<Payload>(name: string, input: object, token = owner): Promise<Payload> {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  const told = name === 'deleteDashboardMail' ? 'deletedId' : `mail { ${MAIL} }`;
  const text = `mutation ($input: ${type}!) { it: ${name}(input: $input) { ${told} userErrors { code field } } }`;
  return (await gateway.ask<{ it: Payload }>(text, { token, variables: { input } })).expectData().it;
}

async function ownDashboard(token = owner): Promise<string> {
  const reply = await gateway.ask<{ viewer: { dashboard: { id: string } } }>(
    '{ viewer { dashboard { id } } }',
    {
      token,
    },
  );
  return reply.expectData().viewer.dashboard.id;
}

async function mailsOf(token = owner): Promise<Mail[]> {
  const reply = await gateway.ask<{ viewer: { dashboardMails: Mail[] } }>(
    `{ viewer { dashboardMails { ${MAIL} } } }`,
    { token },
  );
  return reply.expectData().viewer.dashboardMails;
}

async function mailed(input: object) {
  const once = { id: await ownDashboard(), idempotencyKey: 'mail-1', ...input };
  return change<Errors & { mail: Mail | null }>('mailDashboard', once);
}

async function mailById(id: string | undefined): Promise<Mail | null> {
  const reply = await gateway.ask<{ viewer: { dashboardMail: Mail | null } }>(
    `query ($id: ID!) { viewer { dashboardMail(id: $id) { ${MAIL} } } }`,
    { token: owner, variables: { id: id ?? '' } },
  );
  return reply.expectData().viewer.dashboardMail;
}

const until = (done: () => Promise<void> | void) => vi.waitFor(done, { timeout: 30_000, interval: 50 });

const seqOf = ({ id }: Mail) => Number(Buffer.from(id, 'base64url').toString().split(':')[1]);

/** Puts the schedule's time into the past, and has the service look at what is due. */
async function comeDue(mail: Mail): Promise<void> {
  const next_run_at = '2024-06-11T01:00:00.000Z';
  await documents.updateTable('mail_schedules').set({ next_run_at }).where('seq', '=', seqOf(mail)).execute();
  await mailed({ recipients: ['demo@skyledger.example'], idempotencyKey: `wakes ${++wakes}` });
}

async function giveFinance(right: string): Promise<void> {
  await documents
    .insertInto('menu_rights')
    .values({
      user_id: 'finn-finance',
      company_id: 'sunflower',
      menu_code: MENUS.DASHBOARD.code,
      auth_type: right,
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'company_id', 'menu_code']).doUpdateSet({ auth_type: right }),
    )
    .execute();
}

test('each recipient gets one, with every widget and its figure', async () => {
  const recipients = ['viewer@skyledger.example', 'finance@skyledger.example'];
  const first = await mailed({ recipients });
  // Answered before anything is made.
  expect(first).toMatchObject({ userErrors: [], mail: { schedule: null, nextRunAt: null } });
  expect(first.mail?.runs[0]?.state ?? 'WAITING').toBe('WAITING');
  expect(await mailed({ recipients })).toMatchObject({ userErrors: [], mail: { id: first.mail?.id } });
  await until(() => expect(smtp.taken.length).toBeGreaterThanOrEqual(2));
  await until(async () =>
    expect((await mailById(first.mail?.id))?.runs).toMatchObject([{ state: 'SENT', sentCount: 2 }]),
  );
  // What arrived is in the list of mails, and not among those to see to.
  expect(await mailsOf()).toEqual([]);
  expect(smtp.taken.flatMap((taken) => taken.recipients).sort()).toEqual(recipients.toSorted());
  const mail = await PostalMime.parse(smtp.taken[0]?.raw ?? '');
  const [file] = mail.attachments;
  expect(file).toMatchObject({
    mimeType: 'application/pdf',
    filename: expect.stringMatching(/^Dashboard \d{4}-\d\d-\d\d\.pdf$/),
  });
  // The mail itself has the figures, and leads to this dashboard.
  expect(mail.text).toContain(`board=${encodeURIComponent(await ownDashboard())}`);
  expect(mail.text).toMatch(/is heading for \$/);
  const content = new Uint8Array(file?.content as ArrayBuffer);
  expect(Buffer.from(content.subarray(0, 5)).toString()).toBe('%PDF-');
  const figure = await gateway.ask<{
    viewer: { costMonthToDate: { total: number }; topCosts: { items: { label: string }[] } };
  }>('{ viewer { costMonthToDate { total } topCosts { items { label } } } }', { token: owner });
  const { costMonthToDate, topCosts } = figure.expectData().viewer;
  const text = (await pdfPages(content))?.join('\n');
  if (text === undefined) return;
  const amount = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  expect(text).toContain(`$${amount.format(costMonthToDate.total)}`);
  expect(mail.text).toContain(`Cost month to date: $${amount.format(costMonthToDate.total)}`);
  expect(text).toMatch(/is heading for/);
  for (const title of [
    'Cost month to date',
    'Estimated month end',
    'Cloud budget',
    'Total saving',
    'Cost by vendor',
    'Compare cost trend',
  ])
    expect(text).toContain(title);
  expect(text).toContain(topCosts.items[0]?.label);
  // Each of them could be asked for its figures.
  expect(text).not.toContain('has not been set up yet');
});

test.each([
  [[], 'RECIPIENT_MISSING'],
  [['nobody@elsewhere.example'], 'RECIPIENT_UNREGISTERED'],
  [['no address'], 'EMAIL_INVALID'],
])('%j is refused with %s, and nothing is sent', async (recipients, code) => {
  const before = smtp.taken.length;
  const userErrors = [{ code, field: 'recipients' }];
  expect(await mailed({ recipients, idempotencyKey: code })).toEqual({ mail: null, userErrors });
  expect(smtp.taken).toHaveLength(before);
});

const EVERY_WEEK = { cycle: 'WEEKLY', day: 1, time: '09:00', zone: 'KST' };
const VIEWER = ['viewer@skyledger.example'];
type Saved = Errors & { mail: Mail };

test('on a schedule it is sent when its time has come, until it is paused or stopped', async () => {
  const dashboard = await ownDashboard();
  const asked = { dashboard, ...EVERY_WEEK, recipients: VIEWER };
  const { mail } = await change<Saved>('scheduleDashboardMail', asked);
  expect(mail).toMatchObject({ dashboardId: dashboard, schedule: EVERY_WEEK, pauseReason: null, runs: [] });
  expect((await change<Saved>('scheduleDashboardMail', asked)).mail.id).toBe(mail.id);
  const changed = { ...asked, id: mail.id, version: mail.version, cycle: 'DAILY', time: '07:15' };
  expect((await change<Saved>('scheduleDashboardMail', changed)).mail.schedule).toMatchObject({
    cycle: 'DAILY',
    time: '07:15',
  });
  expect(await change<Saved>('scheduleDashboardMail', changed)).toMatchObject({
    mail: null,
    userErrors: [{ code: 'CHANGED_MEANWHILE' }],
  });
  const before = smtp.taken.length;
  await comeDue(mail);
  await until(async () =>
    expect(await mailsOf()).toMatchObject([{ runs: [{ state: 'SENT', sentCount: 1 }] }]),
  );
  const taken = smtp.taken.slice(before).find(({ recipients }) => recipients[0] === VIEWER[0]);
  // Each may end it by the link of the own mail.
  expect(taken?.raw).toContain('List-Unsubscribe:');
  const [now] = await mailsOf();
  const paused = { id: mail.id, version: now?.version, isPaused: true };
  expect((await change<Saved>('pauseDashboardMail', paused)).mail).toMatchObject({
    pauseReason: 'BY_USER',
    nextRunAt: null,
  });
  const foreign = await personToken(upstream, 'finance');
  await giveFinance('edit');
  expect(await mailsOf(foreign)).toEqual([]);
  expect(await change('deleteDashboardMail', { id: mail.id }, foreign)).toMatchObject({
    deletedId: null,
    userErrors: [{ code: 'UNKNOWN_SCHEDULE' }],
  });
  expect(await change('deleteDashboardMail', { id: mail.id })).toEqual({
    deletedId: mail.id,
    userErrors: [],
  });
  expect(await mailsOf()).toEqual([]);
});

test('whoever lost the right sends nothing, nor does a dashboard that is gone, and the run says why', async () => {
  const finance = await personToken(upstream, 'finance');
  await giveFinance('edit');
  const asked = { dashboard: await ownDashboard(finance), ...EVERY_WEEK, recipients: VIEWER };
  const { mail } = await change<Saved>('scheduleDashboardMail', asked, finance);
  const before = toViewer();
  await giveFinance('view');
  await comeDue(mail);
  await until(async () =>
    expect(await scheduleBySeq(documents, seqOf(mail))).toMatchObject({ pauseReason: 'SENDER_LOST_RIGHT' }),
  );
  await giveFinance('edit');
  const told = await mailsOf(finance);
  const failed = { state: 'FAILED', sentCount: 0 };
  expect(told).toMatchObject([{ runs: [{ ...failed, fault: 'SENDER_LOST_RIGHT' }] }]);
  const goOn = { id: mail.id, version: told[0]?.version, isPaused: false };
  await change('pauseDashboardMail', goOn, finance);
  await documents.deleteFrom('dashboards').where('user_id', '=', 'finn-finance').execute();
  await documents.deleteFrom('mail_schedule_runs').where('seq', '=', seqOf(mail)).execute();
  await comeDue(mail);
  const gone = { dashboardId: null, pauseReason: 'DASHBOARD_GONE' };
  await until(async () =>
    expect(await mailsOf(finance)).toMatchObject([
      { ...gone, runs: [{ ...failed, fault: 'DASHBOARD_GONE' }] },
    ]),
  );
  expect(toViewer()).toBe(before);
});

function toViewer(): number {
  return smtp.taken.filter(({ recipients }) => recipients[0] === VIEWER[0]).length;
}
