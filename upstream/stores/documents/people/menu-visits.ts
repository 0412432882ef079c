// The menus that a user opened last in a company.
import type { Documents } from '../database.ts';

const MAX_RECENT = 10;

export async function recordMenuVisit(
  documents: Documents,
  { userId, companyId, menuCode }: { userId: string; companyId: string; menuCode: string },
  at: Date,
): Promise<void> {
  const visited_at = at.toISOString();
  await documents
    .insertInto('menu_visits')
    .values({ user_id: userId, company_id: companyId, menu_code: menuCode, visited_at })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'company_id', 'menu_code']).doUpdateSet({ visited_at }),
    )
    .execute();
}

/** The newest first, at most 10. */
export async function recentMenusOf(
  documents: Documents,
  userId: string,
  companyId: string,
): Promise<{ menuCode: string; visitedAt: string }[]> {
  const rows = await documents
    .selectFrom('menu_visits')
    .select(['menu_code', 'visited_at'])
    .where('user_id', '=', userId)
    .where('company_id', '=', companyId)
    .orderBy('visited_at', 'desc')
    .orderBy('menu_code')
    .limit(MAX_RECENT)
    .execute();
  return rows.map(({ menu_code, visited_at }) => ({ menuCode: menu_code, visitedAt: visited_at }));
}
