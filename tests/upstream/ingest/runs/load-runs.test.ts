// Kept runs and counts on both engines of the documents store, and what the migration gives to existing members.
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { seedAccounts } from '../../../../upstream/identity/seed/seed.ts';
import type { Documents } from '../../../../upstream/stores/documents/database.ts';
import {
  addRun,
  changeRun,
  recentRuns,
  runsById,
  runsOf,
} from '../../../../upstream/stores/documents/loads/load-runs.ts';
import {
  cataloguedData,
  dropUnusedQuality,
  keepQuality,
  uncountedParts,
} from '../../../../upstream/stores/documents/loads/partition-quality.ts';
import { MIGRATIONS } from '../../../../upstream/stores/documents/migrations/migrations.ts';
import { addMember } from '../../../../upstream/stores/documents/platform/companies.ts';
import { addCompany, describeOnEngines } from '../../stores/documents/engines.ts';

const at = (second: number) => new Date(Date.UTC(2024, 4, 1, 12, 0, second)).toISOString();
const clock = (second: number) => new Date(at(second));

async function begin(documents: Documents, runId: string, second: number, companyId = 'acme') {
  await addRun(documents, {
    ...{ run_id: runId, company_id: companyId, origin: 'inbox', started_by: null, source: 'may.csv' },
    ...{ started_at: at(second), seen_at: at(second), ended_at: null, state: 'running', progress: null },
    ...{ load_id: null, file_count: null, rows_loaded: null, rows_rejected: null, months_shrunk: null },
    ...{ fault: null, report: null },
  });
}

describeOnEngines('kept runs', ({ newStore }) => {
  it('are paged with the newest first, and are their company’s alone', async () => {
    const { documents } = await newStore();
    for (const second of [1, 2, 3]) await begin(documents, `run-${second}`, second);
    await begin(documents, 'other', 4, 'other');
    const page = await runsOf(documents, 'acme', { limit: 2, skip: 1, now: clock(4) });
    expect([page.totalCount, page.runs.map(({ runId }) => runId)]).toEqual([3, ['run-2', 'run-1']]);
    expect(await runsById(documents, 'acme', ['other'], clock(4))).toEqual([]);
  });

  it('are recent while they give signs of life, or ended a moment ago', async () => {
    const { documents } = await newStore();
    await begin(documents, 'silent', 0);
    await begin(documents, 'alive', 0);
    await begin(documents, 'ended', 0);
    await begin(documents, 'long-ended', 0);
    await changeRun(documents, 'alive', {
      seen_at: at(50),
      progress: '{"step":"reading","name":"x","done":1,"total":2}',
    });
    await changeRun(documents, 'ended', {
      state: 'loaded',
      seen_at: at(40),
      ended_at: at(40),
      rows_loaded: 3_000_000_000,
    });
    await changeRun(documents, 'long-ended', {
      state: 'failed',
      seen_at: at(5),
      ended_at: at(5),
      fault: '{"file":null,"message":"x"}',
    });
    const recent = await recentRuns(documents, 'acme', at(10), clock(55));
    expect(recent).toMatchObject([
      { runId: 'alive', state: 'running', endedAt: null, progress: { done: 1 } },
      { runId: 'ended', state: 'loaded', endedAt: at(40), rowsLoaded: 3_000_000_000 },
    ]);
    const { runs } = await runsOf(documents, 'acme', { limit: 9, skip: 0, now: clock(55) });
    expect(runs.map(({ runId, state }) => [runId, state])).toEqual([
      ['alive', 'running'],
      ['ended', 'loaded'],
      ['long-ended', 'failed'],
      ['silent', 'interrupted'],
    ]);
  });
});

describeOnEngines('counts of partitions', ({ newStore }) => {
  it('are kept once, found with their partitions, and forgotten with them', async () => {
    const { documents } = await newStore();
    await addCompany(documents);
    await documents
      .insertInto('loads')
      .values({ load_id: 'l', company_id: 'acme', loaded_at: at(0), rows_loaded: 1, rows_rejected: 0 })
      .execute();
    await documents
      .insertInto('partitions')
      .values({
        ...{ company_id: 'acme', vendor: 'aws', billing_account_id: '1', billing_month: '2024-05-01' },
        ...{
          load_id: 'l',
          part: 'l/0',
          facts_version: 1,
          row_count: 1,
          source_hashes: '',
          max_usage_end: null,
        },
        ...{ first_charge_date: '2024-05-01', last_charge_date: '2024-05-01', is_effective_usable: 1 },
      })
      .execute();
    expect(await uncountedParts(documents, 'acme')).toEqual(['l/0']);
    expect(await uncountedParts(documents, 'other')).toEqual([]);
    const none = { without_tags: '0', without_list_price: '0', without_account: '0', without_service: '0' };
    const line = {
      ...{ part: 'l/0', currency: 'USD', row_count: 1, zero_rows: 0, billed: '0.1', size: '0.1' },
      ...{ ...none, without_region: '0' },
    };
    await keepQuality(documents, [line]);
    await keepQuality(documents, [
      { ...line, billed: '7' },
      { ...line, part: 'gone/0' },
    ]);
    expect(await uncountedParts(documents, null)).toEqual([]);
    await dropUnusedQuality(documents);
    const { partitions, qualities } = await cataloguedData(documents, 'acme');
    expect(partitions).toMatchObject([{ part: 'l/0', loaded_at: at(0) }]);
    expect(qualities).toEqual([line]);
    expect(await documents.selectFrom('partition_quality').selectAll().execute()).toHaveLength(1);
  });
});

describeOnEngines('the migration of an existing store', ({ newStore }) => {
  it('gives the menu Data to those who may edit on Cost Analytics, and to nobody else', async () => {
    const { documents } = await newStore();
    await addCompany(documents, 'sunflower', 'Sunflower');
    await seedAccounts(documents, 'a long password');
    await addMember(documents, 'dana-demo', 'sunflower', 'edit');
    await addMember(documents, 'skyledger-tools', 'sunflower', 'view');
    // As it was before.
    await documents.deleteFrom('menu_rights').where('menu_code', '=', 'MTV3990').execute();
    for (const table of ['load_runs', 'partition_quality'])
      await sql`DROP TABLE ${sql.table(table)}`.execute(documents);
    await MIGRATIONS['004-load-runs']?.up(documents);
    const rights = await documents
      .selectFrom('menu_rights')
      .select(['user_id', 'auth_type'])
      .where('menu_code', '=', 'MTV3990')
      .execute();
    expect(rights).toEqual([{ user_id: 'dana-demo', auth_type: 'edit' }]);
  });
});
