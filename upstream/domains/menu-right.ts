// The right that an endpoint needs, checked again where the data are: a gateway may not be the only caller.
import { MENUS, type MenuName } from '../../lib/menus.ts';
import { menuRights } from '../documents/users.ts';
import type { Call } from '../http/call.ts';
import { forbidden } from '../refusal.ts';
import type { Stores } from './stores.ts';

/** Refuses unless the user may edit on the menu in the company of the call. */
export async function requireEdit({ documents }: Stores, call: Call, menu: MenuName): Promise<void> {
  const rights = await menuRights(documents, call.user.userId, call.companyId);
  const found = rights.find(({ menuCode }) => menuCode === MENUS[menu].code);
  if (found?.authType !== 'edit')
    throw forbidden(`This needs the right to edit on the menu ${MENUS[menu].code}.`, 'companyId');
}
