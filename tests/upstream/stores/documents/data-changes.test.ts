// The record of what was done to the data, on both engines: what is kept, found again, and never done twice.
import { expect, it } from 'vitest';
import { removeData } from '../../../../upstream/ingest/changes/remove-data.ts';
import { revertChange } from '../../../../upstream/ingest/changes/revert-change.ts';
import type { Documents } from '../../../../upstream/stores/documents/database.ts';
import { allPartitions, commitLoad } from '../../../../upstream/stores/documents/loads/catalogue.ts';
import {
  changesWithin,
  monthsOfChanges,
  WHOLE_COMPANY,
} from '../../../../upstream/stores/documents/loads/data-changes.ts';
import { usedParts } from '../../../../upstream/stores/documents/loads/kept-partitions.ts';
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
