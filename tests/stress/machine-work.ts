// The work that a killed machine leaves to the other: a load, a mail on a schedule, the judging of a company, and a file
// to download. Each piece tells when it is done, and throws where it was done twice or wrongly.
import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  costExport,
  emailExport,
  exportJobs,
  mailedFile,
} from '../../upstream/contract/cost-analytics/export.ts';
import { dashboardMails, saveDashboardMail } from '../../upstream/contract/dashboard/mail.ts';
import { saveAsDashboard } from '../../upstream/contract/dashboard/widget.ts';
import { storedData } from '../../upstream/contract/data/changes.ts';
import type { RequestOf } from '../../upstream/contract/endpoint.ts';
import { judgeAgain } from '../../upstream/stores/documents/anomaly/judged-vendors.ts';
import type { Documents } from '../../upstream/stores/documents/database.ts';
import { csv, row } from '../support/product/focus-files.ts';
import { SAMPLE_REQUESTS } from '../support/product/requests.ts';
import { ask, type Caller } from '../support/product/rest.ts';

export interface Work {
  name: string;
  /** Leaves it to the programs; they may not have begun when it comes back. */
  begin: () => Promise<void>;
  /** What is missing still; null when it is done. Throws where what was done is wrong. */
  missing: () => Promise<string | null>;
}

const PAST = new Date(0).toISOString();
const ACCOUNT = 'of-the-machines';

/** What both programs are told of the folder that bills come from. */
export function folderSettings(folder: string): Record<string, string> {
  const file = join(folder, 'sources.json');
  const source = {
    ...{ id: 'machines', company: 'Sunflower', kind: 'FOLDER', way: 'FILES', layout: 'MANIFESTS' },
    ...{ everyMinutes: 1440, allow: [], fields: { bucket: join(folder, 'bills') } },
  };
  mkdirSync(join(folder, 'bills/20240501-20240601'), { recursive: true });
  writeFileSync(file, JSON.stringify({ sources: [source] }));
  return { SOURCES_FILE: file, SOURCE_FOLDERS: folder };
}

/** An export that grows by a row each time, and is loaded whole or not at all. */
export function loadWork(documents: Documents, caller: Caller, folder: string): Work {
  let rows = 200;
  const period = join(folder, 'bills/20240501-20240601');
  return {
    name: 'a load',
    begin: async () => {
      rows += 1;
      const charge = { ProviderName: 'Oracle', BillingAccountId: ACCOUNT, BilledCost: '1.25' };
      const key = `20240501-20240601/${rows}.csv`;
      writeFileSync(
        join(folder, 'bills', key),
        csv(Array.from({ length: rows }, (_, index) => row({ ...charge, ResourceId: `r${index}` }))),
      );
      const billingPeriod = { start: '20240501T000000.000Z', end: '20240601T000000.000Z' };
      const manifest = { reportName: 'machines', reportKeys: [key], billingPeriod };
      writeFileSync(join(period, 'machines-Manifest.json'), JSON.stringify(manifest));
      await documents.updateTable('connected_sources').set({ next_run_at: PAST }).execute();
    },
    missing: async () => {
      const scope = { vendor: 'oci', billingAccountId: ACCOUNT, month: '2024-05' };
      const { rowCount, amounts } = await ask(caller, storedData, { scope });
      const [found] = amounts;
      // Whole, as it was before or as it is now.
      if (rowCount > 0 && Number(found?.billed) !== rowCount * 1.25)
        throw new Error(`${rowCount} rows of 1.25 cost ${found?.billed}`);
      return rowCount === rows ? null : `${rowCount} of ${rows} rows`;
    },
  };
}

/** A dashboard mail whose time has come. */
export function scheduleWork(documents: Documents, caller: Caller): Work {
  let seq = 0;
  let runs = 0;
  return {
    name: 'a mail on a schedule',
    begin: async () => {
      const sample = SAMPLE_REQUESTS.saveDashboardMail as RequestOf<typeof saveDashboardMail>;
      if (seq === 0) {
        const scope = { timeFrame: null, selectedVendors: null, currency: null, isAmortizedCost: null };
        const dashboard = { dashboardName: 'Board on a schedule', scope, widgets: [] };
        const { index: dashboardIndex } = await ask(caller, saveAsDashboard, { dashboard });
        await ask(caller, saveDashboardMail, { ...sample, dashboardIndex });
        seq = (await ask(caller, dashboardMails, {})).list[0]?.seq ?? 0;
      }
      runs += 1;
      // Another time for each run, long past and in this hour.
      const due = new Date(Date.now() - 1000 + runs).toISOString();
      await documents
        .updateTable('mail_schedules')
        .set({ next_run_at: due })
        .where('seq', '=', seq)
        .execute();
    },
    missing: async () => {
      const mails = await documents
        .selectFrom('mails')
        .select(['reference', 'state'])
        .where('reference', 'like', `dashboard:${seq}:%`)
        .execute();
      const references = mails.map(({ reference }) => reference);
      if (new Set(references).size < references.length) throw new Error(`twice: ${references.join(', ')}`);
      const sent = mails.filter(({ state }) => state === 'sent').length;
      return sent === runs ? null : `${sent} of ${runs} mails`;
    },
  };
}

/** All anomalies of the company found anew: by the same data the same ones, each once. */
export function judgingWork(documents: Documents, caller: Caller): Work {
  const { companyId } = caller;
  let known: string | null = null;
  return {
    name: 'the judging of a company',
    begin: () => judgeAgain(documents, companyId),
    missing: async () => {
      const turn = await documents
        .selectFrom('anomaly_turns')
        .innerJoin('companies', 'companies.company_id', 'anomaly_turns.company_id')
        .select(['asked', 'state', 'holder', 'data_version'])
        .where('anomaly_turns.company_id', '=', companyId)
        .executeTakeFirstOrThrow();
      if (!turn.state?.startsWith(`${turn.data_version} ${turn.asked} `) || turn.holder !== null)
        return `${turn.data_version} ${turn.asked}, judged is ${turn.state}`;
      const events = await documents
        .selectFrom('anomaly_events')
        .select(['vendor', 'product_key', 'region_key', 'kind', 'detect_type', 'started_on', 'impact'])
        .where('company_id', '=', companyId)
        .where('vendor', '!=', 'oci')
        .execute();
      const lines = events.map((event) => JSON.stringify(Object.values(event))).sort();
      const places = events.map(({ impact: _, ...place }) => JSON.stringify(place));
      if (new Set(places).size < places.length) throw new Error('an anomaly is there twice');
      known ??= lines.join('\n');
      if (lines.join('\n') !== known) throw new Error('the same data gave other anomalies');
      return null;
    },
  };
}

/** A file that is mailed: the same lines as the one that is downloaded at once. */
export function downloadWork(documents: Documents, caller: Caller): Work {
  let jobs = 0;
  let jobId = '';
  let wanted: string | null = null;
  const asked = {
    ...{ isAmortizedCost: false, startDate: '2024-01-01', endDate: '2024-12-31', filters: {} },
    ...{ selectedVendors: ['aws', 'azr', 'gcp'], format: 'csv', appearance: 'displayed' },
  } satisfies RequestOf<typeof costExport>;
  return {
    name: 'a download',
    begin: async () => {
      wanted ??= linesOf(await ask(caller, costExport, asked));
      jobs += 1;
      ({ jobId } = await ask(caller, emailExport, { ...asked, idempotencyKey: randomUUID() }));
    },
    missing: async () => {
      const { list } = await ask(caller, exportJobs, {});
      const state = list.find((job) => job.jobId === jobId)?.state;
      if (state !== 'mailed') return `the file is ${state}`;
      const mails = await documents
        .selectFrom('mails')
        .select('state')
        .where('kind', '=', 'COST_EXPORT')
        .execute();
      if (mails.length !== jobs) throw new Error(`${mails.length} mails of ${jobs} files`);
      const file = linesOf(await ask(caller, mailedFile, { jobId }));
      checkSame(file, wanted ?? '');
      const waiting = mails.filter((mail) => mail.state !== 'sent');
      return waiting.length === 0 ? null : `a mail is ${waiting[0]?.state}`;
    },
  };
}

/** In any order: rows of details have none, and ClickHouse answers them as its threads come to them. */
function checkSame(file: string, wanted: string): void {
  const [found, lines] = [file, wanted].map((text) => text.split('\n').toSorted());
  const place = found?.findIndex((line, index) => line !== lines?.[index]);
  if (place === -1 && found?.length === lines?.length) return;
  throw new Error(`the line ${found?.[place ?? 0]} instead of ${lines?.[place ?? 0]}`);
}

/** Of a CSV file, without the one that counts the loads and removals that there were. */
function linesOf(file: unknown): string {
  if (!Buffer.isBuffer(file)) throw new Error('no file came');
  const lines = file.toString('utf8').split('\n');
  return lines.filter((line) => !line.startsWith('Version of the data,')).join('\n');
}

/** As if the longest lease had passed since the programs that held them died: none may be alive. */
export async function lapseLeases(documents: Documents): Promise<void> {
  await documents.updateTable('connected_sources').set({ claimed_until: PAST }).execute();
  await documents
    .updateTable('mail_schedule_runs')
    .set({ claimed_until: PAST })
    .where('claimed_until', 'is not', null)
    .execute();
  await documents
    .updateTable('mails')
    .set({ claimed_until: PAST })
    .where('claimed_until', 'is not', null)
    .execute();
  await documents.updateTable('export_jobs').set({ seen_at: PAST }).where('state', '=', 'running').execute();
  await documents
    .updateTable('anomaly_turns')
    .set({ held_until: PAST })
    .where('holder', 'is not', null)
    .execute();
}
