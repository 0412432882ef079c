// Resolvers of mails.
import type { PlatformResolvers } from '../../../__generated__/resolvers/platform.ts';

export const mailsResolvers: PlatformResolvers = {
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
