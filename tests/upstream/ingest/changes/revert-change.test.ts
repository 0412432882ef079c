// Taking a load back: what was there before is there again, in every figure, or nothing happens and the reason is told.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changeTotals } from '../../../../upstream/ingest/changes/change-totals.ts';
import { changesWithin, WHOLE_COMPANY } from '../../../../upstream/stores/documents/loads/data-changes.ts';
import { auditLogOf } from '../../../../upstream/stores/documents/people/audit-log.ts';
import { partFile } from '../../../../upstream/stores/facts/duckdb/fact-files.ts';
import { addCompany } from '../../stores/documents/engines.ts';
import { billed, type ChangesBench, DANA, openChangesBench } from './changes-bench.ts';

let bench: ChangesBench;
beforeEach(async () => {
  bench = await openChangesBench();
});
afterEach(() => bench.close());

const history = async () =>
  (await changesWithin(bench.documents, 'acme', WHOLE_COMPANY, { limit: 50, skip: 0 })).changes;

test('an undone load leaves what was there before, and a month that was new is gone', async () => {
  await bench.loadRows(billed(4, '3'), billed(5, '5'));
  const { loadId } = await bench.loadRows(billed(5, '0.07'), billed(6, '9'));
  expect(await bench.months()).toEqual([3, 0.07, 9]);
  const before = await bench.version();
  const done = await bench.revert(loadId);
  expect(await bench.months()).toEqual([3, 5, null]);
  expect(await bench.version()).not.toBe(before);
  expect(done).toMatchObject({ kind: 'UNDO', source: 'load-2.csv' });
  const lines = done.months.map((month) => [month.vendor, month.billing_account_id, month.billing_month]);
  expect(lines).toEqual([
    ['aws', '001', '2024-05-01'],
    ['aws', '001', '2024-06-01'],
  ]);
  expect(changeTotals(done.months)).toEqual({
    rowsBefore: 2,
    rowsNow: 1,
    amounts: [{ currency: 'USD', billedBefore: '9.07', billedNow: '5' }],
    isCounted: true,
  });
});

test('currencies stand apart in the report', async () => {
  const { loadId } = await bench.loadRows(billed(5, '1.1'), billed(5, '900', { BillingCurrency: 'KRW' }));
  expect(changeTotals((await bench.revert(loadId)).months).amounts).toEqual([
    { currency: 'KRW', billedBefore: '900', billedNow: '0' },
    { currency: 'USD', billedBefore: '1.1', billedNow: '0' },
  ]);
});

test('the undo is undone, as often as one likes, and the files load again', async () => {
  await bench.loadRows(billed(5, '5'));
  const second = await bench.loadRows(billed(5, '7'));
  const undo = await bench.revert(second.loadId);
  const redo = await bench.revert(undo.changeId);
  expect([redo.kind, await bench.months()]).toEqual(['RESTORE', [null, 7, null]]);
  await bench.revert(redo.changeId);
  expect(await bench.months()).toEqual([null, 5, null]);
  expect((await bench.loadRows(billed(5, '7'))).files[0]?.unchanged).toBe(false);
  expect(await bench.months()).toEqual([null, 7, null]);
});

test('of a chain the newest goes first: an earlier one is refused by the name of what came since', async () => {
  const first = await bench.loadRows(billed(4, '3'), billed(5, '5'));
  const second = await bench.loadRows(billed(5, '7'));
  const version = await bench.version();
  await expect(bench.revert(first.loadId)).rejects.toMatchObject({
    code: 'DATA_CHANGED_SINCE',
    message: expect.stringContaining(
      `aws 2024-05 of billing account '001' was changed since by load ${second.loadId}`,
    ),
  });
  expect([await bench.version(), await bench.months()]).toEqual([version, [3, 7, null]]);
  await bench.revert(second.loadId);
  await bench.revert(first.loadId);
  expect(await bench.months()).toEqual([null, null, null]);
});

test('a load that is undone already is refused, and so is one whose month was removed since', async () => {
  const first = await bench.loadRows(billed(5, '5'));
  const undo = await bench.revert(first.loadId);
  await expect(bench.revert(first.loadId)).rejects.toMatchObject({
    code: 'DATA_CHANGED_SINCE',
    message: expect.stringContaining(`by undo ${undo.changeId}`),
  });
  const second = await bench.loadRows(billed(6, '2'));
  await bench.remove({ month: '2024-06-01' });
  await expect(bench.revert(second.loadId)).rejects.toMatchObject({ code: 'DATA_CHANGED_SINCE' });
});

test('an id that the company does not have changes nothing, also when another company has it', async () => {
  const { loadId } = await bench.loadRows(billed(5, '5'));
  await addCompany(bench.documents, 'other', 'Other');
  const { documents, sink } = bench;
  const ofOther = { documents, sink, companyId: 'other', actor: DANA, at: new Date() };
  const { revertChange } = await import('../../../../upstream/ingest/changes/revert-change.ts');
  await expect(revertChange(ofOther, loadId)).rejects.toMatchObject({ code: 'UNKNOWN_DATA_CHANGE' });
  await expect(bench.revert('nonsense')).rejects.toMatchObject({ code: 'UNKNOWN_DATA_CHANGE' });
  expect(await bench.months()).toEqual([null, 5, null]);
});

test('what was before is put back only while it is kept, and whole', async () => {
  await bench.loadRows(billed(5, '5'));
  const second = await bench.loadRows(billed(5, '7'));
  const [kept] = await bench.documents.selectFrom('kept_partitions').select('part').execute();
  rmSync(join(bench.dir, partFile(kept?.part ?? '', 'monthly')));
  await expect(bench.revert(second.loadId)).rejects.toMatchObject({ code: 'DATA_NOT_KEPT' });
  await bench.documents.deleteFrom('kept_partitions').execute();
  await expect(bench.revert(second.loadId)).rejects.toMatchObject({ code: 'DATA_NOT_KEPT' });
  expect(await bench.months()).toEqual([null, 7, null]);
});

test('of two at once one is done and the other is told that it came too late', async () => {
  await bench.loadRows(billed(5, '5'));
  const { loadId } = await bench.loadRows(billed(5, '7'));
  const outcomes = await Promise.allSettled([bench.revert(loadId), bench.revert(loadId)]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'DATA_CHANGED_SINCE' },
  });
  expect(await bench.months()).toEqual([null, 5, null]);
});

test('history and audit log say who did what, with rows and money before and after', async () => {
  const { loadId } = await bench.loadRows(billed(5, '5'));
  const undo = await bench.revert(loadId);
  expect(await history()).toMatchObject([
    { changeId: undo.changeId, kind: 'UNDO', actor: 'Dana', source: 'load-1.csv', reverts: loadId },
    { changeId: loadId, kind: 'LOAD', actor: 'dana', source: 'load-1.csv', reverts: null },
  ]);
  const question = { actions: null, search: null, startDate: null, endDate: null, limit: 9, skip: 0 };
  expect((await auditLogOf(bench.documents, 'acme', question)).entries).toMatchObject([
    {
      action: 'DATA_UNDONE',
      actor: 'Dana',
      subject: 'load-1.csv',
      changes: [
        { name: 'dataRows', before: '1', after: '0' },
        { name: 'billed.USD', before: '5', after: '0' },
      ],
    },
  ]);
});
