// Who may read what the vendor billed beside a bill: the difference is the margin of anyone who resells. Screens, files and
// mails ask here.
import { MENUS } from '../../../lib/catalogue/menus.ts';
import type { Documents } from '../../stores/documents/database.ts';
import { menuRights } from '../../stores/documents/people/users.ts';

/** Those who administer the company. */
export async function mayReadMargin(
  documents: Documents,
  userId: string,
  companyId: string,
): Promise<boolean> {
  const rights = await menuRights(documents, userId, companyId);
  return rights.some(
    ({ menuCode, authType }) => menuCode === MENUS.ADMINISTRATION.code && authType === 'edit',
  );
}

/** Of what several people get: all of them. */
export async function mayAllReadMargin(
  documents: Documents,
  userIds: readonly string[],
  companyId: string,
): Promise<boolean> {
  const may = await Promise.all(userIds.map((userId) => mayReadMargin(documents, userId, companyId)));
  return may.length > 0 && may.every(Boolean);
}
