// Removal of a month, a billing account, a vendor or all of a company, restoring it, and how long it is kept.
import { existsSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  DATA_LIST_NAMES,
  DATA_LISTS,
  type DataListTable,
  dataListOf,
} from '../../../../lib/catalogue/loads/data-lists.ts';
import { dataState } from '../../../../upstream/domains/data/data-state.ts';
import { ADVICE_DATASETS } from '../../../../upstream/ingest/advice/advice-datasets.ts';
import { listsPreview } from '../../../../upstream/ingest/changes/remove-data.ts';
import { DATASETS, storedColumn } from '../../../../upstream/ingest/datasets/dataset-kinds.ts';
import { AZURE_INVENTORIES } from '../../../../upstream/ingest/inventories/azure-inventories.ts';
import { inventoryRecords } from '../../../../upstream/stores/documents/inventories/inventories.ts';
import { WHOLE_COMPANY } from '../../../../upstream/stores/documents/loads/data-changes.ts';
import { auditLogOf } from '../../../../upstream/stores/documents/people/audit-log.ts';
import { partFile } from '../../../../upstream/stores/facts/duckdb/fact-files.ts';
import { fileSink } from '../../../../upstream/stores/facts/fact-sink.ts';
import { addCompany } from '../../stores/documents/engines.ts';
import { billed, type ChangesBench, openChangesBench } from './changes-bench.ts';

let bench: ChangesBench;
beforeEach(async () => {
  bench = await openChangesBench();
  await bench.loadRows(
    billed(4, '1'),
    billed(5, '10'),
    billed(5, '100', { BillingAccountId: '002' }),
    billed(5, '1000', { ProviderName: 'Microsoft', BillingAccountId: 'm' }),
    billed(6, '10000'),
  );
});
afterEach(() => bench.close());

const WHOLE = [1, 1110, 10000];

test.each([
  ['a month', { month: '2024-05-01' }, [1, null, 10000]],
  ['a billing account', { billingAccountId: '001' }, [null, 1100, null]],
  ['a vendor', { vendor: 'azr' }, [1, 110, 10000]],
  ['a month of an account', { month: '2024-05-01', billingAccountId: '001' }, [1, 1100, 10000]],
  ['a vendor in a month', { month: '2024-05-01', vendor: 'aws' }, [1, 1000, 10000]],
  ['everything', {}, [null, null, null]],
])('%s goes, nothing else does, and comes back whole', async (_, scope, left) => {
  const before = await bench.version();
  const removal = await bench.remove(scope);
  expect(await bench.months()).toEqual(left);
  const between = await bench.version();
  await bench.revert(removal.changeId);
  expect(await bench.months()).toEqual(WHOLE);
  expect(new Set([before, between, await bench.version()]).size, 'caches end').toBe(3);
});

test('a company without data is an empty one, not a broken one', async () => {
  await bench.remove();
  expect(await bench.facts.freshness('acme')).toMatchObject({
    maxDatetime: null,
    firstDate: null,
    vendors: [],
  });
  const { documents } = bench;
  const needed = { documents, demoToday: 'auto', environment: 'LOCAL', now: () => new Date() } as const;
  expect(await dataState(needed, 'acme')).toEqual({ vendors: [], unlisted: [] });
  await bench.loadRows(billed(5, '4'));
  expect(await bench.months()).toEqual([null, 4, null]);
});

test('a removal that meets a month that was loaded again since is not restored over it', async () => {
  const removal = await bench.remove({ month: '2024-05-01' });
  await bench.loadRows(billed(5, '4'));
  await expect(bench.revert(removal.changeId)).rejects.toMatchObject({ code: 'DATA_CHANGED_SINCE' });
  expect(await bench.months()).toEqual([1, 4, 10000]);
});

test('nothing to remove is told, and other companies are out of reach', async () => {
  await addCompany(bench.documents, 'other', 'Other');
  await bench.load([join(bench.dir, 'load-1.csv')], { companyId: 'other', answers: ['outlier'] });
  await expect(bench.remove({ vendor: 'gcp' })).rejects.toMatchObject({ code: 'NOTHING_TO_REMOVE' });
  await bench.remove();
  await expect(bench.remove()).rejects.toMatchObject({ code: 'NOTHING_TO_REMOVE' });
  const others = await bench.documents
    .selectFrom('partitions')
    .select('part')
    .where('company_id', '=', 'other')
    .execute();
  expect(others).toHaveLength(5);
});

/** As if the days had passed since: for the catalogue, and for the files. */
async function age(days: number): Promise<void> {
  const at = new Date(Date.now() - days * 24 * 60 * 60 * 1000);
  await bench.documents.updateTable('kept_partitions').set({ replaced_at: at.toISOString() }).execute();
  const facts = join(bench.dir, 'facts');
  for (const name of readdirSync(facts, { recursive: true })) utimesSync(join(facts, String(name)), at, at);
}

test('what was removed is kept for its days, and goes after them; what is current never does', async () => {
  const removal = await bench.remove({ vendor: 'azr' });
  const [kept] = removal.months.map(({ part_before }) => part_before ?? '');
  const isThere = () => existsSync(join(bench.dir, partFile(kept ?? '', 'rows')));
  await age(29);
  await bench.sink.removeUnused();
  expect(isThere()).toBe(true);
  await age(31);
  await fileSink(bench.documents, bench.dir, 60).removeUnused();
  expect(isThere(), 'by the setting').toBe(true);
  await bench.sink.removeUnused();
  expect(isThere()).toBe(false);
  expect(await bench.months()).toEqual([1, 110, 10000]);
  await expect(bench.revert(removal.changeId)).rejects.toMatchObject({ code: 'DATA_NOT_KEPT' });
});

test('a month that was put back is current, however old it is', async () => {
  const removal = await bench.remove();
  await age(29);
  await bench.revert(removal.changeId);
  await age(400);
  await bench.sink.removeUnused();
  expect(await bench.months()).toEqual(WHOLE);
});

const PLAN = {
  savingsPlanArn: 'arn:aws:savingsplans::012345678901:savingsplan/plan',
  ...{ savingsPlanType: 'Compute', state: 'active', commitment: '0.5' },
};

test('a wrong inventory is taken out: told beforehand, audited, and no figure of the bills changes', async () => {
  const file = bench.file('wrong.json', JSON.stringify({ savingsPlans: [PLAN] }));
  await bench.load([file], { startedBy: 'dana' });
  const scope = { ...WHOLE_COMPANY, file: 'wrong.json' };
  expect(await listsPreview(bench.documents, 'acme', scope)).toEqual([
    { list: 'AWS_COMMITMENTS', rowCount: 1 },
  ]);
  const plans = async () => (await inventoryRecords(bench.documents, 'acme')).aws.map(({ state }) => state);
  const [before, version] = [await plans(), await bench.version()];
  const removal = await bench.remove({ file: 'wrong.json' });
  expect([before, await plans()]).toEqual([['active'], []]);
  expect(await bench.version(), 'caches end').not.toBe(version);
  expect(await bench.months()).toEqual(WHOLE);
  const question = { actions: null, search: null, startDate: null, endDate: null, limit: 1, skip: 0 };
  expect((await auditLogOf(bench.documents, 'acme', question)).entries).toMatchObject([
    {
      ...{ action: 'DATA_REMOVED', actor: 'Dana', subject: 'wrong.json' },
      changes: [{ name: 'dataRows', before: '1', after: '0' }],
    },
  ]);
  await bench.revert(removal.changeId);
  expect(await plans()).toEqual(['active']);
  await bench.remove();
  expect(await plans(), 'all billing months are no lists').toEqual(['active']);
});

test('the lists of the history are those that files fill, with the keys that they are read by', () => {
  const kinds = [...DATASETS, ...ADVICE_DATASETS, ...AZURE_INVENTORIES];
  for (const kind of kinds)
    expect([...DATA_LISTS[dataListOf(kind.table)].key].sort()).toEqual(
      kind.key.map((column) => storedColumn(kind, column)).sort(),
    );
  const others: DataListTable[] = ['commitment_inventory', 'provider_recommendations'];
  const tables = [...kinds.map(({ table }) => table), ...others];
  expect(tables.map(dataListOf).sort()).toEqual([...DATA_LIST_NAMES].sort());
});
