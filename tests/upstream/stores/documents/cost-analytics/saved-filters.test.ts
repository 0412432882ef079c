// C-06 saved filters, on both engines.
import { beforeAll, describe, expect, it } from 'vitest';
import { MAX_SAVED_FILTERS } from '../../../../../lib/rules/filter-names.ts';
import {
  addSavedFilter,
  deleteSavedFilter,
  overwriteSavedFilter,
  type SavedFilter,
  savedFiltersOf,
  savedFiltersOfCompany,
} from '../../../../../upstream/stores/documents/cost-analytics/saved-filters.ts';
import type { Documents } from '../../../../../upstream/stores/documents/database.ts';
import { removeMember } from '../../../../../upstream/stores/documents/people/members.ts';
import { addCompany, addUser, describeOnEngines } from '../engines.ts';

const AT = new Date('2026-03-01T10:00:00.000Z');
const LATER = new Date('2026-03-02T10:00:00.000Z');
const ANN = { userId: 'ann', companyId: 'acme' };
const BOB = { userId: 'bob', companyId: 'acme' };
const of = (name: string, conditions = '{}') => ({ name, conditions });

describeOnEngines('saved filters', (engine) => {
  let documents: Documents;
  beforeAll(async () => {
    ({ documents } = await engine.newStore());
    await addCompany(documents);
    await addCompany(documents, 'other', 'Other');
    for (const user of ['ann', 'bob', 'cat']) await addUser(documents, user);
  });

  async function added(owner: typeof ANN, name: string): Promise<SavedFilter> {
    const saved = await addSavedFilter(documents, owner, of(name), AT);
    if (typeof saved === 'string') throw new Error(saved);
    return saved;
  }

  it('belong to one person in one company, by name, numbers in names by their value', async () => {
    for (const name of ['Team 10', 'team 9', 'Alpha']) await added(ANN, name);
    await added(BOB, 'Alpha');
    await added({ ...ANN, companyId: 'other' }, 'Alpha');
    const own = await savedFiltersOf(documents, ANN);
    expect(own.map(({ name, index, version }) => [name, index, version])).toEqual([
      ['Alpha', 3, 1],
      ['team 9', 2, 1],
      ['Team 10', 1, 1],
    ]);
    expect(own[0]).toMatchObject({ owner: { userId: 'ann', name: 'ann' }, createdAt: AT.toISOString() });
  });

  it('can be read by their id in the company, and nowhere else', async () => {
    const { filterId } = await added(ANN, 'By link');
    expect(await savedFiltersOfCompany(documents, 'acme', [filterId])).toMatchObject([{ name: 'By link' }]);
    expect(await savedFiltersOfCompany(documents, 'other', [filterId])).toEqual([]);
    expect(await savedFiltersOfCompany(documents, 'acme', [`${filterId}' OR '1'='1`])).toEqual([]);
  });

  it('have names that case, width and blanks do not tell apart', async () => {
    await added(ANN, 'Prod  EU');
    for (const name of ['prod eu', ' PROD EU', 'Ｐｒｏｄ EU'])
      expect(await addSavedFilter(documents, ANN, of(name), AT)).toBe('FILTER_NAME_IN_USE');
    const other = await added(ANN, 'Prod US');
    const renamed = { index: other.index, version: other.version, ...of('PROD EU') };
    expect(await overwriteSavedFilter(documents, ANN, renamed, LATER)).toBe('FILTER_NAME_IN_USE');
  });

  it('are overwritten by their number; a version of before is refused', async () => {
    const { index, version, filterId } = await added(ANN, 'Changed');
    const change = { index, version, ...of('Changed', '{"aws":[]}') };
    expect(await overwriteSavedFilter(documents, ANN, change, LATER)).toMatchObject({
      filterId,
      version: version + 1,
      conditions: '{"aws":[]}',
      createdAt: AT.toISOString(),
      updatedAt: LATER.toISOString(),
    });
    expect(await overwriteSavedFilter(documents, ANN, change, LATER)).toBe('CHANGED_MEANWHILE');
    expect(await deleteSavedFilter(documents, ANN, { index, version })).toBe('CHANGED_MEANWHILE');
    expect(await overwriteSavedFilter(documents, BOB, { ...change, index: 99 }, LATER)).toBe(
      'UNKNOWN_FILTER',
    );
  });

  it('of twenty saves of one version exactly one wins; of twenty new ones of one name too', async () => {
    const { index, version } = await added(ANN, 'Raced');
    const saves = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        overwriteSavedFilter(documents, ANN, { index, version, ...of('Raced', `{"n":${n}}`) }, LATER),
      ),
    );
    expect(saves.filter((outcome) => typeof outcome !== 'string')).toHaveLength(1);
    const created = await Promise.all(
      Array.from({ length: 20 }, () => addSavedFilter(documents, ANN, of('Twice'), AT)),
    );
    expect(created.filter((outcome) => typeof outcome !== 'string')).toHaveLength(1);
  });

  it('are removed by their owner, and go when the owner leaves the company', async () => {
    const { index, version, filterId } = await added(BOB, 'Gone');
    expect(await deleteSavedFilter(documents, ANN, { index: 99, version })).toBe('UNKNOWN_FILTER');
    expect(await deleteSavedFilter(documents, BOB, { index, version })).toBeNull();
    expect(await savedFiltersOfCompany(documents, 'acme', [filterId])).toEqual([]);
    await added({ userId: 'bob', companyId: 'other' }, 'Stays');
    await removeMember(documents, 'bob', 'acme');
    expect(await savedFiltersOf(documents, BOB)).toEqual([]);
    expect(await savedFiltersOf(documents, { userId: 'bob', companyId: 'other' })).toHaveLength(1);
  });

  describe('at their limit', () => {
    const CAT = { userId: 'cat', companyId: 'acme' };
    it(`are ${MAX_SAVED_FILTERS} at most`, async () => {
      for (let n = 0; n < MAX_SAVED_FILTERS; n += 1) await added(CAT, `Filter ${n}`);
      expect(await addSavedFilter(documents, CAT, of('One more'), AT)).toBe('TOO_MANY_FILTERS');
    });
  });
});
