// Handlers of the administration: people of a company, their rights, its vendors, and who changed what.
import { offeredVendors } from '../../../lib/catalogue/vendors.ts';
import type { administrationEndpoints } from '../../contract/administration/administration.ts';
import type { ReplyOf } from '../../contract/endpoint.ts';
import type { Call, HandlersOf } from '../../rest/call.ts';
import { auditLogOf } from '../../stores/documents/people/audit-log.ts';
import { type Member, type MenuRight, membersOf } from '../../stores/documents/people/members.ts';
import type { AuthType } from '../../stores/documents/people/users.ts';
import { authorisedVendorsOf } from '../../stores/documents/reference/authorised-vendors.ts';
import { invoiceDetailsOf } from '../../stores/documents/reference/invoice-details.ts';
import type { Change } from '../shared/change.ts';
import type { Stores } from '../shared/stores.ts';
import { changeAddresses, resetOneTimePassword } from './administer-access.ts';
import { changeInvoiceDetails, invoiceDetailsVersion } from './administer-invoices.ts';
import { addPerson, changeRights, removePerson, renewInvitation } from './administer-members.ts';
import { changeVendors, vendorsVersion } from './administer-vendors.ts';
import { invitationUrl } from './invitation-page.ts';

type WireMember = ReplyOf<(typeof administrationEndpoints)['addMember']>['member'];

const DONE = { result: 'OK' } as const;

export function administrationHandlers(stores: Stores): HandlersOf<typeof administrationEndpoints> {
  const { documents, environment, issuer, isOwnProvider } = stores;
  const changeOf = ({ user, companyId }: Call): Change => ({
    documents,
    companyId,
    actor: { userId: user.userId, name: user.name },
    at: stores.now(),
  });
  return {
    members: async (_request, { companyId }) => ({
      list: (await membersOf(documents, companyId)).map(wireMember),
    }),
    addMember: async ({ email, name, rights }, call) => {
      const person = { email, name, rights: rightsOf(rights), needsPassword: isOwnProvider };
      const { member, token } = await addPerson(changeOf(call), person);
      return { member: wireMember(member), invitationUrl: token && invitationUrl(issuer, token) };
    },
    removeMember: async ({ memberId, version }, call) => {
      await removePerson(changeOf(call), memberId, version);
      return DONE;
    },
    setMemberRights: async ({ memberId, version, rights }, call) => {
      await changeRights(changeOf(call), memberId, version, rightsOf(rights));
      return DONE;
    },
    renewInvitation: async ({ memberId }, call) => {
      const token = await renewInvitation(changeOf(call), memberId);
      return { invitationUrl: invitationUrl(issuer, token) };
    },
    setMemberAddresses: async ({ memberId, version, addresses }, call) => {
      await changeAddresses(changeOf(call), memberId, version, addresses, call.address);
      return DONE;
    },
    resetMemberOtp: async ({ memberId }, call) => {
      await resetOneTimePassword(changeOf(call), memberId);
      return DONE;
    },
    companyInvoiceDetails: async (_request, { companyId }) => {
      const details = await invoiceDetailsOf(documents, companyId);
      return { details, version: invoiceDetailsVersion(details) };
    },
    setCompanyInvoiceDetails: async ({ version, ...details }, call) => {
      await changeInvoiceDetails(changeOf(call), version, details);
      return DONE;
    },
    companyVendors: async (_request, { companyId }) => {
      const vendors = await authorisedVendorsOf(documents, companyId);
      return {
        vendors: vendors.length === 0 ? null : vendors,
        offered: [...offeredVendors(environment)],
        version: vendorsVersion(vendors),
      };
    },
    setCompanyVendors: async ({ version, vendors }, call) => {
      await changeVendors(changeOf(call), version, vendors ?? [], offeredVendors(environment));
      return DONE;
    },
    auditLog: async ({ page, itemsPerPage, ...question }, { companyId }) => {
      const paging = { limit: itemsPerPage, skip: (page - 1) * itemsPerPage };
      const { totalCount, entries } = await auditLogOf(documents, companyId, { ...question, ...paging });
      return { totalCount, list: entries };
    },
  };
}

function rightsOf(rights: readonly { menuId: string; authType: AuthType }[]): MenuRight[] {
  return rights.map(({ menuId, authType }) => ({ menuCode: menuId, authType }));
}

function wireMember(member: Member): WireMember {
  const { userId, name, email, isTool, invitationExpiresAt, isOwner, rights } = member;
  const { isAddressChecked, allowedAddresses, hasOneTimePassword, version } = member;
  return {
    userId,
    userNm: name,
    userEmail: email,
    kind: isTool ? 'tool' : 'person',
    state: invitationExpiresAt === null ? 'active' : 'invited',
    invitationExpiresAt,
    isOwner,
    rights: rights.map(({ menuCode, authType }) => ({ menuId: menuCode, authType })),
    isAddressChecked,
    allowedAddresses,
    hasOneTimePassword,
    version,
  };
}
