// Operation status through the graph: what is listed, what can be done, and that no company is shown to users of another (M-01 to M-04).
import { rmSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toGlobalId } from '../../../gateway/graph/global-id.ts';
import type { Documents } from '../../../upstream/stores/documents/database.ts';
import { openDocuments } from '../../../upstream/stores/documents/open-documents.ts';
import { setStaff } from '../../../upstream/stores/documents/operations/staff.ts';
import { personToken } from '../../support/people/people.ts';
import { csv, row } from '../../support/product/focus-files.ts';
import { startProduct } from '../../support/product/gateway.ts';
import { addFailedLoad } from '../../support/product/operations/failed-load.ts';
import {
  company,
  keysOf,
  type OperationsGraph,
  operationsGraph,
  rowsOf,
  statusOf,
} from './operations-graph.ts';

let product: Awaited<ReturnType<typeof startProduct>>;
let list: OperationsGraph['list'];
let change: OperationsGraph['change'];
let view: OperationsGraph['view'];
let usage: OperationsGraph['usage'];
let documents: Documents;
/** Of the staff of the site; the other one is not. */
let staff: string;
let viewer: string;

/** The staff are members of Sunflower only; `strange` is a company of theirs too, `elsewhere` of another site. */
beforeAll(async () => {
  product = await startProduct();
  documents = await openDocuments(product.upstream.dataDir);
  staff = await personToken(product.upstream, 'owner');
  ({ list, change, view, usage } = operationsGraph(product, staff));
  await documents
    .insertInto('companies')
    .values([
      { company_id: 'strange', name: 'Strange', currency: 'USD', site_code: 'SKYLEDGER' },
      { company_id: 'elsewhere', name: 'Elsewhere', currency: 'USD', site_code: 'ELSEWHERE' },
    ])
    .execute();
  viewer = await personToken(product.upstream, 'viewer');
}, 120_000);
afterAll(async () => {
  await documents?.destroy();
  await product?.close();
});

it('M-01 the staff see which tables of the cost store answered and why, others see nothing of it', async () => {
  const byTag = `{ viewer { costAnalytics(query: { vendors: [GCP], viewBy: TAG, tagKey: "purpose", unit: MONTH,
    range: { frame: CUSTOM, start: "2024-05-01", end: "2024-05-31" } }) { total { total } } } }`;
  (await product.gateway.ask(byTag, { token: staff })).expectData();
  const seen = await usage();
  expect(seen?.tables).toContainEqual(expect.objectContaining({ table: 'tagDaily', reason: 'TAG' }));
  const sumOf = (member: 'questions' | 'share') => seen?.tables.reduce((sum, each) => sum + each[member], 0);
  expect(sumOf('questions')).toBe(seen?.questions);
  expect(sumOf('share')).toBeCloseTo(1, 9);
  expect(seen).toMatchObject({ largeScans: 0, largeScanRows: 1_000_000 });
  expect(await usage(viewer)).toBeNull();
});

describe('M-01 who sees what', () => {
  it('staff see all companies of their site, others the one that they are in', async () => {
    const [all, own] = [await list(), await list('', viewer)];
    expect([all.isStaff, own.isStaff]).toEqual([true, false]);
    expect(keysOf(all)).toContain('strange');
    expect(keysOf(all)).not.toContain('elsewhere');
    expect(keysOf(own)).toEqual(['sunflower']);
    expect(new Set(rowsOf(own).map((each) => each.company.key))).toEqual(new Set(['sunflower']));
  });

  it.each(['workshop', 'strange', 'elsewhere', 'nowhere'])(
    'no row of %s is shown to or changed by those who do not see it',
    async (key) => {
      const token = key === 'workshop' || key === 'strange' ? viewer : staff;
      for (const field of [
        'operationStatuses { totalCount }',
        'migrationRois { rows { id } }',
        'statusDistribution { people { email } }',
      ]) {
        const [name = '', ...selection] = field.split(' ');
        const asked = `{ viewer { ${name}(${company(key)}) ${selection.join(' ')} } }`;
        const reply = await product.gateway.ask(asked, { token });
        expect(reply.expectError().extensions).toMatchObject({ code: 'FORBIDDEN' });
      }
      const id = statusOf(key, 'freshness');
      const seen = await product.gateway.ask(
        `{ viewer { operationStatus(id: "${id}") { status { id } } } }`,
        { token },
      );
      expect(seen.expectError().extensions).toMatchObject({ code: 'FORBIDDEN' });
      if (token === viewer) return;
      for (const mutation of [
        `deleteOperationStatus(input: { id: "${id}", version: 0 })`,
        `repairOperationStatus(input: { id: "${id}" })`,
        `saveMigrationRois(input: { ${company(key)}, rows: [{ title: "x", currency: "USD" }] })`,
        `saveStatusRecipient(input: { ${company(key)}, email: "demo@skyledger.example", codes: ["F"] })`,
      ]) {
        const reply = await product.gateway.ask(`mutation { ${mutation} { userErrors { code } } }`, {
          token,
        });
        expect(reply.expectError().extensions).toMatchObject({ code: 'FORBIDDEN' });
      }
    },
  );

  it('who is taken off the staff sees the other companies no more', async () => {
    await setStaff(documents, 'demo@skyledger.example', false);
    expect(keysOf(await list())).toEqual(['sunflower']);
    const reply = await product.gateway.ask(
      `{ viewer { operationStatuses(${company('strange')}) { totalCount } } }`,
      { token: staff },
    );
    expect(reply.expectError().extensions).toMatchObject({ code: 'FORBIDDEN' });
    await setStaff(documents, 'demo@skyledger.example', true);
  });

  it('what is no id of a company or a status is said', async () => {
    const reply = await product.gateway.ask('{ viewer { operationStatuses(company: "x") { totalCount } } }', {
      token: staff,
    });
    expect(reply.expectError().extensions).toMatchObject({ code: 'BAD_USER_INPUT', argument: 'company' });
    expect(await view('x')).toBeNull();
    expect(await change('repairOperationStatus', { id: 'x' })).toEqual(['UNKNOWN_OPERATION_STATUS id']);
    expect(await view(statusOf('sunflower', 'load:none'))).toBeNull();
  });
});

describe('M-02 what can be done with a status', () => {
  it('lists the most urgent first, counts each company, and finds by code, check and words', async () => {
    await addFailedLoad(product.upstream.dataDir, { name: 'broken one.csv' });
    const all = await list();
    const codes = rowsOf(all).map(({ code }) => code);
    expect(codes).toEqual([...codes].sort((one, other) => 'FERNP'.indexOf(one) - 'FERNP'.indexOf(other)));
    const sunflower = all.companies.find((each) => each.company.key === 'sunflower');
    const counted = sunflower?.counts.reduce((sum, { count }) => sum + count, 0);
    expect((await list(company('sunflower'))).totalCount).toBe(counted);
    const found = rowsOf(await list('codes: ["E"], checks: ["LOAD"], search: "BROKEN one"'));
    expect(found).toMatchObject([
      { subject: 'broken one.csv', detail: expect.stringContaining('the disk was full'), isRepairable: true },
    ]);
    expect((await list('codes: ["ZZ"]')).totalCount).toBe(0);
  });

  it('gives another code and a note, each once of one version, in the audit log', async () => {
    const { statusId } = await addFailedLoad(product.upstream.dataDir, { name: 'update.csv' });
    const id = statusOf('sunflower', statusId);
    expect(await change('updateOperationStatus', { id, version: 0, code: 'FU', note: ' we wait ' })).toEqual(
      [],
    );
    expect(await change('updateOperationStatus', { id, version: 0, code: 'R' })).toEqual([
      'CHANGED_MEANWHILE version',
    ]);
    expect(await change('updateOperationStatus', { id, version: 1, code: 'ZZ' })).toEqual([
      'UNKNOWN_STATUS_CODE code',
    ]);
    expect(await change('updateOperationStatus', { id, version: 1, note: 'x'.repeat(255) })).toEqual([
      'TEXT_TOO_LONG note',
    ]);
    expect(await view(id)).toMatchObject({
      status: { code: 'FU', foundCode: 'E', note: 'we wait', version: 1 },
      files: [{ name: 'update.csv', isThere: true }],
      history: [
        {
          action: 'OPERATION_STATUS_CHANGED',
          actor: 'Dana Demo',
          changes: [
            { before: 'E', after: 'FU' },
            { before: null, after: 'we wait' },
          ],
        },
      ],
    });
  });

  it('takes one off the list and puts it back', async () => {
    const { statusId } = await addFailedLoad(product.upstream.dataDir, { name: 'delete.csv' });
    const id = statusOf('sunflower', statusId);
    const listed = async (args: string) => rowsOf(await list(args)).some((each) => each.id === id);
    expect(await change('deleteOperationStatus', { id, version: 0 })).toEqual([]);
    expect([await listed(''), await listed('isDeleted: true')]).toEqual([false, true]);
    expect(await change('deleteOperationStatus', { id, version: 1 })).toEqual(['CHANGED_MEANWHILE version']);
    expect(await change('deleteOperationStatus', { id, version: 1, isDeleted: false })).toEqual([]);
    expect([await listed(''), await listed('isDeleted: true')]).toEqual([true, false]);
  });

  it('repairs: a new run of the same files, and refuses files that are others now', async () => {
    const text = csv([row({ ProviderName: 'Oracle', BillingAccountId: 'repaired' })]);
    const { statusId } = await addFailedLoad(product.upstream.dataDir, { name: 'repair.csv', text });
    const id = statusOf('sunflower', statusId);
    const answers = await Promise.all([
      change('repairOperationStatus', { id }),
      change('repairOperationStatus', { id }),
    ]);
    expect(answers.sort()).toEqual([[], ['REPAIR_RUNNING id']]);
    await expect
      .poll(async () => (await view(id))?.status, { timeout: 60_000, interval: 200 })
      .toMatchObject({ code: 'FS', isRepairable: false });
    expect(await view(id)).toMatchObject({
      runs: [
        { state: 'loaded', startedBy: 'Dana Demo' },
        { state: 'failed', startedBy: null },
      ],
    });
    expect(await change('repairOperationStatus', { id })).toEqual(['STATUS_NOT_REPAIRABLE id']);
    const gone = await addFailedLoad(product.upstream.dataDir, { name: 'gone.csv' });
    const other = await addFailedLoad(product.upstream.dataDir, { name: 'other.csv' });
    rmSync(gone.file);
    writeFileSync(other.file, 'another text');
    for (const each of [gone, other])
      expect(await change('repairOperationStatus', { id: statusOf('sunflower', each.statusId) })).toEqual([
        'REPAIR_FILES_GONE id',
      ]);
    const freshness = rowsOf(await list('checks: ["FRESHNESS"]'))[0]?.id;
    expect(await change('repairOperationStatus', { id: freshness })).toEqual(['STATUS_NOT_REPAIRABLE id']);
  });
});

it('M-03 the distribution list takes people who see the statuses, with known codes', async () => {
  const people = async () => {
    const reply = await product.gateway.ask<{
      viewer: { statusDistribution: { recipients: object[]; people: { email: string }[] } };
    }>('{ viewer { statusDistribution { recipients { email name codes } people { email } } } }', {
      token: staff,
    });
    return reply.expectData().viewer.statusDistribution;
  };
  const emails = (await people()).people.map(({ email }) => email);
  expect(emails).toContain('viewer@skyledger.example');
  expect(emails).not.toContain('nomenu@skyledger.example');
  const save = (email: string, codes: string[]) => change('saveStatusRecipient', { email, codes });
  expect(await save('no address', ['F'])).toEqual(['EMAIL_INVALID email']);
  expect(await save('nomenu@skyledger.example', ['F'])).toEqual(['RECIPIENT_UNREGISTERED email']);
  expect(await save('viewer@skyledger.example', ['F', 'ZZ'])).toEqual(['UNKNOWN_STATUS_CODE codes']);
  expect(await save('Viewer@skyledger.example', ['E', 'F', 'F'])).toEqual([]);
  expect((await people()).recipients).toEqual([
    { email: 'viewer@skyledger.example', name: 'Vera Viewer', codes: ['F', 'E'] },
  ]);
  expect(await save('viewer@skyledger.example', [])).toEqual([]);
  expect((await people()).recipients).toEqual([]);
});

describe('M-04 cloud migration ROI', () => {
  interface Roi {
    id: string;
    key: string;
    title: string;
    cloudCost: string;
    version: number;
    company: { key: string };
  }
  const rois = async (args = '', token = staff): Promise<Roi[]> => {
    const reply = await product.gateway.ask<{ viewer: { migrationRois: { rows: Roi[] } } }>(
      `{ viewer { migrationRois${args} { rows { id key title cloudCost version company { key } } } } }`,
      { token },
    );
    return reply.expectData().viewer.migrationRois.rows;
  };
  const save = (rows: object[], of = {}) => change('saveMigrationRois', { rows, ...of });

  it('keeps what is entered digit by digit, of any company of the site', async () => {
    const of = { company: toGlobalId('Company', 'strange') };
    expect(await save([{ title: 'Web', currency: 'KRW', cloudCost: '100.500' }], of)).toEqual([]);
    expect(await rois(`(${company('strange')})`)).toMatchObject([{ title: 'Web', cloudCost: '100.500' }]);
    expect((await rois('', viewer)).map((each) => each.company.key)).not.toContain('strange');
  });

  it('refuses a bad row by its place, and saves none of the others', async () => {
    const good = { title: 'Good', currency: 'USD' };
    const wrong = (row: object) => save([good, { ...good, ...row }]);
    expect(await wrong({ title: ' ' })).toEqual(['TEXT_MISSING rows.1.title']);
    expect(await wrong({ title: 'a\u0007' })).toEqual(['CONTROL_CHARACTERS rows.1.title']);
    expect(await wrong({ note: 'x'.repeat(255) })).toEqual(['TEXT_TOO_LONG rows.1.note']);
    expect(await wrong({ cloudCost: '1,000' })).toEqual(['ROI_AMOUNT_INVALID rows.1.cloudCost']);
    expect(await wrong({ startMonth: '2024-7' })).toEqual(['ROI_MONTH_INVALID rows.1.startMonth']);
    expect(await wrong({ currency: 'XYZ' })).toEqual(['UNKNOWN_CURRENCY rows.1.currency']);
    expect(await wrong({ key: 'none', version: 1 })).toEqual(['UNKNOWN_MIGRATION_ROI rows.1']);
    expect((await rois(`(${company('sunflower')})`)).map(({ title }) => title)).toEqual([]);
  });

  it('deletes and puts back, and takes a file in and out', async () => {
    expect(await save([{ title: 'Mail', currency: 'USD', cloudCost: '1.10' }])).toEqual([]);
    const [kept] = await rois(`(${company('sunflower')})`);
    expect(await change('deleteMigrationRoi', { id: kept?.id, version: 1 })).toEqual([]);
    expect(await rois(`(${company('sunflower')})`)).toEqual([]);
    expect(await change('deleteMigrationRoi', { id: kept?.id, version: 2, isDeleted: false })).toEqual([]);
    expect(await change('deleteMigrationRoi', { id: 'x', version: 2 })).toEqual(['UNKNOWN_MIGRATION_ROI id']);
    const text = `id,title,startMonth,currency,onPremiseCost,cloudCost,migrationCost,expectedSaving,note
      ${kept?.key},Mail,,USD,,2.20,,,`.replaceAll('\n      ', '\n');
    const reply = await product.gateway.ask<{ readMigrationRoiFile: { rows: object[]; faults: object[] } }>(
      `mutation ($input: ReadMigrationRoiFileInput!) { readMigrationRoiFile(input: $input) {
        rows { key version title startMonth currency onPremiseCost cloudCost migrationCost expectedSaving note }
        faults { code line column value } } }`,
      { token: staff, variables: { input: { text } } },
    );
    const { rows, faults } = reply.expectData().readMigrationRoiFile;
    expect(faults).toEqual([]);
    expect(await save(rows)).toEqual([]);
    expect(await rois(`(${company('sunflower')})`)).toMatchObject([{ cloudCost: '2.20', version: 4 }]);
  });
});
