// Resolvers of the administration of a company.
import type { AdministrationResolvers } from '../../__generated__/resolvers/administration.ts';
import { checkPage } from '../../graph/connection.ts';
import { ADMINISTERED_MENUS, type AdministrationParent } from './shapes.ts';

export const administrationResolvers: AdministrationResolvers = {
  Viewer: {
    administration: (): AdministrationParent => ({}),
  },
  Administration: {
    auditLog: (_parent, question, { administration }) => {
      checkPage(question);
      return administration.auditLog(question);
    },
    authorisedVendors: (_parent, _arguments, { administration }) => administration.authorisedVendors(),
    invoiceDetails: (_parent, _arguments, { administration }) => administration.invoiceDetails(),
    members: (_parent, _arguments, { administration }) => administration.members(),
    menus: () => [...ADMINISTERED_MENUS],
  },
  Mutation: {
    addMember: async (_root, { input }, { administration }) => ({
      ...(await administration.addMember(input)),
      administration: {},
    }),
    removeMember: async (_root, { input }, { administration }) => ({
      ...(await administration.removeMember(input)),
      administration: {},
    }),
    renewInvitation: (_root, { input }, { administration }) => administration.renewInvitation(input.memberId),
    resetOneTimePassword: (_root, { input }, { administration }) =>
      administration.resetOneTimePassword(input.memberId),
    setAllowedAddresses: (_root, { input }, { administration }) => administration.setAllowedAddresses(input),
    setAuthorisedVendors: async (_root, { input }, { administration, viewer }) => ({
      ...(await administration.setAuthorisedVendors(input)),
      viewer,
    }),
    setInvoiceDetails: (_root, { input }, { administration }) => administration.setInvoiceDetails(input),
    setMemberRights: (_root, { input }, { administration }) => administration.setMemberRights(input),
  },
};
