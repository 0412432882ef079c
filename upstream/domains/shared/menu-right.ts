// The right that an endpoint needs, checked again where the data are: a gateway may not be the only caller.
import { MENUS } from '../../../lib/catalogue/menus.ts';
import type { MenuAccess } from '../../contract/endpoint.ts';
import { forbidden } from '../../refusal.ts';
import type { Documents } from '../../stores/documents/database.ts';
import { menuRights, type User } from '../../stores/documents/people/users.ts';

/** Refuses unless the user has the right in the company; read anew for every call. */
export async function requireRight(
  documents: Documents,
  { userId }: User,
  companyId: string | null,
  { menu, needs }: MenuAccess,
): Promise<void> {
  const { code } = MENUS[menu];
  const rights = companyId === null ? [] : await menuRights(documents, userId, companyId);
  const right = rights.find(({ menuCode }) => menuCode === code)?.authType ?? 'none';
  if (right !== 'edit' && right !== needs)
    throw forbidden(`This needs the right to ${needs} on the menu ${code}.`, 'companyId');
}
