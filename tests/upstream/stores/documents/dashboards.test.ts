// D-01 dashboards of people, on both engines.
import { beforeAll, describe, expect, it } from 'vitest';
import { MAX_DASHBOARDS } from '../../../../lib/rules/dashboard-names.ts';
import {
  addDashboard,
  changeDashboard,
  type DashboardOwner,
  deleteDashboard,
  type StoredDashboard,
  selectDashboard,
  starDashboard,
} from '../../../../upstream/stores/documents/dashboards/dashboards.ts';
import {
  dashboardsOf,
  type FirstDashboard,
} from '../../../../upstream/stores/documents/dashboards/first-dashboard.ts';
import type { Documents } from '../../../../upstream/stores/documents/database.ts';
import { removeMember } from '../../../../upstream/stores/documents/people/members.ts';
import { addCompany, addUser, describeOnEngines } from './engines.ts';

const AT = new Date('2026-03-01T10:00:00.000Z');
const LATER = new Date('2026-03-02T10:00:00.000Z');
const FIRST = { name: 'Dashboard', scope: '{}', widgets: '[]' };
const PEOPLE = ['ann', 'bob', 'cat', 'dan', 'eve', 'fay'] as const;
const of = (userId: (typeof PEOPLE)[number], companyId = 'acme'): DashboardOwner => ({ userId, companyId });

describeOnEngines('dashboards', (engine) => {
  let documents: Documents;
  beforeAll(async () => {
    ({ documents } = await engine.newStore());
    await addCompany(documents);
    await addCompany(documents, 'other', 'Other');
    for (const user of PEOPLE) await addUser(documents, user);
  });

  const list = (owner: DashboardOwner) => dashboardsOf(documents, owner, async () => FIRST, AT);
  const added = async (owner: DashboardOwner, name: string): Promise<StoredDashboard> => {
    const made = await addDashboard(
      documents,
      owner,
      { nameOf: () => name, isTemplate: false, scope: '{}', widgets: '[]' },
      AT,
    );
    if (typeof made === 'string') throw new Error(made);
    return made;
  };
  const selectedOf = async (owner: DashboardOwner) =>
    (await list(owner)).filter(({ isSelected }) => isSelected).map(({ name }) => name);

  it('start with one, which many first looks at once make only once', async () => {
    const looks = await Promise.all(Array.from({ length: 10 }, () => list(of('ann'))));
    const ids = new Set(looks.flat().map(({ dashboardId }) => dashboardId));
    expect(ids.size).toBe(1);
    expect(looks[0]).toMatchObject([{ name: 'Dashboard', index: 1, isSelected: true, isTemplate: true }]);
    expect(await list(of('ann', 'other'))).not.toEqual(looks[0]);
  });

  it('a provisional one is made again once there are data, unless its owner changed it', async () => {
    const look = (userId: 'bob' | 'cat', first: FirstDashboard) =>
      dashboardsOf(documents, of(userId, 'other'), async () => first, AT);
    const provisional = { ...FIRST, isProvisional: true };
    const [made] = await look('bob', provisional);
    expect(await look('bob', { ...provisional, widgets: '[1]' })).toEqual([made]);
    const second = await added(of('bob', 'other'), 'Second');
    await starDashboard(documents, of('bob', 'other'), { index: 1, isStarred: true });
    const later = await look('bob', { ...FIRST, widgets: '[2]' });
    expect(later).toMatchObject([
      { dashboardId: made?.dashboardId, widgets: '[2]', isStarred: true, isTemplate: true, version: 1 },
      { dashboardId: second.dashboardId, widgets: '[]' },
    ]);
    expect(await look('bob', { ...FIRST, widgets: '[3]' })).toEqual(later);
    const [{ version } = { version: -1 }] = await look('cat', provisional);
    const own = (now: StoredDashboard) => ({ ...now, widgets: '["own"]' });
    await changeDashboard(documents, of('cat', 'other'), { index: 1, version }, own, AT);
    expect(await look('cat', { ...FIRST, widgets: '[2]' })).toMatchObject([{ widgets: '["own"]' }]);
  });

  it(`are ${MAX_DASHBOARDS} at most: of twenty made at once the others are refused`, async () => {
    const [first] = await list(of('bob'));
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        addDashboard(
          documents,
          of('bob'),
          { nameOf: () => `Board ${n}`, isTemplate: false, scope: '{}', widgets: '[]' },
          AT,
        ),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'TOO_MANY_DASHBOARDS')).toHaveLength(
      20 - (MAX_DASHBOARDS - 1),
    );
    const own = await list(of('bob'));
    expect(own).toHaveLength(MAX_DASHBOARDS);
    expect(own.filter(({ isSelected }) => isSelected)).toEqual([first]);
    expect(new Set(own.map(({ index }) => index)).size).toBe(MAX_DASHBOARDS);
  });

  it('have names that case and blanks do not tell apart', async () => {
    await list(of('cat'));
    const other = await added(of('cat'), 'Team  A');
    const twin = { nameOf: () => 'team a', isTemplate: false, scope: '{}', widgets: '[]' };
    expect(await addDashboard(documents, of('cat'), twin, AT)).toBe('DASHBOARD_NAME_IN_USE');
    const renamed = { ...FIRST, name: 'dashboard' };
    expect(await changeDashboard(documents, of('cat'), other, () => renamed, LATER)).toBe(
      'DASHBOARD_NAME_IN_USE',
    );
    expect(
      await changeDashboard(documents, of('cat'), other, () => ({ ...other, name: 'TEAM A' }), LATER),
    ).toMatchObject({ name: 'TEAM A', version: 2 });
  });

  it('are changed as they were read: of twenty saves of one version one wins', async () => {
    const [own] = await list(of('dan'));
    if (!own) throw new Error('there is no dashboard');
    const saves = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        changeDashboard(documents, of('dan'), own, () => ({ ...FIRST, widgets: `[${n}]` }), LATER),
      ),
    );
    const won = saves.filter((outcome) => typeof outcome !== 'string');
    expect(won).toHaveLength(1);
    expect(new Set(saves.filter((outcome) => typeof outcome === 'string'))).toEqual(
      new Set(['CHANGED_MEANWHILE']),
    );
    expect(await list(of('dan'))).toEqual(won);
    expect(won[0]).toMatchObject({ version: 2, isTemplate: false, updatedAt: LATER.toISOString() });
    expect(await deleteDashboard(documents, of('dan'), own)).toBe('CHANGED_MEANWHILE');
  });

  it('what a change refuses leaves everything as it was', async () => {
    const [own] = await list(of('dan'));
    if (!own) throw new Error('there is no dashboard');
    const refuse = () => {
      throw new Error('not so');
    };
    await expect(changeDashboard(documents, of('dan'), own, refuse, LATER)).rejects.toThrow('not so');
    expect(await list(of('dan'))).toEqual([own]);
  });

  describe('of which exactly one is selected', () => {
    it('by whatever order of choices, at once too', async () => {
      await list(of('eve'));
      const second = await added(of('eve'), 'Second');
      const third = await added(of('eve'), 'Third');
      expect(await selectedOf(of('eve'))).toEqual(['Dashboard']);
      expect(await selectDashboard(documents, of('eve'), third.index)).toBeNull();
      expect(await selectedOf(of('eve'))).toEqual(['Third']);
      await Promise.all(
        [1, second.index, third.index, 1].map((index) => selectDashboard(documents, of('eve'), index)),
      );
      expect(await selectedOf(of('eve'))).toHaveLength(1);
      expect(await selectDashboard(documents, of('eve'), 99)).toBe('UNKNOWN_DASHBOARD');
    });

    it('and any number has a star, which is no change of the dashboard', async () => {
      const starred = async () =>
        (await list(of('eve'))).flatMap((each) => (each.isStarred ? each.name : []));
      const versions = async () => (await list(of('eve'))).map(({ version }) => version);
      const before = await versions();
      for (const index of [2, 3])
        expect(await starDashboard(documents, of('eve'), { index, isStarred: true })).toBeNull();
      expect(await starred()).toEqual(['Second', 'Third']);
      expect(await starDashboard(documents, of('eve'), { index: 2, isStarred: false })).toBeNull();
      expect(await starred()).toEqual(['Third']);
      expect(await versions()).toEqual(before);
      expect(await starDashboard(documents, of('eve'), { index: 99, isStarred: true })).toBe(
        'UNKNOWN_DASHBOARD',
      );
    });

    it('after the selected one is deleted, too, and the last one stays', async () => {
      await selectDashboard(documents, of('eve'), 3);
      for (const left of [['Second'], ['Dashboard']]) {
        const selected = (await list(of('eve'))).find(({ isSelected }) => isSelected);
        if (!selected) throw new Error('none is selected');
        expect(await deleteDashboard(documents, of('eve'), selected)).toBeNull();
        expect(await selectedOf(of('eve'))).toEqual(left);
      }
      const [last] = await list(of('eve'));
      if (!last) throw new Error('there is none');
      expect(await deleteDashboard(documents, of('eve'), last)).toBe('LAST_DASHBOARD');
    });
  });

  it('go when their owner leaves the company', async () => {
    const [own] = await list(of('fay'));
    const [other] = await list(of('fay', 'other'));
    await removeMember(documents, 'fay', 'acme');
    expect((await list(of('fay')))[0]?.dashboardId).not.toBe(own?.dashboardId);
    expect(await list(of('fay', 'other'))).toEqual([other]);
  });
});
