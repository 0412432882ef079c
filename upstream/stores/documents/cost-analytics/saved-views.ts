// Saved views of cost analytics: changed by their owner, and seen by the whole company where they are shared.
import { randomUUID } from 'node:crypto';
import type { ExpressionBuilder, Kysely, Transaction } from 'kysely';
import { MAX_SAVED_VIEWS } from '../../../../lib/rules/saved-views.ts';
import { nameKeyOf } from '../../../../lib/rules/text-rules.ts';
import type { Documents } from '../database.ts';
import type { Database } from '../schema.ts';
import { atomically } from '../transaction.ts';
import type { FilterOwner } from './saved-filters.ts';
import type { SavedViewRow } from './saved-view-schema.ts';

export interface ViewContent {
  name: string;
  description: string;
  address: string;
  isShared: boolean;
}

export interface SavedView extends ViewContent {
  viewId: string;
  owner: { userId: string; name: string };
  version: number;
  createdAt: string;
  updatedAt: string;
  /** By the reader. */
  isStarred: boolean;
  /** How many other people have starred it. */
  otherStars: number;
}

export type SavedViewFault = 'VIEW_NAME_IN_USE' | 'TOO_MANY_VIEWS' | 'UNKNOWN_VIEW' | 'CHANGED_MEANWHILE';

const NAMES = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** The owner's, and those that others of the company share, by name. */
export async function savedViewsFor(documents: Documents, reader: FilterOwner): Promise<SavedView[]> {
  const rows = await viewsFor(documents, reader).execute();
  return rows
    .map(savedViewOf)
    .sort((one, other) => NAMES.compare(one.name, other.name) || (one.viewId < other.viewId ? -1 : 1));
}

/** A new view, or why there is none. */
export function addSavedView(
  documents: Documents,
  owner: FilterOwner,
  content: ViewContent,
  at: Date,
): Promise<SavedView | SavedViewFault> {
  return atomically(documents, async (transaction) => {
    const own = await ownRows(transaction, owner);
    const name_key = nameKeyOf(content.name);
    if (own.some((row) => row.name_key === name_key)) return 'VIEW_NAME_IN_USE';
    if (own.length >= MAX_SAVED_VIEWS) return 'TOO_MANY_VIEWS';
    const view_id = randomUUID();
    await transaction
      .insertInto('saved_views')
      .values({
        ...{ view_id, company_id: owner.companyId, user_id: owner.userId, version: 1 },
        ...columnsOf(content),
        ...{ created_at: at.toISOString(), updated_at: at.toISOString() },
      })
      .execute();
    return present(transaction, owner, view_id);
  });
}

/** Overwrites a view of the owner, unless it was changed since `version` was read. */
export function overwriteSavedView(
  documents: Documents,
  owner: FilterOwner,
  { viewId, version, ...content }: ViewContent & { viewId: string; version: number },
  at: Date,
): Promise<SavedView | SavedViewFault> {
  return atomically(documents, async (transaction) => {
    const own = await ownRows(transaction, owner);
    const row = own.find(({ view_id }) => view_id === viewId);
    if (!row) return 'UNKNOWN_VIEW';
    if (row.version !== version) return 'CHANGED_MEANWHILE';
    const name_key = nameKeyOf(content.name);
    if (own.some((other) => other !== row && other.name_key === name_key)) return 'VIEW_NAME_IN_USE';
    await transaction
      .updateTable('saved_views')
      .set({ ...columnsOf(content), version: version + 1, updated_at: at.toISOString() })
      .where('view_id', '=', viewId)
      .execute();
    if (!content.isShared)
      await transaction
        .deleteFrom('saved_view_stars')
        .where('view_id', '=', viewId)
        .where('user_id', '!=', owner.userId)
        .execute();
    return present(transaction, owner, viewId);
  });
}

/** Null when it is done. */
export function deleteSavedView(
  documents: Documents,
  owner: FilterOwner,
  { viewId, version }: { viewId: string; version: number },
): Promise<SavedViewFault | null> {
  return atomically(documents, async (transaction) => {
    const row = (await ownRows(transaction, owner)).find(({ view_id }) => view_id === viewId);
    if (!row) return 'UNKNOWN_VIEW';
    if (row.version !== version) return 'CHANGED_MEANWHILE';
    await transaction.deleteFrom('saved_views').where('view_id', '=', viewId).execute();
    return null;
  });
}

/** Sets or takes away the reader's star on a view that the reader sees: no change of the view. */
export function starSavedView(
  documents: Documents,
  reader: FilterOwner,
  { viewId, isStarred }: { viewId: string; isStarred: boolean },
): Promise<SavedView | SavedViewFault> {
  return atomically(documents, async (transaction) => {
    const row = await viewsFor(transaction, reader)
      .where('saved_views.view_id', '=', viewId)
      .executeTakeFirst();
    if (!row) return 'UNKNOWN_VIEW';
    const star = { view_id: viewId, user_id: reader.userId };
    if (isStarred)
      await transaction
        .insertInto('saved_view_stars')
        .values(star)
        .onConflict((conflict) => conflict.columns(['view_id', 'user_id']).doNothing())
        .execute();
    else
      await transaction
        .deleteFrom('saved_view_stars')
        .where('view_id', '=', viewId)
        .where('user_id', '=', reader.userId)
        .execute();
    return present(transaction, reader, viewId);
  });
}

function columnsOf({ name, description, address, isShared }: ViewContent) {
  return { name, name_key: nameKeyOf(name), description, address, is_shared: isShared ? 1 : 0 };
}

function ownRows(
  transaction: Transaction<Database>,
  { userId, companyId }: FilterOwner,
): Promise<SavedViewRow[]> {
  return transaction
    .selectFrom('saved_views')
    .selectAll()
    .where('user_id', '=', userId)
    .where('company_id', '=', companyId)
    .execute();
}

/** Those that the reader sees. */
function viewsFor(documents: Kysely<Database>, { userId, companyId }: FilterOwner) {
  return documents
    .selectFrom('saved_views')
    .innerJoin('users', 'users.user_id', 'saved_views.user_id')
    .selectAll('saved_views')
    .select('users.name as owner_name')
    .select((from) => [
      starsOf(from, '=', userId).as('own_stars'),
      starsOf(from, '!=', userId).as('other_stars'),
    ])
    .where('saved_views.company_id', '=', companyId)
    .where((where) => where.or([where('saved_views.user_id', '=', userId), where('is_shared', '=', 1)]));
}

function starsOf(from: ExpressionBuilder<Database, 'saved_views'>, is: '=' | '!=', userId: string) {
  return from
    .selectFrom('saved_view_stars')
    .whereRef('saved_view_stars.view_id', '=', 'saved_views.view_id')
    .where('saved_view_stars.user_id', is, userId)
    .select((count) => count.fn.countAll<number | string>().as('stars'));
}

async function present(
  transaction: Transaction<Database>,
  reader: FilterOwner,
  viewId: string,
): Promise<SavedView> {
  const row = await viewsFor(transaction, reader)
    .where('saved_views.view_id', '=', viewId)
    .executeTakeFirst();
  if (!row) throw new Error('a saved view is not there');
  return savedViewOf(row);
}

type ReadRow = SavedViewRow & {
  owner_name: string;
  own_stars: number | string | null;
  other_stars: number | string | null;
};

function savedViewOf(row: ReadRow): SavedView {
  return {
    viewId: row.view_id,
    owner: { userId: row.user_id, name: row.owner_name },
    name: row.name,
    description: row.description,
    address: row.address,
    isShared: row.is_shared === 1,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    isStarred: Number(row.own_stars) > 0,
    otherStars: Number(row.other_stars),
  };
}
