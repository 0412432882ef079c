// D-06 links to dashboards, on both engines.
import { beforeAll, expect, it } from 'vitest';
import { isShareUuid, MAX_DASHBOARD_SHARES } from '../../../../lib/rules/dashboard-shares.ts';
import {
  addShare,
  type DashboardShare,
  noteOpening,
  revokeShare,
  shareOfUuid,
  sharesOf,
} from '../../../../upstream/stores/documents/dashboards/dashboard-shares.ts';
import type { Documents } from '../../../../upstream/stores/documents/database.ts';
import { removeMember } from '../../../../upstream/stores/documents/people/members.ts';
import { addCompany, addUser, describeOnEngines } from './engines.ts';

const AT = new Date('2026-03-01T23:30:00.000Z');
const NEXT_DAY = new Date('2026-03-02T00:30:00.000Z');
const boardOf = (dashboardId: string, userId = 'ann') => ({ userId, companyId: 'acme', dashboardId });
const PLAIN = { withFilters: false, expiresOn: null };

describeOnEngines('dashboard shares', (engine) => {
  let documents: Documents;
  beforeAll(async () => {
    ({ documents } = await engine.newStore());
    await addCompany(documents);
    for (const user of ['ann', 'bob', 'cat']) await addUser(documents, user);
  });

  async function added(
    dashboardId: string,
    kind: { withFilters?: boolean; expiresOn?: string } = {},
  ): Promise<DashboardShare> {
    const made = await addShare(documents, boardOf(dashboardId), { ...PLAIN, ...kind }, AT);
    if (!made) throw new Error('no link was made');
    return made.share;
  }

  const revoked = (uuid: string, userId = 'ann') =>
    documents
      .transaction()
      .execute((transaction) => revokeShare(transaction, { userId, companyId: 'acme' }, uuid, AT));

  const sharesOfBoard = (...board: Parameters<typeof boardOf>) => {
    const { dashboardId, ...owner } = boardOf(...board);
    return sharesOf(documents, { ...owner, dashboardIds: [dashboardId] });
  };

  it('have random ids, one for each kind, and the same when asked for again', async () => {
    const plain = await added('kinds');
    const filtered = await added('kinds', { withFilters: true });
    expect([plain, filtered].every(({ uuid }) => isShareUuid(uuid))).toBe(true);
    expect(filtered.uuid).not.toBe(plain.uuid);
    expect(await addShare(documents, boardOf('kinds'), PLAIN, NEXT_DAY)).toEqual({
      share: plain,
      isNew: false,
    });
    expect((await sharesOfBoard('kinds')).map(({ uuid }) => uuid)).toHaveLength(2);
    expect(await sharesOfBoard('kinds', 'bob')).toEqual([]);
  });

  it('are found by their uuid alone, with their owner', async () => {
    const { uuid } = await added('found');
    expect(await shareOfUuid(documents, uuid)).toMatchObject({
      dashboardId: 'found',
      ownerName: 'ann',
      companyId: 'acme',
    });
    for (const other of ['', ':uuid', '%', `${uuid} `, uuid.toUpperCase(), crypto.randomUUID()])
      expect(await shareOfUuid(documents, other)).toBeNull();
  });

  it('count a reader once a day', async () => {
    const { uuid } = await added('counted');
    for (const at of [AT, AT, NEXT_DAY]) await noteOpening(documents, uuid, 'bob', at);
    await noteOpening(documents, uuid, 'cat', AT);
    const [share] = await sharesOfBoard('counted');
    expect(share).toMatchObject({ openings: 3 });
    expect(share?.readers).toEqual([
      { name: 'bob', days: 2, lastAt: NEXT_DAY.toISOString() },
      { name: 'cat', days: 1, lastAt: AT.toISOString() },
    ]);
  });

  it('are revoked by their owner alone, once, and leave the list', async () => {
    const { uuid } = await added('revoked');
    expect(await revoked(uuid, 'bob')).toBeNull();
    expect(await revoked(uuid)).toMatchObject({ uuid, revokedAt: AT.toISOString() });
    expect(await revoked(uuid)).toBeNull();
    expect(await sharesOfBoard('revoked')).toEqual([]);
    expect(await shareOfUuid(documents, uuid)).toMatchObject({ revokedAt: AT.toISOString() });
    expect((await added('revoked')).uuid).not.toBe(uuid);
  });

  it(`are ${MAX_DASHBOARD_SHARES} at most, lapsed ones not counted, however many are made at once`, async () => {
    await added('many', { expiresOn: '2026-02-28' });
    const days = Array.from({ length: MAX_DASHBOARD_SHARES + 3 }, (_, day) => `2027-01-${day + 10}`);
    const made = await Promise.all(
      days.map((expiresOn) => addShare(documents, boardOf('many'), { ...PLAIN, expiresOn }, AT)),
    );
    expect(made.filter((each) => each !== null)).toHaveLength(MAX_DASHBOARD_SHARES);
  });

  it('go when their owner leaves the company', async () => {
    const { uuid } = await added('left');
    await noteOpening(documents, uuid, 'bob', AT);
    await removeMember(documents, 'ann', 'acme');
    expect(await shareOfUuid(documents, uuid)).toBeNull();
  });
});
