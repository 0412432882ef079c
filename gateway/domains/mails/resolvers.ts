// Resolvers of mails.
import type { Resolvers } from '../../__generated__/resolver-types.ts';

export const mailsResolvers: Resolvers = {
  Viewer: {
    mail: (_viewer, { id }, { mails }) => mails.mail(id),
    mails: (_viewer, page, { mails }) => mails.mails(page),
  },
  MailAttachment: {
    content: (file, _arguments, { mails }) => mails.content(file),
  },
};
