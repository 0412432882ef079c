// Resolvers of mails.
import type { Resolvers } from '../../../__generated__/resolver-types.ts';

export const mailsResolvers: Resolvers = {
  Viewer: {
    mail: (_viewer, { id }, { mails }) => mails.mail(id),
    mails: (_viewer, page, { mails }) => mails.mails(page),
  },
  Mutation: {
    sendServiceRequest: async (_root, { input }, { mails, viewer }) => ({
      userErrors: await mails.sendServiceRequest(input),
      viewer,
    }),
  },
  MailAttachment: {
    content: (file, _arguments, { mails }) => mails.content(file),
  },
};
