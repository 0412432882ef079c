// Links to dashboards: made and revoked by the owner of the dashboard, opened by users who have one (D-06, D-07).
import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Selectable, Transaction } from 'kysely';
import { MAX_DASHBOARD_SHARES } from '../../../../lib/rules/dashboard-shares.ts';
import type { Documents } from '../database.ts';
import type { Database } from '../schema.ts';
import { atomically } from '../transaction.ts';
import type { DashboardShareRow } from './dashboard-share-schema.ts';

/** Which dashboard is shared, and whose it is. */
export interface SharedBoard {
  userId: string;
  companyId: string;
  dashboardId: string;
}

/** Dashboards of one owner. */
interface SharedBoards extends Omit<SharedBoard, 'dashboardId'> {
  dashboardIds: readonly string[];
}

export interface DashboardShare extends SharedBoard {
  uuid: string;
  withFilters: boolean;
  /** The last day on which it opens (UTC); null: it never lapses. */
  expiresOn: string | null;
  createdAt: string;
  revokedAt: string | null;
}

/** What a reader of the link is told of the owner. */
export interface OpenedShare extends DashboardShare {
  ownerName: string;
  ownerSite: string;
  companyName: string;
}

export interface ShareReader {
  name: string;
  /** How many days he or she opened it on. */
  days: number;
  /** The first time on the last of those days. */
  lastAt: string;
}

export interface ShareUse extends DashboardShare {
  /** Days of all readers together; the owner is none. */
  openings: number;
  /** Who came last first. */
  readers: ShareReader[];
}

/** The share of this uuid, lapsed and revoked ones too; null where there is none. */
export async function shareOfUuid(documents: Documents, uuid: string): Promise<OpenedShare | null> {
  const row = await documents
    .selectFrom('dashboard_shares')
    .innerJoin('users', 'users.user_id', 'dashboard_shares.user_id')
    .innerJoin('companies', 'companies.company_id', 'dashboard_shares.company_id')
    .selectAll('dashboard_shares')
    .select(['users.name as owner_name', 'users.site_code', 'companies.name as company_name'])
    .where('share_key', '=', keyOf(uuid))
    .executeTakeFirst();
  if (!row || !isSame(row.uuid, uuid)) return null;
  return {
    ...shareOf(row),
    ownerName: row.owner_name,
    ownerSite: row.site_code,
    companyName: row.company_name,
  };
}

/** Links of these dashboards that were not revoked, the newest first, with who opened them. */
export async function sharesOf(documents: Documents, boards: SharedBoards): Promise<ShareUse[]> {
  if (boards.dashboardIds.length === 0) return [];
  const rows = await standing(documents, boards);
  if (rows.length === 0) return [];
  const openings = await documents
    .selectFrom('dashboard_share_openings')
    .innerJoin('users', 'users.user_id', 'dashboard_share_openings.user_id')
    .select(({ fn }) => ['share_key', 'users.user_id', 'users.name', fn.countAll().as('days')])
    .select(({ fn }) => fn.max('opened_at').as('last_at'))
    .where(
      'share_key',
      'in',
      rows.map(({ share_key }) => share_key),
    )
    .groupBy(['share_key', 'users.user_id', 'users.name'])
    .orderBy('last_at', 'desc')
    .execute();
  return rows.map((row) => {
    const own = openings.filter(({ share_key }) => share_key === row.share_key);
    const readers = own.map(({ name, days, last_at }) => ({ name, days: Number(days), lastAt: last_at }));
    return {
      ...shareOf(row),
      readers,
      openings: readers.reduce((sum, { days }) => sum + days, 0),
    };
  });
}

/** A link of this kind: the one that there is, else a new one; null where the dashboard has as many as may be. */
export function addShare(
  documents: Documents,
  board: SharedBoard,
  { withFilters, expiresOn }: Pick<DashboardShare, 'withFilters' | 'expiresOn'>,
  at: Date,
): Promise<{ share: DashboardShare; isNew: boolean } | null> {
  return atomically(documents, async (transaction) => {
    const rows = await standing(transaction, { ...board, dashboardIds: [board.dashboardId] });
    const equal = rows.find(
      (row) => row.with_filters === Number(withFilters) && row.expires_on === expiresOn,
    );
    if (equal) return { share: shareOf(equal), isNew: false };
    const day = at.toISOString().slice(0, 10);
    const open = rows.filter(({ expires_on }) => expires_on === null || expires_on >= day);
    if (open.length >= MAX_DASHBOARD_SHARES) return null;
    const uuid = randomUUID();
    const row: DashboardShareRow = {
      share_key: keyOf(uuid),
      uuid,
      company_id: board.companyId,
      user_id: board.userId,
      dashboard_id: board.dashboardId,
      with_filters: Number(withFilters),
      expires_on: expiresOn,
      created_at: at.toISOString(),
      revoked_at: null,
    };
    await transaction.insertInto('dashboard_shares').values(row).execute();
    return { share: shareOf(row), isNew: true };
  });
}

/** Ends a link of the user in the company; null where there is none that stands. */
export async function revokeShare(
  transaction: Transaction<Database>,
  { userId, companyId }: Omit<SharedBoard, 'dashboardId'>,
  uuid: string,
  at: Date,
): Promise<DashboardShare | null> {
  const share = await shareOfUuid(transaction, uuid);
  const isOwn = share?.userId === userId && share.companyId === companyId;
  if (!share || !isOwn || share.revokedAt !== null) return null;
  await transaction
    .updateTable('dashboard_shares')
    .set({ revoked_at: at.toISOString() })
    .where('share_key', '=', keyOf(uuid))
    .execute();
  return { ...share, revokedAt: at.toISOString() };
}

/** Counts a reader once a day. */
export async function noteOpening(
  documents: Documents,
  uuid: string,
  userId: string,
  at: Date,
): Promise<void> {
  const opened_at = at.toISOString();
  await documents
    .insertInto('dashboard_share_openings')
    .values({ share_key: keyOf(uuid), user_id: userId, opened_on: opened_at.slice(0, 10), opened_at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Ends and forgets all links of the user in the company. */
export async function removeSharesOf(
  documents: Documents,
  { userId, companyId }: Omit<SharedBoard, 'dashboardId'>,
): Promise<void> {
  const own = documents
    .selectFrom('dashboard_shares')
    .select('share_key')
    .where('user_id', '=', userId)
    .where('company_id', '=', companyId);
  await documents.deleteFrom('dashboard_share_openings').where('share_key', 'in', own).execute();
  await documents.deleteFrom('dashboard_shares').where('share_key', 'in', own).execute();
}

function standing(documents: Documents, { userId, companyId, dashboardIds }: SharedBoards) {
  return documents
    .selectFrom('dashboard_shares')
    .selectAll()
    .where('user_id', '=', userId)
    .where('company_id', '=', companyId)
    .where('dashboard_id', 'in', dashboardIds)
    .where('revoked_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('share_key')
    .execute();
}

function keyOf(uuid: string): string {
  return createHash('sha256').update(uuid).digest('hex');
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function shareOf(row: Selectable<DashboardShareRow>): DashboardShare {
  return {
    uuid: row.uuid,
    userId: row.user_id,
    companyId: row.company_id,
    dashboardId: row.dashboard_id,
    withFilters: row.with_filters === 1,
    expiresOn: row.expires_on,
    createdAt: row.created_at,
    revokedAt: row.revoked_at,
  };
}
