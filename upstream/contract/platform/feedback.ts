// REST contract of the platform: what the user does with the portal: feedback, and the menus opened last.
import { z } from 'zod';
import { isWithinLength } from '../../../lib/rules/text-rules.ts';
import { defineEndpoint, noRequest, okReply } from '../endpoint.ts';

export const surveyCheck = defineEndpoint({
  service: 'survey',
  method: 'POST',
  path: '/survey/check',
  summary: 'Whether the user gave feedback.',
  access: 'member',
  request: noRequest,
  reply: z.object({
    submitted: z.boolean(),
    /** When the user last put it off. */
    postponedAt: z.iso.datetime().nullable().default(null),
  }),
});

export const surveySave = defineEndpoint({
  service: 'survey',
  method: 'POST',
  path: '/survey/save',
  summary:
    'Keeps the feedback of the user, once, or that it was put off. Refused with ALREADY_SUBMITTED after that.',
  access: 'member',
  request: z.object({
    /** Needed unless it is put off. */
    helpful: z.boolean().nullable(),
    comments: z.string().refine(isWithinLength, { error: 'at most 254 characters' }).nullable(),
    later: z.boolean(),
  }),
  reply: okReply,
});

export const recentMenu = defineEndpoint({
  service: 'users',
  method: 'POST',
  path: '/users/recent/menu',
  summary: 'The menus that the user opened last in the company; a menu that is named becomes the newest.',
  access: 'member',
  request: z.object({ menuId: z.string().min(1).max(40).nullable().optional() }),
  reply: z.object({
    /** The newest first, at most 10. */
    list: z.array(z.object({ menuId: z.string(), visitedAt: z.iso.datetime() })),
  }),
});

export const feedbackEndpoints = { surveyCheck, surveySave, recentMenu };
