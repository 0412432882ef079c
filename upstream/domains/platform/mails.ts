// Handlers of the mails of a company: each sees what he or she sent or got, an owner sees all.
import { MENUS } from '../../../lib/catalogue/menus.ts';
import type { mailEndpoints } from '../../contract/platform/mails.ts';
import type { Call, HandlersOf } from '../../rest/call.ts';
import { attachmentContents, mailsOf } from '../../stores/documents/mails/mails.ts';
import { membersOf } from '../../stores/documents/people/members.ts';
import { menuRights } from '../../stores/documents/people/users.ts';
import type { Stores } from '../shared/stores.ts';

export function mailHandlers({ documents, mailer }: Stores): HandlersOf<typeof mailEndpoints> {
  const scopeOf = async ({ user, companyId }: Call) => {
    const rights = await menuRights(documents, user.userId, companyId);
    const right = rights.find(({ menuCode }) => menuCode === MENUS.ADMINISTRATION.code);
    return right?.authType === 'edit' ? null : { userId: user.userId, email: user.email };
  };
  return {
    mailList: async ({ page, itemsPerPage, mailIds }, call) => {
      const { companyId } = call;
      const paging = { limit: itemsPerPage, skip: (page - 1) * itemsPerPage };
      const [{ totalCount, mails }, members] = await Promise.all([
        mailsOf(documents, companyId, { of: await scopeOf(call), mailIds, ...paging }),
        membersOf(documents, companyId),
      ]);
      const names = new Map(members.map(({ userId, name }) => [userId, name]));
      const list = mails.map(({ senderId, unsubscribeUrl: _, ...mail }) => ({
        ...mail,
        senderNm: names.get(senderId) ?? '',
      }));
      return { totalCount, delivery: mailer.delivery, list };
    },
    mailAttachment: async ({ mailId, position }, call) => {
      const question = { of: await scopeOf(call), mailIds: [mailId], limit: 1, skip: 0 };
      const { mails } = await mailsOf(documents, call.companyId, question);
      const files = mails.length === 0 ? [] : await attachmentContents(documents, mailId);
      const { name = '', contentType = '', content } = files[position] ?? {};
      return { file: content ? { name, contentType, content: content.toString('base64') } : null };
    },
  };
}
