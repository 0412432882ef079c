// Shapes of the graph out of replies of the administration.

import type { z } from 'zod';
import { MENUS, type MenuName } from '../../../lib/catalogue/menus.ts';
import type {
  auditEntry,
  companyVendors,
  member,
} from '../../../upstream/contract/administration/administration.ts';
import type { ReplyOf } from '../../../upstream/contract/endpoint.ts';
import type {
  AdministeredMenu,
  AuditEntry,
  AuthorisedVendors,
  CompanyMember,
  MemberRight,
  MenuRightLevel,
} from '../../__generated__/graph-types.ts';
import { toGlobalId } from '../../graph/global-id.ts';
import { vendorOf } from '../../graph/wire-enums.ts';

type WireMember = z.output<typeof member>;

/** Nothing of its own: each field is a call. */
export type AdministrationParent = Record<string, never>;

const LEVELS = { edit: 'EDIT', view: 'VIEW', none: 'NONE' } as const satisfies Record<string, MenuRightLevel>;
const AUTH_TYPES = { EDIT: 'edit', VIEW: 'view', NONE: 'none' } as const satisfies Record<
  MenuRightLevel,
  string
>;
const MENU_NAMES = Object.keys(MENUS) as MenuName[];

export const ADMINISTERED_MENUS: readonly AdministeredMenu[] = MENU_NAMES.map((menu) => {
  const { code, url, needs } = MENUS[menu];
  return { menu, code, url, needs: LEVELS[needs] };
});

/** `viewerId` is the user id of the viewer. */
export function memberOf(wire: WireMember, viewerId: string): CompanyMember {
  return {
    id: toGlobalId('Member', wire.userId),
    name: wire.userNm,
    email: wire.userEmail,
    kind: wire.kind === 'tool' ? 'TOOL' : 'PERSON',
    state: wire.state === 'invited' ? 'INVITED' : 'ACTIVE',
    invitationExpiresAt: wire.invitationExpiresAt,
    isOwner: wire.isOwner,
    isSelf: wire.userId === viewerId,
    isAddressChecked: wire.isAddressChecked,
    allowedAddresses: wire.allowedAddresses,
    hasOneTimePassword: wire.hasOneTimePassword,
    version: wire.version,
    rights: wire.rights.flatMap(({ menuId, authType }) => {
      const menu = MENU_NAMES.find((name) => MENUS[name].code === menuId);
      return menu ? [{ menu, right: LEVELS[authType] }] : [];
    }),
  };
}

export function wireRights(rights: readonly MemberRight[]) {
  return rights.map(({ menu, right }) => ({ menuId: MENUS[menu].code, authType: AUTH_TYPES[right] }));
}

export function authorisedVendorsOf(reply: ReplyOf<typeof companyVendors>): AuthorisedVendors {
  return {
    isUnlimited: reply.vendors === null,
    offered: reply.offered.map(vendorOf),
    vendors: (reply.vendors ?? []).map(vendorOf),
    version: reply.version,
  };
}

export function auditEntryOf(entry: z.output<typeof auditEntry>): AuditEntry {
  return { ...entry, id: toGlobalId('AuditEntry', entry.id) };
}
