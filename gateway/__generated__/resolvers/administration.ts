import type { Resolvers } from '../resolver-types.ts';

/** Resolvers of what the SDL of administration declares. */
export type AdministrationResolvers = {
  AddMemberPayload?: Pick<NonNullable<Resolvers['AddMemberPayload']>, 'administration' | 'invitationUrl' | 'member' | 'userErrors'>;
  AdministeredMenu?: Pick<NonNullable<Resolvers['AdministeredMenu']>, 'code' | 'menu' | 'needs' | 'url'>;
  Administration?: Pick<NonNullable<Resolvers['Administration']>, 'auditLog' | 'authorisedVendors' | 'invoiceDetails' | 'members' | 'menus'>;
  AuditChange?: Pick<NonNullable<Resolvers['AuditChange']>, 'after' | 'before' | 'name'>;
  AuditEntry?: Pick<NonNullable<Resolvers['AuditEntry']>, 'action' | 'actor' | 'at' | 'changes' | 'id' | 'subject'>;
  AuditEntryConnection?: Pick<NonNullable<Resolvers['AuditEntryConnection']>, 'edges' | 'pageInfo' | 'totalCount'>;
  AuditEntryEdge?: Pick<NonNullable<Resolvers['AuditEntryEdge']>, 'cursor' | 'node'>;
  AuthorisedVendors?: Pick<NonNullable<Resolvers['AuthorisedVendors']>, 'isUnlimited' | 'offered' | 'vendors' | 'version'>;
  CompanyMember?: Pick<NonNullable<Resolvers['CompanyMember']>, 'allowedAddresses' | 'email' | 'hasOneTimePassword' | 'id' | 'invitationExpiresAt' | 'isAddressChecked' | 'isOwner' | 'isSelf' | 'kind' | 'name' | 'rights' | 'state' | 'version'>;
  InvoiceDetails?: Pick<NonNullable<Resolvers['InvoiceDetails']>, 'billToAddress' | 'billToName' | 'billToTaxNumber' | 'issuerAddress' | 'issuerName' | 'issuerTaxNumber' | 'paymentDays' | 'version'>;
  MemberRight?: Pick<NonNullable<Resolvers['MemberRight']>, 'menu' | 'right'>;
  Mutation?: Pick<NonNullable<Resolvers['Mutation']>, 'addMember' | 'removeMember' | 'renewInvitation' | 'resetOneTimePassword' | 'setAllowedAddresses' | 'setAuthorisedVendors' | 'setInvoiceDetails' | 'setMemberRights'>;
  RemoveMemberPayload?: Pick<NonNullable<Resolvers['RemoveMemberPayload']>, 'administration' | 'removedId' | 'userErrors'>;
  RenewInvitationPayload?: Pick<NonNullable<Resolvers['RenewInvitationPayload']>, 'invitationUrl' | 'member' | 'userErrors'>;
  ResetOneTimePasswordPayload?: Pick<NonNullable<Resolvers['ResetOneTimePasswordPayload']>, 'member' | 'userErrors'>;
  SetAllowedAddressesPayload?: Pick<NonNullable<Resolvers['SetAllowedAddressesPayload']>, 'member' | 'userErrors'>;
  SetAuthorisedVendorsPayload?: Pick<NonNullable<Resolvers['SetAuthorisedVendorsPayload']>, 'authorisedVendors' | 'userErrors' | 'viewer'>;
  SetInvoiceDetailsPayload?: Pick<NonNullable<Resolvers['SetInvoiceDetailsPayload']>, 'invoiceDetails' | 'userErrors'>;
  SetMemberRightsPayload?: Pick<NonNullable<Resolvers['SetMemberRightsPayload']>, 'member' | 'userErrors'>;
  Viewer?: Pick<NonNullable<Resolvers['Viewer']>, 'administration'>;
};
