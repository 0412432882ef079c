// Notices, feedback, recent menus and the audit log, on both engines.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Documents } from '../../../../upstream/stores/documents/database.ts';
import {
  type AuditRecord,
  appendAudit,
  auditLogOf,
} from '../../../../upstream/stores/documents/people/audit-log.ts';
import { recentMenusOf, recordMenuVisit } from '../../../../upstream/stores/documents/people/menu-visits.ts';
import {
  markNoticesRead,
  noticesOf,
  scrollTextsOf,
} from '../../../../upstream/stores/documents/platform/notices.ts';
import { saveSurvey, surveyStateOf } from '../../../../upstream/stores/documents/platform/survey.ts';
import { addCompany, addUser, describeOnEngines } from './engines.ts';

const AT = new Date('2026-03-01T10:00:00.000Z');
const later = (minutes: number) => new Date(AT.getTime() + minutes * 60_000);
const ALL_QUESTION = { actions: null, search: null, startDate: null, endDate: null, limit: 50, skip: 0 };

describeOnEngines('records of the platform', (engine) => {
  let documents: Documents;
  beforeAll(async () => {
    ({ documents } = await engine.newStore());
    await addCompany(documents);
    await addUser(documents, 'ann');
    await addUser(documents, 'bob');
  });

  it('A-11 notices are of the site or of all, the newest first, in the language or in English', async () => {
    const texts = (en: string, ko?: string) =>
      JSON.stringify({ en: { title: en, body: en }, ...(ko && { ko: { title: ko, body: ko } }) });
    const row = (notice_id: string, site_code: string | null, published_at: string, text: string) => ({
      notice_id,
      site_code,
      published_at,
      texts: text,
    });
    await documents
      .insertInto('notices')
      .values([
        row('old', null, '2026-01-01T00:00:00.000Z', texts('old', '옛')),
        row('new', 'OWN', '2026-02-01T00:00:00.000Z', texts('new')),
        row('foreign', 'OTHER', '2026-02-02T00:00:00.000Z', texts('foreign')),
      ])
      .execute();
    const ann = { userId: 'ann', siteCode: 'OWN' };
    await markNoticesRead(documents, ann, ['new', 'new', 'foreign', 'unknown'], AT);
    await markNoticesRead(documents, ann, ['new'], later(1));
    expect(
      (await noticesOf(documents, ann, 'ko')).map(({ noticeId, title, isRead }) => [noticeId, title, isRead]),
    ).toEqual([
      ['new', 'new', true],
      ['old', '옛', false],
    ]);
    const bob = { userId: 'bob', siteCode: 'OTHER' };
    expect((await noticesOf(documents, bob, 'en')).map(({ isRead }) => isRead)).toEqual([false, false]);
    expect(await documents.selectFrom('notice_reads').select('notice_id').execute()).toEqual([
      { notice_id: 'new' },
    ]);
  });

  it('A-11 scrolling texts keep their order', async () => {
    const rows = ['second', 'first'].map((id, index) => ({
      scroll_text_id: id,
      site_code: null,
      position: 1 - index,
      url: null,
      texts: JSON.stringify({ en: id, ja: `${id} ja` }),
    }));
    await documents.insertInto('scroll_texts').values(rows).execute();
    const shown = await scrollTextsOf(documents, 'OWN', 'ja');
    expect(shown.map(({ text }) => text)).toEqual(['first ja', 'second ja']);
  });

  it('A-09 feedback is kept once; until then it may be put off', async () => {
    expect(await saveSurvey(documents, 'ann', null, AT)).toBe(true);
    expect(await surveyStateOf(documents, 'ann')).toEqual({
      isSubmitted: false,
      postponedAt: AT.toISOString(),
    });
    const answers = await Promise.all([
      saveSurvey(documents, 'ann', { isHelpful: true, comment: 'one' }, later(1)),
      saveSurvey(documents, 'ann', { isHelpful: false, comment: 'two' }, later(1)),
    ]);
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(await saveSurvey(documents, 'ann', null, later(2))).toBe(false);
    expect(await surveyStateOf(documents, 'ann')).toEqual({
      isSubmitted: true,
      postponedAt: AT.toISOString(),
    });
    expect(await surveyStateOf(documents, 'bob')).toEqual({ isSubmitted: false, postponedAt: null });
  });

  it('A-11 recent menus: each once, the newest first, at most ten, of this company', async () => {
    for (const [index, menuCode] of [...Array(12).keys(), 3].map((n) => `M${n}`).entries())
      await recordMenuVisit(documents, { userId: 'ann', companyId: 'acme', menuCode }, later(index));
    const codes = (await recentMenusOf(documents, 'ann', 'acme')).map(({ menuCode }) => menuCode);
    expect(codes).toEqual(['M3', 'M11', 'M10', 'M9', 'M8', 'M7', 'M6', 'M5', 'M4', 'M2']);
    expect(await recentMenusOf(documents, 'bob', 'acme')).toEqual([]);
  });

  describe('the audit log', () => {
    const record: AuditRecord = {
      companyId: 'acme',
      actor: { userId: 'ann', name: 'Ann' },
      action: 'RIGHTS_CHANGED',
      subject: 'bob@acme.example',
      changes: [{ name: 'MTV3010', before: 'none', after: 'view' }],
    };

    it('gives entries back, the newest first, by page and filter', async () => {
      for (const minutes of [0, 1, 1]) await appendAudit(documents, record, later(minutes));
      await appendAudit(
        documents,
        { ...record, actor: null, action: 'DATA_LOADED', subject: '100%_done.csv', changes: [] },
        later(60 * 24),
      );
      await appendAudit(documents, { ...record, companyId: 'other' }, later(5));
      const ask = (more: Partial<Parameters<typeof auditLogOf>[2]>) =>
        auditLogOf(documents, 'acme', { ...ALL_QUESTION, ...more });
      const all = await ask({});
      expect(all.totalCount).toBe(4);
      expect(all.entries.map(({ at }) => at)).toEqual(
        [60 * 24, 1, 1, 0].map((minutes) => later(minutes).toISOString()),
      );
      expect(all.entries[3]).toMatchObject({
        actor: 'Ann',
        subject: record.subject,
        changes: record.changes,
      });
      const page = await ask({ limit: 2, skip: 1 });
      expect([page.totalCount, page.entries.map(({ id }) => id)]).toEqual([
        4,
        all.entries.slice(1, 3).map(({ id }) => id),
      ]);
      const counts = await Promise.all(
        [
          { actions: ['DATA_LOADED' as const] },
          { actions: [] },
          { search: 'BOB@' },
          { search: 'ann' },
          { search: '%_d' },
          { search: '_' },
          { startDate: '2026-03-02' },
          { endDate: '2026-03-01' },
        ].map(async (filter) => (await ask(filter)).totalCount),
      );
      expect(counts).toEqual([1, 0, 3, 3, 1, 1, 1, 3]);
    });

    it('is never changed and never cut: the store refuses it', async () => {
      await expect(documents.updateTable('audit_log').set({ actor: 'X' }).execute()).rejects.toThrow(
        'the audit log is never changed',
      );
      await expect(documents.deleteFrom('audit_log').execute()).rejects.toThrow(
        'the audit log is never changed',
      );
    });
  });
});
