// REST contract of the platform: what its provider has to tell. Texts come in the language of Accept-Language.
import { z } from 'zod';
import { defineEndpoint, noRequest, okReply } from '../endpoint.ts';

export const noticeList = defineEndpoint({
  service: 'plat',
  method: 'GET',
  path: '/plat/legacy/support/noticelist',
  summary: 'Notices of the site, the newest first.',
  access: 'signed-in',
  request: noRequest,
  reply: z.object({
    totalCount: z.int(),
    list: z.array(
      z.object({
        noticeId: z.string(),
        title: z.string(),
        content: z.string(),
        createdAt: z.iso.datetime(),
        /** Whether the user has read it. */
        readYn: z.enum(['Y', 'N']).default('N'),
      }),
    ),
  }),
});

export const scrollTextData = defineEndpoint({
  service: 'plat',
  method: 'GET',
  path: '/plat/legacy/scrolltextdata',
  summary: 'News of the site that run across the top, in their order.',
  access: 'signed-in',
  request: noRequest,
  reply: z.object({
    list: z.array(
      z.object({
        scrollTextId: z.string(),
        text: z.string(),
        linkUrl: z
          .url({ protocol: /^https?$/ })
          .nullable()
          .default(null),
      }),
    ),
  }),
});

export const readNotices = defineEndpoint({
  service: 'plat',
  method: 'POST',
  path: '/plat/notices/read',
  summary: 'Marks notices as read by the user.',
  access: 'member',
  request: z.object({ noticeIds: z.array(z.string().min(1)).min(1).max(100) }),
  reply: okReply,
});

export const noticeEndpoints = { noticeList, scrollTextData, readNotices };
