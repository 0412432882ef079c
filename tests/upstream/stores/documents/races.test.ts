// Many clients at once: no save is lost, no limit passed, no name there twice (D-01, C-06, D-16), on both engines and
// by two programs. `npm run races` does the first at a thousand saves.
import { beforeAll, describe, expect, it } from 'vitest';
import { MAX_DASHBOARDS } from '../../../../lib/rules/dashboard-names.ts';
import { MAX_SAVED_FILTERS } from '../../../../lib/rules/filter-names.ts';
import { sendOnce } from '../../../../upstream/mail/schedules/save-schedule.ts';
import {
  addSavedFilter,
  deleteSavedFilter,
  savedFiltersOf,
} from '../../../../upstream/stores/documents/cost-analytics/saved-filters.ts';
import {
  addDashboard,
  deleteDashboard,
} from '../../../../upstream/stores/documents/dashboards/dashboards.ts';
import { dashboardsOf } from '../../../../upstream/stores/documents/dashboards/first-dashboard.ts';
import type { Documents } from '../../../../upstream/stores/documents/database.ts';
import { addMember } from '../../../../upstream/stores/documents/platform/companies.ts';
import { KEPT_SETS, raceToAdd } from '../../../stress/lost-updates.ts';
import { addCompany, addUser, describeOnEngines } from './engines.ts';

const AT = new Date('2026-03-01T10:00:00.000Z');
const FIRST = { name: 'Dashboard', scope: '{}', widgets: '[]' };

describeOnEngines('races', (engine) => {
  let programs: [Documents, Documents];
  const program = (n: number) => programs[n % 2] ?? programs[0];
  beforeAll(async () => {
    const { documents, openAgain } = await engine.newStore();
    programs = [documents, await openAgain()];
    await addCompany(documents);
    for (const user of ['ann', 'bob', 'cat', 'dan']) await addUser(documents, user);
    await addMember(documents, 'ann', 'acme', 'edit');
  });

  it.each(KEPT_SETS)('of saves of one version of the $name one wins, and none is lost', async (kept) => {
    const { taken, refused, faults } = await raceToAdd(kept, programs, { clients: 20, saves: 60 });
    expect(faults).toEqual([]);
    expect(taken).toBeGreaterThan(0);
    expect([refused > 0, taken + refused]).toEqual([true, 60]);
  });

  describe('twenty creations and twenty deletions of dashboards at once', () => {
    const create = (userId: string, n: number, name: string) =>
      addDashboard(
        program(n),
        { userId, companyId: 'acme' },
        { nameOf: () => name, isTemplate: false, scope: '{}', widgets: '[]' },
        AT,
      );
    const list = (userId: string) =>
      dashboardsOf(programs[0], { userId, companyId: 'acme' }, async () => FIRST, AT);

    it.each([
      ['of one', 'bob', 0],
      [`of ${MAX_DASHBOARDS - 1}`, 'cat', MAX_DASHBOARDS - 2],
    ])('%s leave one to ten, of different names, one selected', async (_, userId, more) => {
      await list(userId);
      for (let n = 0; n < more; n += 1) await create(userId, n, `Before ${n}`);
      const before = await list(userId);
      const counts: number[] = [];
      const look = async () => counts.push((await list(userId)).length);
      await Promise.all(
        Array.from({ length: 20 }, (_none, n) => [
          create(userId, n, `Raced ${n % 10}`),
          deleteDashboard(
            program(n),
            { userId, companyId: 'acme' },
            before[n % before.length] ?? { index: 1, version: 1 },
          ),
          look(),
        ]).flat(),
      );
      const own = await list(userId);
      for (const count of [...counts, own.length]) {
        expect(count).toBeGreaterThanOrEqual(1);
        expect(count).toBeLessThanOrEqual(MAX_DASHBOARDS);
      }
      expect(new Set(own.map(({ name }) => name)).size).toBe(own.length);
      expect(new Set(own.map(({ index }) => index)).size).toBe(own.length);
      expect(own.filter(({ isSelected }) => isSelected)).toHaveLength(1);
    });

    it('never take the last one: of two that are there one stays', async () => {
      await list('dan');
      await create('dan', 0, 'Second');
      const two = await list('dan');
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, (_, n) =>
          deleteDashboard(
            program(n),
            { userId: 'dan', companyId: 'acme' },
            two[n % 2] ?? { index: 1, version: 1 },
          ),
        ),
      );
      expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(1);
      expect(await list('dan')).toHaveLength(1);
    });
  });

  it('twenty mails to send at once are twenty schedules of their own', async () => {
    const content = { dashboardId: 'board', name: 'Board' };
    const scheduled = { kind: 'DASHBOARD' as const, content };
    const seqs = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        sendOnce(
          { documents: program(n), companyId: 'acme', userId: 'ann', at: AT },
          { scheduled, recipients: ['ann@acme.example'], key: `key-${n}` },
        ),
      ),
    );
    expect(new Set(seqs).size).toBe(20);
  });

  it('twenty new filters and twenty deletions at the limit pass no limit and make no name twice', async () => {
    const owner = { userId: 'bob', companyId: 'acme' };
    const create = (n: number, name: string) =>
      addSavedFilter(program(n), owner, { name, conditions: '{}' }, AT);
    for (let n = 0; n < MAX_SAVED_FILTERS - 1; n += 1) await create(0, `Before ${n}`);
    const before = await savedFiltersOf(programs[0], owner);
    const counts: number[] = [];
    await Promise.all(
      Array.from({ length: 20 }, (_, n) => [
        create(n, `Raced ${n % 10}`),
        deleteSavedFilter(program(n), owner, before[n % 5] ?? { index: 1, version: 1 }),
        savedFiltersOf(program(n), owner).then((own) => counts.push(own.length)),
      ]).flat(),
    );
    const own = await savedFiltersOf(programs[0], owner);
    expect(Math.max(own.length, ...counts)).toBeLessThanOrEqual(MAX_SAVED_FILTERS);
    expect(new Set(own.map(({ name }) => name)).size).toBe(own.length);
    expect(own.filter(({ name }) => name.startsWith('Before'))).toHaveLength(MAX_SAVED_FILTERS - 1 - 5);
  });
});
