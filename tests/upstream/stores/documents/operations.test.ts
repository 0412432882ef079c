// Operation status as it is kept, on both engines: changes, who is told and when, ROI rows, files of loads, staff (M-01 to M-04).
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { StatusWatch } from '../../../../upstream/domains/operations/distribution/status-watch.ts';
import { obeyStaffCommand } from '../../../../upstream/domains/operations/staff.ts';
import { companyStatuses } from '../../../../upstream/domains/operations/statuses/company-statuses.ts';
import { beginRun } from '../../../../upstream/ingest/runs/run-load.ts';
import { Mailer } from '../../../../upstream/mail/mailer.ts';
import type { Documents } from '../../../../upstream/stores/documents/database.ts';
import { changeRun } from '../../../../upstream/stores/documents/loads/load-runs.ts';
import { noteMovedFile, runFilesOf } from '../../../../upstream/stores/documents/loads/run-files.ts';
import { mailsOf } from '../../../../upstream/stores/documents/mails/mails.ts';
import {
  deleteMigrationRoi,
  migrationRoisOf,
  type RoiChange,
  saveMigrationRois,
} from '../../../../upstream/stores/documents/operations/migration-rois.ts';
import { companiesInSight } from '../../../../upstream/stores/documents/operations/staff.ts';
import { saveStatusChange } from '../../../../upstream/stores/documents/operations/status-changes.ts';
import { saveStatusRecipient } from '../../../../upstream/stores/documents/operations/status-recipients.ts';
import { auditLogOf } from '../../../../upstream/stores/documents/people/audit-log.ts';
import type { User } from '../../../../upstream/stores/documents/people/users.ts';
import { addMember } from '../../../../upstream/stores/documents/platform/companies.ts';
import { addCompany, addUser, describeOnEngines } from './engines.ts';

const AT = new Date('2026-03-01T10:00:00.000Z');
const ANN = { userId: 'ann', name: 'Ann' };
const AUDIT = { actions: null, search: null, startDate: null, endDate: null, limit: 50, skip: 0 };

describeOnEngines('operation status', (engine) => {
  let documents: Documents;
  let folder: string;
  let mailer: Mailer;
  beforeEach(async () => {
    const place = await engine.newPlace();
    folder = place.dataDir;
    documents = await place.open();
    await addCompany(documents);
    await addCompany(documents, 'other', 'Other');
    for (const user of ['ann', 'eve']) await addUser(documents, user);
    await addMember(documents, 'ann', 'acme', 'edit');
    await addMember(documents, 'eve', 'other', 'edit');
    mailer = new Mailer({
      ...{ documents, from: 'Portal <portal@acme.example>', logger: pino({ level: 'silent' }) },
      // Nothing is delivered: what is kept is looked at.
      courier: { kind: 'outbox', deliver: async () => ({ refused: [] }), close: () => undefined },
      now: () => AT,
    });
  });
  afterEach(() => mailer.close());

  const stores = () => ({
    ...{ documents, demoToday: 'now' as const, environment: 'LOCAL', now: () => AT, mailer },
  });
  const addRun = async (name: string, state: string) => {
    const file = join(folder, name);
    writeFileSync(file, 'x');
    const whose = { documents, companyId: 'acme', origin: 'upload', startedBy: 'Ann' } as const;
    const runId = await beginRun({ ...whose, files: [file], answers: ['shrink'] });
    const at = AT.toISOString();
    await changeRun(documents, runId, { state, started_at: at, seen_at: at, ended_at: at });
    return { runId, file };
  };
  const audited = async (companyId = 'acme') =>
    (await auditLogOf(documents, companyId, AUDIT)).entries.map(({ action, actor }) => `${action} ${actor}`);

  it('a load keeps where its files are, also when they are moved', async () => {
    const { runId, file } = await addRun("it's 100%_of.csv", 'failed');
    const [kept] = (await runFilesOf(documents, 'acme', [runId])).values();
    expect(kept).toMatchObject({ answers: ['shrink'], repairOf: null, files: [{ path: file, size: 1 }] });
    await noteMovedFile(documents, 'other', file, '/elsewhere');
    await noteMovedFile(documents, 'acme', file, '/refused/it.csv');
    const [moved] = (await runFilesOf(documents, 'acme', [runId])).values();
    expect(moved?.files[0]).toMatchObject({ path: '/refused/it.csv', size: 1 });
    expect((await runFilesOf(documents, 'other', [runId])).size).toBe(0);
  });

  const change = (statusId: string, version: number, isDeleted = false) =>
    saveStatusChange(documents, {
      ...{ companyId: 'acme', statusId, found: 'E', code: 'FU', note: 'seen', isDeleted, version },
      ...{ actor: ANN, at: AT, audit: { action: 'OPERATION_STATUS_CHANGED', subject: 's', changes: [] } },
    });

  it('a change is made once of one version, with its line in the log, in its company alone', async () => {
    const { runId } = await addRun('a.csv', 'failed');
    expect(await change(`load:${runId}`, 0)).toBe(true);
    expect(await change(`load:${runId}`, 0)).toBe(false);
    const { statuses } = await companyStatuses(stores(), 'acme');
    expect(statuses[0]).toMatchObject({
      code: 'FU',
      found: { code: 'E' },
      change: { note: 'seen', version: 1 },
    });
    expect(await audited()).toEqual(['OPERATION_STATUS_CHANGED Ann']);
    expect((await companyStatuses(stores(), 'other')).statuses.map(({ code }) => code)).toEqual(['N']);
  });

  const watch = () =>
    new StatusWatch({
      stores: stores(),
      publicUrl: 'https://portal.example',
      logger: pino({ level: 'silent' }),
    });
  const mailed = async (companyId = 'acme') => {
    const question = { of: null, mailIds: null, limit: 50, skip: 0 };
    return (await mailsOf(documents, companyId, question)).mails.map(
      ({ recipients, subject }) => `${recipients}: ${subject}`,
    );
  };
  const tell = (email: string, codes: string[], companyId = 'acme') =>
    saveStatusRecipient(documents, { companyId, email, codes, actor: ANN, at: AT });

  it('M-03 each status with its code is mailed once to each person, and again when it came back', async () => {
    const { runId } = await addRun('a.csv', 'failed');
    await addRun('b.csv', 'refused');
    await addRun('c.csv', 'loaded');
    await tell('ann@acme.example', ['E', 'FS']);
    await watch().tellAll();
    // Another program over the same store.
    await Promise.all([watch().tellAll(), watch().tellAll()]);
    expect(await mailed()).toEqual(['ann@acme.example: Acme: 1 operation status']);
    await changeRun(documents, runId, { state: 'loaded' });
    await watch().tellAll();
    expect(await mailed()).toHaveLength(1);
    const later = new Date(AT.getTime() + 60_000).toISOString();
    await changeRun(documents, runId, { state: 'failed', ended_at: later });
    await watch().tellAll();
    expect(await mailed()).toHaveLength(2);
  });

  it('M-03 tells neither people of other companies nor those who lost the right, and staff of the site', async () => {
    await addRun('a.csv', 'failed');
    for (const email of ['ann@acme.example', 'eve@acme.example']) await tell(email, ['E']);
    await documents
      .updateTable('menu_rights')
      .set({ auth_type: 'none' })
      .where('user_id', '=', 'ann')
      .execute();
    await watch().tellAll();
    expect(await mailed()).toEqual([]);
    expect(await obeyStaffCommand(documents, ['add', 'eve@acme.example'])).toContain('is of the staff now');
    await watch().tellAll();
    expect(await mailed()).toEqual(['eve@acme.example: Acme: 1 operation status']);
    await tell('eve@acme.example', []);
    await addRun('b.csv', 'failed');
    await watch().tellAll();
    expect(await mailed()).toHaveLength(1);
    expect(await audited()).toContain('STATUS_RECIPIENTS_CHANGED Ann');
  });

  it('M-03 what is deleted, and a failed mail about statuses, is not told', async () => {
    const { runId } = await addRun('a.csv', 'failed');
    await change(`load:${runId}`, 0, true);
    await tell('ann@acme.example', ['E', 'F', 'FU']);
    await watch().tellAll();
    expect(await mailed()).toEqual([]);
    await addRun('b.csv', 'refused');
    await watch().tellAll();
    await mailer.deliverDue();
    await documents.updateTable('mails').set({ state: 'failed', fault: 'no route' }).execute();
    await watch().tellAll();
    expect(await mailed()).toHaveLength(1);
    const { statuses } = await companyStatuses(stores(), 'acme');
    expect(statuses.map(({ found }) => found.reason)).toContain('MAIL_FAILED');
  });

  it('M-01 staff see the companies of their site, others the one that they ask from', async () => {
    const seen = async (userId: string, enteredBy: User['enteredBy'] = 'person') => {
      const asker = { userId, siteCode: 'SKYLEDGER', enteredBy };
      return (await companiesInSight(documents, asker, 'acme')).map(({ name }) => name);
    };
    expect(await seen('ann')).toEqual(['Acme']);
    await obeyStaffCommand(documents, ['add', 'ann@acme.example']);
    expect(await seen('ann')).toEqual(['Acme', 'Other']);
    expect(await seen('ann', 'access token')).toEqual(['Acme']);
    await obeyStaffCommand(documents, ['site', 'Other', 'ELSEWHERE']);
    expect(await seen('ann')).toEqual(['Acme']);
    expect(await audited('other')).toEqual([expect.stringContaining('SITE_CHANGED')]);
    expect(await obeyStaffCommand(documents, ['list'])).toMatch(/^SKYLEDGER {2}ann@acme\.example/);
    await obeyStaffCommand(documents, ['remove', 'ann@acme.example']);
    expect(await obeyStaffCommand(documents, ['list'])).toBe('there is no staff\n');
  });

  it('M-01 a command that is not understood changes nothing', async () => {
    const refused = (...args: string[]) =>
      obeyStaffCommand(documents, args).catch((error: Error) => error.message);
    expect(await refused()).toMatch(/usage/);
    expect(await refused('add')).toMatch(/usage/);
    expect(await refused('add', 'nobody@acme.example')).toMatch(/no person/);
    expect(await refused('site', 'Nowhere', 'X')).toMatch(/no company/);
    expect(await refused('site', 'Other', 'lower case')).toMatch(/no name of a site/);
    expect(await obeyStaffCommand(documents, ['list'])).toBe('there is no staff\n');
  });

  const entry = (title: string, cloudCost: string): RoiChange['entry'] => ({
    ...{ title, startMonth: '', currency: 'USD', note: '' },
    amounts: { onPremiseCost: '', cloudCost, migrationCost: '', expectedSaving: '' },
  });
  const save = (...changes: RoiChange[]) =>
    saveMigrationRois(documents, { companyId: 'acme', changes, actor: ANN, at: AT, most: 2 });

  it('M-04 keeps amounts digit by digit; all rows are saved or none', async () => {
    const ids = await save({ roiId: null, version: 0, entry: entry('Mail', '12345678901234567890.10') });
    const [roiId = ''] = ids as string[];
    const kept = async () =>
      (await migrationRoisOf(documents, 'acme')).map(({ title, amounts, version, isDeleted }) => ({
        ...{ title, version, isDeleted, cloudCost: amounts.cloudCost },
      }));
    const first = { title: 'Mail', version: 1, isDeleted: false, cloudCost: '12345678901234567890.10' };
    expect(await kept()).toEqual([first]);
    const more = { roiId: null, version: 0, entry: entry('Web', '1') };
    expect(await save(more, { roiId, version: 9, entry: entry('X', '1') })).toEqual({
      ...{ code: 'CHANGED_MEANWHILE', place: 1 },
    });
    expect(await save(more, { roiId: 'none', version: 1, entry: entry('X', '1') })).toMatchObject({
      code: 'UNKNOWN_MIGRATION_ROI',
    });
    expect(await save(more, more)).toMatchObject({ code: 'TOO_MANY_MIGRATION_ROIS' });
    expect(await kept()).toEqual([first]);
    const remove = (version: number, isDeleted: boolean, companyId = 'acme') =>
      deleteMigrationRoi(documents, { companyId, roiId, version, isDeleted, actor: ANN, at: AT });
    expect(await remove(1, true, 'other')).toBe('UNKNOWN_MIGRATION_ROI');
    expect(await remove(2, true)).toBe('CHANGED_MEANWHILE');
    expect(await remove(1, true)).toBeNull();
    expect(await save({ roiId, version: 2, entry: entry('X', '1') })).toMatchObject({
      code: 'UNKNOWN_MIGRATION_ROI',
    });
    expect(await remove(2, false)).toBeNull();
    expect(await kept()).toEqual([{ ...first, version: 3 }]);
    expect(await audited()).toEqual([
      ...['MIGRATION_ROI_RESTORED Ann', 'MIGRATION_ROI_DELETED Ann', 'MIGRATION_ROI_CHANGED Ann'],
    ]);
  });
});
