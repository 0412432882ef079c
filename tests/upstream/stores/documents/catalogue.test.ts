// Commits of loads on both engines: all or nothing, one after the other, and visible in one moment.
import { expect, it } from 'vitest';
import { seedAccounts } from '../../../../upstream/identity/seed/seed.ts';
import {
  allPartitions,
  commitLoad,
  currentParts,
  freshnessOf,
  type LoadCommit,
  loadedFileNames,
  partsAsked,
  partsOf,
} from '../../../../upstream/stores/documents/loads/catalogue.ts';
import { addCompany, describeOnEngines, versionOf } from './engines.ts';

const MONTHS = ['2024-04', '2024-05', '2024-06'];

/** A load of all months of one vendor; more rows and a later end for a higher number. */
function commitOf(number: number, vendor = 'aws'): LoadCommit {
  const loadId = `load-${number}`;
  return {
    load: {
      load_id: loadId,
      company_id: 'acme',
      loaded_at: '2024-07-02T00:00:00.000Z',
      rows_loaded: number,
      rows_rejected: 0,
    },
    files: [
      {
        load_id: loadId,
        name: `file-${number}.csv`,
        sha256: String(number),
        focus_version: '1.0',
        rows_read: number,
        rows_rejected: 0,
      },
    ],
    partitions: MONTHS.map((month, index) => ({
      company_id: 'acme',
      vendor,
      billing_account_id: '001',
      billing_month: `${month}-01`,
      load_id: loadId,
      part: `${loadId}/${index}`,
      facts_version: 1,
      row_count: number,
      first_charge_date: `${month}-01`,
      last_charge_date: `${month}-30`,
      max_usage_end: `${month}-30T00:00:00.000Z`,
      is_effective_usable: index === 0 ? 0 : 1,
      source_hashes: String(number),
    })),
  };
}

describeOnEngines('the catalogue', ({ newStore }) => {
  it('names the partitions of a load, and of the next one that takes their places', async () => {
    const { documents } = await newStore();
    await addCompany(documents);
    await commitLoad(documents, commitOf(1));
    await commitLoad(documents, commitOf(2, 'gcp'));
    await commitLoad(documents, commitOf(3));
    expect(await versionOf(documents)).toBe(3);
    expect(await loadedFileNames(documents, 'acme')).toEqual(
      new Set(['file-1.csv', 'file-2.csv', 'file-3.csv']),
    );
    const parts = (await allPartitions(documents, 'acme')).map(({ part }) => part).sort();
    expect(parts).toEqual(['load-2/0', 'load-2/1', 'load-2/2', 'load-3/0', 'load-3/1', 'load-3/2']);
    expect(await currentParts(documents)).toEqual(new Set(parts));
    const spans = await partsOf(documents, 'acme');
    expect(spans.map(({ part }) => part)).toEqual(parts);
    expect(spans.map(({ billing }) => billing.start.slice(0, 7))).toEqual([...MONTHS, ...MONTHS]);
    const april = { start: '2024-04-01', end: '2024-04-01', of: 'billing' } as const;
    expect(partsAsked(spans, ['aws', 'gcp'], april).map(({ part }) => part)).toEqual([
      'load-2/0',
      'load-3/0',
    ]);
    expect(partsAsked(spans, ['aws'], { ...april, of: 'charge' })).toHaveLength(1);
    expect(partsAsked(spans, [], april)).toEqual([]);
    const freshness = await freshnessOf(documents, 'acme');
    expect(freshness?.dataVersion).toBe(3);
    expect(freshness?.vendors.sort((one, other) => (one.vendor < other.vendor ? -1 : 1))).toEqual(
      ['aws', 'gcp'].map((vendor) => ({
        vendor,
        firstDate: '2024-04-01',
        maxDatetime: '2024-06-30T00:00:00.000Z',
        isEffectiveUsable: false,
      })),
    );
    expect(await freshnessOf(documents, 'nobody')).toBeNull();
  });

  it('makes a company with its first load, whose members are all who are there', async () => {
    const { documents } = await newStore();
    await seedAccounts(documents, 'a-password-of-our-own');
    await commitLoad(documents, { ...commitOf(1), newCompany: { name: 'Acme', currency: 'KRW' } });
    const members = await documents.selectFrom('memberships').select('user_id').execute();
    expect(members.map(({ user_id }) => user_id)).toEqual(
      expect.arrayContaining(['dana-demo', 'skyledger-tools']),
    );
    expect(await versionOf(documents)).toBe(1);
  });

  it('changes nothing when a part of the commit fails', async () => {
    const { documents } = await newStore();
    await addCompany(documents);
    await commitLoad(documents, commitOf(1));
    const bad = commitOf(2);
    await expect(
      commitLoad(documents, { ...bad, partitions: [...bad.partitions, ...bad.partitions] }),
    ).rejects.toThrow();
    expect(await versionOf(documents)).toBe(1);
    expect(await loadedFileNames(documents, 'acme')).toEqual(new Set(['file-1.csv']));
    expect((await currentParts(documents)).has('load-1/0')).toBe(true);
  });

  it('lets loads of one company that commit at once follow each other: none is lost or mixed with another', async () => {
    const store = await newStore();
    const other = await store.openAgain();
    await addCompany(store.documents);
    const numbers = Array.from({ length: 12 }, (_, index) => index + 1);
    await Promise.all(
      numbers.map((number) => commitLoad(number % 2 ? store.documents : other, commitOf(number))),
    );
    expect(await versionOf(store.documents)).toBe(numbers.length);
    const partitions = await allPartitions(other, 'acme');
    expect(partitions).toHaveLength(MONTHS.length);
    expect(new Set(partitions.map(({ load_id }) => load_id)).size).toBe(1);
  });
});
