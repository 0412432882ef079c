// The record of what was done to the data, on both engines: what is kept, found again, and never done twice.
import { expect, it } from 'vitest';
import { removeData } from '../../../../upstream/ingest/changes/remove-data.ts';
import { revertChange } from '../../../../upstream/ingest/changes/revert-change.ts';
import type { Documents } from '../../../../upstream/stores/documents/database.ts';
import { keepDataset } from '../../../../upstream/stores/documents/datasets/keep-dataset.ts';
import { listFiles, listsOfChanges } from '../../../../upstream/stores/documents/datasets/list-changes.ts';
import { allPartitions, commitLoad } from '../../../../upstream/stores/documents/loads/catalogue.ts';
import {
  changesWithin,
  monthsOfChanges,
  WHOLE_COMPANY,
} from '../../../../upstream/stores/documents/loads/data-changes.ts';
import { dropKept, usedParts } from '../../../../upstream/stores/documents/loads/kept-partitions.ts';
import { outdatedParts, replaceParts } from '../../../../upstream/stores/documents/loads/outdated-parts.ts';
import type { FactSink } from '../../../../upstream/stores/facts/fact-sink.ts';
import { addCompany, describeOnEngines } from './engines.ts';

/** The facts are of no interest here: every part is there. */
const SINK: FactSink = {
  publish: async () => undefined,
  retire: async () => undefined,
  missing: async () => [],
  removeUnused: async () => undefined,
};

const optionsOf = (documents: Documents) => ({
  ...{ documents, sink: SINK, companyId: 'acme', at: new Date('2024-07-03T00:00:00Z') },
  actor: { userId: 'dana', name: 'Dana' },
});

/** A load of one row a month. */
function load(documents: Documents, loadId: string, months: readonly string[], billed = '1.5') {
  const parts = months.map((month, index) => ({ month, part: `${loadId}/${index}` }));
  return commitLoad(documents, {
    load: {
      ...{ load_id: loadId, company_id: 'acme', rows_loaded: 1, rows_rejected: 0 },
      loaded_at: '2024-07-02T00:00:00.000Z',
    },
    files: [],
    partitions: parts.map(({ month, part }) => ({
      ...{ company_id: 'acme', vendor: 'aws', billing_account_id: '001', billing_month: `${month}-01` },
      ...{
        load_id: loadId,
        part,
        facts_version: 1,
        row_count: 1,
        max_usage_end: null,
        source_hashes: loadId,
      },
      ...{ first_charge_date: `${month}-01`, last_charge_date: `${month}-02`, is_effective_usable: 1 },
    })),
    qualities: parts.map(({ part }) => ({
      ...{ part, currency: 'USD', row_count: 1, zero_rows: 0, billed, size: billed, without_tags: '0' },
      ...{ without_list_price: '0', without_account: '0', without_service: '0', without_region: '0' },
    })),
  });
}

const named = async (documents: Documents) =>
  (await allPartitions(documents, 'acme')).map(({ part }) => part).sort();

/** What the inventory has of the nodes, by id. */
const nodesOf = async (documents: Documents) => {
  const rows = await documents
    .selectFrom('commitment_inventory')
    .select(['commitment_id', 'state', 'source_name'])
    .orderBy('commitment_id')
    .execute();
  return rows.map(({ commitment_id, state, source_name }) => `${commitment_id} ${state} ${source_name}`);
};

/** A file of an inventory with the states of nodes. */
const keepNodes = (documents: Documents, file: string, nodes: Record<string, string>) =>
  keepDataset(documents, 'commitment_inventory', {
    ...{ companyId: 'acme', file, actor: 'dana' },
    rows: Object.entries(nodes).map(([id, state]) => ({
      ...{ vendor: 'aws', commitment_id: id, state, category: 'Usage', service: 'Amazon Redshift' },
      ...{ source_name: file, updated_at: '', tags: null },
    })),
  });

const newest = async (documents: Documents, file: string | null = null) =>
  (await changesWithin(documents, 'acme', { ...WHOLE_COMPANY, file }, { limit: 9, skip: 0 })).changes;

describeOnEngines('changes of lists beside the charges', ({ newStore }) => {
  it('a file is taken back row by row, the later one first, and put in again', async () => {
    const { documents } = await newStore();
    await addCompany(documents);
    await keepNodes(documents, 'one.json', { a: 'active', b: 'active' });
    await keepNodes(documents, 'two.json', { b: 'retired', c: 'active' });
    await keepNodes(documents, 'two.json', { b: 'retired' });
    const [two, one, ...none] = await newest(documents);
    expect([two, one, none]).toMatchObject([
      { kind: 'LOAD', source: 'two.json', actor: 'dana' },
      { kind: 'LOAD', source: 'one.json' },
      [],
    ]);
    const [ofOne, ofTwo] = [one?.changeId ?? '', two?.changeId ?? ''];
    expect(await listsOfChanges(documents, 'acme', [ofTwo])).toMatchObject([
      { list: 'AWS_COMMITMENTS', rowsBefore: 1, rowsNow: 2, isCurrent: true, isKept: true },
    ]);
    await expect(revertChange(optionsOf(documents), ofOne)).rejects.toMatchObject({
      code: 'DATA_CHANGED_SINCE',
      message: `What one.json brought was changed since by load ${ofTwo}; take that back first.`,
    });
    const undo = await revertChange(optionsOf(documents), ofTwo);
    expect(undo).toMatchObject({ kind: 'UNDO', months: [], lists: [{ rowsBefore: 2, rowsNow: 1 }] });
    expect(await nodesOf(documents)).toEqual(['a active one.json', 'b active one.json']);
    await revertChange(optionsOf(documents), undo.changeId);
    expect(await nodesOf(documents)).toEqual([
      'a active one.json',
      'b retired two.json',
      'c active two.json',
    ]);
    await revertChange(optionsOf(documents), (await newest(documents))[0]?.changeId ?? '');
    await revertChange(optionsOf(documents), ofOne);
    expect(await nodesOf(documents)).toEqual([]);
  });

  it('what a file brought is removed and restored, and only by its name', async () => {
    const { documents } = await newStore();
    await addCompany(documents);
    await keepNodes(documents, 'one.json', { a: 'active', b: 'active' });
    await keepNodes(documents, 'two.json', { b: 'retired', c: 'active' });
    expect(await listFiles(documents, 'acme')).toEqual([
      { file: 'one.json', lists: [{ list: 'AWS_COMMITMENTS', rowCount: 1 }] },
      { file: 'two.json', lists: [{ list: 'AWS_COMMITMENTS', rowCount: 2 }] },
    ]);
    const scope = { ...WHOLE_COMPANY, file: 'two.json' };
    const removal = await removeData(optionsOf(documents), scope);
    expect(await nodesOf(documents)).toEqual(['a active one.json']);
    await expect(removeData(optionsOf(documents), scope)).rejects.toMatchObject({
      code: 'NOTHING_TO_REMOVE',
    });
    await revertChange(optionsOf(documents), removal.changeId);
    expect(await nodesOf(documents)).toEqual([
      'a active one.json',
      'b retired two.json',
      'c active two.json',
    ]);
    expect((await newest(documents, 'two.json')).map(({ kind }) => kind)).toEqual([
      'RESTORE',
      'REMOVAL',
      'LOAD',
    ]);
    expect((await newest(documents, 'one.json')).map(({ kind }) => kind)).toEqual(['LOAD', 'LOAD']);
  });

  it('of two at once one is done, and nothing is done after the days of keeping', async () => {
    const store = await newStore();
    const { documents } = store;
    const other = await store.openAgain();
    await addCompany(documents);
    await keepNodes(documents, 'one.json', { a: 'active' });
    await keepNodes(documents, 'two.json', { a: 'retired' });
    const id = (await newest(documents))[0]?.changeId ?? '';
    const outcomes = await Promise.allSettled([
      revertChange(optionsOf(documents), id),
      revertChange(optionsOf(other), id),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await nodesOf(documents)).toEqual(['a active one.json']);
    await keepNodes(documents, 'three.json', { a: 'retired' });
    const [three] = await newest(documents);
    const age = (days: number) =>
      documents
        .updateTable('data_changes')
        .set({ at: new Date(Date.now() - days * 86_400_000).toISOString() })
        .execute();
    await age(29);
    await dropKept(documents, 30);
    expect(await listsOfChanges(documents, 'acme', [three?.changeId ?? ''])).toMatchObject([
      { isKept: true },
    ]);
    await age(31);
    await dropKept(documents, 30);
    await expect(revertChange(optionsOf(documents), three?.changeId ?? '')).rejects.toMatchObject({
      code: 'DATA_NOT_KEPT',
    });
    expect(await listsOfChanges(documents, 'acme', [three?.changeId ?? ''])).toMatchObject([
      { rowsBefore: 1, rowsNow: 1 },
    ]);
    expect(await nodesOf(documents)).toEqual(['a retired three.json']);
  });
});

describeOnEngines('changes of data', ({ newStore }) => {
  it('a load returns what it replaced, keeps it, and notes rows and money before and after', async () => {
    const { documents } = await newStore();
    await addCompany(documents);
    expect(await load(documents, 'one', ['2024-04', '2024-05'])).toEqual([]);
    const replaced = await load(documents, 'two', ['2024-05', '2024-06'], '2.25');
    expect(replaced.map(({ part }) => part)).toEqual(['one/1']);
    expect(await usedParts(documents)).toEqual(new Set(['one/0', 'one/1', 'two/0', 'two/1']));
    const scope = { ...WHOLE_COMPANY, month: '2024-05-01' };
    const { changes, totalCount } = await changesWithin(documents, 'acme', scope, { limit: 1, skip: 0 });
    expect([totalCount, changes[0]?.changeId]).toEqual([2, 'two']);
    expect(await monthsOfChanges(documents, 'acme', ['two'], scope)).toMatchObject([
      {
        ...{ part_before: 'one/1', part_after: 'two/0', rows_before: 1, rows_after: 1 },
        amounts_before: '[{"currency":"USD","billed":"1.5"}]',
        amounts_after: '[{"currency":"USD","billed":"2.25"}]',
      },
    ]);
  });

  it('two programs that take back one load do it once; a load at the same time is in one order with them', async () => {
    const store = await newStore();
    const other = await store.openAgain();
    await addCompany(store.documents);
    await load(store.documents, 'one', ['2024-05']);
    await load(store.documents, 'two', ['2024-05']);
    const outcomes = await Promise.allSettled([
      revertChange(optionsOf(store.documents), 'two'),
      revertChange(optionsOf(other), 'two'),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await named(other)).toEqual(['one/0']);
    const [removal] = await Promise.allSettled([
      removeData(optionsOf(store.documents), WHOLE_COMPANY),
      load(other, 'three', ['2024-05']),
    ]);
    expect(removal.status).toBe('fulfilled');
    const { changes } = await changesWithin(other, 'acme', WHOLE_COMPANY, { limit: 2, skip: 0 });
    const isRemovalLast = changes[0]?.kind === 'REMOVAL';
    expect(await named(other)).toEqual(isRemovalLast ? [] : ['three/0']);
  });

  it('kept parts of an earlier version are brought up to date too, and found by their new names', async () => {
    const { documents } = await newStore();
    await addCompany(documents);
    await load(documents, 'one', ['2024-05']);
    await load(documents, 'two', ['2024-05']);
    const parts = await outdatedParts(documents, 2);
    expect(parts.map(({ part }) => part)).toEqual(['two/0', 'one/0']);
    await replaceParts(
      documents,
      2,
      parts.map((one) => ({ ...one, newPart: `new-${one.part}` })),
    );
    await revertChange(optionsOf(documents), 'two');
    expect(await named(documents)).toEqual(['new-one/0']);
  });
});
