// Resolvers of invoice mails.
import type { BillingResolvers } from '../../../__generated__/resolvers/billing.ts';

export const invoiceMailResolvers: BillingResolvers = {
  Viewer: {
    invoicePreview: (_viewer, { input }, { invoiceMail }) => invoiceMail.preview(input),
    invoiceRecipients: (_viewer, { search, addresses }, { invoiceMail }) =>
      invoiceMail.recipients(search, addresses),
    invoiceReservations: (_viewer, { vendor }, { invoiceMail }) => invoiceMail.reservations(vendor ?? null),
  },
  Mutation: {
    deleteReservation: async (_root, { input }, { invoiceMail, viewer }) => ({
      ...(await invoiceMail.remove(input.id)),
      viewer,
    }),
    pauseReservation: (_root, { input }, { invoiceMail }) => invoiceMail.pause(input),
    reserveInvoice: async (_root, { input }, { invoiceMail, viewer }) => ({
      ...(await invoiceMail.reserve(input)),
      viewer,
    }),
    sendInvoice: async (_root, { input }, { invoiceMail, mails }) => {
      const { mailId, userErrors } = await invoiceMail.send(input);
      return { userErrors, mail: mailId === null ? null : await mails.mail(mailId) };
    },
  },
};
