// Handlers of what the portal's provider has to tell, and of who has read it.
import type { noticeEndpoints } from '../../contract/platform/notices.ts';
import type { HandlersOf } from '../../rest/call.ts';
import { markNoticesRead, noticesOf, scrollTextsOf } from '../../stores/documents/platform/notices.ts';
import type { Stores } from '../shared/stores.ts';

export function noticeHandlers({ documents, now }: Stores): HandlersOf<typeof noticeEndpoints> {
  return {
    noticeList: async (_request, { user, language }) => {
      const notices = await noticesOf(documents, user, language);
      const list = notices.map(({ noticeId, title, body, publishedAt, isRead }) => ({
        noticeId,
        title,
        content: body,
        createdAt: publishedAt,
        readYn: isRead ? ('Y' as const) : ('N' as const),
      }));
      return { totalCount: list.length, list };
    },
    scrollTextData: async (_request, { user, language }) => {
      const texts = await scrollTextsOf(documents, user.siteCode, language);
      return {
        list: texts.map(({ scrollTextId, text, url }) => ({ scrollTextId, text, linkUrl: url })),
      };
    },
    readNotices: async ({ noticeIds }, { user }) => {
      await markNoticesRead(documents, user, noticeIds, now());
      return { result: 'OK' };
    },
  };
}
