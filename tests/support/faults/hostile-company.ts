// A company in which every text from outside would be a script, if a page took it for more
// than a text. Each place has a text of its own, so that a test can tell where it was shown, and where it ran.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SendSchedule } from '../../../lib/calendar/send-schedule.ts';
import { LoadError } from '../../../upstream/ingest/load/load-error.ts';
import { importFiles } from '../../../upstream/ingest/reference/import-files.ts';
import { runLoad } from '../../../upstream/ingest/runs/run-load.ts';
import { saveBudgetAlert } from '../../../upstream/stores/documents/budgets/budget-alerts.ts';
import { addNote } from '../../../upstream/stores/documents/cost-analytics/cost-notes.ts';
import { addSavedFilter } from '../../../upstream/stores/documents/cost-analytics/saved-filters.ts';
import type { Documents } from '../../../upstream/stores/documents/database.ts';
import { addRun } from '../../../upstream/stores/documents/loads/load-runs.ts';
import {
  addSchedule,
  type ScheduledContents,
} from '../../../upstream/stores/documents/mails/mail-schedules.ts';
import { keepMail } from '../../../upstream/stores/documents/mails/mails.ts';
import { appendAudit } from '../../../upstream/stores/documents/people/audit-log.ts';
import { setCurrentCompany } from '../../../upstream/stores/documents/people/users.ts';
import { addMember } from '../../../upstream/stores/documents/platform/companies.ts';
import { csv, type Fields, row } from '../product/focus-files.ts';

const FORMS: readonly ((place: string) => string)[] = [
  (place) => `${place}<img src=x onerror=ran('${place}')>`,
  (place) => `${place}"><svg/onload=ran('${place}')>`,
  (place) => `${place}</script><script>ran('${place}')</script>`,
  (place) => `javascript:ran('${place}')//${place}`,
  (place) => `${place}{{constructor.constructor('ran(0)')()}}'"><img src=x onerror=ran('${place}')>`,
];

/** Of places that a name of a file can stand for: without a slash. */
const FILE = 0;

/** The text of each place that was asked for. */
const texts = new Map<string, string>();

export function hostilePlaces(): ReadonlyMap<string, string> {
  return texts;
}

/** The text of a place: a name in lower case, of letters alone. */
export function hostile(place: string, form = place.length % FORMS.length): string {
  const text = FORMS[form]?.(place) ?? place;
  texts.set(place, text);
  return text;
}

/** Signs in with the demo's password, and owns the company. */
export const HOSTILE_PERSON = { userId: 'mallory', email: 'mallory@skyledger.example' };
export const HOSTILE_COMPANY = 'hostile';
/** Loaded, and refused. */
export const HOSTILE_FILES = {
  good: `${hostile('file', FILE)}.csv`,
  bad: `${hostile('badfile', FILE)}.csv`,
} as const;

const NOW = new Date('2024-07-01T12:00:00Z');

interface Place {
  documents: Documents;
  dataDir: string;
}

export async function addHostileCompany(place: Place): Promise<void> {
  const { documents } = place;
  const folder = mkdtempSync(join(tmpdir(), 'hostile-'));
  try {
    await documents
      .insertInto('companies')
      .values({ company_id: HOSTILE_COMPANY, name: hostile('company'), currency: 'USD' })
      .execute();
    await addPeople(documents);
    await load(place, folder);
    await addReference(documents, folder);
    await addWords(documents);
    await addMails(documents);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function addPeople(documents: Documents): Promise<void> {
  const demo = await documents
    .selectFrom('users')
    .selectAll()
    .where('user_id', '=', 'dana-demo')
    .executeTakeFirstOrThrow();
  const people = [
    { ...HOSTILE_PERSON, name: hostile('person') },
    { userId: 'colleague', email: `${hostile('address')}@skyledger.example`, name: hostile('colleague') },
  ];
  for (const { userId, email, name } of people) {
    await documents
      .insertInto('users')
      .values({ ...demo, user_id: userId, email, name, new_company_right: null })
      .execute();
    await addMember(documents, userId, HOSTILE_COMPANY, 'edit');
    await setCurrentCompany(documents, userId, HOSTILE_COMPANY);
  }
}

const VENDORS = { AWS: 'aws', Microsoft: 'azure', 'Google Cloud': 'gcp' } as const;

/** A charge of a day whose every free text is hostile, and one beside it whose service is not. */
function charges(provider: keyof typeof VENDORS, month: string, day: string): Fields[] {
  const start = `2024-${month}-${day}T00:00:00Z`;
  const common = {
    ProviderName: provider,
    BillingPeriodStart: `2024-${month}-01T00:00:00Z`,
    BillingPeriodEnd: `2024-${String(Number(month) + 1).padStart(2, '0')}-01T00:00:00Z`,
    ChargePeriodStart: start,
    ChargePeriodEnd: new Date(Date.parse(start) + 86_400_000).toISOString(),
    BillingAccountName: hostile('payer'),
    SubAccountName: hostile('account'),
    RegionId: hostile('regionid'),
    RegionName: hostile('region'),
    ServiceCategory: hostile('category'),
    ResourceId: hostile('resourceid'),
    ResourceName: hostile('resource'),
    ChargeDescription: hostile('description'),
    InvoiceId: hostile('invoice'),
    InvoiceIssuerName: hostile('issuer'),
    PublisherName: hostile('publisher'),
    AvailabilityZone: hostile('zone'),
    SkuId: hostile('sku'),
    ConsumedUnit: hostile('unit'),
    ConsumedQuantity: '2',
    x_InstanceType: hostile('instance'),
    x_UsageType: hostile('usage'),
    x_Operation: hostile('operation'),
    Tags: JSON.stringify({ [hostile('tagkey')]: hostile('tagvalue') }),
  };
  const cost = (amount: string) => ({ BilledCost: amount, EffectiveCost: amount });
  return [
    row({ ...common, ...cost(`${10 + Number(day)}`), ServiceName: hostile('product') }),
    row({ ...common, ...cost('3'), ServiceName: 'Amazon S3', SubAccountId: '012', SubAccountName: 'Plain' }),
  ];
}

/** One load that succeeds, with a rejected row; one whose file is no billing file; and one that was ended. */
async function load({ documents, dataDir }: Place, folder: string): Promise<void> {
  const common = { documents, dataDir, companyId: HOSTILE_COMPANY, origin: 'command' as const };
  const startedBy = hostile('operator');
  const days = ['04', '05', '06'].flatMap((month) => ['01', '10', '30'].map((day) => [month, day] as const));
  const rows = (Object.keys(VENDORS) as (keyof typeof VENDORS)[]).flatMap((provider) =>
    days.flatMap(([month, day]) => charges(provider, month, day)),
  );
  const [first] = rows;
  const good = join(folder, HOSTILE_FILES.good);
  writeFileSync(good, csv([...rows, { ...first, BilledCost: hostile('rejected') }]));
  await runLoad({ ...common, startedBy, files: [good], answers: ['rejected'] });
  const bad = join(folder, HOSTILE_FILES.bad);
  writeFileSync(bad, csv([{ nothing: 'of a bill' }]));
  await runLoad({ ...common, startedBy, files: [bad] }).catch((error) => {
    if (!(error instanceof LoadError)) throw error;
  });
  const at = NOW.toISOString();
  await addRun(documents, {
    ...{ run_id: 'fault', company_id: HOSTILE_COMPANY, origin: 'inbox', started_by: startedBy },
    ...{ source: hostile('source'), started_at: at, seen_at: at, ended_at: at, state: 'failed' },
    ...{ progress: null, load_id: null, file_count: null, rows_loaded: null, rows_rejected: null },
    ...{ months_shrunk: null, report: null },
    fault: JSON.stringify({ file: hostile('faultfile'), message: hostile('fault') }),
  });
}

async function addReference(documents: Documents, folder: string): Promise<void> {
  const group = { serviceGroupSet: hostile('set'), serviceGroup: hostile('group') };
  const tag = { tagKey: hostile('tagkey'), tagValue: hostile('tagvalue') };
  const budget = (month: string, scope: Fields): Fields => ({
    ...{ kind: 'budgets', month, scope: 'company', vendor: '', accountId: '' },
    ...{ serviceGroupSet: '', serviceGroup: '', tagKey: '', tagValue: '', amount: '20', currency: 'USD' },
    ...scope,
  });
  const files: Record<string, Fields[]> = {
    accounts: [{ kind: 'accounts', vendor: 'aws', accountId: '011', alias: hostile('alias') }],
    groups: [
      {
        ...{ kind: 'service-groups', set: hostile('set'), group: hostile('group') },
        ...{ vendor: 'aws', accountId: '011' },
      },
    ],
    budgets: ['2024-06', '2024-07'].flatMap((month) => [
      budget(month, {}),
      budget(month, { scope: 'account', vendor: 'aws', accountId: '011' }),
      budget(month, { scope: 'service-group', ...group }),
      budget(month, { scope: 'tag', ...tag }),
    ]),
  };
  const paths = Object.entries(files).map(([name, records]) => {
    const path = join(folder, `${hostile('reference', FILE)}-${name}.csv`);
    writeFileSync(path, csv(records));
    return path;
  });
  await importFiles({ documents, companyId: HOSTILE_COMPANY, files: paths });
}

/** What people of the company and of the site wrote. */
async function addWords(documents: Documents): Promise<void> {
  const [companyId, authorId] = [HOSTILE_COMPANY, HOSTILE_PERSON.userId];
  const author = hostile('author');
  await addNote(documents, companyId, {
    ...{ date: '2024-06-10', text: hostile('note'), authorId, author, at: NOW },
  });
  await addSavedFilter(
    documents,
    { userId: authorId, companyId },
    {
      name: hostile('filter'),
      conditions: JSON.stringify({ aws: [{ field: 'product', values: [hostile('product')] }] }),
    },
    NOW,
  );
  await saveBudgetAlert(documents, {
    ...{ companyId, actor: { userId: authorId, name: author }, scope: { kind: 'company' }, version: 0 },
    ...{ actual: [1_000_000], expected: [], recipients: [HOSTILE_PERSON.email], at: NOW },
  });
  await appendAudit(
    documents,
    {
      ...{ companyId, actor: { userId: null, name: hostile('actor') }, action: 'RIGHTS_CHANGED' },
      subject: hostile('subject'),
      changes: [{ name: hostile('change'), before: hostile('before'), after: hostile('after') }],
    },
    NOW,
  );
  await documents
    .insertInto('scroll_texts')
    .values({
      ...{ scroll_text_id: 'hostile', site_code: null, position: -1, url: null },
      texts: JSON.stringify({ en: hostile('scrolltext') }),
    })
    .execute();
  await documents
    .insertInto('notices')
    .values({
      ...{ notice_id: 'hostile', site_code: null, published_at: '2030-01-01T00:00:00Z' },
      texts: JSON.stringify({ en: { title: hostile('noticetitle'), body: hostile('noticebody') } }),
    })
    .execute();
}

/** A mail that a mail server refused, and two mails on a schedule. */
async function addMails(documents: Documents): Promise<void> {
  const [companyId, senderId] = [HOSTILE_COMPANY, HOSTILE_PERSON.userId];
  await keepMail(
    documents,
    {
      ...{ mailId: 'hostile', companyId, kind: 'INVOICE', senderId, idempotencyKey: 'hostile' },
      ...{ reference: null, language: 'en', unsubscribeUrl: null },
      recipients: [hostile('recipient')],
      subject: hostile('mailsubject'),
      text: '-',
      html: `<p>${hostile('mailbody', FILE).replaceAll('<', '&lt;')}</p>`,
      attachments: [{ name: hostile('attachment'), contentType: 'text/plain', content: Buffer.from('-') }],
    },
    NOW,
  );
  await documents
    .updateTable('mails')
    .set({ state: 'failed', next_attempt_at: null, ended_at: NOW.toISOString() })
    .set({ fault: hostile('mailfault'), refused_recipients: JSON.stringify([hostile('refused')]) })
    .where('mail_id', '=', 'hostile')
    .execute();
  const schedule: SendSchedule = { cycle: 'monthly', zone: 'KST', day: 1, time: '09:00' };
  const nextRunAt = new Date('2040-01-01T00:00:00Z');
  const common = { companyId, senderId, schedule, requestKey: null, nextRunAt };
  const invoice: ScheduledContents['INVOICE'] = {
    ...{ title: hostile('reservation'), description: '', fileType: 'pdf' },
    ...{ vendor: 'aws', language: 'en', isCurrentMonth: false },
  };
  await addSchedule(documents, { ...common, scheduled: { kind: 'INVOICE', content: invoice } }, NOW);
  const board = { dashboardId: 'gone', name: hostile('mailedboard') };
  const seq = await addSchedule(
    documents,
    { ...common, scheduled: { kind: 'DASHBOARD', content: board } },
    NOW,
  );
  for (const each of [seq - 1, seq])
    await documents
      .insertInto('mail_schedule_recipients')
      .values({ seq: each, user_id: 'colleague', unsubscribed_at: null })
      .execute();
}
