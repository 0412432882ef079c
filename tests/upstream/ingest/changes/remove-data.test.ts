// Removal of a month, a billing account, a vendor or all of a company, restoring it, and how long it is kept.
import { existsSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dataState } from '../../../../upstream/domains/data/data-state.ts';
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
